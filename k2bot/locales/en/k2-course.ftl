### K2 in five minutes: the lesson on each page of the tutorial. Ids begin with k2-course.
# $a and $b are the learner's climbers, $bold is another player, $goal the space c1.

k2-course-mountain = You lead two climbers: { $a } at b6 and { $b } at b2. On the right, blue is their air and black their points. A climber scores the highest place it has reached, and keeps that on the way down. After 18 days the most points win. But a climber that dies scores only 1.
k2-course-cards = Each day you play three of your six cards, in secret. **Move** and **Rope** give movement points, **Air** lets a climber breathe. Each card serves one climber only. Your movement points also add up to your **risk sum**: the highest sum, if nobody ties it, costs its player something today. { $a } has only 1 air left and wants to reach { $goal }, which costs 2 movement points (green). Choose three cards for that, then press **Commit**.
k2-course-cards-right = Movement points for { $a }, and air for the night: that’s enough. Press **Commit**. You can still change your mind until everyone has committed.
k2-course-cards-no-air = Without an Air card { $a } can’t breathe tonight. Press **Air 2** as well: it replaces another card.
k2-course-cards-no-spare = That takes { $a } to { $goal }, but you’ll need one more movement point for something else today. **Move 2** has it.
k2-course-token = Everyone has chosen, so the cards are shown. Your risk sum, { $push }, is the highest, so you take a **risk token**. (On a tie, nobody does.) You pay its number this turn: with points left over on your cards, or with air. If you can’t pay all of it, you pay what you can and the rest is dropped. Take one.
k2-course-token-dear = You could, but a 2 costs twice as much as a 1 and gains you nothing. Take a 1.
k2-course-turn = Your turn. Give { $a } the Air card with its button, then choose { $goal } in its menu. Below the picture you see each climber’s air after the night: below 1, it dies.
k2-course-turn-right = { $a } is up and survives the night. **Undo** can still take it all back; **Finish** makes it final. Press **Finish**.
k2-course-turn-no-air = { $a } is at { $goal }, but that place takes its last air tonight. Give it the Air card: **Air 2 to A**.
k2-course-turn-no-air-yet = Like this { $a } dies tonight: it has 1 air, and the place takes 1. Choose { $goal } for it, and give it the Air card. **Undo** takes back your last step.
k2-course-turn-not-there = Now { $a } can breathe. But only a higher place brings points: choose { $goal } in { $a }’s menu.
k2-course-turn-paid-by-a = This pays the risk token with { $a }’s air, which it needs tomorrow. In the menu, pay with a point left over instead, or with { $b }’s air.
k2-course-night = Night. High places take air, low ones give 1, and a climber’s tent gives 1 where it stands. Below 1 a climber dies; above 6 the rest is lost. Then everyone draws three cards, and the next player starts. Each of your 18 cards comes once in six days, so on day 6 you must play the last three you hold. After that all 18 are shuffled again.
k2-course-storm-cards = Day 8, and the **storm** that was forecast: tonight everyone above 6000 m loses 2 air. { $a } has { $air }, and { $goal } takes 1 more. Its **tent** helps: pitching it costs as much as the step there, 2 movement points, and gives 1 air each night. Choose three cards: points for the tent, and air.
k2-course-storm-cards-right = Movement points for the tent, and air. Press **Commit**.
k2-course-storm = { $bold } climbed on to d1 and had the highest risk sum, so the token isn’t yours today. Your turn: give { $a } the Air card, then find what saves it in its menu.
k2-course-storm-no-tent = With the Air card alone { $a } still dies tonight. Look for “pitch the tent here” in its menu.
k2-course-storm-more-air = The tent helps, but not enough: { $a } needs the Air card, too.
k2-course-storm-other = { $a } survives, but look at { $b }: the storm takes its last air. Take it down, or give it the air instead.
k2-course-storm-lost = These cards can’t save { $a } today. Press **Finish** anyway: you get another try.
k2-course-storm-astray = Like this { $a } can’t be saved today. **Undo** what you did, or finish anyway: you get another try.
k2-course-storm-lives = Both your climbers survive. Press **Finish** and see what the night does.
k2-course-lives = You made it! A tent stays where it was pitched for the whole game and helps both your climbers there. { $bold } was at d1 for 7 points, with 1 air. The place took 2 and the storm 2: now that climber scores 1.
k2-course-lost = { $climbers } didn’t have enough air for the storm, { $count ->
    [one] and scores only 1 from now on
   *[other] and both score only 1 from now on
}. Up there it takes both the tent and the Air card. **Try again** plays this day once more.
k2-course-end = That’s a day on K2: cards, risk token, turns, night. A game has 18 of them. You see the weather a few days ahead, high places have room for only a few climbers, and each climber has one tent. If players tie, the one who reached the summit first wins. Now with friends, or alone?
