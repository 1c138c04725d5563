// What a menu shows as chosen. simcord keeps for ever what was chosen in it; on Discord, a menu that was changed shows
// what its options say, and one that an edit of its message has left as it was keeps what was chosen.

/** The publication since which a menu was as it is when it was drawn, by the menu's key. */
const drawn = new Map();

/** Whether a menu was changed since it was drawn; one that is open stays as it is until it's closed. */
export function renewed(menu, key, open) {
  if (menu.drawn === undefined || open?.key === key) return false;
  const changed = drawn.has(key) && drawn.get(key) !== menu.drawn;
  drawn.set(key, menu.drawn);
  return changed;
}
