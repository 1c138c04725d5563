// Makes a player's page of simcord's page. It runs before simcord's own scripts and works around them: it gives
// them the key they look for in the address, and listens to what they ask of the server.

import { facts } from "./facts.js";
import { answered, watch } from "./follow.js";
import { helpWithCommands } from "./keys.js";
import { arrive, keepLinksHere } from "./links.js";
import { complain } from "./notice.js";
import { closeByClick } from "./pictures.js";
import { keepPresses } from "./presses.js";
import { listen } from "./talk.js";

const read = `k2-letters-${facts.key}-`;

history.replaceState(null, "", `${location.pathname}#${facts.key}`);

// simcord would have all its typefaces first, 30 MB of them; a browser fetches those that are needed by itself.
document.fonts.load = async () => [];
document.fonts.check = () => true;

const [badge, link] = showPlaces();
link();
watch();
helpWithCommands();
keepLinksHere();
keepPresses();
closeByClick();
listen({
  letters: showLetters,
  opened: arrive,
  receipt: (receipt, kind) => {
    answered(receipt);
    complain(receipt, kind);
  },
});

// On the way down, before simcord's own listener empties the list.
document.addEventListener("change", (event) => {
  if (event.target.id !== "viewer-picker") return;
  facts.viewer = event.target.value;
  link();
  document.title = `K2 · ${event.target.selectedOptions[0].textContent}`;
  history.replaceState(null, "", `${facts.paths[facts.viewer]}${facts.end}#${facts.key}`);
}, true);

// The ways to the channels and to the private messages, in place of what simcord says at the top.
function showPlaces() {
  document.documentElement.classList.toggle("k2-direct", facts.direct);
  document.querySelector(".preview-brand strong").textContent = facts.direct ? facts.name : "K2";
  document.querySelector(".preview-brand small").textContent = "";
  const places = document.createElement("nav");
  places.className = "k2-places";
  const ways = facts.places.map(([label, end]) => {
    const way = document.createElement("a");
    way.append(label);
    if (end === facts.end) way.setAttribute("aria-current", "page");
    places.append(way);
    return [way, end];
  });
  const count = document.createElement("b");
  ways.at(-1)[0].append(" ", count);
  document.querySelector(".viewer-control").after(places);
  const lead = () => {
    for (const [way, end] of ways) way.href = facts.paths[facts.viewer] + end;
  };
  return [count, lead];
}

// How many private messages have come since they were last looked at.
function showLetters(count) {
  if (facts.direct) sessionStorage.setItem(read + facts.viewer, String(count));
  const fresh = count - Number(sessionStorage.getItem(read + facts.viewer) || 0);
  badge.textContent = fresh > 0 ? String(fresh) : "";
}
