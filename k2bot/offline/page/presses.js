// Presses that come while another one is under way, or while what is pressed is drawn anew. simcord loses them; on
// Discord each of them counts.

import { byId } from "./facts.js";

const MOST = 5;
const BLOCKED = 'button.component-button[aria-disabled="true"]:not(:disabled)';

const waiting = [];

export function keepPresses() {
  const box = byId("channel-timeline");
  box.addEventListener("click", (event) => {
    const button = event.target.closest(BLOCKED);
    if (button && waiting.length < MOST) waiting.push(button);
  }, true);
  let down = null;
  box.addEventListener("pointerdown", (event) => { down = event.target.closest("button.component-button"); });
  box.addEventListener("pointerup", (event) => {
    if (down && !down.isConnected && event.target.closest("button.component-button") === now(down)) now(down)?.click();
  });
  new MutationObserver(() => {
    while (waiting.length && !box.querySelector(BLOCKED)) now(waiting.shift())?.click();
  }).observe(box, { subtree: true, childList: true, attributeFilter: ["aria-disabled"] });
}

/** The button that stands now where this one stood, if it says the same; another one was not meant. */
function now({ dataset, textContent }) {
  const button = document.querySelector(`button[data-control-key="${CSS.escape(dataset.controlKey)}"]`);
  return button?.textContent === textContent ? button : null;
}
