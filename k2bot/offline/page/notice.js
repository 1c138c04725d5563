// A line at the top for what goes wrong, in words for people.

import { facts } from "./facts.js";

const SHOWN = 8000;
const PRESSES = ["click", "select", "modal_submit", "run_command", "send_message"];

const line = document.createElement("p");
line.className = "k2-notice";
line.setAttribute("role", "status");
line.hidden = true;
document.body.append(line);

/** Which of the words stand there now. */
let shown = null;
let timer = 0;

/** Say something until it is lifted; what is missing in its words is given. */
export function keep(name, given = "") {
  clearTimeout(timer);
  const said = facts.words[name].replace("%", () => given);
  if (shown === name && line.textContent === said) return;
  shown = name;
  line.textContent = said;
  line.hidden = false;
}

export function lift(name) {
  if (shown !== name) return;
  shown = null;
  line.hidden = true;
}

/** Say something for a while. */
export function say(name, given = "") {
  keep(name, given);
  timer = setTimeout(() => lift(name), SHOWN);
}

/** Say why a press has led to nothing, if that is so; invalid options are marked where they stand. */
export function complain(receipt, kind) {
  const codes = (receipt.diagnostics || []).map((item) => item.code);
  if (kind === "focus" && receipt.rejected) say("gone");
  else if (!PRESSES.includes(kind) || codes.includes("command-option-invalid")) return;
  else if (receipt.rejected) say("changed");
  else if (receipt.acknowledgement === "unacknowledged" || receipt.settlement === "timeout") say("unanswered");
  else for (const name of ["changed", "unanswered"]) lift(name);
}
