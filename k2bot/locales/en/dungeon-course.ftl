### The tutorial of Dungeon Twister, a short game. Ids begin with dungeon-course-.

dungeon-course-other = Lantern
dungeon-course-nowhere = That isn’t a step of this tutorial. Press one of the buttons below.
dungeon-course-undo = Press **{ talk-button-undo }** to take it back.
dungeon-course-team = You’re **blue**. Take your characters through a hidden maze, from left to right. You need **3 points** to win: 1 for each character that leaves across yellow’s starting line, 2 for the Goblin. First, choose your four starters: the **{ dungeon-kind-goblin }**, the **{ dungeon-kind-mekanork }**, the **{ dungeon-kind-warrior }** and any other one.
dungeon-course-team-goblin = The Goblin scores 2 points for leaving, so take it along from the start.
dungeon-course-team-mekanork = You’ll have to rotate a room soon, and the Mekanork does that best.
dungeon-course-team-warrior = Someone will block your way, so bring the Warrior, who fights well.
# $token: the token still to hide
dungeon-course-hide = Your other characters and your objects start **hidden in the rooms**. You and yellow take turns, one token each, until every room is full. We’ve done that for you, except for your **{ $token }**. Rooms 5 and 8 have space left: press one of them.
dungeon-course-hide-sure = Now press either **Confirm** button.
dungeon-course-look = **Rooms 1 to 3 are open now**, and your characters have moved up: **{ $goblin }** is the Goblin, **{ $warrior }** the Warrior, **{ $mekanork }** the Mekanork. The dark squares are **pits**. The grilles are **portcullises**, and closed ones are walls. **Yellow** is { $other }, a computer. Your Goblin is only one room away from yellow’s starting line. But room 4 is still hidden, so nobody can walk in.
dungeon-course-reveal = Start your turn with an action card: it gives you action points (**AP**), and **every action a character takes costs 1 AP**. You have four cards, from 2 to 5, and get them back only after playing all four. Your 5 has to wait: the small line below says why. Keep the 4 for your next turn, and press **{ dungeon-button-card }**.
dungeon-course-reveal-card = Keep the 4: you’ll need it next turn.
dungeon-course-reveal-now = A character next to a hidden room can reveal it. Press **{ $goblin }**, then **{ dungeon-deed-reveal }**.
dungeon-course-reveal-first = That would end your turn with room 4 still hidden.
dungeon-course-else = That’s allowed, but you’ll need every AP for something else.
dungeon-course-fill = **When you reveal a room, you place all the characters found in it, and your opponent’s objects. Your opponent then places your objects.** Room 4 held yellow’s Cleric and Treasure, so you place both. First the **Cleric**: on **S3** it won’t be in your way.
dungeon-course-fill-next = Now the **Treasure**, worth 1 extra point to the player who carries it out. Put it on **Q2**: once you’ve rotated this room, it’ll be on your Goblin’s way.
dungeon-course-fill-cleric = Once the room is rotated, the Cleric would block your Goblin there.
dungeon-course-fill-treasure = Once the room is rotated, your Goblin couldn’t fetch the Treasure from there and still leave next turn.
dungeon-course-rotate = **A character on a gear can rotate its room by a quarter turn, with everything in it. Or it can rotate the room’s *twin*, the room with the same number beside its name.** The arrow on a gear says which way its room turns; only the Mekanork can choose. Room 4’s corridors run the wrong way. Your Mekanork is on the gear of its twin, room 2, so press **{ dungeon-kind-mekanork }**, then **{ dungeon-deed-rotate }**. Look at the result, then press again: a rotation is final.
dungeon-course-rotate-first = That would end your turn with the way still blocked.
dungeon-course-rotate-twin = That would rotate room 2, the Mekanork’s own.
dungeon-course-rotate-way = With the room rotated that way, your Goblin can’t get out with the Treasure.
dungeon-course-rotate-now = The portcullis comes next. Rotate the room first.
dungeon-course-free = A corridor leads out now, but your Warrior is shut in behind a portcullis. The Thief can open and close one; **the Warrior breaks it for good**. Press **{ dungeon-kind-warrior }**, then **{ dungeon-deed-break }**.
dungeon-course-free-first = That would end your turn with your Warrior still shut in.
dungeon-course-free-done = Your Warrior is free, and your 3 AP are spent. Press **{ dungeon-button-end-turn }**.
dungeon-course-fight = Yellow’s Warrior moved to T5. **You can’t walk past an unwounded enemy**, so you have to fight.
# $by: the square to stop on, none if there is no need to
dungeon-course-fight-move = You can only fight a neighbour. Press **{ dungeon-kind-warrior }**, and in the **{ dungeon-go-menu }** menu choose { $by ->
    [none] **S5**
   *[other] **{ $by }**, then **S5**
}, next to yellow’s Warrior.
dungeon-course-fight-attack = Each side adds a secret card to its combat value, which is 3 for both Warriors. The side with the lower total is wounded. Here the cards left are open: yellow has +0, +1 and +2. So press **{ dungeon-deed-attack-whom }** and play your **+3**.
dungeon-course-fight-first = If you end your turn here, yellow’s Warrior stays in your way.
dungeon-course-fight-who = That fight wouldn’t clear the way.
dungeon-course-fight-card = 3 + { $card } doesn’t beat 3 + 2, and yellow still has the +2. A tie changes nothing.
dungeon-course-fight-treasure = A character picks up what’s on the square where it stops, and the Goblin needs the Treasure.
dungeon-course-leave = 3 plus your +{ $card } beats 3 plus yellow’s +2: yellow’s Warrior is **wounded**. It can’t act, and anyone can walk past it. If it **loses another fight while wounded, it’s knocked out, and you get 1 point**. Played combat cards are gone; only a +0 comes back.
dungeon-course-leave-drink = Your Goblin has far to go, and you have 1 AP left. **Its Potion gives it 4 more, once.** Press **{ $goblin }**, then **{ dungeon-deed-drink }**.
# $square: where the jump ends
dungeon-course-leave-jump = A pit blocks the way. **A jump card takes a character over a pit**, straight ahead or round the corner. You have three for the whole game. Press **{ dungeon-deed-jump }**.
dungeon-course-leave-fetch = A character can carry **one thing**, an object of either colour or a wounded friend. It picks things up where it stops. In the **{ dungeon-go-menu }** menu choose **{ $treasure }**, where the Treasure is. The Goblin can walk past friends.
dungeon-course-leave-on = Now get out: in the **{ dungeon-go-menu }** menu choose { $by ->
    [none] **V5**
   *[other] **{ $by }**, then **V5**
}.
dungeon-course-leave-else = That isn’t the Goblin’s way out.
dungeon-course-leave-done = The Goblin is out: 2 points, and 1 for the Treasure. That’s enough. Press **{ dungeon-button-win }**.
dungeon-course-end = **You win, 3–0**: 2 points for the Goblin and 1 for its Treasure. Now you know most of what happens in a game. **{ talk-button-hint }** tells you what a computer would do and why. **{ dungeon-button-rules }** explains the rest topic by topic, with pictures. Next, play against a computer or a friend.
