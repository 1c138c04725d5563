// Which part of the conversation is in view. As on Discord, who stands at its end stays there when something comes
// or a picture grows, and who has scrolled away is left in peace. What a press brings comes into view: the beginning of
// its text, then all below it, its buttons first. A private page stays there while posts come below it.

import { byId, facts } from "./facts.js";

/** Pixels from the end that still count as standing there. */
const NEAR = 80;
/** Milliseconds for which a scrolling counts as somebody's own after they have touched wheel, keys or screen. */
const HAND = 1000;
/** The same between two steps of one scrolling, which may glide on. */
const GLIDE = 200;
/** Milliseconds after something has changed its size for which simcord, or the browser, may scroll because of it. */
const SETTLING = 200;
const MARGIN = 16;
/** Keys that press; others may lead to what is out of view. */
const PRESSING = /^(Enter| )$/;
/** The field of a menu, by which it is opened. */
const FIELD = ".select-trigger";

/** What a message says, and what it says about a press, below all else. */
const TEXT = ":scope > .message-content";
const FEEDBACK = `${TEXT} > * ~ blockquote:last-child`;
/** The only picture of a message. */
const PICTURE = ":scope > .message-attachments[data-image-count='1'] .attachment-image[height]";
/** Marks what one person alone can see. */
const PRIVATE = ":scope > .message-ephemeral-note";

/**
 * What is to stay in view: "end", "start", a message ({id, start}), the text of a message and as much as possible of
 * all below it ({id, end}), or null where somebody reads in peace.
 */
let goal = facts.newcomer ? "start" : "end";
/**
 * The message that was pressed last, as long as nobody has scrolled since: its id, its heading, and whether the beginning
 * of its text was in view. If it wasn't, somebody presses several buttons below it, and wants to stay there.
 */
let pressed = null;
/** The same, when something was clicked in it. */
let touched = null;
/** The newest message at the last press: who presses in it wants to see what comes below, wherever they stand. */
let newest = "";
let handUntil = 0;
let settlingUntil = 0;
/** How far down the field of a menu stood when it was last touched: it stays there as long as the menu is open. */
let stood = 0;
/** How high all was, and its frame, when it was last looked at: what has grown since was not scrolled past. */
let seen = "";
/** Where a script of this page has scrolled to last: an event may tell of it much later, and nobody has moved there. */
let placed = -1;

const box = byId("channel-timeline");
const far = () => box.scrollHeight - box.scrollTop - box.clientHeight;
const size = () => `${box.scrollHeight} ${box.clientHeight}`;
const position = Object.getOwnPropertyDescriptor(Element.prototype, "scrollTop");

/** The field of the menu that somebody has open, which must not move away. */
export function choosing() {
  return box.querySelector(`${FIELD}[aria-expanded="true"]`);
}

/** @param {string} id */
export function message(id) {
  return box.querySelector(`[data-message-id="${CSS.escape(id)}"]`);
}

/** Bring the end or a message into view, and keep it there until somebody scrolls. */
export function hold(next) {
  goal = next;
  pressed = null;
  handUntil = 0;
  settle();
}

/** What an action has brought: new messages stand at the end; whatever changed stands where it was pressed. */
export function answered(receipt) {
  if (receipt.rejected) return;
  const target = receipt.target?.messageId;
  const fresh = (receipt.outcomes || []).find((outcome) => outcome.messageId && outcome.messageId !== target);
  if (fresh) hold({ id: fresh.messageId, end: true });
  else if (target) {
    hold({ id: target, end: goal === "end" || goal?.end || target === newest });
    pressed = touched?.id === target ? touched : { id: target };
    settle();
  }
}

export function watch() {
  box.prepend(byId("history-older"));
  const hand = () => { handUntil = performance.now() + HAND; };
  for (const kind of ["wheel", "touchmove"]) box.addEventListener(kind, hand, { passive: true });
  // The scroll bar, and text that is marked beyond the edge.
  box.addEventListener("pointerdown", (event) => { if (event.target === box) hand(); });
  box.addEventListener("pointermove", (event) => { if (event.buttons) hand(); });
  for (const kind of ["click", "keydown"]) box.addEventListener(kind, (event) => {
    stand(event.target.closest(FIELD));
    touch(event.target.closest("[data-message-id]"));
    newest = byId("channel-message-list").lastElementChild?.dataset.messageId;
  }, true);
  document.addEventListener("keydown", (event) => {
    if (!PRESSING.test(event.key) && !byId("channel-composer").contains(event.target)) hand();
  });
  box.addEventListener("scroll", () => {
    const now = performance.now();
    if (now < handUntil) handUntil = Math.max(handUntil, now + GLIDE);
    else if (now < settlingUntil || seen !== size() || (goal && box.scrollTop === placed)) return place();
    goal = far() < NEAR ? "end" : null;
    pressed = null;
    stand(choosing());
  }, { passive: true });
  byId("new-messages").addEventListener("click", () => hold("end"));
  byId("history-older").addEventListener("click", () => { goal = null; });
  byId("history-newer").addEventListener("click", () => { goal = null; });
  // A menu that simcord opens out of view it closes at once; and what it has drawn anew may just have moved it there.
  const open = HTMLElement.prototype.showPopover;
  HTMLElement.prototype.showPopover = function (...details) {
    if (box.contains(this)) place();
    return open.apply(this, details);
  };
  // simcord keeps its own place, a frame or two after something has grown.
  Object.defineProperty(box, "scrollTop", { get: position.get, set: scrollTo });
  const grown = new ResizeObserver(settle);
  for (const part of [box, byId("channel-message-list")]) grown.observe(part);
  // simcord puts the message it opened with in view once all is loaded.
  new MutationObserver(settle).observe(byId("preview-app"), { attributeFilter: ["aria-busy"] });
}

function settle() {
  settlingUntil = performance.now() + SETTLING;
  place();
}

/** What simcord's scripts scroll to, which is put right where something is to stay in view. */
function scrollTo(top) {
  move(top);
  place();
}

function move(top) {
  position.set.call(box, top);
  placed = box.scrollTop;
}

function stand(field) {
  if (field) stood = field.getBoundingClientRect().top;
}

function touch(element) {
  const text = element?.querySelector(TEXT);
  if (!text) return;
  touched = { id: element.dataset.messageId, heading: heading(text), read: top(text) > -MARGIN };
}

/** The first line of a text, by which one page is told from another. */
const heading = (text) => text.innerText.split("\n", 1)[0];
/** How far below the upper edge of the view something begins. */
const top = (element) => element.getBoundingClientRect().top - box.getBoundingClientRect().top;

function place() {
  const by = shift();
  seen = size();
  // simcord tells of what has come only to those who don't stand at the end.
  const below = goal?.end && message(goal.id)?.matches(":not(:last-child)");
  if (below && far() - by > NEAR) byId("new-messages").hidden = false;
  if (Math.abs(by) <= 1) return;
  handUntil = 0;
  settlingUntil = Math.max(settlingUntil, performance.now() + SETTLING);
  move(box.scrollTop + by);
}

/** How far to scroll until what is to stay in view is there; an open menu goes before all else. */
function shift() {
  const menu = choosing();
  if (menu) return menu.getBoundingClientRect().top - stood;
  if (goal === null) return 0;
  if (goal === "start") return -box.scrollTop;
  return goal === "end" ? far() : away(goal);
}

/** How far to scroll until a message is in view: all below it, or else its lower end, where its buttons are. */
function away({ id, start, end }) {
  const element = message(id);
  if (!element) return end ? far() : 0;
  if (start) return Math.min(top(element) - MARGIN, far());
  const own = element.querySelector(PRIVATE) || element.matches(":last-child");
  if (own) fit(element);
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  const room = Math.min(inner.height, outer.height / 2);
  const hidden = inner.bottom > outer.bottom || inner.bottom - outer.top < room;
  const by = end ? far() : hidden ? Math.min(inner.bottom - outer.bottom, far()) : 0;
  return Math.min(by, beyond(element, own));
}

/** How far to scroll at most: what a message says is read before its buttons are pressed, and feedback above all. */
function beyond(element, own) {
  const [text, feedback] = [element.querySelector(TEXT), element.querySelector(FEEDBACK)];
  if (!text) return Infinity;
  const before = pressed?.id === element.dataset.messageId ? pressed : { read: true };
  const tall = text.getBoundingClientRect().height > box.clientHeight - MARGIN;
  if (feedback && pressed && (tall || !before.read || !own)) return top(feedback) - MARGIN;
  return own && (before.read || before.heading !== heading(text)) ? top(text) - MARGIN / 2 : Infinity;
}

/** Make the picture of a message smaller if there's no room for what stands above and below it. */
function fit(element) {
  const [text, picture] = [element.querySelector(TEXT), element.querySelector(PICTURE)];
  if (!text || !picture) return;
  const needed = element.getBoundingClientRect().bottom - text.getBoundingClientRect().top;
  const others = needed - picture.getBoundingClientRect().height + MARGIN;
  element.style.setProperty("--room", `${box.clientHeight - others}px`);
}
