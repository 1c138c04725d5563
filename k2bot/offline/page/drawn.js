// Work on what simcord has just drawn, before anybody sees it.

import { byId } from "./facts.js";

const works = [];

/** @param {(box: HTMLElement) => void} work is called with all messages whenever one of them was drawn. */
export function whenDrawn(work) {
  if (!works.length) {
    const list = byId("channel-message-list");
    new MutationObserver(() => { for (const each of works) each(list); }).observe(list, { childList: true, subtree: true });
  }
  works.push(work);
}
