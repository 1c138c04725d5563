// Presses that come while another one is under way, or while what is pressed is drawn anew or moves away, as it does
// when the page scrolls or an open menu closes. simcord and the browser lose them; here each of them counts.

import { byId, underWay } from "./facts.js";

const MOST = 5;
const CONTROL = "button.component-button, .select-trigger";
const LINK = "#channel-timeline a[href]";
const BLOCKED = 'button.component-button[aria-disabled="true"]:not(:disabled)';
/** The ways to messages further up and down. */
const WAYS = "#history-older, #history-newer, #new-messages";
/** What is chosen by one click, in a menu for a single choice. */
const OPTION = '#channel-timeline [aria-multiselectable="false"] [role="option"]';
const ANY_OPTION = '#channel-timeline [role="option"]';
/** A menu for several choices that is open, and what applies what was chosen in it. */
const MENU = "#channel-timeline .preview-select.is-open:has(.select-apply)";
const APPLY = `${MENU} .select-apply`;
const TRIGGER = ":scope > .select-trigger";

/** Pixels by which a hand at rest may seem to move. */
const STILL = 6;

const waiting = [];

export function keepPresses() {
  const box = byId("channel-timeline");
  box.addEventListener("click", (event) => {
    const button = event.target.closest(BLOCKED);
    if (button && waiting.length < MOST) waiting.push(button);
  }, true);
  let down = null;
  document.addEventListener("pointerdown", (event) => {
    const another = event.ctrlKey || event.metaKey || event.shiftKey; // a link opens in another tab or window
    const inside = `${CONTROL}, ${ANY_OPTION}, ${APPLY}`; // what is chosen among several draws the menu anew
    const kinds = another ? inside : `${inside}, ${LINK}`;
    const pressed = event.button === 0 && box.contains(event.target) && event.target.closest(kinds);
    down = pressed && { pressed, x: event.clientX, y: event.clientY };
  }, true);
  document.addEventListener("pointerup", (event) => {
    if (!down) return;
    const { pressed, x, y } = down;
    down = null;
    const still = Math.hypot(event.clientX - x, event.clientY - y) < STILL;
    const same = pressed.isConnected && pressed.contains(event.target); // the browser makes a click of it
    if (still && !same) (pressed.isConnected ? pressed : now(pressed))?.click();
  });
  keepOthers(); // before the buttons: what was chosen in a menu was chosen before it was left for one of them
  new MutationObserver(() => {
    const apply = box.querySelector(`${APPLY}:disabled`);
    if (apply) apply.disabled = false; // it would not tell of a press, which is to wait
    while (waiting.length && !box.querySelector(BLOCKED)) now(waiting.shift())?.click();
  }).observe(box, { subtree: true, childList: true, attributeFilter: ["aria-disabled", "disabled"] });
}

/** The ways, what is chosen in a menu, and what applies several choices, wait as well. */
function keepOthers() {
  const nothing = () => null;
  const apply = () => document.querySelector(APPLY);
  let held = nothing;
  const hold = (event, next) => {
    held = nothing;
    if (!underWay()) return;
    held = next;
    event.stopImmediatePropagation();
  };
  document.addEventListener("click", (event) => {
    const way = event.target.closest?.(WAYS);
    const option = event.target.closest?.(OPTION);
    if (way || option) hold(event, () => way || standing(option));
    else if (event.target.closest?.(`${APPLY}, ${MENU} > .select-trigger`)) hold(event, apply);
  }, true);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target.closest?.(`${MENU} > .select-trigger`)) hold(event, apply);
  }, true);
  document.addEventListener("pointerdown", (event) => {
    if (document.querySelector(MENU)?.contains(event.target) === false) hold(event, apply);
  }, true);
  // Who leaves a menu for several choices, by Escape or for something else, keeps what was chosen, as on Discord.
  document.addEventListener("keydown", (event) => {
    const menu = event.key === "Escape" && event.target.closest?.(MENU);
    if (!menu) return;
    if (underWay()) hold(event, apply);
    else menu.querySelector(TRIGGER).click();
    if (!menu.isConnected || !menu.matches(MENU)) event.stopImmediatePropagation();
  }, true);
  document.addEventListener("focusout", (event) => {
    const menu = event.target.closest(MENU);
    if (held === apply && menu) event.stopPropagation();
    else if (menu) setTimeout(() => {
      const left = menu.isConnected && menu.matches(MENU) && !menu.contains(document.activeElement);
      if (left && document.hasFocus() && !underWay()) menu.querySelector(TRIGGER).click();
    }, 0);
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

/** What this control has become: where it stood, or else the only button in its message that says the same. */
function now(pressed) {
  const { dataset, textContent, href } = pressed;
  if (pressed.classList.contains("select-apply")) return document.querySelector(APPLY);
  if (pressed.role === "option") return standing(pressed);
  if (href) return [...document.querySelectorAll(LINK)].find((link) => link.href === href);
  const key = CSS.escape(dataset.controlKey);
  const same = (button) => button.textContent === textContent;
  const there = [...document.querySelectorAll(`button[data-control-key="${key}"]`)].filter(same);
  if (there.length) return there[0];
  const message = CSS.escape(dataset.controlKey.split(":component:")[0]);
  const moved = [...document.querySelectorAll(`button[data-control-key^="${message}:component:"]`)].filter(same);
  return moved.length === 1 ? moved[0] : null;
}
