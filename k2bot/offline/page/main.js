// Makes a player's page of simcord's page. It runs before simcord's own scripts and works around them: it gives
// them the key they look for in the address, and listens to what they ask of the server.

import { facts } from "./facts.js";
import { leadKeys } from "./focus.js";
import { answered, watch } from "./follow.js";
import { helpWithCommands, knowCommands } from "./keys.js";
import { arrive, keepLinksHere } from "./links.js";
import { nameThings } from "./names.js";
import { complain } from "./notice.js";
import { closeByClick, keepRoom } from "./pictures.js";
import { keepPresses } from "./presses.js";
import { listen } from "./talk.js";
import { keepTimesCounting, speakTimes } from "./times.js";

const read = "k2-letters-";

history.replaceState(null, "", `${location.pathname}#${facts.key}`);

// simcord would have all its typefaces first, 30 MB of them; a browser fetches those that are needed by itself.
document.fonts.load = async () => [];
document.fonts.check = () => true;

const [badge, link] = showPlaces();
link();
watch();
keepTimesCounting();
nameThings();
leadKeys();
helpWithCommands();
keepLinksHere();
keepPresses();
keepRoom();
closeByClick();
listen({
  commands: knowCommands,
  letters: showLetters,
  locale: speakTimes,
  places: takePlaces,
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

// The ways to the channels, to their threads and to the private messages, in place of what simcord says at the top.
function showPlaces() {
  document.documentElement.classList.toggle("k2-direct", facts.direct);
  document.querySelector(".preview-brand strong").textContent = "K2";
  document.querySelector(".preview-brand small").textContent = "";
  if (facts.direct) document.querySelector(".viewer-control").after(people());
  const places = document.createElement("nav");
  places.className = "k2-places";
  const count = document.createElement("b");
  [...document.querySelectorAll(".viewer-control")].at(-1).after(places);
  const bar = document.querySelector(".preview-toolbar");
  const lead = () => {
    const isListed = ([, end, , open]) => open || end === facts.end;
    const others = facts.places.filter((place) => !isListed(place));
    const ways = facts.places.filter(isListed).map(([label, end]) => {
      const way = document.createElement("a");
      way.append(label);
      way.href = facts.paths[facts.viewer] + end;
      if (end === facts.end) way.setAttribute("aria-current", "page");
      return way;
    });
    if (others.length) ways.splice(-1, 0, menuOf(others, facts.words.others, new Option(facts.words.others, "")));
    places.replaceChildren(...ways);
    places.lastChild.append(" ", count);
    // Where there's no room for all of them, as on a phone once there is a thread, all are in one menu.
    if (bar.scrollWidth > bar.clientWidth) places.replaceChildren(menuOf(facts.places, facts.words.bar), count);
  };
  window.addEventListener("resize", lead);
  return [count, lead];
}

// Whose private messages are shown. simcord's own list has nobody else, for each of these pages is one person's.
function people() {
  const list = document.createElement("select");
  list.setAttribute("aria-label", facts.words.viewer);
  list.append(...facts.people.map(([name, path]) => new Option(name, path, false, path === facts.paths[facts.viewer])));
  list.addEventListener("change", () => location.assign(list.value + facts.end));
  const label = document.createElement("label");
  label.className = "viewer-control k2-people";
  label.append(facts.words.viewer, list);
  return label;
}

// Ways in a menu of the browser's own, which is not cut off by the edge of the bar.
function menuOf(ways, label, ...first) {
  const menu = document.createElement("select");
  menu.setAttribute("aria-label", label);
  const path = (end) => facts.paths[facts.viewer] + end;
  menu.append(...first, ...ways.map(([name, end]) => new Option(name, path(end), false, end === facts.end)));
  menu.addEventListener("change", () => location.assign(menu.value));
  return menu;
}

// Threads are opened while the page is.
function takePlaces(told) {
  if (JSON.stringify(told) === JSON.stringify(facts.places)) return;
  facts.places = told;
  link();
}

// How many private messages have come since they were last looked at: in any tab, and since the bot was started in any
// browser, of which the server knows. There are fewer than before once they were deleted.
function showLetters(count, seen) {
  const place = read + facts.viewer;
  const known = Math.max(seen, Number(localStorage.getItem(place) || 0));
  const before = facts.direct ? count : Math.min(count, known);
  localStorage.setItem(place, String(before));
  badge.textContent = count > before ? String(count - before) : "";
}
