// Relative times ("in 5 minutes") count on. simcord writes each of them once, when its message is drawn.

import { whenDrawn } from "./drawn.js";

const EACH = 1000;
const STAMP = "time.discord-timestamp[datetime]";

/** simcord's own steps: from how many seconds on a unit counts, and how many seconds it has. */
const UNITS = [
  [604800, "week", 604800],
  [86400, "day", 86400],
  [3600, "hour", 3600],
  [60, "minute", 60],
  [0, "second", 1],
];

/** Every relative time that simcord has written: its page does not say which times are relative. */
const written = new Set();
const Plain = Intl.RelativeTimeFormat;
/** In simcord's language, until the reader has chosen one. */
let format = null;
let spoken = "";

/** The language that the reader has chosen: times that are there already are told in it, too. */
export function speakTimes(locale) {
  if (!locale || locale === spoken) return;
  spoken = locale;
  format = new Plain(locale, { numeric: "auto" });
}

export function keepTimesCounting() {
  Intl.RelativeTimeFormat = class extends Plain {
    format(...given) {
      format ??= this;
      const text = super.format(...given);
      written.add(text);
      return text;
    }
  };
  whenDrawn(count);
  setInterval(() => count(document), EACH);
}

function count(root) {
  for (const stamp of root.querySelectorAll(STAMP)) {
    if (!written.has(stamp.textContent)) continue;
    const text = relative((Date.parse(stamp.dateTime) - Date.now()) / 1000);
    written.add(text);
    if (stamp.textContent !== text) stamp.textContent = text;
  }
}

function relative(seconds) {
  const [, unit, size] = UNITS.find(([from]) => Math.abs(seconds) >= from);
  return format.format(Math.round(seconds / size), unit);
}
