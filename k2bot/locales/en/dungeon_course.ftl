### Dungeon Twister, learnt in a little game: in English. Ids begin with dungeon-course-.

dungeon-course-other = Lantern
dungeon-course-nowhere = That is no step of this first game.
dungeon-course-team = You are **blue** and cross a maze that nobody knows, from left to right. **3 points** win: 1 for each character out over the other’s line, 2 for the Goblin. Who begins on your line? Take the **Goblin**, the **Mekanork**, the **Warrior**, and one you like.
dungeon-course-team-goblin = The Goblin brings 2 points when it leaves, so today it should be there from the start. Take Goblin, Mekanork and Warrior, and one you like.
dungeon-course-team-mekanork = Today a room has to be turned, and nobody turns rooms like the Mekanork. Take Goblin, Mekanork and Warrior, and one you like.
dungeon-course-team-warrior = Somebody will stand in your way, so bring the Warrior, who fights well. Take Goblin, Mekanork and Warrior, and one you like.
dungeon-course-look = Both have hidden their other tokens in the rooms; that is passed over here. Some turns on the maze looks like this, and it is your turn.
dungeon-course-look-more =
    Yours are **blue**; a letter says who: **{ $goblin }** Goblin, **{ $warrior }** Warrior, **{ $mekanork }** Mekanork. Rooms 4 to 8 are still face down, and a chip on them says whose tokens lie there, not which.
    Your Goblin, on P4, is one room away from yellow’s line. But room 4 is hidden, so nobody can walk in.
dungeon-course-reveal = A card says how many actions you have. Play the **3**, then let the Warrior **reveal room 4**, beside it.
dungeon-course-reveal-card = A 4 would do as well, but a card comes back only after all four are played, and the 4 is needed next turn. Undo, and play the **3**.
dungeon-course-reveal-now = Three actions, for any of your characters. Press **Warrior**, then **Reveal room 4**.
dungeon-course-reveal-other = That room leads nowhere for you now. Press **Warrior**, then **Reveal room 4**.
dungeon-course-reveal-first = That would end the turn, and room 4 would still be hidden. Press **Warrior**, then **Reveal room 4**.
dungeon-course-else = That is allowed, but here every action is needed for something else. If it is planned already, **Undo** takes it back.
dungeon-course-fill = You found yellow’s Cleric and Treasure, and **you** place them; your own objects would be yellow’s to place. First the **Cleric**: on **S3** walls keep it away from you.
dungeon-course-fill-next = Now yellow’s **Treasure**: it is 1 point for whoever carries it out. You will turn this room to the left next, so put it on **Q2**: then it comes to lie near your Goblin.
dungeon-course-fill-cleric = Once this room is turned, the Cleric would stand in your Goblin’s way there: nobody passes an unwounded enemy. Tap it to take it back, and put it on **S3**.
dungeon-course-fill-treasure = Once this room is turned, your Goblin could not fetch the Treasure from there and be out next turn. Put it on **Q2**.
dungeon-course-carry = Room 4’s corridors run across your way: no way out. The Mekanork stands on a gear with the same number as room 4’s. Press **Mekanork**, then **Turn the twin, room 4 { $way ->
    [left] ↺
   *[right] ↻
}**.
dungeon-course-carry-twin = That turned room 2, in which the Mekanork stands. Undo, and turn its twin, room 4.
dungeon-course-carry-way = Turned that way, the Treasure lies where your Goblin cannot fetch it. Undo, and turn room 4 the other way.
dungeon-course-carry-now = The corridor now runs straight out, and the Treasure turned along. Press **Goblin**, and in *go to* choose **{ $square }**, where the Treasure lies: whoever stops there carries it.
dungeon-course-carry-missed = The Goblin has not got the Treasure yet. Undo, and choose the square where it lies, **{ $square }**.
dungeon-course-carry-square = The Goblin has the Treasure, but here it is in your Warrior’s way next turn. Undo, and stop where the Treasure lay, on **{ $square }**.
dungeon-course-carry-done = The Goblin carries the Treasure, and your three actions are done. Press **End turn**.
dungeon-course-fight = Yellow’s Warrior stepped onto T5, into your way. Nobody passes an unwounded enemy, so you fight. Play the **4**.
dungeon-course-fight-move = Only neighbours fight. Press **Warrior**, and in *go to* choose **S5**, beside yellow’s Warrior.
dungeon-course-fight-attack = **Attack yellow Warrior 3+ : 3+** begins a fight, to which both add a card in secret. Cards left are open: yellow has +0, +1 and +2, so your **+3** is enough.
dungeon-course-fight-first = Ended here, the turn leaves yellow’s Warrior in your way. Bring your Warrior to **S5** and attack.
dungeon-course-fight-who = That fight would not open the way: your **Warrior** attacks yellow’s Warrior, from **S5**.
dungeon-course-fight-card = 3 + { $card } does not beat yellow’s 3 + 2, and the +2 is still there; a tie does nothing, and who loses is wounded. Choose your **+3**.
dungeon-course-leave = 3 + { $card } beats 3 + 2: yellow’s Warrior is **wounded**. The wounded do nothing, and one passes them. Both cards are used up; only a +0 comes back. Press **Goblin**, and in *go to* choose { $by ->
    [none] **V5**
   *[other] **{ $by }**, then **V5**
}, out of the maze.
dungeon-course-leave-on = One more action: press **Goblin** and choose **V5**, out of the maze.
dungeon-course-leave-else = Now nothing stops the Goblin. Undo if something is planned, press **Goblin** and choose **V5**, out of the maze.
dungeon-course-leave-done = The Goblin is out: 2 points, and 1 for the Treasure. That is the game: press **Win the game**.
dungeon-course-end = **You win, 3 : 0.** You have revealed a room, turned it, carried, fought and left: that is what all turns are made of.
dungeon-course-end-more =
    What a real game has besides: who is wounded and loses again is out, **1 point** for the other. You hide your own tokens, jump over pits, and each character and object can do something of its own. `Hint` says what the computer would do and why; the rules have a picture for each topic.
    Next: a table against a computer, or with a friend.
