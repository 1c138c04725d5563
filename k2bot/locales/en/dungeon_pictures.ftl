### Words inside the pictures of Dungeon Twister. Room is short: a few characters more may be set smaller or cut.

## Letters of the characters on their tokens: one or two, all different

dungeon-letters-cleric = C
dungeon-letters-goblin = G
dungeon-letters-mekanork = M
dungeon-letters-thief = Th
dungeon-letters-troll = Tr
dungeon-letters-wallwalker = Ww
dungeon-letters-warrior = Wa
dungeon-letters-wizard = Wi
