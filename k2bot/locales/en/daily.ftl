### The daily game: one for everybody, which each person plays once a day.

# $options: its settings in a few words, of the game's own.
daily-head = **{ $game } daily #{ $number }** · { $options }
# $ends and $at: times such as “in 5 hours”
daily-new = Everyone who plays today gets the same game: same shuffle, same luck. You have one try, on your own and without hints. It counts if you finish before midnight, { $ends }. You play it in your direct messages with the bot.
# $zone: a time zone such as Europe/Berlin
daily-zone = -# Midnight is in your time zone, { $zone }. You can change it in `/{ command-settings-name }`.
daily-unfinished = You haven’t finished #{ $number } yet{ $link ->
    [none] .
   *[other] : [continue it]({ $link }).
} It no longer counts, and starting today’s game ends it.
daily-running = You’ve started: { $link ->
    [none] continue in your direct messages with the bot.
   *[other] [continue here]({ $link }).
} { $late ->
    [yes] It’s past midnight, so it no longer counts, but you can still finish it.
   *[no] It counts if you finish before midnight, { $ends }.
}
daily-started = Today’s game is ready. { $link ->
    [none] It’s right below.
   *[other] **[Play it in your direct messages]({ $link })**
}
daily-day-over = That day is over where you are. `/{ $command } { command-daily-name }` shows today’s game.
# The attempt itself has been deleted; $until: until when the bot remembers that there was one
daily-spent = You’ve already had your try at this one. It’s forgotten, but you know what’s coming, so the bot remembers that you had it until the day is over everywhere, { $until }. The next one starts { $at }.
daily-scored = You scored **{ $points }**.
# $par: the points of the strongest computer in the same game, or “none” if it hasn't played yet; $difference: “+2”, “−1” or “±0”
daily-par = { $par ->
    [none] The strongest computer is still playing. Par will be in `/{ $command } { command-daily-name }` soon.
   *[other] Par, set by the strongest computer, is **{ $par }** ({ $difference }).
}
daily-late = You finished after midnight, so it isn’t on the leaderboard.
daily-left = You resigned, so there’s no result.
daily-cancelled = You cancelled it, so there’s no result.
# One line to share, the same width in all games: game, number, points, par, a row of signs.
daily-line = { $game } #{ $number }  { $points }{ $par ->
    [none] {""}
   *[other] {" "}(par { $par })
}  { $marks }
daily-streak = { $current ->
    [0] Days in a row: none right now
    [one] Days in a row: 1
   *[other] Days in a row: { $current }
} (best: { $best })
daily-next = The next one starts { $at }.
daily-sealed = -# Tomorrow’s shuffle (SHA-256): `{ $promised }`
daily-result-head = **{ $game } daily #{ $number }**
daily-record-later = -# Others may still be playing this one, so its record and shuffle stay secret until the day is over everywhere, { $at }.

daily-button-start = Start
daily-button-board = Leaderboard
daily-button-share = Share
daily-button-results = My results
daily-button-today = { $game } daily
daily-button-before = ◀ #{ $number }
daily-button-after = #{ $number } ▶

# $server: the name of a server, or “none” if it isn't known
daily-board-head = **{ $game } daily #{ $number }**{ $server ->
    [none] {""}
   *[other] {" "}· { $server }
}{ $par ->
    [none] {""}
   *[other] {" "}· par { $par }
}
# $own: yes for the reader's own line
daily-board-line = { $place }. { $own ->
    [yes] **{ $name }**
   *[no] { $name }
}: { $points }{ $difference ->
    [none] {""}
   *[other] {" "}({ $difference })
}
daily-board-more = … and { $count } more
daily-board-nobody = Nobody else on this server has finished it in time.
daily-board-own = -# You: { $how ->
    [late] { $points }, finished after midnight, so it doesn’t count
    [left] resigned
   *[cancelled] cancelled
}
daily-board-not-yet = You can see that leaderboard once you’ve finished the day’s game yourself. `/{ $command } { command-daily-name }` shows today’s.
daily-results-head = **{ $game } daily: your results** · { $count ->
    [one] 1 finished
   *[other] { $count } finished
}
daily-results-line = #{ $number }: { $how ->
    [left] resigned
    [cancelled] cancelled
   *[other] { $points }{ $difference ->
        [none] {""}
       *[other] {" "}({ $difference })
    }{ $how ->
        [late] , after midnight
       *[counts] {""}
    }
}
daily-choose = See a server’s leaderboard …

# $line is the line to share.
daily-share = { $name }: `{ $line }`
daily-shared = Posted. It spoils nothing for the others.
daily-shared-already = You’ve already posted that result in this channel.
daily-nothing-to-share = You can share a result once you’ve finished the day’s game. `/{ $command } { command-daily-name }` shows today’s.
daily-to-copy = Copy this line and post it anywhere. On a server, `/{ $command } { command-daily-name }` has a button that posts it.

daily-verify = This was daily #{ $number }, the same for everyone. Its shuffle follows from the seed `{ $seed }`. The SHA-256 of that is `{ $promised }`.{ $number ->
    [1] {" "}It was the first one, so its fingerprint wasn’t shown beforehand.
   *[other] {" "}This fingerprint was shown with the game of the day before, so the shuffle couldn’t be changed afterwards. Compare the two fingerprints, or calculate it yourself.
}
daily-verify-later = This is daily #{ $number }. { $at ->
    [none] Its seed stays secret until you’ve finished it.
   *[other] Others may still be playing it, so its seed stays secret until the day is over everywhere, { $at }. Then this command shows it.
} Its fingerprint (SHA-256): `{ $promised }`.{ $number ->
    [1] {""}
   *[other] {" "}It was shown with the game of the day before.
}
daily-statistics = Daily game: { $count } finished. Days in a row: { $current } (best: { $best }).

daily-film-later = Others may still be playing this game, so you can show it to everyone once the day is over everywhere, { $at }.

command-daily-name = daily
command-daily = Today’s game for one: the same for everyone, one try each
discord-help-daily = `/{ $command } { command-daily-name }`: Today’s game, the same for everyone
