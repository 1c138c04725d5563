### The tutorial of Dungeon Twister, a short game. Ids begin with dungeon-course-.

dungeon-course-other = Lantern
dungeon-course-nowhere = That isn’t a step of this tutorial. Press one of the buttons below.
dungeon-course-undo = Press **{ talk-button-undo }** to take it back.
dungeon-course-team = You’re **blue**. Take your characters through a hidden maze, from left to right. You need **3 points** to win: 1 for each character that leaves across yellow’s starting line, 2 for the Goblin. First, choose your four starters: the **{ dungeon-kind-goblin }**, the **{ dungeon-kind-mekanork }**, the **{ dungeon-kind-warrior }** and any other one. The menu says what each can do.
dungeon-course-team-goblin = The Goblin scores 2 points for leaving, so take it along from the start.
dungeon-course-team-mekanork = You’ll have to rotate a room soon, and the Mekanork does that best.
dungeon-course-team-warrior = Someone will block your way, so bring the Warrior, who fights well.
dungeon-course-look = We’ll skip hiding the other characters and the objects, and the first twelve turns. Here’s where things are now, and it’s your turn.
dungeon-course-look-more =
    You’re **blue**; **yellow** is { $other }, a computer. Letters tell you who’s who: **{ $goblin }** is the Goblin, **{ $warrior }** the Warrior, **{ $mekanork }** the Mekanork. Rooms 4 to 8 are still face down. The large number is the room’s; each small blue or yellow sign is a hidden token of that colour. Action cards give you actions, combat cards are for fights, and jump cards carry you over pits. Here’s what each of you has left:
    { $cards }
    Your Goblin on P4 is one room away from yellow’s starting line. But room 4 is hidden, so nobody can walk in yet.
dungeon-course-reveal = Start your turn with an action card. Its number is how many action points (**AP**) you have, and **every action a character takes costs 1 AP**. There are four action cards, from 2 to 5, and you get them back only after playing all four. Keep the 4 for your next turn, and play the 3 now: press **{ dungeon-button-card }**.
dungeon-course-reveal-card = Keep the 4: you’ll need it next turn.
dungeon-course-reveal-now = You have 3 AP for any of your characters. A character next to a hidden room can reveal it. Press **{ dungeon-kind-warrior }**, then **{ dungeon-deed-reveal }**.
dungeon-course-reveal-other = That room doesn’t help you now.
dungeon-course-reveal-first = That would end your turn with room 4 still hidden.
dungeon-course-else = That’s allowed, but you’ll need every AP for something else.
dungeon-course-fill = **When you reveal a room, you place all the characters found in it, and your opponent’s objects. Your opponent then places your objects.** Room 4 held yellow’s Cleric and Treasure, so you place both. First the **Cleric**: on **S3** it won’t be in your way.
dungeon-course-fill-next = Now the **Treasure**, worth 1 extra point to the player who carries it out. You’ll rotate this room counterclockwise next, so put it on **Q2**. Then it ends up near your Goblin.
dungeon-course-fill-cleric = Once the room is rotated, the Cleric would block your Goblin there.
dungeon-course-fill-treasure = Once the room is rotated, your Goblin couldn’t fetch the Treasure from there and still leave next turn.
dungeon-course-carry =
    {""}**A character on a gear can rotate its room by a quarter turn, with everything in it. Or it can rotate the room’s *twin*, the room with the same number beside its name.** A room turns the way the arrow on its own gear points. Only the Mekanork can choose the direction.
    Room 4’s corridors run the wrong way for you. Your Mekanork stands on the gear of room 2, and rooms 2 and 4 have the same number beside their names: **I**. So press **{ dungeon-kind-mekanork }**, then **{ dungeon-deed-rotate }**.
dungeon-course-carry-first = That would end your turn with the way still blocked.
dungeon-course-carry-twin = That rotated room 2, the Mekanork’s own.
dungeon-course-carry-way = With the room rotated that way, your Goblin can’t reach the Treasure.
dungeon-course-carry-now = Now the corridor leads straight out, and the Treasure has turned with the room. A character can carry **one thing**, an object of either colour or a wounded friend. To pick something up, it has to be on that square. Press **{ dungeon-kind-goblin }**, and in the **{ dungeon-go-menu }** menu choose **{ $square }**. The Goblin can walk past its friends.
dungeon-course-carry-missed = The Goblin doesn’t have the Treasure yet: it’s on **{ $square }**.
dungeon-course-carry-square = The Goblin has the Treasure, but here it would block your Warrior next turn. Stop where the Treasure was.
dungeon-course-carry-done = The Goblin has the Treasure, and your 3 AP are spent. Press **{ dungeon-button-end-turn }**.
dungeon-course-fight = Yellow’s Warrior moved to T5. Nobody can walk past an unwounded enemy, so you have to fight. Your 4 is the only action card you have left, so it’s already played.
dungeon-course-fight-move = You can only fight a neighbour. Press **{ dungeon-kind-warrior }**, and in the **{ dungeon-go-menu }** menu choose **S5**, next to yellow’s Warrior.
dungeon-course-fight-attack = In a fight, each side adds a secret card to its combat value, which is 3 for both Warriors. The side with the lower total is wounded. The cards left are public: yellow has +0, +1 and +2. So press **{ dungeon-deed-attack-whom }** and play your **+3**.
dungeon-course-fight-first = If you end your turn here, yellow’s Warrior stays in your way.
dungeon-course-fight-who = That fight wouldn’t clear the way.
dungeon-course-fight-card = 3 + { $card } doesn’t beat 3 + 2, and yellow still has the +2. A tie changes nothing.
dungeon-course-leave =
    Your Warrior’s 3 plus your +{ $card } card beats 3 plus yellow’s +2: yellow’s Warrior is **wounded**. It can’t act now, and anyone can walk past it. A Cleric next to it could heal it. If it **loses another fight while wounded, it’s knocked out, and you get 1 point**. Both combat cards are used up; only a +0 comes back.
    Press **{ dungeon-who }**, and in the **{ dungeon-go-menu }** menu choose { $by ->
        [none] **V5**
       *[other] **{ $by }**, then **V5**
    }. That takes it out of the maze.
dungeon-course-leave-on = One more move: press **{ dungeon-who }** and choose **V5**. That takes it out of the maze.
dungeon-course-leave-else = Nothing stops the Goblin now, but this isn’t its way out.
dungeon-course-leave-done = The Goblin is out: 2 points, and 1 for the Treasure. That’s enough. Press **{ dungeon-button-win }**.
dungeon-course-end = **You win, 3–0**: 2 points for the Goblin and 1 for its Treasure. You’ve revealed and rotated a room, carried the Treasure, won a fight and left the maze. That’s most of what you do in a game.
dungeon-course-end-more =
    In a real game you also hide your own tokens, jump over pits, and use what each character and object can do. **{ talk-button-hint }** tells you what a computer would do and why. **{ dungeon-button-rules }** explains the game topic by topic, with pictures.
    Next, play against a computer or a friend.
