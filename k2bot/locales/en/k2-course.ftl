### K2 in five minutes: what is said above each page of the course. Ids begin with k2-course.
# $a and $b are the learner's climbers, $bold is another player, $goal the space c1.

k2-course-mountain = Two climbers are yours: { $a } at b6 and { $b } at b2; on the right, blue is their air and black their points. Each counts the points of the highest place it has been to, and after 18 days the most win. But whoever dies counts only 1.
k2-course-cards = Each day you play three of your six cards. **Move** and **Rope** are for steps, **Air** is for breathing. { $a } is to climb to { $goal }, which takes 2 points, and has only 1 air left: choose cards for both, then press **Commit**.
k2-course-cards-right = Steps for { $a }, and air for the night: that will do. Press **Commit**.
k2-course-cards-no-air = Without an Air card { $a } has nothing to breathe tonight. Press **Air 2** as well: it takes the place of another card.
k2-course-cards-no-spare = That carries { $a } to { $goal }, but take a little more: one point will be needed for something else today. **Move 2** has it.
k2-course-token = All show their cards at once. Whoever alone has most points for steps must take a **risk token**: that is you, with { $push }. Its number is paid today, with points left over or with air. Take one.
k2-course-token-dear = You could, but a 2 takes twice as much as a 1, and you gain nothing by it. Take a 1.
k2-course-turn = Your turn. Give { $a } the Air card by its button, then choose { $goal } in its menu. Below you see the air after the night: a climber with less than 1 dies.
k2-course-turn-right = { $a } is up, and lives through the night. Press **Finish**.
k2-course-turn-no-air = { $a } is at { $goal }, but the place takes its last air tonight. Give it the Air card: **Air 2 to A**.
k2-course-turn-no-air-yet = Like this { $a } would die tonight: its air is 1, and the place takes 1. Choose { $goal } for it, and give it the Air card. **Undo** takes back what you did last.
k2-course-turn-not-there = Now { $a } can breathe. But only a higher place brings points: choose { $goal } in the menu of { $a }.
k2-course-turn-paid-by-a = The risk token would take air of { $a }, who needs it tomorrow. Choose in its menu to pay with a point left over, or with air of { $b }.
k2-course-night = Night. A place high up takes air, a tent gives 1: see the sums. Below 1 a climber dies; more than 6 is lost. Then the day ends, and everybody draws three new cards.
k2-course-storm-cards = Day 8, and a **storm**: tonight everyone above 6000 m loses 2 air. { $a } has { $air }, and { $goal } takes 1 more. A **tent** there costs 2 points and gives 1 air every night; an Air card gives the rest. Choose cards for both.
k2-course-storm-cards-right = Points for the tent, and air. Press **Commit**.
k2-course-storm = { $bold } has climbed on to d1, without a tent. Your turn: give { $a } the Air card, then look in its menu for what lets it live through tonight.
k2-course-storm-no-tent = With the Air card alone { $a } still dies tonight. But there is a line “pitch the tent here” in its menu.
k2-course-storm-more-air = The tent helps, but not enough: { $a } needs the Air card, too.
k2-course-storm-other = { $a } will live, but look at { $b }: the storm takes its last air. It can go down, or get the air instead.
k2-course-storm-lost = These cards cannot save { $a } today. Press **Finish** all the same: you will get another try.
k2-course-storm-astray = Like this { $a } cannot be saved today. **Undo** what you did, or finish all the same: you will get another try.
k2-course-storm-lives = All yours will live. Press **Finish**, and see what the night does.
k2-course-lives = You are through! A tent stays where it was pitched, for the whole game. { $bold } was at d1 for 7 points, in the storm without a tent: now that climber counts 1.
k2-course-lost = { $climbers } did not have air enough for the storm, { $count ->
    [one] and counts only 1 from now on
   *[other] and both count only 1 from now on
}. That happens to everybody once. **Try again** plays this day anew.
k2-course-end = That is a day on K2: cards, risk token, turns, night; there are 18 of them. The weather is known some days ahead, high places have room for few, and each climber has one tent. Now with friends, or alone?
