// Presses that come while another one is under way, or while what is pressed is drawn anew or moves away, as it does
// while pictures above it load. simcord and the browser lose them; here each of them counts.

import { byId, underWay } from "./facts.js";

const MOST = 5;
const BLOCKED = 'button.component-button[aria-disabled="true"]:not(:disabled)';
/** The ways to messages further up and down. */
const WAYS = "#history-older, #history-newer, #new-messages";
/** What is chosen by one click, in a menu for a single choice. */
const OPTION = '#channel-timeline [aria-multiselectable="false"] [role="option"]';

/** Pixels by which a hand at rest may seem to move. */
const STILL = 6;

const waiting = [];

export function keepPresses() {
  keepOthers();
  const box = byId("channel-timeline");
  box.addEventListener("click", (event) => {
    const button = event.target.closest(BLOCKED);
    if (button && waiting.length < MOST) waiting.push(button);
  }, true);
  let down = null;
  document.addEventListener("pointerdown", (event) => {
    const button = event.button === 0 && box.contains(event.target) && event.target.closest("button.component-button");
    down = button && { button, x: event.clientX, y: event.clientY };
  });
  document.addEventListener("pointerup", (event) => {
    if (!down) return;
    const { button, x, y } = down;
    down = null;
    const still = Math.hypot(event.clientX - x, event.clientY - y) < STILL;
    const same = button.isConnected && button.contains(event.target); // the browser makes a click of it
    if (still && !same) (button.isConnected ? button : now(button))?.click();
  });
  new MutationObserver(() => {
    while (waiting.length && !box.querySelector(BLOCKED)) now(waiting.shift())?.click();
  }).observe(box, { subtree: true, childList: true, attributeFilter: ["aria-disabled"] });
}

/** The ways, and what is chosen in a menu, wait as well. */
function keepOthers() {
  const nothing = () => null;
  let held = nothing;
  document.addEventListener("click", (event) => {
    const way = event.target.closest?.(WAYS);
    const option = event.target.closest?.(OPTION);
    if (!way && !option) return;
    held = nothing;
    if (!underWay()) return;
    held = () => way || standing(option);
    event.stopImmediatePropagation();
  }, true);
  new MutationObserver(() => {
    if (underWay()) return;
    const next = held();
    held = nothing;
    next?.click();
  }).observe(byId("send-message"), { attributeFilter: ["disabled"] });
}

/** The option that stands now where this one stood, if it says the same. */
function standing({ id, textContent }) {
  const option = document.getElementById(id);
  return option?.textContent === textContent ? option : null;
}

/** What this button has become: where it stood, or else the only one in its message that says the same. */
function now({ dataset, textContent }) {
  const key = CSS.escape(dataset.controlKey);
  const same = (button) => button.textContent === textContent;
  const there = [...document.querySelectorAll(`button[data-control-key="${key}"]`)].filter(same);
  if (there.length) return there[0];
  const message = CSS.escape(dataset.controlKey.split(":component:")[0]);
  const moved = [...document.querySelectorAll(`button[data-control-key^="${message}:component:"]`)].filter(same);
  return moved.length === 1 ? moved[0] : null;
}
