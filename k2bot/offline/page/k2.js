// Makes a player's page of simcord's page. It runs before simcord's own scripts and works around them: it gives
// them the key they look for in the address, and listens to what they ask of the server.
"use strict";

(() => {
  const facts = JSON.parse(document.querySelector('meta[name="k2"]').content);
  let viewer = facts.viewer;
  const read = `k2-letters-${facts.key}-`;
  const ask = window.fetch.bind(window);
  const QUIET = /^(Loading|Preview ready|Viewport|Callback completed|Completing|Updating|Action completed|Viewer switched|Switching|Message|Sending|Conversation|Options|Opening|Preview refreshed)/;

  history.replaceState(null, "", `${location.pathname}#${facts.key}`);

  window.fetch = async (input, options = {}) => {
    const path = String(input);
    const post = options.method === "POST";
    if (post && path === "/api/pages") {
      options = {
        ...options,
        headers: { ...options.headers, "X-K2-Timezone": Intl.DateTimeFormat().resolvedOptions().timeZone },
        body: JSON.stringify({ viewer_id: viewer }),
      };
    }
    if (path === "/api/state") {
      await whileChoosing(options.signal);
      options = { ...options, headers: { ...options.headers, "X-K2-Viewer": viewer } };
    }
    const response = await ask(input, options);
    if (path.startsWith("/api/") && (response.status === 401 || response.status === 410)) openAgain();
    if (path === "/api/state" && response.ok) showLetters(Number(response.headers.get("X-K2-Letters")));
    if (post && path === "/api/action" && response.ok) response.clone().json().then(showAnswer);
    return response;
  };

  // News would close a menu that somebody has just opened: they wait until it is closed, two minutes at most.
  async function whileChoosing(signal) {
    for (let waited = 0; waited < 120 && choosing() && !signal?.aborted; waited += 0.1) {
      await new Promise((resolve) => { setTimeout(resolve, 100); });
    }
  }

  function choosing() {
    return document.querySelector('#channel-timeline [aria-expanded="true"]');
  }

  // The bot was started again, or this tab slept for a day: the page is not known any more.
  function openAgain() {
    const last = Number(sessionStorage.getItem("k2-opened") || 0);
    if (Date.now() - last < 5000) return;
    sessionStorage.setItem("k2-opened", String(Date.now()));
    location.reload();
  }

  // As on Discord, who stands at the end of the conversation stays there when something comes or a picture grows,
  // and who has scrolled up is left in peace. An answer to a press stands at the end: go there.
  let following = true;

  function follow() {
    const box = document.getElementById("channel-timeline");
    const far = () => box.scrollHeight - box.scrollTop - box.clientHeight;
    const look = () => {
      following = false;
      setTimeout(() => { following = far() < 80; }, 250);
    };
    for (const kind of ["wheel", "touchmove", "keyup", "pointerup"]) box.addEventListener(kind, look, { passive: true });
    setInterval(() => {
      if (following && !choosing() && window.simcordPreview?.ready && far() > 0) box.scrollTop = box.scrollHeight;
    }, 100);
  }

  function showAnswer(receipt) {
    const answer = (receipt.outcomes || []).find(
      (outcome) => ["response", "followup", "deferred"].includes(outcome.kind) && outcome.messageId,
    );
    if (answer && !(receipt.target && answer.messageId === receipt.target.messageId)) following = true;
  }

  // How many private messages have come since they were last looked at.
  function showLetters(count) {
    const badge = document.querySelector(".k2-places b");
    if (!badge) return;
    if (facts.direct) sessionStorage.setItem(read + viewer, String(count));
    const fresh = count - Number(sessionStorage.getItem(read + viewer) || 0);
    badge.textContent = fresh > 0 ? String(fresh) : "";
  }

  document.addEventListener("DOMContentLoaded", () => {
    document.documentElement.classList.toggle("k2-direct", facts.direct);
    document.querySelector(".preview-brand strong").textContent = facts.direct ? facts.name : "K2";
    document.querySelector(".preview-brand small").textContent = "";
    const places = document.createElement("nav");
    places.className = "k2-places";
    const [channel, direct] = facts.labels.map((label, index) => {
      const link = document.createElement("a");
      link.append(label);
      if ((index === 1) === facts.direct) link.setAttribute("aria-current", "page");
      places.append(link);
      return link;
    });
    direct.append(" ", document.createElement("b"));
    const link = () => {
      channel.href = facts.paths[viewer];
      direct.href = `${facts.paths[viewer]}/direct`;
    };
    link();
    document.querySelector(".viewer-control").after(places);

    // On the way down, before simcord's own listener empties the list.
    document.addEventListener("change", (event) => {
      if (event.target.id !== "viewer-picker") return;
      viewer = event.target.value;
      link();
      document.title = `K2 · ${event.target.selectedOptions[0].textContent}`;
      history.replaceState(null, "", `${facts.paths[viewer]}#${facts.key}`);
    }, true);

    follow();

    const status = document.getElementById("action-status");
    const hush = () => status.classList.toggle("k2-quiet", QUIET.test(status.textContent));
    new MutationObserver(hush).observe(status, { childList: true, characterData: true, subtree: true });
    hush();
  });
})();
