### Dungeon Twister: the rules in our own words, in English. Ids begin with dungeon-rules-.

dungeon-rules-head = **Dungeon Twister: { $topic }**
dungeon-rules-choose = Another topic
dungeon-rules-player = { $colour ->
    [b] Blue
   *[y] Yellow
}
dungeon-rules-title-overview = What it is about
dungeon-rules-title-turn = A turn
dungeon-rules-title-moving = Moving, walls and pits
dungeon-rules-title-carrying = Carrying
dungeon-rules-title-jumping = Jumping
dungeon-rules-title-revealing = Revealing a room
dungeon-rules-title-rotating = Turning a room
dungeon-rules-title-fighting = Fighting
dungeon-rules-title-wounds = Wounded and eliminated
dungeon-rules-title-leaving = Leaving the maze
dungeon-rules-title-characters = The eight characters
dungeon-rules-title-objects = The six objects
dungeon-rules-title-setup = Setting up
dungeon-rules-title-end = How it ends
dungeon-rules-title-panel = The panel of a turn
dungeon-rules-title-sources = Rulings and sources

dungeon-rules-overview =
    Two players, **blue** on the left, **yellow** on the right, each with eight characters and six objects. Between them lies a maze of eight rooms that nobody knows yet.
    Bring your characters through it and **out over the other’s line**: 1 point each, the Goblin 2, the Treasure 1 more. Every enemy you **eliminate** is 1 point, too. Who has **5 points** first (or the goal of the table) wins.
    On the way you turn up rooms, turn them round by their gears, jump pits, fight, and take whatever lies about, also what the other has hidden.
    On the picture rooms 7 and 8 are still hidden.
dungeon-rules-turn =
    Play one **action card**, 2 to 5: so many action points (AP). Each action costs 1 AP, whoever does it, and one character may act again and again. AP that are left are lost. After your fourth card you take all four back.
    The first card of the game is the 2. Until somebody has played a 4, a card may be at most one higher than the highest so far.
    The actions: reveal a room, turn a room, move, jump, fight, and what single characters and objects can do.
    Two golden rules: an action is finished before another begins; and after it a square holds **one character with one object, or two friends of whom one is wounded**, never more.
    On the picture a turn of blue: the Mekanork turned room 1, the Goblin and the Thief walked.
dungeon-rules-moving =
    A character moves up to its **speed**, side by side, never across a corner. It passes objects, friends and wounded enemies. It does not pass unwounded enemies, walls, closed portcullises, hidden rooms, or pits without help.
    It may not end with an enemy, nor with an unwounded friend.
    {""}**Pits** are crossed by the Thief, by the Wizard in flight, by whoever carries a rope, and by everybody where a rope lies or the own Thief stands. Whoever is on a pit without a rope or an unwounded Thief there after an action is eliminated, and the object is lost.
    A side between two rooms is open only where both rooms leave it open. The rooms’ walls turn with them.
    On the picture is what the Warrior reaches: not the pit, and nothing behind walls or the enemy.
dungeon-rules-carrying =
    A character carries **one thing**: an object of any colour, or a wounded friend. Whoever shares a square with a thing after an action carries it.
    During a move it may take what lies on any square it enters, drop what it has, or swap, for nothing. It may also take from a friend or a wounded enemy there: so friends hand things over.
    In the panel the menu **Go to** takes only what lies where the move ends; the menu **How** that comes after it has the other ways: leave the rope on the way, take the sword in passing.
    On the picture the Thief steps to the Cleric, swaps the sword for the rope, and walks on: one action.
dungeon-rules-jumping =
    With a **jump card** (three a game) a character jumps two squares, straight or around a corner: first a pit with nobody on it, then a square where it may end. No wall or closed portcullis may be between.
    What it carries comes along. The card then leaves the game.
    On the picture the Cleric jumps over the pit and lands around the corner, the treasure in hand.
dungeon-rules-revealing =
    A character beside a hidden room turns it up, if its own side of that edge is open. From your line you can reveal both rooms that touch it.
    All tokens on the room are lifted and shown. **You** place all characters, also the other’s, and the other’s objects; **the other** then places your objects. Each goes on an empty square of that room that is no pit.
    So what you hide in a room will be placed where it serves the one who finds it.
dungeon-rules-rotating =
    A character on a **gear** turns its room a quarter, in the direction of the arrow; or the room with the same pair number, its **twin**, as the arrow there shows. Everything in the room turns along, characters, objects and portcullises.
    The Mekanork turns in either direction.
    Turning opens ways and closes them, within the room and to the rooms beside it.
dungeon-rules-fighting =
    A character attacks an enemy on a neighbouring square, with an open side between. **Everybody unwounded who stands next to an enemy in the fight joins**, and so on.
    Each side adds the values of its fighters, +1 for a sword that attacks, +1 for armour that is attacked, and one **combat card** laid in secret. The higher sum wins; a tie does nothing.
    All fighters of the losing side are wounded. A target that was wounded already counts 0, and is **eliminated** if its side loses.
    Used cards leave the game; only the +0 comes back. Who was wounded or healed this turn cannot be attacked again.
dungeon-rules-wounds =
    The **wounded** lie on their side. They do nothing, count 0, have no powers, and keep what they have. A friend may carry one.
    The Cleric heals a neighbour for 1 AP, the Troll itself in a later turn. Who was healed does nothing until the turn ends.
    The **eliminated** leave the game: 1 point for the other player. It comes by a fight while wounded, by a pit, by the wand, or when one’s carrier is wounded or eliminated.
    On the picture the wounded Troll’s side loses: the Troll is eliminated, the Goblin wounded.
dungeon-rules-leaving =
    A step onto the **other’s line** takes a character out: 1 point, the Goblin 2. Not where an unwounded enemy stands on the line; the Wizard flies past.
    A **Treasure** in hand is 1 point more, also the other’s. A wounded friend in hand is safe, for no point. Other things are lost.
    On your own line you may move, stay, fight and leave things. The Wall-walker may also step out through a wall, and everybody may jump out.
dungeon-rules-characters =
    Speed / combat:
    {""}**Cleric** 4/2: heals a neighbour for 1 AP.
    {""}**Goblin** 4/1: 2 points for leaving.
    {""}**Mekanork** 3/2: turns rooms in either direction.
    {""}**Thief** 5/2: opens and closes portcullises beside her for 1 AP; crosses pits and stands on them, and friends cross behind her.
    {""}**Troll** 2/4: heals itself for 1 AP, not in the turn of the wound.
    {""}**Wall-walker** 4/1: steps through a wall for 1 AP.
    {""}**Warrior** 3/3: breaks a portcullis beside him for 1 AP, for good.
    {""}**Wizard** 4/1: moves over pits and enemies, may leave past one, and uses the wand.
dungeon-rules-objects =
    {""}**Armour**: +1 for its carrier on the attacked side. **Sword**: +1 on the attacking side.
    {""}**Rope**: its carrier crosses pits and stands on them; a rope on a pit bridges it for all. One rope bridges one pit.
    {""}**Potion**: drunk for 1 AP, it gives its drinker 4 AP of its own this turn.
    {""}**Wand**: for 1 AP the Wizard eliminates the first character in a straight line of sight, friend or enemy.
    {""}**Treasure**: 1 point more for whoever carries it out.
    Potion and wand leave the game when they are used.
dungeon-rules-setup =
    The rooms lie face down, each turned by chance. In secret, put four of your eight characters on the marks of your line. Then both hide all their other tokens face down on the rooms: two on each room beside a line, three on each in the middle, of either colour. The other sees only whose a token is.
    Then the teams are shown, and chance says who begins.
    A **dealt** game draws teams and tokens at random, the same start for both: equal teams, the other characters beside their own line, the objects in the middle. With a **goal** of 3 a game is short, and it can be 3 for one player alone.
    On the picture is blue’s plan, with three tokens in their rooms so far.
dungeon-rules-end =
    Who has the points of the goal after an action wins at once; if both have, the player whose turn it is.
    A player with nobody who could act is passed over. If that is so for both, or after **40 turns in a row without a point or a new room**, the higher score wins.
    Who resigns has lost. A draw is offered, and agreed to, on the page of your hand; it stands until the other has ended a turn.
    All but hidden rooms, tokens of the other face down, and cards just laid is open: the cards left on both sides, too.
    On the picture blue wins: the Goblin went out with the Treasure.
dungeon-rules-panel =
    {""}**Play** opens your panel: choose a card, then *who* and *what* for each AP, or a green button for a whole move. The picture shows what the chosen character reaches, numbered as in the menu **Go to**.
    Nothing is played yet: **Undo** takes back action by action, and warnings say what a plan costs. **Reveal**, a card laid in an **attack** and **End turn** commit what you have planned. What is committed is taken back by `/dungeon undo`, if the other player agrees and nothing came to light by it.
    {""}**Hint**, or `/dungeon hint`, says what a computer would do in your place, and why.
    Squares are called by letter and row, as along the picture: G3. Rooms are counted from 1 to 8, the upper row first.
    {""}**What is where** tells all of it as text, room by room.
dungeon-rules-sources =
    Unofficial. Dungeon Twister is a game by Christophe Boelinger, published in 2004; these are the rules of its base set for two in our own words, and no printed art or text is used.
    Where sources are silent we play: a thing handed over in passing has to leave every square in order at once; healing needs an open side, as an attack does; the wand hits whoever is seen, also the freshly wounded; an offer of a draw stops nobody from playing on.
