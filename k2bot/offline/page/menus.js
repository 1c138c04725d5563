// What a menu shows as chosen. simcord keeps for ever what was chosen in it; on Discord, a message that was edited shows
// what its options say.

/** The publication in which the message of a menu had last changed when the menu was drawn, by the menu's key. */
const drawn = new Map();

/** Whether a menu's message was edited since the menu was drawn; one that is open stays as it is until it's closed. */
export function renewed(menu, key, open) {
  if (menu.drawn === undefined || open?.key === key) return false;
  const changed = drawn.has(key) && drawn.get(key) !== menu.drawn;
  drawn.set(key, menu.drawn);
  return changed;
}
