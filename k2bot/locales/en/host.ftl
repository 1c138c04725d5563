### What the host says about tables, whichever game is played. Ids have a hyphen.

## What this language calls itself
language-name = English

## Whoever is awaited is told so

# They stand in the channel; names are mentions.
notice-asked = { $names }, it’s your turn in **{ $game }**.
notice-reminder = { $names }, it’s still your turn in **{ $game }**: asked { $since }.
notice-last = { $names }, you’re the last one to move in **{ $game }**.
# They are sent to one person.
notice-dm-asked = **{ $game }** in { $where }: your turn.
notice-dm-reminder = **{ $game }** in { $where }: still your turn, asked { $since }.
notice-dm-last = **{ $game }** in { $where }: you’re the last one to move.
notice-button-open = Go on
notice-button-mute = Mute for today
notice-muted = You won’t be pinged again today. The mute ends { $until }.

## The lobby

lobby-title = **{ $game }** · a table is open
lobby-people = At the table ({ $count } of up to { $most }): { $names }
posts-option = Posts
posts-option-name = posts
posts-option-help = Fewer posts keep fewer pictures; a single one keeps only today. A short line pings who’s next
posts-phase = one for every phase, with all pictures
posts-day = one a day, edited, with its newest picture
posts-one = one for the whole game, edited, with today alone
lobby-ready = { $host } starts the game when all are here.
lobby-needs-people =
    { $count ->
        [one] One person is here;
       *[other] { $count } people are here;
    } this game is for { $span ->
        [one] { $least }
       *[several] { $least } to { $most }
    }.
lobby-begun = **{ $game }** · table { $table } · the game has begun{ $where ->
    [here] {""}
   *[other] {" "}in { $where }
}. At the table: { $names }
lobby-sealed = -# The shuffle is sealed. Its fingerprint (SHA-256): `{ $promised }` · `/{ $command } { command-verify-name }` explains
lobby-promise = -# The shuffle is settled by the sealed number{ $presses ->
    [0] {""}
   *[other] {" "}and by your presses on *Join* and *Start*
}. Fingerprint (SHA-256): `{ $promised }`. Check it after the game with `/{ $command } { command-verify-name }`.
lobby-private = For invited people only{ $count ->
    [0] .
   *[other] : { $guests }
}
lobby-invite = Invite people …
lobby-invitation = { $guest }, { $host } invites you to a game of { $game }.
lobby-invited = { $name } is invited. Everybody else may join this table, too: “{ private-option }” is among “{ lobby-button-settings }” below its post.
lobby-invited-private = { $name } is invited and may join now.
option-on = yes
option-off = no
thread-option = Own thread
thread-option-name = thread
thread-option-help = The game goes on in a thread below the table’s post; the channel stays free
thread-name = { $game } · table { $table }
private-option = Invited people only
private-option-name = private
private-option-help = Only whom the host invites can join; whoever sees the channel can watch
lobby-cancelled = **{ $game }** · this table was cancelled.
lobby-button-join = Join
lobby-button-leave = Leave
lobby-button-start = Start
lobby-button-cancel = Cancel
lobby-button-rules = Rules
lobby-button-rematch = Rematch
lobby-button-film = Film
lobby-button-review = What if …

lobby-settings = Settings: all as usual
lobby-setting = { $option }: { $value }
lobby-button-settings = More settings
lobby-settings-here = How this table is told and run. What you choose holds at once, until the game begins.

lobby-alone = Alone? One press below brings a computer to play with{ $others ->
    [one] {""}
   *[other] , several bring more
}.
lobby-computer = { $mark } { $name } ({ $level })
lobby-button-add-computer = Add computer: { $level }
lobby-button-remove-computer = Remove computer
computer-name = Bot { $name }

lobby-joined = You are at the table. { $host } starts the game.
lobby-left = You have left the table.
lobby-left-host-passed = You have left the table; { $host } is the host now.
lobby-left-last = You were the last one at the table, so it was cancelled.
lobby-was-cancelled = The table was cancelled.

## Many tables: /games, history

games-none = You are at no table just now. Each game’s `new` lays one.
games-head = **Your tables: { $count }**{ $mine ->
    [0] {""}
   *[other] {" "}· { $mine } { $mine ->
        [one] awaits
       *[other] await
    } you
}
games-line = **{ $game }**, table { $table } · { $told }{ $link ->
    [none] {""}
   *[other] {" "}· { $link }
}
games-mine = **your turn** since { $since }{ $until ->
    [none] {""}
   *[other] , until { $until }
}
games-others = { $names }, since { $since }{ $until ->
    [none] {""}
   *[other] , until { $until }
}
games-lobby = not begun, hosted by { $host }
games-under-way = under way
games-more = {" "}and { $count } more
games-open = Go on at …
games-choice = { $game }, table { $table }
games-back = Back
games-on = More
history-none = No game of { $game } was played to its end here, nor by you. `/{ $command } new` lays a table.
history-head = **{ $game }: games that are over**, yours and those of this channel
history-line = { $day } · { $results } · { $link ->
    [none] table { $table }
   *[other] table { $table } { $link }
}
history-cancelled = cancelled, so nobody won: { $names }
history-result = { $place }. { $name }{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}
history-film = Film of …
history-review = What if … (your own games)
history-record = Record of …
history-record-of = The record of table { $table }, a game of { $game }. With `record` it can be shown as a film at any time.

## What people, and those who manage a server, set for themselves

preferences-own = **Your settings**, at every table of every game
preferences-time = It is { $time } where you are ({ $zone }). Is it not? Pick your time zone below, or write one: `/{ command-settings-name } { command-option-zone-name }`.
preferences-muted = You’re muted until { $until }.
preferences-button-unmute = Call me again
preferences-button-server = Settings of this server
preferences-button-own = My settings
preferences-greeting = This is how it reaches you from now on. To change that: `/{ command-settings-name }`
preferences-server = **Settings of this server**: what new tables are like, unless they are laid otherwise
preferences-no-role = Everybody may lay tables.
preferences-quiet = In your quiet hours, { $begin } to { $end }, nothing pings you{ $until ->
    [none] {""}
   *[other] {" "}(they last until { $until })
}. You’re told afterwards. Where they stop the clock, the others see that you have quiet hours.
preferences-role = { $role } may lay tables, and those who manage the channel.
preferences-pick-role = Who may lay tables: everybody

preference-delivery = Your hand and what you alone see
preference-delivery-help = Otherwise you open it by the button below the newest post
preference-delivery-private = by the button below the posts
preference-delivery-dm = as a private message
preference-notice = When you are awaited
preference-notice-help = How you are told that it is your turn
preference-notice-channel = told in the channel
preference-notice-dm = told by a private message
preference-notice-none = not told
preference-reminder = Reminder at half time
preference-reminder-help = One more notice once half of your time is over, or after a day
preference-reminder-on = yes
preference-reminder-off = no
preference-tips = Tips on your pages
preference-tips-help = A line about what you meet for the first time
preference-tips-on = yes
preference-tips-off = no
preference-quiet = Quiet hours
preference-quiet-none = none
preference-quiet-span = { $begin } to { $end }
preference-zone = Time zone
preference-zone-now = { $zone } ({ $time } now)
preference-language = Language

refusal-no-server-here = I am on no server here whose settings could be changed. Use this command in one of its channels.
refusal-server-managers = Only those who manage this server can change its settings. Yours are open to you: `/{ command-settings-name }`
refusal-server-zone = A server has no time zone: each person has their own. Nothing has changed. To set yours, leave `{ command-option-whose-name }` out: `/{ command-settings-name } { command-option-zone-name }`.

## Posts about a table

table-was-cancelled = This game of { $game } was cancelled, so it counts in nobody’s results.{ $kept ->
    [both] {" "}Its record and film are kept, up to that point.
    [record] {" "}Its record is kept, up to that point.
    [film] {" "}Its film is kept, up to that point.
   *[none] {""}
}
# It stands above a page on which somebody has looked for news.
page-unchanged = Nothing new as of { $time }.
# It takes the place of an older page in a direct message, where a newer one of the same game is open.
page-continued = { $place ->
    [above] Continued above
   *[below] Continued below
}{ $link ->
    [none] .
   *[other] : { $link }
}
# They take the place of what somebody was shown privately.
ending-over = **{ $game }** · the game is over.{ $link ->
    [none] {""}
   *[other] {" "}Result: { $link }
}
ending-cancelled = **{ $game }** · this game was cancelled.{ $link ->
    [none] {""}
   *[other] {" "}Newest post: { $link }
}
ending-left = **{ $game }** · you’ve left this game.{ $link ->
    [none] {""}
   *[other] {" "}You can still follow it: { $link }
}
ending-handed = **{ $game }** · you’ve handed over your seat.{ $link ->
    [none] {""}
   *[other] {" "}You can still follow the game: { $link }
}
table-set-aside =
    This game of { $game } (table { $table }) cannot go on: since an update of the bot its moves can no longer be followed.
    Nothing is lost. Whoever runs the bot finds the reason in its log; the host can cancel the table to begin a new game.
table-moved = The table is in this channel now.
table-posted-again = What is current is posted again.

table-rests = Nobody plays here themselves just now: computers play for { $names }. The game rests until somebody is back.
table-rested = Somebody is back, and the game goes on.
table-goes-on-quietly = { $mark } Only computers still play. They go on without a post for every step; how it ends is told here.

## Computers that stand in for people

standin-begun = { $mark } A computer ({ $level }) plays for { $name } until { $name } is back.
standin-missed = { $mark } { $name } has missed { $count } decisions in a row. A computer ({ $level }) plays for them until they are back.
standin-over = { $name } is back and plays on.
standin-taken-over = { $name } plays here now, and no computer does.
standin-button-back = I am back
standin-arranged = A computer plays for { $name } until they are back: their button is below the newest post about it, and below every page of theirs.
standin-arranged-own = A computer plays for you until you are back. To come back, press the button below the post about it, or any button of yours that answers something.
standin-ended = Welcome back. You play yourself again.

## The clock of a table

clock-option = Clock
clock-option-name = clock
clock-option-help = How long a decision may take; then a computer, or what is usual, decides this once
clock-none = none
clock-2m = 2 minutes a decision
clock-10m = 10 minutes a decision
clock-1h = 1 hour a decision
clock-12h = 12 hours a decision
clock-24h = 24 hours a decision
quiet-option = Quiet hours stop the clock
quiet-option-name = quiet
quiet-option-help = The clock stands still in the quiet hours of whoever is awaited

clock-until = ⏳ { $whose ->
    [own] Your time is up { $time }
   *[others] { $names }: time is up { $time }
}
clock-until-quiet = ⏳ { $whose ->
    [own] Your time is up { $time }; your quiet hours, { $begin } to { $end }, don’t count
   *[others] { $names }: time is up { $time }; quiet hours, { $begin } to { $end }, don’t count
}
clock-quiet = 🌙 { $whose ->
    [own] Your quiet hours last until { $end }. Then you have
   *[others] { $names }: quiet hours until { $end }, then
} { $hours ->
    [0] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
    [one] 1 hour{ $minutes ->
        [0] {""}
        [one] {" "}and 1 minute
       *[other] {" "}and { $minutes } minutes
    }
   *[other] { $hours } hours{ $minutes ->
        [0] {""}
        [one] {" "}and 1 minute
       *[other] {" "}and { $minutes } minutes
    }
}
clock-stands = ⏸ The clock is paused: nobody’s time runs.
clock-overdue-draft = ⌛ Time ran out, so what { $names } had chosen was played.
clock-overdue-completed = ⌛ Time ran out, so the bot kept what { $names } had chosen and completed it.
clock-overdue-chosen = ⌛ Time ran out, so the bot chose for { $names }.
clock-paused = ⏸ The clock is paused: nobody’s time runs. The game goes on whenever somebody answers.
clock-runs = ▶ The clock runs again.
clock-longer = ⏳ There is more time now.
clock-page = The clock of this table: { $clock }.
clock-rests = It stands still in the quiet hours of whoever is awaited.
clock-hosts = { $paused ->
    [yes] { $host } can start it again and give more time, as the host of this game.
   *[no] { $host } can pause it and give more time, as the host of this game.
}
clock-asks = { $paused ->
    [yes] { $host } can start it again and give more time at once, as the host. If you press, the others are asked.
   *[no] { $host } can pause it and give more time at once, as the host. If you press, the others are asked.
}
clock-changed = Done.
clock-button = Clock
clock-button-pause = Pause
clock-button-on = Go on
clock-button-more = More time
refusal-no-clock = This table has no clock: everybody can take their time.
refusal-clock-host-only = Only { $host } can change the clock, as the host of this table, and those who manage this channel.
refusal-clock-so = { $more ->
    [yes] Nobody’s time runs just now, so there is nothing to give more time for.
   *[no] The clock is so already.
}
refusal-clock-nobody = Nobody’s time runs just now, so there is nothing to give more time for.

## What a table is asked to consent to

proposal-undo = { $named ->
    [yes] { $name } asks to undo: { $step }.
   *[no] { $name } asks to undo their last step.
}
proposal-undo-agreed = ↩️ { $named ->
    [yes] Undone for { $name }: { $step }. The game goes on from there.
   *[no] { $name }’s last step is undone. The game goes on from there.
}
proposal-swap = { $own ->
    [yes] { $name } would like to hand their seat over to { $new }.
   *[no] { $name } proposes that { $new } plays on for { $old }.
}
proposal-swap-agreed = { $new } plays on for { $old } from now on.
proposal-host = { $own ->
    [yes] { $name } asks { $new } to take over as the host of this game.
   *[no] { $old } has been away for a while. { $name } suggests { $new } as the new host.
}
proposal-host-agreed = { $new } is the host of this game now.
proposal-pause = { $name } would like to pause the clock.
proposal-pause-agreed = { $name } would like to pause the clock. All agree.
proposal-resume = { $name } would like the clock to go on.
proposal-resume-agreed = { $name } would like the clock to go on. All agree.
proposal-extend = { $name } asks for more time.
proposal-extend-agreed = { $name } asks for more time. All agree.
proposal-asked = Do you agree, { $names }?
proposal-button-agree = Agree
proposal-button-decline = Decline
proposal-button-withdraw = Withdraw request
proposal-button-go-on = Go on
proposal-declined = { $name } does not agree, so all stays as it is.
proposal-withdrawn = { $name } has thought better of it, so all stays as it is.
proposal-lapsed = { $kind ->
    [undo] That is settled: the game has gone on.
   *[other] It did not come to that, so all stays as it is.
}
proposal-made = The others are asked, in the channel.
proposal-you-agreed = You agree, thank you.
proposal-you-declined = Then all stays as it is.
proposal-you-withdrew = You withdrew your request. Nothing has changed.
proposal-waits = You’ve asked for that already. Still to answer: { $names }.
undo-button = { $way ->
    [ask] Ask to undo
   *[alone] Undo last step
}
undo-done = { $named ->
    [yes] Undone: { $step }.
   *[no] Your last step is undone.
}
undo-asked = { $named ->
    [yes] The others are being asked in the channel to undo: { $step }.
   *[no] The others are being asked in the channel.
}
undo-step = { $step } (and { $later ->
    [one] 1 step
   *[other] { $later } steps
} after it)
undo-drops-orders = What you have ordered would answer the same again at once, so it goes with it.
undo-post = ↩️ **This was taken back.**
swap-whose = Whose seat is { $new } to take? The table is asked then.
host-handed-over = { $name } is the host now.

## Limits of whoever runs the bot

refusal-cooldown = Not so fast, please: you have pressed very often within a minute. Go on in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}; nothing of your game is lost.
refusal-tables-of-person = You have laid { $most ->
    [one] a table that is
   *[other] { $most } tables that are
} not over yet, and I keep no more for one person. Play one to its end, or cancel one: `/{ command-games-name }` lists them.
refusal-tables-of-server = { $most ->
    [one] One table is
   *[other] { $most } tables are
} open on this server, and I keep no more for one. As soon as one is over or cancelled, there is room for the next.

## What is stored of somebody

privacy-nothing = **I know nothing of you.** As soon as you sit down at a table, are invited to one or set anything, I keep your Discord id, the name you go by there, your answers in the game, and what you set.
    I read no messages of anybody.
privacy-stored = **What I know of you:** { $settings ->
        [one] one setting
       *[other] { $settings } settings
    }, { $tables ->
        [one] a seat at one table
       *[other] seats at { $tables } tables
    } with the name you went by there and how those games ended, { $answers ->
        [one] one answer
       *[other] { $answers } answers
    } in them, { $invitations ->
        [one] one invitation
       *[other] { $invitations } invitations
    }, { $proposals ->
        [one] one request to a table that names you
       *[other] { $proposals } requests to tables that name you
    }, and your id at { $elsewhere ->
        [one] one table
       *[other] { $elsewhere } tables
    } without a seat of yours. All by your Discord id, in one file of whoever runs me. I read no messages of anybody.
    If you have me forget you, your settings and invitations are deleted, and requests no longer name you. Games that are over stay for those who played with you: there you are “{ privacy-former }”, without your id. What stands in channels already is for you or the server to delete.
privacy-button-file = Give me the file
privacy-button-forget = Forget me …
privacy-file = All that is stored of you, as JSON.
privacy-sure = **Forget you for good?** Your settings go, and your games that are over are nobody’s. This cannot be taken back.
privacy-button-sure = Forget me
privacy-button-back = Back
privacy-former = a former player
privacy-still-playing = You’re still in games that aren’t over. Leave their lobbies and resign from running games first (`/{ command-games-name }` lists them), then ask again.
privacy-forgotten = **Forgotten.** I know nothing of you any more. If you sit down again, you begin anew.

## Proof that chance was fair

verify-over = **Game { $table } checks out.** The bot played { $count ->
    [one] its one answer
   *[other] all { $count } answers
} again, and each led where it led in your game.
verify-cancelled = **Game { $table } checks out as far as it went; it was cancelled.** The bot played { $count ->
    [one] its one answer
   *[other] all { $count } answers
} again, and each led where it led in your game.
verify-running = **Game { $table } is still on.** When it’s over, the record tells the seed; use `/{ $command } { command-verify-name }` again then.
verify-record = **This record checks out.** { $count ->
    [one] Its one answer leads
   *[other] All { $count } answers lead
} to the end it states.
verify-record-open = **This record checks out, but its game isn’t over.** { $count ->
    [0] It has no answers yet
    [one] Its one answer is allowed
   *[other] All { $count } answers are allowed
}, and no result follows: the game was cancelled, or the record was saved before its end.
verify-unmarked = It comes from an earlier version and has no fingerprint on each line, so a move swapped for another legal one would go unnoticed.
verify-promised = Fingerprint of the sealed number (SHA-256): `{ $promised }`. Compare it with the { $link ->
    [none] post that announced the start
   *[other] [post that announced the start]({ $link })
}.
verify-presses = Mixed into the seed: { $count ->
    [one] one press on *Join* or *Start*, at { $times }
   *[other] { $count } presses on *Join* and *Start*, at { $times }
}.
verify-why = **What this proves:** the bot sealed its number before anyone joined, and the shuffle mixes it with the ids and times Discord gave your presses, so nobody could prepare the cards. **What it can’t rule out:** whoever runs the bot can read the sealed number, so they could time a press of their own or call off a game whose shuffle they dislike.
verify-why-alone = **What this proves:** the shuffle was sealed when the game started, and nobody changed it afterwards. **What it can’t rule out:** no presses are mixed in, so whoever runs the bot could have drawn again until they liked the shuffle.

## Refusals: why not, and what to do instead

refusal-proposal-over = That is settled already.
refusal-proposal-own = This is for the others to answer. Decline takes it back.
refusal-proposal-open = { $own ->
    [yes] Your last request is still open. To make another one, first press **Withdraw request** on your page of this game (`/{ $command } { command-status-name }`).
   *[no] The table is still being asked something else. Answer that first.
}
refusal-undo-game = In { $game } nothing can be taken back.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-other = { $name } has played since, so your last step stands.
refusal-undo-revealed = Something came to light by that step, so it stands.
refusal-undo-declined = The others would rather leave that step as it is.
refusal-swap-seated = They sit at this table already.
refusal-swap-alone = This table is in your chat with me, where nobody else can come. Lay one in a channel to play with others.
refusal-swap-bot = A seat is for a person. Computers are added in the lobby, or called with the command for a stand-in.
refusal-swap-gone = Whoever sat there has left the game for good.
refusal-swap-host-only = Only { $host }, as the host, can propose somebody for another one’s seat. You can hand over your own.
refusal-host-seated = The host is one of those who play here. Choose one of them.
refusal-host-alone = Nobody else plays here who could be the host.
refusal-host-already = { $name } is the host already.
refusal-host-here = Only { $host } can hand this table over. Once they have been away for a day, the table can choose somebody else.
refusal-unknown-table = This table is not known to me. Open a new one.
refusal-unknown-game = I cannot host “{ $game }”. I know: { $games }.
refusal-option = “{ $value }” is not possible for { $option }. Choose one of: { $values }.
refusal-preference = “{ $value }” cannot be chosen here. Choose one of what the menu offers.
refusal-zone = I know no time zone “{ $zone }”. Write the name of a large city near you and pick one from the list, like Europe/Berlin.
refusal-unknown-option = { $game } has no setting called “{ $option }”.
refusal-channel-taken =
    There is a table of { $game } in this channel already, hosted by { $host }{ $link ->
        [none] {""}
       *[other] {" "}({ $link })
    }. { $way ->
        [join] Join it, or use another channel or a thread.
        [start] You host it: press Start there when all are in, or Cancel to give it up.
        [host] You host it: go on there. `/{ $command } cancel` would end it, and in another channel or a thread you can lay another table.
        [seated] You are at it: go on there. In another channel or a thread you can lay another table.
       *[watch] That game has begun, and you are welcome to watch. To play, use another channel or a thread.
    }
refusal-other-server = This table belongs to another server. Move it to a channel there.
refusal-in-lobby = The game has not begun yet. { $host } starts it with the button below the table’s post.
refusal-over = This game is over. Its pages can still be read, and Rematch opens a new table.
refusal-not-over = This game is not over yet. A rematch is for afterwards.
refusal-cancelled = This table was cancelled. Open a new one to play.
refusal-set-aside = This game cannot go on at present: since an update of the bot its moves can no longer be followed. { $host } can cancel it to begin a new one.
refusal-set-aside-over = Since an update of the bot the moves of this game can no longer be followed, so nothing more of it can be shown. Its result stands.
refusal-not-seated = This is for those who play: { $names }. You are welcome to watch.
refusal-not-asked = This is for { $name } to decide.
refusal-stale = The game has moved on since that was shown.
refusal-not-yet = It is not your turn yet. What you have planned is kept until it is.
refusal-begun = The game has begun already, so nobody can join, leave or start it now.
refusal-begun-leave = The game has begun. If you want to leave it for good, resign.
refusal-begun-settings = The game has begun with the settings it has. Rematch, at its end, or a new table can have others.
refusal-begun-invite = The game has begun, so nobody new can join. `/{ $command } swap` lets somebody take over a seat.
refusal-not-invited = This table is for invited people only. Ask { $host } to invite you; watching is free.
refusal-many-guests = At most { $most } people can be invited to a table.
refusal-guest-alone = Nobody else can come to a table in our private chat. Lay one in a channel of a server.
refusal-guest-bot = This is a bot. Computers to play with are added below the table’s post.
refusal-guest-there = { $name } is at the table already.
refusal-host-role = On this server { $role } may lay tables, and those who manage the channel. Ask one of them to lay one, and join it.
refusal-no-thread = I cannot make a thread here, I lack: { $missing }. Somebody who manages the channel can allow it; or switch “{ thread-option }” off among “{ lobby-button-settings }”.
refusal-thread-here = A thread can be made in a text channel only. This game goes on here.
refusal-thread-failed = The thread could not be made just now. Please try again, or switch “{ thread-option }” off among “{ lobby-button-settings }”.
refusal-settings-host-only = Only { $host } can change the settings, as the host of this table.
refusal-joined-already = You are at this table already.
refusal-computers-host-only = Only { $host } can add and remove computers, as the host of this table.
refusal-no-computers = Computers cannot play { $game }.
refusal-unknown-level = Computers play at these levels: { $levels }. There is no level “{ $level }”.
refusal-no-computer = There is no computer at this table.
refusal-standin-nobody = Nobody of that name plays here. Choose somebody who is at this table and has not left the game.
refusal-standin-host-only = Only { $host } can let a computer play for somebody else, as the host of this table, and those who manage this channel.
refusal-standin-early = { $name } can be replaced by a computer once the game has waited for them for { $minutes } minutes. They can arrange it themselves at any time.
refusal-standin-last = Nobody would be left to play with the computers. Somebody else must be playing; or simply come back later, the game waits.
refusal-not-yours = This button is for somebody else.
refusal-back-already = You play yourself already.
refusal-not-asked-now = You are not asked anything just now, so there is nothing to give a hint about.
refusal-no-films = There are no films of { $game }.
refusal-no-hints = There are no hints for { $game }.
refusal-no-hint = I have no hint this time, sorry. Please try again.
refusal-full = The table is full: { $names }.
refusal-not-at-table = You are not at this table.
refusal-start-host-only = Only { $host } can start the game, as the host of this table.
refusal-cancel-host-only = Only { $host } can cancel this table, as its host, and those who manage this channel.
refusal-move-host-only = Only { $host } can move this table, as its host, and those who manage this channel.

### On Discord: slash commands, private answers, and what cannot be delivered.

## Slash commands: names (small letters, no spaces) and descriptions (at most 100 characters)

command-group = Play { $game } here with friends
command-new-name = new
command-new = Lay a table in this channel: others join it, then you start the game
command-delivery = How it reaches you each time you are asked
command-delivery-private = by the button below the newest post
command-delivery-dm = as a private message
command-invite-name = invite
command-invite = Invite somebody to your table: they are called, and may join a private one
command-invite-person = Whom you invite
command-status-name = status
command-status = Who is awaited, since when, and where to go on
command-rules-name = rules
command-rules = Read the rules
command-rules-topic = What you want to know about: any part of a title
command-hint-name = hint
command-hint = What a computer would do in your place, and why
command-resign-name = resign
command-resign = Leave the running game for good; you are asked once more
command-cancel-name = cancel
command-cancel = Cancel the table of this channel (its host, and people who manage the channel)
command-move-name = move
command-move = Go on with your table in this channel
command-move-table = The number of the table, if you host several
command-standin-name = standin
command-standin = Let a computer play for somebody who is away, until they are back
command-standin-player = Who is away; left out, it is you
command-standin-level = How well the computer plays
command-undo-name = undo
command-undo = Undo your last step, if the others agree
command-swap-name = swap
command-swap = Let somebody else play on in your seat (the host: in anybody’s), if the table agrees
command-swap-person = Who is to play on
command-host-name = host
command-host = Hand the table over to another host
command-host-person = The new host, who sits at the table
command-replay-name = replay
command-replay = Show a game as a film: the one here, the last one played here, or a record
command-replay-table = The number of another table you sat at, as it stands in the post of its start
command-replay-record = The record file of a game, as it was posted at its end
command-replay-show = Who shall see the film
command-replay-show-me = only me
command-replay-show-all = everybody in this channel
command-privacy-name = privacy
command-privacy = What is stored of you, as a file if you like, and how it is deleted
command-verify-name = verify
command-verify = Prove that nobody chose what chance decided in a game: this one, the last one, or a record
command-option-delivery-name = delivery
command-option-person-name = person
command-option-topic-name = topic
command-option-table-name = table
command-option-player-name = player
command-option-level-name = level
command-option-record-name = record
command-option-show-name = show
command-option-language-name = language
command-option-whose-name = for
command-language-name = language
command-language = Choose in which language I speak to you, or to this server
command-language-choice = The language
command-language-choice-usual = that of Discord
command-language-whose = Whose language it is
command-language-whose-me = mine: what I alone see
command-language-whose-server = this server’s: its new tables (for those who manage it)
command-games-name = games
command-games = Your tables everywhere: whose move it is, since when, and the way there
command-history-name = history
command-history = Games that are over: yours and those played in this channel, with films and records
command-settings-name = settings
command-settings = How I reach you, your quiet hours and language; for who manages this server, its settings
command-settings-zone = Your time zone: write the name of a large city near you
command-settings-whose = Whose settings
command-settings-whose-me = mine
command-settings-whose-server = this server’s (for those who manage it)
command-option-zone-name = zone
command-learn-name = learn
command-learn = Learn the game in five minutes: a short one of your own, for you only
command-help-name = help
command-help = What I do, and which commands there are

## Answers

discord-opened = The table is laid. Others press Join below the new post; you press Start.
discord-opened-alone = The table is laid, for you and computers. Add one below the new post, then press Start.
discord-rematch = A new table is laid in this channel, with the same settings. Others press Join; you press Start.
discord-rematch-moved = A new table is laid in this channel, with the same settings; everybody who played before sits one seat further on. Others press Join; you press Start.
discord-dismissed = Nothing has changed.
discord-resigned = You have left the game. Thank you for playing; you can still watch.
discord-resign-sure = Do you really want to leave this game of { $game } for good? It cannot be taken back.
discord-button-resign = Leave the game
discord-cancel-sure = Do you really want to cancel this game of { $game } for everybody? It cannot be taken back.
discord-button-cancel = Cancel the game
discord-host-sure = Make { $name } the host? Then { $name } decides the settings and starts the game. You stay in, but only { $name } can give it back.
discord-button-host = Make host
discord-button-keep = Keep it
discord-button-dismiss = No, play on
discord-standin-sure = Shall a computer ({ $level }) play this game of { $game } for you until you are back? You can come back at any time.
discord-button-standin = Yes, play for me
discord-delivery-back = { $told } To switch back, use `/{ $command }` with “{ command-delivery-private }”.
discord-status-head = **{ $game }** · table { $table } · hosted by { $host }
discord-status-lobby = The game has not begun yet.
discord-status-over = The game is over. { $results }
discord-status-cancelled = The game was cancelled, so it counts in nobody’s results.
discord-status-waiting = Waiting for { $name }, asked { $since }
discord-status-standin = Stand-in: { $name }
discord-status-thinking = { $name } is thinking.
discord-status-resting = { $name } goes on when somebody is back who plays: the computers rest until then.
discord-status-parked = I cannot post here at present: { $reason }
discord-status-link = Newest post: { $link }
discord-help = **{ $game }** for you and your friends, in this channel.
    `/{ $command } new` lays a table. Everybody who wants to play presses *Join*, then the host presses *Start*. Alone is fine, too.
    From then on, the newest post says what is asked, and the buttons below it answer. What they open is for you only.
discord-help-page = `/{ $command }` { $help }
discord-help-learn = `/{ $command } { command-learn-name }` learn it in five minutes
discord-help-rules = `/{ $command } rules` the rules
discord-help-invite = `/{ $command } invite` invite somebody to the table
discord-help-status = `/{ $command } status` who is awaited
discord-help-hint = `/{ $command } hint` what a computer would do in your place
discord-help-replay = `/{ $command } replay` the game as a film
discord-help-verify = `/{ $command } verify` proof that chance was fair
discord-help-history = `/{ $command } history` what was played here and by you
discord-help-games = `/{ command-games-name }` all your tables
discord-help-settings = `/{ command-settings-name }` how I reach you, and more
discord-help-privacy = `/{ command-privacy-name }` what I know of you, and how I forget it
discord-help-move = `/{ $command } move` go on in another channel
discord-help-standin = `/{ $command } standin` let a computer play for somebody who is away
discord-help-undo = `/{ $command } undo` undo your last step, if the others agree
discord-help-swap = `/{ $command } swap` let somebody else play on in a seat
discord-help-host = `/{ $command } host` hand the table over
discord-help-resign = `/{ $command } resign` leave the game
discord-help-cancel = `/{ $command } cancel` cancel the table
discord-help-language = `/{ $command } language` speak another language

discord-language-me = I answer you in { $language } from now on. What all can read stays in the language of its table.
discord-language-me-usual = I answer you in the language of your Discord from now on, as far as I speak it.
discord-language-server = New tables of this server are in { $language } from now on. Everybody reads private answers in their own language.
discord-language-server-usual = New tables of this server are in the language that Discord has for it, as far as I speak it.
discord-language-nowhere = I am on no server here whose language could be chosen. Use this command in one of its channels.
discord-language-managers = Only those who manage this server can choose its language. You can choose yours, though.
review-under-way = Going through your decisions with the strongest computer … { $percent } %
review-head = **What if** · { $count ->
    [one] the decision that cost you most
   *[other] { $number } of the { $count } decisions that cost you most
}
review-none = The strongest computer has nothing much to add: by its reckoning no decision of yours cost you much.
review-back = Previous
review-on = Next
review-no-game = There is no “what if” for { $game }.
review-not-over = “What if” looks back at a finished game. This one is not over yet, or cannot be followed any more.
review-not-yours = Only those who played can look at their own decisions, each at theirs. The film is there for everybody.
review-failed = I could not think this over, sorry. Please try again in a few minutes.
discord-button-show-film = Show everybody
discord-film-sought = Getting the film ready …
discord-film-later = { $making } { $before ->
    [one] Another film is made first.
   *[other] { $before } other films are made first.
}
discord-film-progress = { $making } { $percent } %
discord-film-shown = The film stands in the channel now.

## Refusals: why not, and what to do instead

discord-no-table-here = Here I can only answer you. A table needs a channel of a server that has invited me; alone you can play in the private chat with me: `/{ $command } new` there.
discord-not-alone = { $game } is for several people. Lay a table in a channel of a server.
discord-no-table = { $place ->
    [private] You’re in no game of { $game }. `/{ $command } new` starts one here, for you and computers.
   *[channel] There’s no game of { $game } in this channel. `/{ $command } new` starts one.
}
discord-table-elsewhere = { $place ->
    [private] You’re in several games. Use this command where you mean one: { $places }.
   *[channel] There’s no game in this channel. You’re in one in { $places }; `/{ $command } new` starts another one here.
}
discord-private-chat = our private chat
discord-other-game-here = In this channel { $game } is being played. You mean `/{ $command }`.
discord-other-game-table = Table { $table } is one of { $game }. You mean `/{ $command }`.
discord-cannot-host =
    I cannot play in this channel, I lack: { $missing }.
    Somebody who manages the channel can allow it in its settings, under permissions. Or use another channel.
discord-not-let-in =
    I cannot get into this channel. In a private thread, mention me once, so that I am added to it.
    In a private channel, somebody who manages it can let me in, in its settings under permissions. Then try again.
discord-dm-closed =
    I cannot send you private messages, so nothing has changed. To allow them, open this server's menu, Privacy Settings,
    and switch on direct messages; then try again.
discord-resign-lobby = The game has not begun yet. Press Leave below the table’s post.
discord-resign-again = You have left this game already. You can still watch.
discord-resign-watching = You do not play in this game of { $game }, so there is nothing to leave.
discord-move-none = You host no game in another channel. The host of a game can move it.
discord-move-several = You host several games. Say which one to move by its number: { $tables }
discord-move-number = “{ $number }” is not the number of a game that you can move. { $tables ->
    [none] You host none.
   *[other] Yours: { $tables }
}
discord-played-none =
    No game is going on here, and none was played to its end yet, so there is none to show. `/{ $command } new` lays a table.
    For a game played elsewhere, give the number of its table, or attach its record.
rules-choose = Read about …
rules-none = { $game } has no rules to read here.
discord-played-number = “{ $number }” is no number of a table. Leave it out to see the game in this channel.
discord-played-elsewhere = I know no game of { $game } with the number { $number } that you played in, or that was played in this channel. Leave the number out to see the game here.
discord-played-lobby = This game has not begun yet, so there is nothing of it to see. { $host } starts it with the button below the table’s post.
discord-played-cancelled = This game was cancelled before it began, so there’s nothing to see.
discord-played-aside = Since an update of mine the moves of this game can no longer be followed, so it cannot be shown, sorry.
discord-played-either = Give the number of a table or attach a record, not both.
discord-film-not-yours = Only those who played, and those who manage this channel, can show this film to everybody. Leave “show” out to see it yourself.
discord-film-stands = This film was posted in this channel a short while ago: { $link }
discord-film-busy = One film at a time, please: another one is being made for you or of this table. Try again in a few seconds.
discord-film-queue = Many films are being made just now. Please try again in a minute.
discord-film-failed = The film could not be made, sorry. The game itself is kept. Please tell whoever runs me.
discord-record-large = { $name } is too large for a record: at most { $size } KiB are read.
discord-record-no-text = { $name } is no record: it is not a text file. Attach the file as it was posted at the end of a game.
discord-record-gone = I could not read { $name } from Discord. Please attach it again.
discord-old-button = This button is from an earlier version of me. Please use the newest post.
discord-old-command = This command has changed. Restart Discord (Ctrl+R on a computer) and try again.

## When something goes wrong

discord-fault =
    Something went wrong on my side, sorry. Your game is kept; please try again.
    If it stays like this, tell whoever runs me this reference: { $reference }
discord-no-room =
    I cannot store anything just now: the disk on which I keep all games is full. Nothing is lost.
    Please tell whoever runs me to make room on it, and try again then.
discord-stopping = I am being stopped just now. Nothing has changed; please try again in a minute or two.
discord-picture-follows = The picture follows.
discord-not-shown =
    Your press has arrived, but I could not show you the answer. Please open the page again.
    If it stays like this, tell whoever runs me this reference: { $reference }
discord-dm-refused =
    { $name } takes no private messages from me, so from now on what is for them alone waits behind the button below the newest post.
    To get it as a message: allow direct messages from this server, then use `/{ $command }` with “{ command-delivery-dm }”.
discord-notice-refused =
    { $name } takes no private messages from me, so from now on they are called here.
    To be told by message: allow direct messages from this server, then choose it again with `/settings`.
discord-channel-gone = the channel is gone
discord-no-access = I am not allowed to write there
discord-lacking = I lack there: { $missing }
discord-parked =
    I cannot go on with { $game } in { $where }: { $reason }. The game is kept.
    Once I am allowed to post there, use `/{ $look }` or any button of the game. Or use `/{ $command } move` in another channel.
discord-parked-gone =
    The channel of your game of { $game } is gone. The game is kept: use `/{ $command } move` in another channel to go on there.

## Permissions, as Discord calls them

permission-view-channel = View Channel
permission-connect = Connect
permission-send = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-create-threads = Create Public Threads
permission-attach-files = Attach Files

## Learning a game

course-head = **Learn { $game }** · { $number } of { $count }
course-button-learn = Learn it in five minutes
course-button-learn-game = Learn { $game } in five minutes
course-button-learn-on = Go on
course-button-learn-back = Back to the lesson
course-button-learn-again = Try again
course-button-learn-anew = Begin again
course-button-learn-model = Do it for me
course-button-learn-table = Play a game
course-play = { $computer ->
    [added] Your game is ready, with an easy computer to play against.
   *[none] { $way ->
        [start] You’re hosting the game here.
       *[other] { $host } is hosting a game here.
    }
} { $way ->
    [start] Press **Start**
    [join] Press **Join**
   *[wait] You’re in; { $host } starts it
} { $link ->
    [none] below the new post.
   *[other] below [its post]({ $link }).
}
# What was kept of it belongs to an earlier version of the bot.
course-begins-anew = Your first try no longer fits this game, so we begin anew. Nothing else is lost.
course-stale = That button belongs to an earlier lesson. Here you go on.
course-not-here = The tutorial leaves that out. You can do it in a real game.
course-none = There is nothing to be learnt here any more. `help` says what I can do.
