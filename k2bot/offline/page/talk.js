// What simcord's scripts ask of the server, and what it answers. A server that stops and comes back is waited for.

import { facts, pause, underWay } from "./facts.js";
import { choosing } from "./follow.js";
import { keep, lift } from "./notice.js";

/** Pictures fetched at the same time. Browsers send six requests at once, and a press must not wait for pictures. */
const MOST_PICTURES = 4;

const ask = window.fetch.bind(window);
const never = () => new Promise(() => {});

/** Whether a press was on its way when the server stopped: simcord would wait for its receipt for ever. */
let lost = false;
let opening = false;

/** Ends what is asked for as the page is left: the server no longer knows of it, and would say so in the console. */
const leaving = new AbortController();

/** What lets each picture go that waits to be fetched, in the order of the conversation. */
const pictures = [];
let fetching = 0;

export function listen({ commands, letters, locale, opened, places, receipt }) {
  window.addEventListener("pagehide", (event) => { if (!event.persisted) leaving.abort(); });
  window.fetch = async (input, options = {}) => {
    const path = String(input);
    const response = await answer(path, await dressed(path, options));
    if (path === "/api/pages" && response.ok) opened();
    if (path === "/api/state" && response.ok) {
      places(JSON.parse(response.headers.get("X-K2-Places")));
      locale(response.headers.get("X-K2-Locale"));
      letters(Number(response.headers.get("X-K2-Letters")), Number(response.headers.get("X-K2-Read")));
    }
    if (path === "/api/commands" && response.ok) response.clone().json().then(commands);
    if (path === "/api/action" && response.ok) {
      const kind = kindOf(options.body);
      response.clone().json().then((told) => receipt(told, kind));
    }
    return response;
  };
}

async function dressed(path, options) {
  if (path === "/api/pages" && options.method === "POST") {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return {
      ...options,
      headers: { ...options.headers, "X-K2-Timezone": zone },
      body: JSON.stringify({ viewer_id: facts.viewer }),
    };
  }
  if (path.startsWith("/api/assets/")) return { ...options, signal: leaving.signal };
  if (path !== "/api/state") return options;
  await whileChoosing(options.signal);
  const own = { "X-K2-Viewer": facts.viewer, "X-K2-Direct": facts.direct ? "yes" : "" };
  return { ...options, headers: { ...options.headers, ...own } };
}

async function answer(path, options) {
  let response;
  try {
    response = await (path.startsWith("/api/assets/") ? picture(path, options) : ask(path, options));
  } catch (error) {
    if (error.name === "AbortError") throw error;
    keep("down");
    lost ||= path === "/api/action";
    // simcord asks for the state again and again, but for what it begins with only once.
    if (path === "/api/pages" || !path.startsWith("/api/")) openAgain();
    throw error;
  }
  lift("down");
  // The bot was started again, or this tab slept for a day: the page is not known any more.
  const unknown = path.startsWith("/api/") && (response.status === 401 || response.status === 410);
  if (unknown || (lost && path === "/api/state")) {
    openAgain();
    return never();
  }
  return response;
}

// Of the pictures that wait, the newest message's come first: it is what somebody looks at.
async function picture(path, options) {
  await new Promise((resolve) => {
    pictures.push(resolve);
    setTimeout(fetchPictures, 0);
  });
  try {
    const response = await ask(path, options);
    return response.ok ? new Response(await response.blob(), response) : response;
  } finally {
    fetching -= 1;
    fetchPictures();
  }
}

function fetchPictures() {
  while (pictures.length && fetching < MOST_PICTURES) {
    fetching += 1;
    pictures.pop()();
  }
}

// Load the page anew as soon as it can be, every five seconds at most.
async function openAgain() {
  if (opening) return;
  opening = true;
  await pause(Math.max(0, Number(sessionStorage.getItem("k2-opened")) + 5000 - Date.now()));
  for (;;) {
    try {
      await ask(location.pathname);
      break;
    } catch {
      await pause(500);
    }
  }
  sessionStorage.setItem("k2-opened", String(Date.now()));
  location.reload();
}

// News would close a menu that somebody has just opened: they wait until it is closed, two minutes at most. Those that
// an action waits for come at once: nothing could be chosen before.
async function whileChoosing(signal) {
  const held = () => choosing() && !underWay() && !signal?.aborted;
  for (let waited = 0; waited < 120 && held(); waited += 0.1) await pause(100);
}

function kindOf(body) {
  return JSON.parse(body instanceof FormData ? body.get("payload") : body).kind;
}
