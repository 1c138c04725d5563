// Links to messages on Discord lead to the same messages on this page.

import { byId, facts, pause } from "./facts.js";
import { hold, message } from "./follow.js";
import { say } from "./notice.js";

const MESSAGE = /^https:\/\/discord\.com\/channels\/(@me|\d+)\/(\d+)\/(\d+)\/?$/;
const NEXT = "k2-next";
/** Tenths of a second to wait for a message that is being loaded. */
const PATIENCE = 50;
const MARKED = 3000;

export function keepLinksHere() {
  document.addEventListener("click", (event) => {
    const [, server, channel, id] = MESSAGE.exec(event.target.closest?.("a[href]")?.href || "") || [];
    if (!id) return;
    event.preventDefault();
    const where = server === "@me" ? server : channel;
    const [, end] = facts.places.find(([, , place]) => place === where) || [];
    if (end === undefined) say("gone");
    else if (end === facts.end) show(id);
    else {
      sessionStorage.setItem(NEXT, id);
      location.assign(facts.paths[facts.viewer] + end);
    }
  });
}

/** Show the message for whose sake this page was opened, if any. */
export function arrive() {
  const id = sessionStorage.getItem(NEXT);
  sessionStorage.removeItem(NEXT);
  if (id) show(id);
}

/** Scroll to a message and mark it for a moment; the server is asked for one that is further away. */
async function show(id) {
  hold({ id, start: true });
  for (let waited = 0; waited < PATIENCE; waited += 1) {
    const found = message(id);
    if (found) {
      hold({ id, start: true });
      found.dataset.marked = "";
      await pause(MARKED);
      delete found.dataset.marked;
      return;
    }
    if (waited === 0 && !byId("channel-layout").hidden) look(id);
    await pause(100);
  }
}

function look(id) {
  byId("message-exact-id").value = id;
  byId("message-exact-form").requestSubmit();
}
