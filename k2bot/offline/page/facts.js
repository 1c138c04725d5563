// What the server tells this page about itself; `viewer` changes when somebody else is chosen at the top.

export const facts = JSON.parse(document.querySelector('meta[name="k2"]').content);

/** @param {string} id */
export const byId = (id) => document.getElementById(id);

/** @param {number} time in milliseconds */
export const pause = (time) => new Promise((resolve) => { setTimeout(resolve, time); });

/** Whether simcord waits for what an action leads to; it disables the button that sends as long as it does. */
export const underWay = () => byId("send-message").disabled;
