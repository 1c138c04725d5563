### The K2 tutorial: the lesson on each page. Ids begin with k2-course.
# $a and $b are the learner's climbers, $bold is another player, $goal the space c1.

k2-course-mountain = You lead two climbers: { $a } at b6 and { $b } at b2. Numbers with a star are points: a space’s on the map, a player’s in the table. A skull marks a climber who would die tonight, as { $a } would; a red 1 marks one who would have only 1 air left. Climbers score for the highest space they’ve reached and keep those points on the way down. After 18 days, the player with the most points wins. But without air a climber dies, and then scores only 1.
k2-course-cards = Each day you play three of your six cards, in secret. **{ picture-card-movement }** and **{ picture-card-rope }** cards give movement points, **{ picture-card-acclimatization }** cards give air. You can use each card for one climber only. Your movement points also add up to your **risk sum** (for a Rope card, the first number counts). The player with the highest risk sum pays a small penalty today, unless it’s a tie. { $a } has only 1 air left and wants to reach { $goal }, which costs 2 movement points and takes 1 air at night. Choose the Air card and two cards with 3 movement points between them: 2 for the step, 1 to spare. Then press **{ k2-button-commit }**.
k2-course-cards-right = Movement points for { $a }, and air for the night: that’s enough. Press **{ k2-button-commit }**. You can still change your mind until everyone has committed.
k2-course-cards-no-air = Without an Air card, { $a } dies tonight. Press **{ $card }** as well: it replaces another card.
k2-course-cards-no-spare = You need 3 movement points: 2 for { $goal }, and 1 for something else today. Choose **{ $card }**, another card with movement points, and the Air card.
k2-course-token = Everyone has chosen, so the cards are revealed. Your risk sum, { $push }, is the highest, so you take a **risk token**. (On a tie, nobody does.) You have to pay the number on it this turn, with unspent points on your cards or with air. If you can’t pay all of it, you pay what you can. Take one.
k2-course-token-dear = You could, but a 2 costs twice as much as a 1 and gains you nothing. Take a 1.
k2-course-turn = Your turn. Give { $a } the Air card with its button, then choose { $goal } in that climber’s menu. **{ k2-plan-night }** tells you how much each climber will have: anyone with less than 1 dies.
k2-course-turn-right = { $a } has made it and survives the night. **{ talk-button-undo }** can still take it all back; **{ k2-button-finish }** makes it final. Press **{ k2-button-finish }**.
k2-course-turn-no-air = { $a } is at { $goal }, but the space takes the last air tonight. Use the Air card: **{ k2-button-air }**.
k2-course-turn-no-air-yet = Like this, { $a } dies tonight, with 1 air where the space takes 1. Change your plan: choose { $goal }, and give { $a } the Air card.
k2-course-turn-not-there = Now { $a } has enough air. But only a higher space scores more points: choose { $goal } in { $a }’s menu.
k2-course-turn-paid-by-a = This pays for the risk token with { $a }’s air, which you’ll need tomorrow. In the menu, pay with an unspent point instead, or with { $b }’s air.
k2-course-night = Night. High altitude takes air, the lowest spaces give 1, and so does your own tent. A climber with less than 1 air dies; anything above 6 is lost. Then everyone draws three cards, and the next player goes first. You go through your 18 cards every six days, so on every sixth day you play the three you have left. Then all 18 are shuffled again.
k2-course-storm-cards = Day 8, and the **storm** that was forecast: tonight everyone above 6000 m loses 2 air. { $a } has { $air }, and { $goal } takes 1 more. The **tent** helps: it costs as much as a step onto that space, 2 movement points, and gives 1 air every night. Choose three cards: movement points for the tent, and air.
k2-course-storm-cards-right = Movement points for the tent, and air. Press **{ k2-button-commit }**.
k2-course-storm = { $bold } (a computer) sent a climber to d1 and had the highest risk sum, so you don’t take a risk token today. Your turn: give { $a } the Air card, then find what else helps in that climber’s menu.
k2-course-storm-no-tent = With only the Air card, { $a } still dies tonight. Look for “{ k2-plan-pitch }” in { $a }’s menu.
k2-course-storm-more-air = The tent helps, but not enough: { $a } needs the Air card, too.
k2-course-storm-other = { $a } survives, but look at { $b }: the storm takes the last air. Take { $b } down, or give { $b } the air instead.
k2-course-storm-down = Up here, these cards can’t save { $a } tonight. Take { $a } down instead: the menu says how much air each space leaves tonight.
k2-course-storm-lost = These cards can’t save { $a } today. Finish your turn anyway: you get another try.
k2-course-storm-astray = Like this, you can’t save { $a } today. Change your plan, or finish anyway: you get another try.
k2-course-storm-lives = Both your climbers survive. Press **{ k2-button-finish }** and see what the night brings.
k2-course-lives = You made it! A tent stays where you pitched it for the whole game and helps both your climbers there. { $bold }’s climber was at d1, worth 7 points, with only 1 air. The altitude took 2 and the storm another 2, so the climber died and is now worth only 1 point.
k2-course-lost = { $climbers } didn’t have enough air for the storm, { $count ->
    [one] and scores only 1 from now on
   *[other] and both score only 1 from now on
}. Up there you need both the tent and the Air card. **{ course-button-learn-again }** lets you play this day again.
k2-course-end = Those were two days on K2, each with cards, a risk token, turns and a night. A game has 18 days. You see the weather a few days ahead, high spaces have room for only a few climbers, and each climber has one tent. On a tie, the player who reached the summit first wins. Ready for a real game, with friends or on your own?
