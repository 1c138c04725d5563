// What screen readers say: what pictures show, and no names of files or emoji.

import { whenDrawn } from "./drawn.js";

/** A mark that the bot gives the names of its emoji, so that one drawn in another way has another name. */
const MARK = /^[0-9a-f]{6,}$/;

export function nameThings() {
  whenDrawn((box) => {
    for (const image of box.querySelectorAll("img.custom-emoji:not([data-named])")) nameEmoji(image);
    // Its picture is what it contains, and simcord has given that its alternative text.
    for (const opener of box.querySelectorAll("button.media-lightbox-trigger[aria-label]")) {
      opener.removeAttribute("aria-label");
      opener.setAttribute("aria-haspopup", "dialog");
    }
  });
}

/** Emoji stand beside words that say the same; one that is alone on its button is called by its name. */
function nameEmoji(image) {
  const button = image.closest("button.component-button");
  const alone = button && !button.querySelector(".button-label");
  image.dataset.named = image.alt;
  image.alt = alone ? spoken(image.alt) : "";
}

/** "k2_risk_0_f7a38d" is "risk 0". */
function spoken(name) {
  const [, ...words] = name.split("_");
  if (MARK.test(words.at(-1))) words.pop();
  return words.join(" ") || name;
}
