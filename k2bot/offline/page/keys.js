// The keys of Discord in simcord's line for slash commands: arrows choose among what is suggested, Tab takes it or
// goes on to the next option, Enter takes what is highlighted and sends the command where nothing is left to choose.

import { byId } from "./facts.js";
import { say } from "./notice.js";

const form = byId("channel-composer");
/** simcord disables it while anything is under way. */
const button = byId("send-message");
const part = (selector) => form.querySelector(selector);
const field = () => document.activeElement?.closest?.(".command-option-input");

/** Lists in which somebody has moved the highlight; simcord always begins with the first entry. */
const moved = new WeakSet();

/** The line of a command that is to be sent as soon as nothing is under way: simcord would lose it before. */
let held = null;

/** All commands, as they are typed. */
let commands = [];

/** Take what simcord knows of the commands that can be used here. */
export function knowCommands({ entries = [] }) {
  commands = entries.map(({ invocation }) => `/${invocation}`);
}

/** Whether a line is meant as a command that there isn't: it is kept, and what there is is said. */
function isWrong(line) {
  const [, first] = /^(\/\S+)/.exec(line) || [];
  if (!first || !commands.length || commands.some((command) => command.startsWith(line.trim()))) return false;
  const group = commands.filter((command) => command.split(" ")[0] === first);
  const groups = new Set(commands.map((command) => command.split(" ")[0]));
  say("no-command", (group.length ? group : [...groups]).join(", "));
  return true;
}

export function helpWithCommands() {
  // On the way down, before simcord's own listener.
  form.addEventListener("keydown", (event) => {
    if (!part(".command-row") || event.isComposing || !act(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  form.addEventListener("submit", (event) => {
    if (!part(".command-row") || !button.disabled) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = part(".command-row");
  }, true);
  form.addEventListener("submit", (event) => {
    if (part(".command-row") || !isWrong(byId("channel-composer-input").value)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  new MutationObserver(() => {
    if (button.disabled) return;
    if (held?.isConnected) send();
    held = null;
  }).observe(button, { attributeFilter: ["disabled"] });
  form.addEventListener("click", (event) => {
    if (event.target.closest(".command-suggestion:not(:has(.command-suggestion-ellipsis))")) goOn();
  });
  // A command was sent: the next one, or a message, can be written.
  const line = byId("channel-composer-input");
  new MutationObserver((changes) => {
    const back = changes.some((change) => [...change.addedNodes].includes(line));
    if (back && document.activeElement === document.body) line.focus();
  }).observe(form, { subtree: true, childList: true });
}

function act(event) {
  held = null;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") return move();
  if (event.key === "Tab" && !event.shiftKey) return accept() || next();
  if (event.key === "Enter" && !event.shiftKey && inLine(event.target)) return (isOpen() && accept()) || send();
  if (event.key === "Backspace") return remove(event.target);
  if (event.key === "Escape") return leave();
  return false;
}

const inLine = (target) => target.matches(".command-option-input, .command-chip, .command-ghost");
const list = () => part(".command-popup:not([hidden], .is-browsing) .command-popup-list");
const offersOptions = (shown) => Boolean(shown.querySelector(".command-suggestion-ellipsis"));

/** Whether something is left to choose here: an entry was gone to, or the field holds no value yet. */
function isOpen() {
  const shown = list();
  if (!shown) return false;
  if (moved.has(shown)) return true;
  if (offersOptions(shown)) return false;
  const written = field()?.value.toLowerCase();
  // The name of a person is no value before it was chosen.
  const values = [...shown.querySelectorAll(".command-suggestion:not(.command-entity-suggestion)")];
  return !values.some((value) => value.textContent.toLowerCase() === written);
}

/** Highlight the first entry at the first arrow; from there on simcord moves on. */
function move() {
  const shown = list();
  if (!shown || moved.has(shown)) return false;
  moved.add(shown);
  shown.dataset.moved = "";
  return offersOptions(shown);
}

/** Take the highlighted entry. */
function accept() {
  const shown = list();
  const entry = shown?.querySelector(".is-active");
  if (!entry || (!isOpen() && !offersOptions(shown))) return false;
  entry.click();
  return true;
}

/** Go to the next field, or show which options there are besides. */
function next() {
  const fields = [...form.querySelectorAll(".command-option-input, .command-file-choose")];
  const following = fields[fields.indexOf(document.activeElement) + 1];
  if (following) following.focus();
  else if (part(".command-ghost")) part(".command-chip").click();
  else return false;
  return true;
}

/** A value was taken: go on where one is missing, which simcord does, or offer what else can be set. */
function goOn() {
  if (field()?.value === "") return;
  part(".command-chip").focus();
  if (part(".command-ghost")) part(".command-chip").click();
}

function send() {
  form.requestSubmit();
  return true;
}

/** Backspace in an empty field takes the option away. */
function remove(target) {
  if (!target.matches(".command-option-input") || target.value) return false;
  const away = target.closest(".command-pill").querySelector(".command-option-remove");
  if (!away) return false;
  away.click();
  part(".command-chip").focus();
  return true;
}

/** Escape leaves the command; where values were given it closes their suggestions first. */
function leave() {
  if (list() && [...form.querySelectorAll(".command-option-input")].some((input) => input.value)) return false;
  // simcord leaves it by Backspace alone, and keeps its name as a message.
  part(".command-chip").dispatchEvent(new KeyboardEvent("keydown", { key: "Backspace" }));
  const line = byId("channel-composer-input");
  line.value = "";
  line.dispatchEvent(new Event("input", { bubbles: true }));
  line.focus();
  return true;
}
