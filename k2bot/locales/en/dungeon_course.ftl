### Dungeon Twister, learnt in a little game: in English. Ids begin with dungeon-course-.

dungeon-course-other = Lantern
dungeon-course-nowhere = That is no step of this first game.
dungeon-course-undo = **Undo** takes it back.
dungeon-course-tap = Tap it to take it back.
dungeon-course-team = You are **blue** and cross a maze that nobody knows, from left to right. **3 points** win: 1 for each character out over yellow’s line, 2 for the Goblin. Who begins on your line? Take the **Goblin**, the **Mekanork**, the **Warrior**, and one you like; the menu says what each can do.
dungeon-course-team-goblin = The Goblin brings 2 points when it leaves, so today it should be there from the start.
dungeon-course-team-mekanork = Today a room has to be turned, and nobody turns rooms like the Mekanork.
dungeon-course-team-warrior = Somebody will stand in your way, so bring the Warrior, who fights well.
dungeon-course-look = The hiding and the first twelve turns we skip: this is where they led. It is your turn.
dungeon-course-look-more =
    Yours are **blue**, **yellow** is { $other }, a computer. A letter says who: **{ $goblin }** Goblin, **{ $warrior }** Warrior, **{ $mekanork }** Mekanork. Rooms 4 to 8 are still face down; a number on them says how many tokens of that colour lie there. Both have these cards left:
    { $cards }
    Your Goblin, on P4, is one room away from yellow’s line. But room 4 is hidden, so nobody can walk in.
dungeon-course-reveal = A card gives as many action points (**AP**) as its number, and **each thing that a character does costs 1 AP**. A card comes back only when all four are played: keep the 4 for your next turn, and play the **3**.
dungeon-course-reveal-card = The 4 has to wait: your next turn needs all of it.
dungeon-course-reveal-now = 3 AP, for any of your characters. Whoever stands beside a hidden room can turn it up: press **Warrior**, then **Reveal room 4**.
dungeon-course-reveal-other = That room leads nowhere for you now.
dungeon-course-reveal-first = That would end the turn, and room 4 would still be hidden.
dungeon-course-else = That is allowed, but here every AP is needed for something else.
dungeon-course-fill = **Who reveals a room places all characters in it and the other’s objects; the other then places the revealer’s own objects.** You found yellow’s Cleric and Treasure, so both are yours to place. First the **Cleric**: on **S3** it will not be in your way.
dungeon-course-fill-next = Now the **Treasure**, 1 point more for whoever carries it out. You will turn this room to the left next, so put it on **Q2**: then it comes to lie near your Goblin.
dungeon-course-fill-cleric = The room will be turned, and from there the Cleric would be in your Goblin’s way.
dungeon-course-fill-treasure = Once this room is turned, your Goblin could not fetch the Treasure from there and be out next turn.
dungeon-course-carry =
    {""}**Whoever stands on a gear can turn that room a quarter, with all in it, or its *twin*: the room whose gear has the same number.** It turns as the arrow on its own gear says; only the Mekanork chooses the way.
    Room 4’s corridors run across your way. Your Mekanork stands on gear 1, in room 2; room 4 has gear 1, too, as the wall above says. So press **Mekanork**, then **Turn the twin, room 4 { $way ->
        [left] ↺
       *[right] ↻
    }**.
dungeon-course-carry-first = That would end the turn, and the way would still be shut.
dungeon-course-carry-twin = That turned room 2, in which the Mekanork stands.
dungeon-course-carry-way = Turned that way, the Treasure lies where your Goblin cannot fetch it.
dungeon-course-carry-now = The corridor now runs straight out, and the Treasure turned along. Everybody can carry **one thing**, an object of either colour or a wounded friend, by stopping where it lies. Press **Goblin**, and in *go to* choose **{ $square }**; friends let it pass.
dungeon-course-carry-missed = The Goblin has not got the Treasure yet: it lies on **{ $square }**.
dungeon-course-carry-square = The Goblin has the Treasure, but here it is in your Warrior’s way next turn: stop where the Treasure lay.
dungeon-course-carry-done = The Goblin carries the Treasure, and your 3 AP are spent. Press **End turn**.
dungeon-course-fight = Yellow’s Warrior stepped onto T5. Nobody passes an unwounded enemy, so you fight. Play the **4**.
dungeon-course-fight-move = Only neighbours fight. Press **Warrior**, and in *go to* choose **S5**, beside yellow’s Warrior.
dungeon-course-fight-attack = Press **Attack yellow Warrior 3+ : 3+**. To the combat of each, here 3, both add a card in secret, and the lower sum is wounded. Cards left are open: yellow has +0, +1 and +2, so choose your **+3**.
dungeon-course-fight-first = Ended here, the turn leaves yellow’s Warrior in your way.
dungeon-course-fight-who = That fight would not open the way.
dungeon-course-fight-card = 3 + { $card } does not beat yellow’s 3 + 2, and the +2 is still there; a tie does nothing.
dungeon-course-leave =
    3 + { $card } beats 3 + 2: yellow’s Warrior is **wounded**. It can do nothing now, and anybody may pass it. A Cleric beside it would heal it; if it **loses once more while wounded, it is out, and you get 1 point**. Both combat cards are used up: only a +0 comes back.
    Press **Goblin**, and in *go to* choose { $by ->
        [none] **V5**
       *[other] **{ $by }**, then **V5**
    }, out of the maze.
dungeon-course-leave-on = One more: press **Goblin** and choose **V5**, out of the maze.
dungeon-course-leave-else = Now nothing stops the Goblin, and this is not its way out.
dungeon-course-leave-done = The Goblin is out: 2 points, and 1 for the Treasure. That is the game: press **Win the game**.
dungeon-course-end = **You win, 3 : 0.** You have revealed a room, turned it, carried, fought and left: that is what all turns are made of.
dungeon-course-end-more =
    What a real game has besides: you hide your own tokens, jump over pits, and each character and object can do something of its own. At a table **Hint** says what the computer would do and why; **Rules** shows each topic by a picture.
    Next: a table against a computer, or with a friend.
