// Links to Discord stay on this page: those to messages and channels lead to the same ones here, others nowhere.

import { whenDrawn } from "./drawn.js";
import { byId, facts, pause } from "./facts.js";
import { hold, message } from "./follow.js";
import { say } from "./notice.js";

const DISCORD = /^https:\/\/(?:[a-z]+\.)?discord(?:app)?\.(?:com|gg)\//;
const PLACE = /^https:\/\/discord\.com\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;
/** In an address: the message that is to be shown there. */
const WANTED = "to";
/** Tenths of a second to wait for a message that is being loaded. */
const PATIENCE = 50;
const MARKED = 3000;

/** The message for whose sake this page was opened, if any. */
let wanted = new URLSearchParams(location.search).get(WANTED);

export function keepLinksHere() {
  // Where they are drawn, and not only where they are clicked: a link can be opened in other ways.
  whenDrawn((box) => {
    for (const link of box.querySelectorAll("a[href^='https://']")) if (DISCORD.test(link.href)) turn(link);
    for (const thread of box.querySelectorAll("[data-message-id] > .thread-summary:not(:has(a))")) open(thread);
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[data-discord]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [, server, channel, id] = PLACE.exec(link.dataset.discord) || [];
    const end = endOf(server === "@me" ? server : channel);
    if (end !== undefined && end !== facts.end) return; // its own address leads there
    event.preventDefault();
    if (end === undefined) say(channel ? "gone" : "outside");
    else if (id) show(id);
    else hold("end");
  });
}

/** The name of a channel and the end of its address; nothing for others. */
function placeOf(channel) {
  return facts.places.find(([, , place]) => place === channel) || [];
}

/** The end of the address of a channel, or undefined. */
function endOf(channel) {
  return placeOf(channel)[1];
}

/** Let a link to Discord lead to the same place here. One that is written out shows the channel, as on Discord. */
function turn(link) {
  const isBare = link.textContent === link.href;
  link.dataset.discord = link.href;
  const [, server, channel, id] = PLACE.exec(link.href) || [];
  const [name, end = facts.end] = placeOf(server === "@me" ? server : channel);
  if (isBare && name) link.textContent = id ? `${name} › 💬` : name;
  link.href = facts.paths[facts.viewer] + end + (id ? `?${WANTED}=${id}` : "");
  link.target = "_self";
}

/** Let the line about a thread lead into it; a thread has the id of its message. */
function open(line) {
  const link = document.createElement("a");
  link.href = `${facts.paths[facts.viewer]}/in/${line.parentElement.dataset.messageId}`;
  link.append(...line.childNodes);
  line.append(link);
}

/** Show the message for whose sake this page was opened, if any. */
export function arrive() {
  if (wanted) show(wanted);
  wanted = null;
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
