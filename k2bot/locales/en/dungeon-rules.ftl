### Dungeon Twister: the rules by topic, in our own words. Ids begin with dungeon-rules-.

dungeon-rules-head = **Dungeon Twister: { $topic }**
dungeon-rules-player = { $colour ->
    [b] Blue
   *[y] Yellow
}
dungeon-rules-title-overview = The game in short
dungeon-rules-title-turn = Your turn
dungeon-rules-title-moving = Moving, walls and pits
dungeon-rules-title-carrying = Carrying
dungeon-rules-title-jumping = Jumping
dungeon-rules-title-revealing = Revealing a room
dungeon-rules-title-rotating = Rotating a room
dungeon-rules-title-fighting = Fighting
dungeon-rules-title-wounds = Wounded and knocked out
dungeon-rules-title-leaving = Leaving the maze
dungeon-rules-title-characters = The eight characters
dungeon-rules-title-objects = The six objects
dungeon-rules-title-setup = Setup
dungeon-rules-title-end = How the game ends
dungeon-rules-title-panel = The turn panel
dungeon-rules-title-rulings = Our rulings: turns
dungeon-rules-title-rulings-2 = Our rulings: fights and powers
dungeon-rules-title-rulings-3 = Our rulings: objects and the end
dungeon-rules-title-sources = Sources

dungeon-rules-overview =
    A game for two: **blue** starts on the left, **yellow** on the right. Each of you leads eight characters and owns six objects. Between you is a maze of eight hidden rooms.
    Get your characters through the maze and **out across your opponent’s starting line**: 1 point each, 2 for the Goblin, and 1 more for carrying out a Treasure. Every enemy you **knock out** is worth 1 point, too. The first to **5 points** (or the goal you agreed on) wins.
    On the way you reveal rooms, rotate them, jump over pits, fight, and pick up any object you find, even your opponent’s.
    In the picture, rooms 7 and 8 are still hidden.
dungeon-rules-turn =
    Play one **action card** from 2 to 5: that’s how many action points (AP) you have. Every action costs 1 AP. Spend them on one character or several. Unused AP are lost. After your fourth card you take all four back.
    The very first card of the game must be a 2. Until someone plays a 4, you can go only one higher than the highest card played so far.
    Your actions: reveal a room, rotate a room, move, jump, fight, or use what a character or an object can do.
    Two golden rules: finish one action before you start the next. And after each action, a square holds at most **one character and one object, or two of your characters, one of them wounded**.
    The picture shows one of blue’s turns: the Mekanork rotated room 1, then the Goblin and the Thief moved.
dungeon-rules-moving =
    A character moves up to its **speed** in squares, never diagonally. It can pass objects, friends and wounded enemies. Unwounded enemies, walls, closed portcullises and hidden rooms stop it, and so do pits.
    It can’t stop on a square with an enemy or with an unwounded friend.
    The Thief, the Wizard and anyone carrying a rope can cross a **pit**. So can anyone if a rope or their own unwounded Thief is on it. A character left on a pit with neither a rope nor an unwounded Thief there is knocked out, and its object is lost.
    You can pass from one room to the next where neither room has a wall. The walls rotate with their room.
    The picture shows where the Warrior can go: not over the pit, and not past walls or the enemy.
dungeon-rules-carrying =
    A character carries **one thing**: any object, or a wounded friend. If an action ends with a character and a thing on one square, the character carries it.
    During a move a character can pick up, drop or swap things on every square it enters, at no cost. It can also take things from a friend or from a wounded enemy there. That’s how friends hand things over.
    With the **{ dungeon-go-menu }** menu, a character picks up only what is on the square where it stops. A second menu then offers other options, such as dropping a rope halfway or picking up a sword on the way.
    In the picture, the Thief moves to the Cleric, swaps the sword for the rope, and moves on. All of that is one action.
dungeon-rules-jumping =
    Play one of your three **jump cards**, and a character jumps two squares, straight or around a corner: over a pit with no character on it, to a square where it may stop. There can’t be a wall or a closed portcullis in between.
    It keeps what it carries. The card is gone for the rest of the game.
    In the picture, the Cleric jumps over the pit and lands around the corner, with the Treasure.
dungeon-rules-revealing =
    A character next to a hidden room can reveal it if there’s no wall on its own side. From your line you can reveal either of the two rooms next to it.
    All tokens in the room are turned face up. **You** place all characters there, your opponent’s too, and your opponent’s objects. Then **your opponent** places your objects. Each one goes on an empty square of that room, never on a pit.
    So the player who finds what you hid decides where it goes.
dungeon-rules-rotating =
    A character on a **gear** can rotate its room by a quarter turn, the way the arrow points. Or it rotates the room’s **twin**, the room with the same number beside its name, the way the twin’s own arrow points. Everything in the room turns with it: characters, objects and portcullises.
    The Mekanork can rotate rooms in either direction.
    Rotating opens and closes paths, within the room and to the rooms next to it. You see the room as it will be before you confirm; after that, **a rotation is final**.
dungeon-rules-fighting =
    A character can attack an enemy on the next square if there’s no wall in between. **Every unwounded character next to an enemy in the fight joins in**, and that can draw in others.
    Each side adds up its fighters’ combat values, +1 for a sword on the attacking side, +1 for armour on the side under attack, and one **combat card** played in secret. The higher total wins. A tie changes nothing.
    All fighters on the losing side are wounded. A target that was already wounded adds 0, and is **knocked out** if its side loses.
    Combat cards are used up, except for the +0. A character that was wounded or healed this turn can’t be attacked until the turn ends.
dungeon-rules-wounds =
    A **wounded** character lies on its side. It can’t act, adds 0 in fights and loses its abilities, but keeps what it carries. A friend can carry it; until it’s put down, it can’t be attacked or healed.
    The Cleric can heal a character next to it for 1 AP. The Troll can heal itself, but not in the turn it was wounded. A healed character can’t act or join a fight until the turn ends.
    A **knocked-out** character is out of the game, and the other player scores 1 point. That happens when it’s attacked while wounded and loses, when it’s left on a pit or hit by the wand, or when the character carrying it is wounded or knocked out.
    In the picture, the side with the wounded Troll loses: the Troll is knocked out, the Goblin wounded.
dungeon-rules-leaving =
    A character that steps onto your **opponent’s starting line** leaves the maze and scores 1 point, the Goblin 2. It can’t leave where an unwounded enemy stands on the line. Only the Wizard can fly past.
    A **Treasure** it carries, yours or your opponent’s, scores 1 more. A wounded friend it carries is safe but scores nothing. Other objects are lost.
    On your own starting line, characters can move, stop, fight and drop things. The Wall-walker can also leave through a wall, and anyone can leave with a jump.
dungeon-rules-characters =
    The numbers are speed / combat value.
    {""}**Cleric** 4/2: heals a neighbour for 1 AP.
    {""}**Goblin** 4/1: scores 2 points for leaving.
    {""}**Mekanork** 3/2: rotates rooms in either direction.
    {""}**Thief** 5/2: opens or closes a neighbouring portcullis for 1 AP. Crosses pits and can stop on them; friends can cross the same pit.
    {""}**Troll** 2/4: heals itself for 1 AP, but not in the turn it was wounded.
    {""}**Wall-walker** 4/1: steps through a wall for 1 AP.
    {""}**Warrior** 3/3: breaks a neighbouring portcullis for good, for 1 AP.
    {""}**Wizard** 4/1: flies over pits and enemies, even out of the maze, and can use the wand.
dungeon-rules-objects =
    {""}**Armour**: +1 for its side when under attack. **Sword**: +1 for its side when attacking.
    {""}**Rope**: its carrier crosses pits and can stop on them. A rope on a pit makes it safe for everyone. One rope covers one pit.
    {""}**Potion**: drink it for 1 AP. This turn, the character gets 4 extra AP that only it can use.
    {""}**Wand**: for 1 AP the Wizard knocks out the first character in a straight line, friend or enemy.
    {""}**Treasure**: 1 extra point for the player who carries it out.
    The potion and the wand work only once.
dungeon-rules-setup =
    The rooms are face down, each turned a random way. In secret, you put four of your eight characters on the marked squares of your starting line. Then you both hide your other tokens face down in the rooms: two tokens per room next to a line, three per middle room, whatever their colour. Your opponent sees only a token’s colour.
    Then the teams on the lines are revealed, and a random player starts.
    In a **dealt** game the bot sets everything up at random, but fairly: both of you start with the same team, the other characters near your own line, and the objects in the middle. A **goal** of 3 makes for a shorter game. You can also set it to 3 for one player only, as a head start.
    In the picture, blue has decided where three of the tokens go.
dungeon-rules-end =
    You win as soon as you have enough points after an action. If both of you do, the player whose turn it is wins.
    A player with no character that can act is skipped. If that’s true for both, or after **40 turns in a row without a point or a new room**, the higher score wins; equal scores are a draw.
    If you resign, you lose. You can offer or accept a draw under **{ dungeon-button-hand }**; the offer lasts until the other player next ends a turn.
    Secret are hidden rooms, your opponent’s face-down tokens, and combat cards until both are played. **Played cards** lie face down, except each player’s last action card: you see only how many your opponent has left. A setting leaves them open.
    In the picture, blue wins: the Goblin has left with the Treasure.
dungeon-rules-panel =
    {""}**{ dungeon-button-play }** opens your turn panel. Choose a card, then *who* acts and *what* they do, or press a green button for a suggested move. The picture shows where the chosen character can go and for how many AP.
    {""}**{ talk-button-undo }** takes back one action at a time. A ⚠ warns you before you lose something or let an enemy get out. Your actions become final when you reveal or rotate a room, play a combat card or press **{ dungeon-button-end-turn }**. After that, `/dungeon { command-undo-name }` works if your opponent agrees and nothing new was revealed.
    {""}**{ talk-button-hint }**, or `/dungeon { command-hint-name }`, says what a computer would do, and why.
    Squares are named by the letters and numbers along the edges, such as G3. Rooms are numbered from 1 to 8, the upper row first.
    {""}**{ dungeon-button-text }** describes everything room by room.
dungeon-rules-sources =
    Unofficial. Dungeon Twister is a game by Christophe Boelinger, published in 2004. These are the rules of the two-player base set in our own words; no printed art or text is used.

# Rulings, by rule number, for the topics "Our rulings": a line each.
dungeon-rules-rulings = Where our sources are silent, or we depart from them:
    { $rulings }
dungeon-ruling-7 = Who begins is drawn anew once the teams are revealed.
dungeon-ruling-8 = Your turn also ends when none of your characters can act.
dungeon-ruling-10 = Of two characters on one square, exactly one is wounded. During a move, too much may be on a square for a moment.
dungeon-ruling-13 = A move may end where it began, if something else has changed its place.
dungeon-ruling-14 = Whatever shares a square with a character after an action is carried, even by a wounded one. A wounded character that’s picked up leaves its object behind. Over a pit, you can only drop a rope, or hand something to an unwounded friend. You can’t take or drop anything where an unwounded enemy stands.
dungeon-ruling-15 = Nothing can be dropped before a jump.
dungeon-ruling-16 = You can’t end a move or a jump on a pit where the character would fall.
dungeon-ruling-18 = Characters that join a fight draw in others, until nobody is next to an enemy in it any more.
dungeon-ruling-19 = A character healed this turn can’t be attacked, either.
dungeon-ruling-23 = A line of sight ends at the first character, which can be seen.
dungeon-ruling-24 = Healing works like an attack: there can’t be a wall in between.
dungeon-ruling-28 = A Troll that’s being carried can’t heal itself.
dungeon-ruling-30 = The Warrior can break an open portcullis, too.
dungeon-ruling-31 = The Wizard can leave past an unwounded enemy.
dungeon-ruling-32 = With several swords or suits of armour, each fighter’s own one counts.
dungeon-ruling-33 = A rope needs nothing to hold on to at the pit’s edges.
dungeon-ruling-34 = The points of a Potion are used before your others.
dungeon-ruling-35 = The Wand hits the first character in sight, even one that has just been wounded.
dungeon-ruling-37 = If both players reach their goal with one action, the player whose turn it is wins.
dungeon-ruling-38 = A player whose characters can’t act is skipped. If that’s true for both, the higher score wins; equal scores are a draw.
dungeon-ruling-39 = The same decides after 40 turns in a row without a point or a new room.
dungeon-ruling-40 = You can resign, and agree on a draw. You can play on while a draw is on offer.
dungeon-ruling-41 = Used combat cards lie face down, as printed, unless you’ve chosen to play with open ones.
dungeon-ruling-42 = Dealt games, shorter goals and head starts are ours.
