// Where the keyboard is: it stays with a message that is drawn anew, and a key leads to the newest panel.

import { whenDrawn } from "./drawn.js";
import { byId, facts, underWay } from "./facts.js";
import { hold } from "./follow.js";

const CONTROL = "button.component-button:not(:disabled), a.component-button, .select-trigger:not(:disabled)";
/** Tries, a frame each, in which simcord may give the focus back by itself. */
const FRAMES = 3;

/** The message in which a control had the focus last, and the place of that control in it. */
let last = null;
/** Whether the hands are on the keyboard. */
let typing = false;

const list = () => byId("channel-message-list");
const controls = (message) => [...message.querySelectorAll(CONTROL)];
const lost = () => !document.activeElement || document.activeElement === document.body;

export function leadKeys() {
  const skip = document.createElement("a");
  skip.className = "k2-skip";
  skip.href = "#";
  skip.textContent = facts.words.newest;
  skip.addEventListener("click", (event) => {
    event.preventDefault();
    typing = true;
    toNewest();
  });
  document.body.prepend(skip);
  document.addEventListener("pointerdown", () => { typing = false; }, true);
  document.addEventListener("keydown", (event) => {
    typing = true;
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    // By its place on the keyboard: with Alt the key may write another letter.
    const asked = event.altKey && !event.ctrlKey && !event.metaKey && event.code === "KeyN";
    if ((asked || (plain && event.key === "Tab" && lost())) && toNewest()) event.preventDefault();
  }, true);
  document.addEventListener("focusin", (event) => {
    const message = event.target.closest?.("[data-message-id]");
    const place = message && controls(message).indexOf(event.target.closest(CONTROL));
    last = message && place >= 0 ? { id: message.dataset.messageId, place } : null;
  });
  whenDrawn(() => giveBack(FRAMES));
}

/** Bring the newest message with something to press into view and the keyboard to its first control. */
function toNewest() {
  const message = [...list().querySelectorAll("[data-message-id]")].reverse().find((one) => controls(one).length);
  if (!message) return false;
  hold(message.matches(":last-child") ? "end" : { id: message.dataset.messageId });
  controls(message)[0].focus({ preventScroll: true });
  return true;
}

/** Give the focus to what stands now where it was, if it was lost because its control is gone. */
function giveBack(frames) {
  if (!typing || !last || !lost()) return;
  if (frames || underWay()) {
    requestAnimationFrame(() => giveBack(Math.max(0, frames - 1)));
    return;
  }
  const message = list().querySelector(`[data-message-id="${last.id}"]`);
  const now = message ? controls(message) : [];
  if (now.length) now[Math.min(last.place, now.length - 1)].focus({ preventScroll: true });
  else toNewest();
}
