### The K2 tutorial: the lesson on each page. Ids begin with k2-course.
# $a and $b are the learner's climbers, $bold is another player, $goal the space c1.

k2-course-mountain = You lead two climbers: { $a } at b6 and { $b } at b2. Numbers with a star are points: a space’s on the map, a player’s in the table. Each climber scores for the highest space they’ve reached, and keeps those points on the way down. **Your score is both climbers’ points together**, and after 18 days the highest score wins. But without air a climber dies, and then scores only 1. A skull marks a climber who would die tonight, as { $a } would; a red 1 marks one who would have only 1 air left.
k2-course-day =
    Day 7 begins. **Each day has the same five phases:**
    {""}**1. Cards.** Everyone chooses three cards in secret.
    {""}**2. Risk.** The player with the highest risk sum takes a risk token, a small penalty. On a tie, nobody does.
    {""}**3. Turns.** One after the other, everyone uses their three cards.
    {""}**4. Night.** High altitude and bad weather cost air. A climber with less than 1 dies.
    {""}**5. Morning.** The next player becomes first, the weather moves on, and everyone draws new cards.
k2-course-cards = **{ picture-card-movement }** and **{ picture-card-rope }** cards give movement points, **{ picture-card-acclimatization }** cards give air. **The first number on a Rope card pays for steps up, the second for steps down**: you choose one of them. You can use each card for one climber only. { $a } has only 1 air left and wants to reach { $goal }, which costs 2 movement points and takes 1 air at night. Choose the Air card and two cards with 3 movement points between them: 2 for the step, 1 to spare. Then press **{ k2-button-commit }**.
k2-course-cards-right = Movement points for { $a }, and air for the night: that’s enough. Press **{ k2-button-commit }**. You can still change your mind until everyone has committed.
k2-course-cards-no-air = Without an Air card, { $a } dies tonight. Press **{ $card }** as well: it replaces another card.
k2-course-cards-no-spare = You need 3 movement points: 2 for { $goal }, and 1 for something else today. Choose **{ $card }**, another card with movement points, and the Air card.
k2-course-token = The cards are revealed. **All your movement points together are your risk sum**; a Rope card counts with its first number. Yours is { $push }, the highest, so you take a **risk token**. They run from 0 to 2. You have to pay that number this turn, with unused points on your cards or with air. If you can’t pay all of it, you pay what you can. Take one.
k2-course-token-dear = You could, but a 2 costs twice as much as a 1 and gains you nothing. Take a 1.
k2-course-turn = Your turn. **Only a few climbers can share a space**: with three players, { $low } below 6000 m, { $middle } from there to 8000 m, and { $top } above. You can pass through a full space, but you can’t stop there. Give { $a } the Air card with its button, then choose { $goal } in that climber’s menu. **{ k2-plan-night }** tells you how much each climber will have: anyone with less than 1 dies.
k2-course-turn-right = { $a } has made it and survives the night. **{ talk-button-undo }** can still take it all back; **{ k2-button-finish }** makes it final. Press **{ k2-button-finish }**.
k2-course-turn-no-air = { $a } is at { $goal }, but the space takes the last air tonight. Use the Air card: **{ k2-button-air }**.
k2-course-turn-no-air-yet = As it stands, { $a } dies tonight, with 1 air where the space takes 1. Change your plan: choose { $goal }, and give { $a } the Air card.
k2-course-turn-not-there = Now { $a } has enough air. But only a higher space scores more points: choose { $goal } in { $a }’s menu.
k2-course-turn-paid-by-a = This pays for the risk token with { $a }’s air, which you’ll need tomorrow. In the menu, pay with an unused point instead, or with { $b }’s air.
k2-course-night = Night. High altitude takes air, the lowest spaces give 1, and so does your own tent. A climber with less than 1 air dies; anything above 6 is lost. In the morning, everyone draws three cards. You go through your 18 cards every six days: on the sixth, you play the three you have left. Then all 18 are shuffled again.
k2-course-storm-cards = Day 8, and the **storm** that was forecast: tonight everyone above 6000 m loses 2 air. { $a } has { $air }, and { $goal } takes 1 more. The **tent** helps: it costs as much as a step onto that space, 2 movement points, and gives 1 air every night. Choose three cards: movement points for the tent, and air.
k2-course-storm-cards-right = Movement points for the tent, and air. Press **{ k2-button-commit }**.
k2-course-storm = { $bold } (a computer) sent a climber to d1 and had the highest risk sum, so you don’t take a risk token today.
k2-course-storm-task = Your turn: give { $a } the Air card, then find what else helps in that climber’s menu.
k2-course-storm-no-tent = With only the Air card, { $a } still dies tonight. Look for “{ k2-plan-pitch }” in { $a }’s menu.
k2-course-storm-more-air = The tent helps, but not enough: { $a } needs the Air card, too.
k2-course-storm-other = { $a } survives, but look at { $b }: the storm takes the last air. Take { $b } down, or give { $b } the air instead.
k2-course-storm-down = Up here, these cards can’t save { $a } tonight. Take { $a } down instead: the menu says how much air each space leaves tonight.
k2-course-storm-lost = These cards can’t save { $a } today. Finish your turn anyway: you get another try.
k2-course-storm-astray = As it stands, you can’t save { $a } today. Change your plan, or finish anyway: you get another try.
k2-course-storm-lives = Both your climbers survive. Press **{ k2-button-finish }** and see what the night brings.
k2-course-lives = You made it! A tent stays where you pitched it for the whole game and helps both your climbers there. { $bold }’s climber was at d1, worth 7 points, with only 1 air. The altitude took 2 and the storm another 2, so the climber died and is now worth only 1 point.
k2-course-lost = { $climbers } didn’t have enough air for the storm, { $count ->
    [one] and scores only 1 from now on
   *[other] and both score only 1 from now on
}. Up there you need both the tent and the Air card. **{ course-button-learn-again }** lets you play this day again.
k2-course-end = Those were two days on K2; a game has 18. You see the weather a few days ahead, and it can also make steps cost more. Each climber has one tent. **The highest score wins. On a tie, the player whose surviving climber reached the summit first wins. If nobody’s did, the tied players share the win.** Ready for a real game, with friends or on your own?
