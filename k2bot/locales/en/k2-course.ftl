### K2 in five minutes: what is said above each page of the course. Ids begin with k2-course.
# $a and $b are the learner's climbers, $bold is another player, $goal the space c1.

k2-course-mountain = Two climbers are yours: { $a } at b6 and { $b } at b2; on the right, blue is their air and black their points. Each counts the points of the highest place it has been to, and after 18 days the most win. But whoever dies counts only 1.
k2-course-cards = Each day you play three of your six cards, in secret. **Move** and **Rope** give movement points, **Air** is for breathing. { $a } has only 1 air left and is to climb to { $goal }, which costs 2 movement points (green): choose three cards for that, then press **Commit**.
k2-course-cards-right = Movement points for { $a }, and air for the night: that will do. Press **Commit**; until all have done so you may still choose others.
k2-course-cards-no-air = Without an Air card { $a } has nothing to breathe tonight. Press **Air 2** as well: it takes the place of another card.
k2-course-cards-no-spare = That carries { $a } to { $goal }, but take a little more: one movement point will be needed for something else today. **Move 2** has it.
k2-course-token = All have chosen, so the cards are shown. Whoever alone has most movement points must take a **risk token**: that is you, with { $push }. What it says is paid today, with points left over on cards or with air. Take one.
k2-course-token-dear = You could, but a 2 costs twice as much as a 1, and you gain nothing by it. Take a 1.
k2-course-turn = Your turn. Give { $a } the Air card by its button, then choose { $goal } in its menu. Below you see the air after the night: a climber with less than 1 dies.
k2-course-turn-right = { $a } is up, and lives through the night. **Undo** could still take back all of it; **Finish** makes it final. Press **Finish**.
k2-course-turn-no-air = { $a } is at { $goal }, but the place takes its last air tonight. Give it the Air card: **Air 2 to A**.
k2-course-turn-no-air-yet = Like this { $a } would die tonight: its air is 1, and the place takes 1. Choose { $goal } for it, and give it the Air card. **Undo** takes back what you did last.
k2-course-turn-not-there = Now { $a } can breathe. But only a higher place brings points: choose { $goal } in the menu of { $a }.
k2-course-turn-paid-by-a = The risk token would take air of { $a }, who needs it tomorrow. Choose in its menu to pay with a point left over, or with air of { $b }.
k2-course-night = Night: high places take air, low ones give 1, and so does a tent at its place. Whoever is below 1 now dies; what is over 6 now is lost. Then the day ends, all draw three new cards, and the next player begins.
k2-course-storm-cards = Day 8, and a **storm**, as the forecast said: tonight everyone above 6000 m loses 2 air. { $a } has { $air }, and { $goal } takes 1 more. Down at 6000 m it would be safe, but that is far. Its **tent** helps up there: it costs as much as the way there, 2 movement points, and gives 1 air each night. Choose three cards: for the tent, and air.
k2-course-storm-cards-right = Movement points for the tent, and air. Press **Commit**.
k2-course-storm = { $bold } had most movement points today, so the risk token is not yours, and has climbed on to d1. Your turn: give { $a } the Air card, then look in its menu for what lets it live through tonight.
k2-course-storm-no-tent = With the Air card alone { $a } still dies tonight. But there is a line “pitch the tent here” in its menu.
k2-course-storm-more-air = The tent helps, but not enough: { $a } needs the Air card, too.
k2-course-storm-other = { $a } will live, but look at { $b }: the storm takes its last air. It can go down, or get the air instead.
k2-course-storm-lost = These cards cannot save { $a } today. Press **Finish** all the same: you will get another try.
k2-course-storm-astray = Like this { $a } cannot be saved today. **Undo** what you did, or finish all the same: you will get another try.
k2-course-storm-lives = All yours will live. Press **Finish**, and see what the night does.
k2-course-lives = You are through! A tent stays where it was pitched, for the whole game, and helps both of your climbers there. { $bold } was at d1 for 7 points with 1 air; the place took 2, the storm 2: now that climber counts 1.
k2-course-lost = { $climbers } did not have air enough for the storm, { $count ->
    [one] and counts only 1 from now on
   *[other] and both count only 1 from now on
}. Up there it takes both, the tent and the Air card. **Try again** plays this day anew.
k2-course-end = That is a day on K2: cards, risk token, turns, night; there are 18 of them. The weather is known some days ahead, high places have room for few, and each climber has one tent. Now with friends, or alone?
