### What the host says about games, whichever game is played. In the code a game in a channel is a table. Ids have a hyphen.

## Notices: it's your turn

# Posted in the channel; names are mentions.
# $count: how many people
notice-asked = { $names }, it’s your turn in **{ $game }**.
# $count: how many people
notice-reminder = { $names }, it’s still your turn in **{ $game }**. You were asked { $since }.
# $count: how many people
notice-last = { $names }, you’re the last one to move in **{ $game }**.
# Sent to one person.
notice-dm-asked = **{ $game }** in { $where }: your turn.
notice-dm-reminder = **{ $game }** in { $where }: still your turn. You were asked { $since }.
notice-dm-last = **{ $game }** in { $where }: you’re the last one to move.
notice-missed = ⌛ **{ $game }** in { $where }: { $way ->
    [draft] time ran out, so the bot played what you had chosen.
    [completed] time ran out, so the bot kept what you had chosen and filled in the rest.
   *[chosen] time ran out, so the bot chose for you.
}
notice-missed-step = The bot’s move: { $step }.
notice-missed-standin = From now on, a computer plays for you. To play again, press **{ standin-button-back }**.
# Posted in the channel, below notice-asked if it’s their turn.
notice-refused =
    { $name } doesn’t accept direct messages from the bot. From now on, the bot writes here instead, and the button below the newest post opens their private pages.
    To get messages again, allow direct messages from this server, then choose them with `/{ command-settings-name }`.
notice-button-open = Take your turn
notice-button-look = Show the game
notice-button-mute = Mute for today
notice-muted = The bot won’t ping you again today. The mute ends { $until }.

## The lobby

lobby-title = **{ $game }** · { $count } of { $most } players: { $names }
lobby-people = Players ({ $count } of { $most }): { $names }
posts-option = Posts
posts-option-name = posts
posts-option-help = Fewer posts keep fewer pictures; the bot still pings the next player
posts-phase = one per phase, with every picture
posts-day = one per day, updated, with the latest picture
posts-one = one per game, updated, with today only
# $missing: who is invited, but hasn’t joined
lobby-who = { $who ->
    [nobody] The game is full.
    [invited] Only invited players can join.{ $missing ->
        [none] {""}
       *[other] {" "}Still to join: { $missing }.
    }
   *[anyone] Anyone here can join.
}
lobby-ready = { $host } can start the game.
lobby-needs-people = This game needs { $span ->
    [one] { $least }
   *[several] { $least } to { $most }
} players.
lobby-begun = **{ $game }** · game { $table } · started{ $where ->
    [here] {""}
   *[other] {" "}in { $where }
}. Players: { $names }
lobby-sealed = -# The shuffle is already sealed, so nobody can tamper with it. Fingerprint (SHA-256): `{ $promised }` · `/{ $command } { command-verify-name }` shows how to check it
lobby-promise = -# All shuffles were set before the game began{ $presses ->
    [0] {""}
   *[other] , with your presses on *{ lobby-button-join }* and *{ lobby-button-start }* mixed in
}. Fingerprint (SHA-256): `{ $promised }`. Check it after the game with `/{ $command } { command-verify-name }`.
lobby-invite = Invite players …
lobby-invitation = { $guests }, { $host } invites you { $count ->
    [one] to
   *[other] all to
} a game of { $game }.
lobby-invited = { $name } is invited. Anyone else can join this game, too. To prevent that, turn on “{ private-option }” under “{ lobby-button-settings }”.
lobby-invited-private = { $name } is invited and can join now.
# Below the answer to whoever invites people. It mustn't tell whether they have blocked anybody.
# $way: how they can still come, to a new game (join) or to somebody's seat (seat)
invitation-quiet = -# Not notified this time: { $names }. People get only a few invitations a day, and can turn them off. { $way ->
    [seat] They can still answer below the request in the channel.
   *[join] They can still press **{ lobby-button-join }** below the game’s post.
}
# Below an invitation; opens a page with the texts that follow.
invitation-button-block = Block …
option-on = on
option-off = off
thread-option = Own thread
thread-option-name = thread
thread-option-help = Move the game into a thread below its first post, so the channel stays free
thread-name = { $game } · game { $table }
thread-name-people = { $game }: { $names }
thread-line = { $name } is starting a game of **{ $game }** in this thread.
private-option = Invited players only
private-option-name = private
private-option-help = Only people the host invites can join; everyone in the channel can watch
lobby-cancelled = **{ $game }** · this game was cancelled.
lobby-closed = **{ $game }** · this game was closed because nobody started it within a week. `/{ $command } { command-new-name }` starts another.
lobby-unstarted = { $names }: nobody has started { $link ->
    [none] your game of **{ $game }**
   *[other] [your game]({ $link }) of **{ $game }**
} yet.
lobby-closes = -# A week after the last change to it, the bot closes it.
lobby-button-join = Join
lobby-button-thread = Open in a thread
lobby-button-leave = Leave
lobby-button-start = Start game
lobby-button-cancel = Cancel game
lobby-button-rules = Rules
lobby-button-rematch = Rematch
lobby-button-film = Replay
lobby-button-review = Review my game

lobby-setting = { $option }: { $value }
lobby-switch = { $option }: { $now } → { $other }
# A line of a list of current settings.
settings-line = • { $option }: **{ $value }**
# Shown in a menu of several settings, in each of whose lines lobby-switch says what it changes.
settings-switches = Change: { $names }
# Over a menu of all settings
settings-change = Change a setting …
lobby-button-settings = More settings
lobby-settings-here = { $host ->
    [you] You can change all of this until the game starts.
   *[other] { $host } can change all of this until the game starts.
}

lobby-alone = On your own? Press **{ lobby-button-add-computer }**, then **{ lobby-button-start }**.
# $levels is a list of ratings-computer.
# $pairs: whether only two can play this game
lobby-computers = -# How strong the computers are: { $levels }. { $pairs ->
    [yes] A player
   *[no] With two players, the one
} with 400 points more wins about ten games out of eleven.
lobby-computers-here = Choose how well { $name } plays, then press **{ lobby-button-start }**.
# In a menu of levels
lobby-strength = { $points } points in the ratings
lobby-computer = { $mark } { $name } ({ $level })
lobby-button-add-computer = Add computer
lobby-button-computers = Computers
lobby-button-remove-computer = Remove computer
computer-name = Bot { $name }

lobby-joined = You’re in. { $host } can start the game.
lobby-left = You’ve left the game.
lobby-left-host-passed = You’ve left the game. { $host } is the host now.
lobby-left-last = You were the last player, so the game was cancelled.
lobby-was-cancelled = The game is cancelled.

## Lists of games: /games, history

games-none = You’re not in any game. To start one, use { $commands }.
games-head = **Your games: { $count }**{ $mine ->
    [0] {""}
   *[other] {" "}· your turn in { $mine }
}
games-line = **{ $game }**{ $kind ->
    [daily] {" "}(daily)
    [practice] {" "}(practice)
   *[game] {""}
}, game { $table } · { $told }{ $link ->
    [none] {""}
   *[other] {" "}· { $link }
}
games-mine = **your turn**, asked { $since }{ $until ->
    [none] {""}
   *[other] , due { $until }
}
games-others = { $names } to move, asked { $since }{ $until ->
    [none] {""}
   *[other] , due { $until }
}
games-lobby = not started, host: { $host }
games-under-way = in progress
games-more = {" "}and { $count } more
games-open = Open a game …
games-choice = { $game }, game { $table }
games-back = Back
games-on = More
history-none =
    Neither you nor this channel has a finished game{ $game ->
        [all] {""}
       *[other] {" "}of { $game }
    } yet. To start one, use { $commands }.
history-no-match = No games match. Try other filters below.
history-head = **{ $game ->
    [all] Finished games
   *[other] { $game }: finished games
}**
history-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}{ $pages ->
    [1] {""}
   *[other] , page { $page } of { $pages }
}
history-line = { $day } · { $game ->
    [none] {""}
   *[other] { $game } ·{" "}
}{ $kind ->
    [daily] daily:{" "}
    [practice] practice:{" "}
   *[game] {""}
}{ $results } · { $link ->
    [none] game { $table }
   *[other] game { $table } { $link }
}
history-cancelled = cancelled, no winner: { $names }
history-result = { $place }. { $name }{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}
history-open = Look back at …
history-all-games = All games
history-where = Whose games
history-where-near = Yours and this channel’s
history-where-mine = Yours
history-where-channel = This channel’s
history-where-server = This server’s, in channels you can see
history-only = Which games
history-only-any = Any result
history-only-won = You won
history-only-people = With other people
history-only-computers = Against computers only
history-only-solo = Solo
history-only-cancelled = Cancelled
history-player = With anyone
history-with = with { $player }
history-record-of = The record of { $game }, game { $table }. To watch its replay, type `/{ $command } { command-replay-name }` and attach it as `{ command-option-record-name }`.
# Below the last post of a game, next to its record
ending-record = -# Attach the file to `/{ $command } { command-replay-name }` to watch, or `/{ $command } { command-verify-name }` to check the shuffle.

## Looking back at a finished game

look-back-button = Look back
look-back-head = -# { $game }, game { $table } · { $number } of { $count }{ $own ->
    [yes] {" "}· your page with what you chose, without its buttons
   *[no] {""}
}
look-back-first = ⏮ First
look-back-back = ◀ Back
look-back-next = Next ▶
look-back-last = Last ⏭
look-back-list = List
look-back-menu = Jump to …
look-back-earlier = ◀ Earlier
look-back-later = Later ▶
look-back-others = { $first } to { $last }
look-back-return = ◀ Back to the game
look-back-own = My view
look-back-public = Everyone’s view
look-back-record = Record
look-back-running = This game of { $game } isn’t over yet. You can look back at it afterwards.

## Settings of a person and of a server

preferences-own = **Your settings** in every game
preferences-time = Does your clock show { $time } ({ $zone })? If not, pick your time zone below or type it: `/{ command-settings-name } { command-option-zone-name }`.
preferences-muted = You’re muted until { $until }.
preferences-button-unmute = Unmute
preferences-language-elsewhere = -# To change the language, use the `{ command-language-name }` command of any game.
preferences-button-server = Server settings
preferences-button-own = My settings
# The direct message that tests whether the bot can send any.
preferences-greeting = Direct messages work: this is where the bot will write to you. To change that, use `/{ command-settings-name }`.
preferences-server = **Server settings**: the defaults for new games here
preferences-no-role = Anyone can start games.
preferences-quiet = In your quiet hours, { $begin } to { $end }, the bot doesn’t ping you{ $until ->
    [none] {""}
   *[other] {" "}(that’s now, until { $until })
}. It tells you afterwards. In games where they stop the clock, the other players can see that you have quiet hours.
preferences-role = { $role } and channel managers can start games.
# Shown in a menu of roles while none is chosen.
preferences-pick-role = Who can start games: anyone

preferences-button-blocks = Blocked invitations
blocks-page = **Blocked invitations** don’t reach you, neither as a message nor as a ping. Nobody is told what you block, and you can still join games yourself.
# $server: its name, or none
blocks-ask = Which invitations do you want to block: those from { $who }, { $server ->
    [none] {""}
   *[other] those on **{ $server }**,{" "}
}or all of them?
blocks-none = You haven’t blocked any.
blocks-all = • all invitations
blocks-people = • invitations from { $names }
blocks-servers = • invitations on { $names }
# A server that the bot has left
blocks-server = server { $id }
blocks-button-person = From this person
blocks-button-server = On this server
blocks-button-all = From everyone
blocks-button-nothing = Allow invitations
# Shown in menus that list who is blocked, while nobody is chosen
blocks-pick-people = Blocked people
blocks-pick-servers = Blocked servers

preference-delivery = Your private pages
preference-delivery-help = Otherwise you open them with the button below the newest post
preference-delivery-private = opened with a button
preference-delivery-dm = sent by direct message
preference-notice = When it’s your turn
preference-notice-help = How the bot tells you that it’s your turn
preference-notice-channel = ping in the channel
preference-notice-dm = direct message
preference-notice-none = nothing
preference-reminder = Reminder at half time
preference-reminder-help = One more ping after half your time, or after a day if there’s no time limit
preference-reminder-on = on
preference-reminder-off = off
preference-tips = Tips on your pages
preference-tips-help = A line about anything you see for the first time
preference-tips-on = on
preference-tips-off = off
preference-pictures = Pictures on your pages
preference-pictures-help = Boards that have a tall picture show it on your pages
preference-pictures-wide = wide
preference-pictures-tall = tall, for phones
preference-quiet = Quiet hours
preference-quiet-none = none
preference-quiet-span = { $begin } to { $end }
preference-zone = Time zone
preference-zone-now = { $zone } ({ $time } now)
preference-language = Language

refusal-no-server-here = The bot isn’t on a server here. Use this command in a channel of the server you want to set up.
refusal-server-managers = Only people who manage this server can change its settings. Yours are here: `/{ command-settings-name }`
refusal-server-zone = A server has no time zone, only each player does. Nothing has changed. To set yours, leave out `{ command-option-whose-name }`: `/{ command-settings-name } { command-option-zone-name }`.

## Posts about a game

table-was-cancelled = This game of { $game } was cancelled, so it doesn’t count.{ $available ->
    [both] {" "}Its record and replay go up to that point.
    [record] {" "}Its record goes up to that point.
    [film] {" "}Its replay goes up to that point.
   *[none] {""}
}
# The date after which a game is deleted: below the notice that it was cancelled or closed, and the end of practice.
table-expires = -# Kept until { $date }, then deleted.
# Above a page that shows the same after a press.
page-unchanged = Nothing has changed. Last checked: { $time }
# First line of a page in a direct message.
page-place = -# { $game }{ $kind ->
    [daily] {" "}(daily)
    [practice] {" "}(practice)
   *[game] {""}
}{ $where ->
    [none] {""}
   *[other] {" "}· { $where }
}
# In place of an older page in a direct message, once a newer one of the same game is open.
page-continued = { $place ->
    [above] Continued above
    [elsewhere] Continued elsewhere
   *[below] Continued below
}{ $link ->
    [none] .
   *[other] : { $link }
}
# In place of a private page once its game is over for the reader.
ending-over = **{ $game }** · this game is over.{ $link ->
    [none] {""}
   *[other] {" "}Result: { $link }
}
ending-cancelled = **{ $game }** · this game was cancelled.{ $link ->
    [none] {""}
   *[other] {" "}Newest post: { $link }
}
ending-left = **{ $game }** · you’ve left this game.{ $link ->
    [none] {""}
   *[other] {" "}You can still watch: { $link }
}
ending-handed = **{ $game }** · you’ve handed over your seat.{ $link ->
    [none] {""}
   *[other] {" "}You can still watch: { $link }
}
table-set-aside =
    This game of { $game } (game { $table }) can’t continue: since an update, the bot can’t replay its moves.
    Nothing is lost. The bot’s owner finds the reason in its log. The host can cancel the game and start a new one.
table-moved = The game is in this channel now.
table-posted-again = Posted again below.

table-rests = Only computers are left, playing for { $names }. The game waits until someone is back.
table-rested = Someone is back, so the game continues.
table-goes-on-quietly = { $mark } Only computers are still playing, so the bot skips their posts. The result will appear here.

## Computers that stand in for people

standin-begun = { $mark } A computer ({ $level }) plays for { $name } until { $name } is back.
standin-missed = { $mark } { $name } missed { $count } decisions in a row. A computer ({ $level }) plays for them until they’re back.
standin-over = { $name } is back and playing again.
standin-taken-over = { $name } has taken over from the computer.
standin-button-back = I’m back
standin-arranged = A computer plays for { $name } now. To return, they press **{ standin-button-back }** below the newest post about it or on any of their pages.
standin-arranged-own = A computer plays for you now. To return, press **{ standin-button-back }** below the post about it, or make a move.
standin-ended = Welcome back. You’re playing again.

## The clock of a game

clock-option = Clock
clock-option-name = clock
clock-option-help = Time per decision. When it runs out, the bot decides for that player
clock-none = none
clock-2m = 2 minutes per decision
clock-10m = 10 minutes per decision
clock-1h = 1 hour per decision
clock-12h = 12 hours per decision
clock-24h = 24 hours per decision
quiet-option = Quiet hours stop the clock
quiet-option-name = quiet
quiet-option-help = A player’s time doesn’t run during their own quiet hours

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
# A line on a page while the clock is paused.
clock-stands = ⏸ The clock is paused.
clock-overdue-draft = ⌛ Time ran out, so the bot played what { $names } had chosen.
clock-overdue-completed = ⌛ Time ran out, so the bot kept what { $names } had chosen and filled in the rest.
clock-overdue-chosen = ⌛ Time ran out, so the bot chose for { $names }.
clock-paused = ⏸ The clock is paused now. You can still play.
clock-runs = ▶ The clock is running again.
clock-longer = ⏳ You have more time now.
clock-page = Clock: { $clock }.
clock-rests = It stops during the quiet hours of the player whose turn it is.
clock-hosts = { $paused ->
    [yes] The host, { $host }, can resume it and give more time.
   *[no] The host, { $host }, can pause it and give more time.
}
clock-asks = { $paused ->
    [yes] The host, { $host }, can resume it and give more time at once. If you press a button, the others are asked first.
   *[no] The host, { $host }, can pause it and give more time at once. If you press a button, the others are asked first.
}
clock-changed = Done.
clock-button = Clock
clock-button-pause = Pause
clock-button-on = Resume
clock-button-more = More time
refusal-no-clock = This game has no clock, so there’s no time to change.
refusal-clock-host-only = Only the host, { $host }, and channel managers can change the clock. Ask one of them.
refusal-clock-so = { $more ->
    [yes] { refusal-clock-nobody }
   *[no] Nothing to change: the clock is already like that.
}
refusal-clock-nobody = Nobody’s time is running, so there’s nothing to extend.

## Requests that the other players agree to

proposal-undo = { $named ->
    [yes] { $name } asks to undo: { $step }.
   *[no] { $name } asks to undo their last step.
}
proposal-undo-agreed = ↩️ { $named ->
    [yes] Undone for { $name }: { $step }. The game continues from there.
   *[no] { $name }’s last step is undone. The game continues from there.
}
proposal-swap = { $own ->
    [yes] { $name } asks to hand their seat over to { $new }.
   *[no] { $name } suggests that { $new } takes over from { $old }.
}
proposal-swap-agreed = { $new } has taken over from { $old }.
proposal-host = { $own ->
    [yes] { $name } asks { $new } to take over as the host of this game.
   *[no] { $old } has been away for a while. { $name } suggests { $new } as the new host.
}
proposal-host-agreed = { $new } is the host of this game now.
proposal-host-left = { $old } has left this server, so { $new } is the host of this game now.
proposal-pause = { $name } asks to pause the clock.
proposal-pause-agreed = { $name } asked to pause the clock. Everyone agreed.
proposal-resume = { $name } asks to resume the clock.
proposal-resume-agreed = { $name } asked to resume the clock. Everyone agreed.
proposal-extend = { $name } asks for more time.
proposal-extend-agreed = { $name } asked for more time. Everyone agreed.
# $count: how many people
proposal-asked = { $names }, do you agree?
proposal-button-agree = Agree
proposal-button-decline = Decline
proposal-button-withdraw = Withdraw request
proposal-button-go-on = Continue
proposal-declined = { $name } declined. Nothing has changed.
proposal-withdrawn = { $name } withdrew the request. Nothing has changed.
proposal-lapsed = { $kind ->
    [undo] The game has moved on, so this request has expired.
   *[other] This request has expired. Nothing has changed.
}
proposal-made = { $names } { $count ->
    [one] is
   *[other] are
} being asked in the channel.
proposal-you-agreed = You agreed. Thank you.
proposal-you-declined = You declined. Nothing has changed.
proposal-you-withdrew = You withdrew your request. Nothing has changed.
proposal-waits = You’ve already asked for that. Still to answer: { $names }.
# In the status of a game: an open request, as it was posted.
proposal-unanswered = { $request } Still to answer: { $names }.
undo-button = { $way ->
    [ask] Ask to undo
   *[alone] Undo last step
}
undo-done = { $named ->
    [yes] Undone: { $step }.
   *[no] Your last step is undone.
}
undo-asked = { $named ->
    [yes] { $names } { $count ->
        [one] is
       *[other] are
    } being asked in the channel to let you undo: { $step }.
   *[no] { $names } { $count ->
        [one] is
       *[other] are
    } being asked in the channel.
}
undo-step = { $step }, and { $later ->
    [one] 1 step
   *[other] { $later } steps
} after it
undo-drops-orders = Your standing orders would repeat that step at once, so they’re removed.
undo-post = ↩️ **This step was undone.**
swap-whose = Whose seat should { $new } take over? The players will be asked next.
host-handed-over = { $name } is the host now.
host-left = { $host } has left this server, so you’re the host now.
host-left-alone = { $host } has left this server, so their game was cancelled.

## Limits set by the bot’s owner

refusal-busy = Your last request is still being prepared. Try again in a moment.
refusal-cooldown = Slow down a little: that was a lot of presses in one minute. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}. Your game is safe.
refusal-tables-of-person = You’re already hosting { $most ->
    [one] a game
   *[other] { $most } games
}, and that’s the limit. Finish or cancel one first: `/{ command-games-name }` lists them.
refusal-tables-of-server = This server already has { $most ->
    [one] a game
   *[other] { $most } games
} running, and that’s the limit. Try again when one is over or cancelled.

## What is stored about a person

# $until: until when a mark of a daily game is kept, “none” without one
privacy-nothing = { $until ->
    [none] **Nothing is stored about you.**
   *[other] **All that’s stored about you** is that you’ve had your try at the daily game: as a code without your ID or name, until the day is over everywhere, { $until }.
} Once you join a game, are invited or change a setting, the bot keeps your Discord ID and name, your moves and your settings, and works out statistics from your finished games.
    It doesn’t read anyone’s messages.
privacy-stored =
    {""}**Stored about you**
    - Settings, and your progress in tutorials and puzzles: { $settings }
    - Games you play or played, with your name there and the results: { $tables }
    - Your moves in them, and when you made them: { $answers }
    - Daily games you tried: { $dailies }
    - Your ratings, where you’ve joined them: { $ratings }
    - Invitations: { $invitations }
    - Requests that name you: { $proposals }
    - Other games that hold your ID: { $elsewhere }

    From finished games the bot works out statistics, best results and scores without luck.

    {""}**What others see:** the results of your games where they were played. On servers you share, also your statistics (`/stats`), best results (`/best`), ratings and, once they’ve finished it themselves, how you did in the daily game. `/{ command-settings-name }` hides you from all of these. Managers of a server can get its games as a file; if you hide, you’re “{ best-someone }” in it. Practice and puzzles are for you only.

    All of it is under your Discord ID, in one file on the owner’s computer. The bot doesn’t read anyone’s messages.

    {""}**If the bot forgets you**, your settings, progress, ratings, daily results and invitations are deleted, and requests no longer name you. Finished games stay for the people you played with: there you become “{ privacy-former }”, without your ID. That you’ve had your try at a daily game stays until its day is over everywhere, at most 50 hours: as a code without your ID or name, so that nobody gets a second try. You or the server can delete what has been posted in channels.
privacy-button-file = Download my data
privacy-button-forget = Forget me …
privacy-file = Everything stored about you, as JSON in a zip file.
privacy-file-part = **Part { $part }** of what’s stored about you, as JSON in a zip file. { $more ->
    [yes] Save it first: the next part takes its place.
   *[no] It’s the last one.
}
privacy-button-next = Next part
privacy-sure = **Forget you for good?** Your settings, progress, ratings and daily results are deleted, and your finished games no longer name you. You can’t undo this.
privacy-button-sure = Forget me
page-button-back = Back
privacy-former = a former player
privacy-still-playing = You’re still in games that aren’t over. First leave the ones that haven’t started and resign from the rest (`/{ command-games-name }` lists them), then ask again.
privacy-forgotten = **Forgotten.** { $until ->
    [none] Nothing is stored about you any more.
   *[other] All that’s left is that you’ve had your try at the daily game: as a code without your ID or name, until the day is over everywhere, { $until }.
} You can join a game again whenever you like.
privacy-later = **Not everything is deleted yet.** A part of the bot isn’t running at the moment; it deletes the rest as soon as it does. `/{ command-privacy-name }` shows what’s left.

## Proof that the shuffle was fair

verify-over = **Game { $table } checks out.** The bot replayed { $count ->
    [one] its one move
   *[other] all { $count } moves
}, and each led to the same position as in your game.
verify-cancelled = **Game { $table } checks out up to the point where it was cancelled.** The bot replayed { $count ->
    [one] its one move
   *[other] all { $count } moves
}, and each led to the same position as in your game.
verify-running = **Game { $table } is still running.** When it’s over, its record reveals the seed. Then use `/{ $command } { command-verify-name }` again.
verify-record = **This record checks out.** { $count ->
    [one] Its one move leads
   *[other] All { $count } moves lead
} to the result it states.
verify-record-open = **This record checks out, but its game isn’t over.** { $count ->
    [0] It has no moves yet
    [one] Its one move is legal
   *[other] All { $count } moves are legal
}, and it has no result: the game was cancelled, or the record was saved before the end.
verify-unmarked = It comes from an earlier version and has no fingerprint on each line, so one legal move swapped for another would go unnoticed.
verify-promised = Fingerprint of the sealed number (SHA-256): `{ $promised }`. Compare it with the one that `/{ $command } { command-status-name }` showed before anyone joined.
verify-presses = Mixed into the seed: { $count ->
    [one] one press on *{ lobby-button-join }* or *{ lobby-button-start }*, at { $times }
   *[other] { $count } presses on *{ lobby-button-join }* and *{ lobby-button-start }*, at { $times }
}.
verify-why = **What this proves:** the bot sealed its number before anyone joined. The shuffle mixes that number with the IDs and times Discord gave your presses, so nobody could stack the deck. **What it can’t rule out:** the bot’s owner can read the sealed number, so they could time a press of their own or cancel a game whose shuffle they dislike.
verify-why-alone = **What this proves:** the shuffle was sealed when the game started, and nobody changed it afterwards. **What it can’t rule out:** no presses are mixed in, so the bot’s owner could have drawn again until they liked the shuffle.

## Refusals: why not, and what to do instead

refusal-proposal-over = That request is already settled.
refusal-proposal-own = The others answer this one. To withdraw your request, press **{ proposal-button-decline }**.
refusal-proposal-open = { $own ->
    [yes] Your last request is still open. To make another one, first press **{ proposal-button-withdraw }** on your page of this game (`/{ $command } { command-status-name }`).
   *[no] Another request is still open. Once it’s settled, you can make yours.
}
refusal-undo-game = { $game } has no undo.
refusal-undo-nothing = You have nothing to undo. You can still change an unfinished turn on your page.
refusal-undo-other = You can’t undo that: { $name } has played since.
refusal-undo-revealed = You can’t undo your last step{ $named ->
    [yes] { " " }({ $step })
   *[no] { "" }
}: since then, something new has been revealed, such as a card or what someone else chose.
refusal-undo-final = You can’t undo your last step{ $named ->
    [yes] { " " }({ $step })
   *[no] { "" }
} on your own: by the rules it’s final, and there’s nobody else who could agree.
refusal-undo-declined = You can’t undo that step: the others have already declined.
refusal-swap-seated = They’re already in this game.
refusal-swap-bot = Only a person can take over a seat. Computers join before the game starts, or with the `{ command-standin-name }` command.
refusal-swap-gone = That player has left the game for good, so nobody can take over their seat.
refusal-swap-declined = They declined a seat in this game not long ago. You can ask them again { $when }.
refusal-swap-host-only = Only the host, { $host }, can suggest someone for another player’s seat. You can hand over your own.
refusal-host-seated = The host has to be a player of this game. Choose one of them.
refusal-host-alone = There’s no other player here who could be the host.
refusal-host-already = { $name } is already the host.
refusal-host-here = Only the host, { $host }, can hand over this game. Once they’ve been away for a day, the players can choose someone else.
refusal-host-left = { $host } has left this server. You can take over { $when }: try again then.
refusal-unknown-table = The bot doesn’t know this game. Start a new one.
refusal-deleted = This game was deleted. { $days ->
    [0] {""}
    [one] Practice, cancelled games and games nobody started are kept for one day.{" "}
   *[other] Practice, cancelled games and games nobody started are kept for { $days } days.{" "}
}Start a new one.
refusal-left-out = { $open ->
    [yes] That game is paused: the bot doesn’t offer “{ $game }” at the moment. It goes on once the bot does. Until then, start other games in another channel.
   *[no] The bot doesn’t offer “{ $game }” at the moment, so it can’t show that game.
}
refusal-option = “{ $value }” isn’t possible for { $option }. Choose one of: { $values }.
refusal-preference = “{ $value }” isn’t possible here. Choose something from the menu.
refusal-zone = There’s no time zone “{ $zone }”. Type the name of a large city near you and pick one from the list, like Europe/Berlin.
refusal-unknown-option = { $game } has no setting called “{ $option }”.
refusal-channel-taken =
    There’s already a game of { $game } in this channel, hosted by { $host }{ $link ->
        [none] {""}
       *[other] {" "}({ $link })
    }. { $way ->
        [join] Join it.
        [uninvited] Only invited players can join it, and you’re welcome to watch.
        [full] It’s full, and you’re welcome to watch.
        [start] You’re the host: press **{ lobby-button-start }** there when everyone is in, or **{ lobby-button-cancel }** under **{ lobby-button-settings }** to give it up.
        [host] You’re the host: carry on there. `/{ $command } { command-cancel-name }` would end it.
        [seated] You’re in it: carry on there.
       *[watch] It has started, and you’re welcome to watch.
    } { $advice ->
        [thread] For another game, press **{ lobby-button-thread }**.
        [elsewhere] For another game, use another channel or a thread.
       *[other] { refusal-no-second-thread }
    }
refusal-no-second-thread =
    Another game needs a place of its own. { $advice ->
        [you] You may not open threads here.
        [bot] The bot can’t open a thread here. It lacks: { $missing }.
       *[place] Threads are only possible in text channels.
    }{ $free ->
        [none] {""}
       *[other] {" "}There’s no game in { $free } yet: use the command there.
    }
refusal-second-thread-failed = The thread couldn’t be opened. Please try again, or use another channel.
refusal-other-server = This game belongs to another server. Move it to a channel there.
refusal-in-lobby = The game hasn’t started yet. It begins when the host presses **{ lobby-button-start }** below its post.
refusal-over = This game is over. { $kind ->
    [daily] You can still look at it.
    [practice] You can still look at it, or press **{ practice-button-again }** to try again.
   *[game] You can still look at it, or press **{ lobby-button-rematch }** to play again.
}
refusal-not-over = This game isn’t over yet. You can have a rematch afterwards.
refusal-cancelled = This game was cancelled. Start a new one to play.
refusal-set-aside = This game can’t continue: since an update, the bot can’t replay its moves. { $host } can cancel it and start a new one.
refusal-set-aside-over = Since an update, the bot can’t replay this game, so there’s nothing more to show. If it has a result, that still counts.
refusal-not-seated = Only the players can do that: { $names }. You’re welcome to watch.
refusal-not-asked = That’s { $name }’s decision.
refusal-stale = That’s out of date; the game has moved on.
refusal-not-yet = It’s not your turn yet. Your plan is kept until then.
refusal-begun = The game has already started, so nobody can join, leave or start it now.
refusal-begun-leave = The game has already started. To leave it for good, use the `{ command-resign-name }` command.
refusal-begun-settings = The game has started, so its settings are fixed. Change them for a new game or a rematch.
refusal-begun-invite = The game has started, so nobody new can join. With `/{ $command } { command-swap-name }` someone can take over a seat.
refusal-not-invited = Only invited players can join this game. Ask { $host } to invite you. Anyone can watch.
refusal-many-guests = You can invite at most { $most } people to a game.
refusal-guest-alone = Nobody else can join a game in your direct messages. Start one in a server channel.
refusal-guest-bot = That’s a bot. To play with a computer, press **{ lobby-button-add-computer }** below the game’s post.
refusal-guest-there = { $name } is already in the game.
refusal-host-role = On this server, only { $role } and channel managers can start games. Ask one of them to start one, then join it.
refusal-may-not-write = You may not send messages in { $where }, so the bot doesn’t do that there for you. Ask someone who may to do it, or someone who manages the channel for the permission.
refusal-write-unknown = From here, the bot can’t tell whether you may send messages in { $where }. Please do it there.
refusal-many-blocks = You can block at most { $most } people and { $most } servers. Take one off the list first, or block all invitations: `/{ command-settings-name }`
refusal-no-thread = The bot can’t open a thread here. It lacks: { $missing }. Someone who manages the channel can allow that. Or turn off “{ thread-option }” under “{ lobby-button-settings }”.
refusal-thread-here = Threads are only possible in text channels, so this game stays right here.
refusal-thread-failed = The thread couldn’t be opened. Please try again, or turn off “{ thread-option }” under “{ lobby-button-settings }”.
refusal-settings-host-only = Only the host, { $host }, can change the settings and invite people.
refusal-joined-already = You’re already in this game.
refusal-computers-host-only = Only the host, { $host }, can add and remove computers.
refusal-no-computers = { $game } has no computer players.
refusal-unknown-level = There’s no level “{ $level }”. Choose one of: { $levels }.
refusal-no-computer = There’s no computer in this game.
refusal-standin-nobody = That person isn’t playing in this game. Choose one of its players.
refusal-standin-host-only = Only the host, { $host }, and channel managers can let a computer play for someone else.
refusal-standin-early = A computer can replace { $name } once the game has waited { $minutes } minutes for them. They can call a stand-in themselves at any time.
refusal-standin-last = Then only computers would be left, and the game needs a person. You can simply come back later: the game waits.
refusal-not-yours = This button is for another player.
refusal-back-already = No computer is playing for you, so just carry on.
refusal-not-asked-now = You have nothing to decide right now, so there’s no hint to give.
refusal-no-films = { $game } has no replays.
refusal-no-hints = { $game } has no hints.
refusal-no-hint = No hint this time, sorry. Please try again.
refusal-full = The game is full: { $names }.
refusal-not-at-table = You’re not in this game.
refusal-start-host-only = Only the host, { $host }, can start the game. Once they’ve been away for a day, the players can choose another host with the `{ command-host-name }` command.
refusal-cancel-host-only = Only the host, { $host }, and channel managers can cancel this game.
refusal-move-host-only = Only the host, { $host }, and channel managers can move this game.

### On Discord: slash commands, private answers, and what can't be delivered.

## Slash commands: names (small letters, no spaces) and descriptions (at most 100 characters)

command-group = Play { $game } here with friends
command-new-name = new
command-new = Start a new game here: others join, then you press “{ lobby-button-start }”
command-delivery = How your private pages reach you
command-delivery-private = by the button below the newest post
command-delivery-dm = by direct message
command-invite-name = invite
command-invite = Invite someone to your game: they get a ping and can join even a private one
command-invite-person = Who you invite
command-status-name = status
command-status = See whose turn it is, since when, and where to play
command-rules-name = rules
command-rules = Read the rules
command-rules-topic = What you want to know about: type any part of a title
command-hint-name = hint
command-hint = Get a hint: what a computer would do in your place, and why
command-resign-name = resign
command-resign = Leave the running game for good (you’re asked to confirm)
command-cancel-name = cancel
command-cancel = Cancel this channel’s game (its host and channel managers)
command-move-name = move
command-move = Move your game to this channel
command-move-table = The number of the game, if you host several
command-standin-name = standin
command-standin = Let a computer play for someone who’s away, until they’re back
command-standin-player = Who’s away (leave it out for yourself)
command-standin-level = How well the computer plays
command-undo-name = undo
command-undo = Undo your last step, if the others agree
command-swap-name = swap
command-swap = Let someone take over your seat (as the host: any seat), if the players agree
command-swap-person = Who takes over
command-host-name = host
command-host = Hand the game over to another host
command-host-person = The new host, one of the players
command-replay-name = replay
command-replay = Watch a replay: of this game, the last one here, or one from a record
command-replay-table = The number of another game, shown in the post about its start
command-replay-record = The record of a game: the file posted at its end
command-replay-show = Who sees the replay
command-replay-show-me = only me
command-replay-show-all = everyone in this channel
command-privacy-name = privacy
command-privacy = See what’s stored about you, download it or delete it
command-verify-name = verify
command-verify = Prove that nobody rigged the shuffle of this game, the last one or a record
command-option-delivery-name = delivery
command-option-person-name = person
command-option-topic-name = topic
command-option-table-name = table
command-option-player-name = player
command-option-level-name = level
command-option-record-name = record
command-option-show-name = show
command-option-language-name = language
command-option-whose-name = whose
command-language-name = language
command-language = Choose the bot’s language, for you or for this server
command-language-choice = The language
command-language-choice-default = same as Discord
command-language-whose = Whose language
command-language-whose-me = mine: what only I see
command-language-whose-server = this server’s: its new games (for server managers)
command-games-name = games
command-games = List your games everywhere: whose turn it is, since when, and where
command-history-name = history
command-history = List finished games, and look back at one of them
command-history-player = Only games with this person
command-history-game = Which game; without it, all of them
command-option-where-name = where
command-option-only-name = only
command-lookback-name = lookback
command-lookback = Look back at a finished game, day by day or turn by turn
command-lookback-table = The number of another game, shown in the list of finished games
command-settings-name = settings
command-settings = Set how the bot reaches you, quiet hours, language, and server defaults
command-settings-zone = Your time zone: type the name of a large city near you
command-settings-whose = Whose settings
command-settings-whose-me = mine
command-settings-whose-server = this server’s (for server managers)
command-option-zone-name = time-zone
command-learn-name = learn
command-puzzle-name = puzzle
command-puzzle = Solve today’s puzzle, or any other. Only you see it
command-learn = Learn the game in a 7-minute tutorial that only you see
command-help-name = help
command-help = See what the bot can do, and its commands

## Answers

discord-opened = Your game is open. The others can press **{ lobby-button-join }** below its post. Once everyone’s in, press **{ lobby-button-start }**.
discord-opened-thread = Your game is open in { $where }. The others can press **{ lobby-button-join }** below its post there. Once everyone’s in, press **{ lobby-button-start }**.
discord-opened-alone = Your game is open, for you and computers. Add one below its post, then press **{ lobby-button-start }**.
discord-rematch = A new game is open, with the same settings{ $moved ->
    [swapped] { "" }; you’ve swapped places with the other player
    [yes] { "" }; places have moved on: the second is now the first, and the first is the last
   *[no] { "" }
}. { $full ->
    [yes] Press **{ lobby-button-start }** when you’re ready.
   *[no] Others press **{ lobby-button-join }**; you press **{ lobby-button-start }**.
}
discord-dismissed = Nothing has changed.
discord-resigned = You’ve left the game. Thanks for playing! { $over ->
    [yes] With that, it’s over.
   *[no] You can still watch.
}
# $means: a sentence of the game's own about pieces and points.
discord-resign-sure = Leave this game of { $game } for good? { $means ->
    [none] {""}
   *[other] { $means }{" "}
}{ $ends ->
    [won] That ends the game, and { $winner } wins.{" "}
    [over] That ends the game.{" "}
    [deserted] That ends the game, since only computers would be left.{" "}
   *[no] {""}
}You can’t undo this.
discord-button-resign = Leave game
discord-cancel-sure = Cancel this game of { $game } for everyone? You can’t undo this.
discord-button-cancel = Cancel game
discord-host-sure = Make { $name } the host? Then { $name } decides the settings and starts the game. You stay in, but only { $name } can make you the host again.
discord-button-host = Make host
discord-button-keep = Stay host
discord-button-dismiss = Keep playing
discord-standin-sure = Let a computer ({ $level }) play this game of { $game } for you until you’re back? You can come back at any time.
discord-button-standin = Use stand-in
discord-delivery-back = { $told } To switch back, use `/{ $command }` with “{ command-delivery-private }”.
discord-status-head = **{ $game }** · game { $table } · host: { $host }
discord-status-lobby = The game hasn’t started yet.
discord-status-over = The game is over. { $results }
discord-status-cancelled = The game was cancelled, so it doesn’t count.
discord-status-waiting = { $you ->
    [yes] Waiting for you (asked { $since })
   *[no] Waiting for { $name } (asked { $since })
}
discord-status-standin = { $you ->
    [yes] Your stand-in: { $name }
   *[no] Stand-in: { $name }
}
discord-status-thinking = { $name } is thinking.
discord-status-resting = { $name } waits until a person is back.
discord-status-parked = The bot can’t post here right now: { $reason }
discord-status-limited = Discord lets the bot post here again only { $time }; until then, posts wait.
discord-status-link = Newest post: { $link }
discord-help = Play **{ $game }** with your friends in this channel, or alone.
    `/{ $command } { command-new-name }` starts a game, a second one in a thread. Everyone who wants to play presses **{ lobby-button-join }**, then the host presses **{ lobby-button-start }**.
    From then on, the newest post says what to do, with buttons below it. What they open is for your eyes only.
discord-help-page = `/{ $command }`: { $help }
discord-help-of-learn = Learn
discord-help-of-play = Play
discord-help-of-people = Players and this game
discord-help-of-past = Afterwards
discord-help-of-own = You
discord-help-others = Other games here: { $commands }
discord-help-learn = `/{ $command } { command-learn-name }`: 7-minute tutorial (only you see it)
discord-help-puzzle = `/{ $command } { command-puzzle-name }`: A new puzzle every day, and more to practise (only you see them)
discord-help-rules = `/{ $command } { command-rules-name }`: Read the rules
discord-help-invite = `/{ $command } { command-invite-name }`: Invite someone to the game
discord-help-status = `/{ $command } { command-status-name }`: Whose turn it is
discord-help-hint = `/{ $command } { command-hint-name }`: What a computer would do in your place
discord-help-replay = `/{ $command } { command-replay-name }`: Watch a replay of the game
discord-help-verify = `/{ $command } { command-verify-name }`: Proof that the shuffle was fair
discord-help-lookback = `/{ $command } { command-lookback-name }`: Look back at a finished game, day by day or turn by turn
discord-help-history = `/{ $command } { command-history-name }`: List finished games; for games of all kinds, use `/{ command-history-name }`
discord-help-games = `/{ command-games-name }`: All your games
discord-help-settings = `/{ command-settings-name }`: How the bot reaches you, and more
discord-help-privacy = `/{ command-privacy-name }`: What’s stored about you, and how to delete it
discord-help-move = `/{ $command } { command-move-name }`: Continue in another channel
discord-help-standin = `/{ $command } { command-standin-name }`: Let a computer play for someone who’s away
discord-help-undo = `/{ $command } { command-undo-name }`: Undo your last step, if the others agree
discord-help-swap = `/{ $command } { command-swap-name }`: Let someone else take over a seat
discord-help-host = `/{ $command } { command-host-name }`: Make someone else the host
discord-help-resign = `/{ $command } { command-resign-name }`: Leave the game
discord-help-cancel = `/{ $command } { command-cancel-name }`: Cancel the game
discord-help-language = `/{ $command } { command-language-name }`: Change the bot’s language
discord-help-version = -# k2bot { $version }

discord-language-me = The bot answers you in { $language } now. Posts that everyone reads stay in the language of their game.
discord-language-me-default = The bot answers you in the language of your Discord app now, if it speaks it. To choose one yourself, add the option `{ command-option-language-name }` to the command.
discord-language-server = New games on this server are in { $language } now. Private answers come in each reader’s own language.
discord-language-server-default = New games on this server are in the server’s Discord language now, if the bot speaks it.
review-under-way = The strongest computer is going over your decisions … { $percent }%
review-head = **Game review** · { $count ->
    [one] the decision that cost you most
   *[other] { $number } of the { $count } decisions that cost you most
}
review-advised = A hint would have told you the same here. With more time, the computer found something better.
review-none = The strongest computer has little to add: it thinks no decision of yours cost you much.
review-nothing = You made no decision of your own in this game, so there’s nothing to review.
review-back = Previous
review-on = Next
review-no-game = { $game } has no game review.
review-not-over = A game review looks back at a finished game. This one isn’t over yet, or the bot can’t replay it any more.
review-not-yours = Game reviews are for the players, each for their own decisions. Everyone can watch the replay.
computer-failed = That didn’t work, sorry. Please try again in a few minutes.
discord-button-show-film = Show everyone
discord-film-sought = Getting the replay ready …
discord-film-later = { $making } { $before ->
    [one] One replay is ahead of it.
   *[other] { $before } replays are ahead of it.
}
discord-film-progress = { $making } { $percent }%
discord-film-shown = The replay is in the channel now.

## Refusals on Discord: why not, and what to do instead

discord-no-table-here = Games can’t be played here. Use a channel of a server that has this bot, or play alone in your direct messages with it: `/{ $command } { command-new-name }` there.
discord-not-alone = { $game } needs several people. Start a game in a server channel.
discord-no-table = { $place ->
    [private] You’re not in any game of { $game }. `/{ $command } { command-new-name }` starts one here, for you and computers.
   *[channel] There’s no game of { $game } in this channel. `/{ $command } { command-new-name }` starts one.
}
discord-table-elsewhere = There’s no game in this channel. You’re in one in { $places }; `/{ $command } { command-new-name }` starts another one here.
meant-ask = Which game do you mean? The bot remembers your answer in this channel.
meant-game =
    { $where ->
        [here] { $names } (here)
        [place] { $names } (#{ $place })
       *[unknown] { $names } (game { $table })
    }
discord-private-chat = your direct messages with the bot
discord-other-game-here = The game in this channel is { $game }. Use `/{ $command }`.
discord-other-game-table = Game { $table } is a game of { $game }. Use `/{ $command }`.
discord-cannot-host =
    The bot can’t run a game in this channel. It lacks: { $missing }.
    Someone who manages the channel can allow that in its permissions. Or use another channel.
discord-not-let-in =
    The bot can’t get into this channel. In a private thread, mention the bot once to add it.
    In a private channel, someone who manages it can let the bot in, in the channel’s permissions. Then try again.
discord-dm-closed =
    The bot can’t send you direct messages, so nothing has changed. To allow them, open this server’s menu, choose Privacy Settings
    and turn on direct messages. Then try again.
discord-dm-failed = The bot can’t send direct messages at the moment, so nothing has changed. Please try again later.
discord-resign-lobby = The game hasn’t started yet. Below its post, press **{ lobby-button-settings }**, then **{ $alone ->
    [yes] { lobby-button-cancel }
   *[no] { lobby-button-leave }
}**.
discord-resign-again = You’ve already left this game. You can still watch.
discord-resign-watching = You’re not playing in this game of { $game }, so there’s nothing to leave.
discord-move-none = You don’t host a game in another channel. Only its host can move a game.
discord-move-several = You host several games. Give the number of the one you want to move: { $tables }
discord-move-number = “{ $number }” isn’t the number of a game you can move. { $tables ->
    [none] You don’t host any.
   *[other] Yours: { $tables }
}
discord-played-none =
    There’s no game to show: none is running here, and none is finished. `/{ $command } { command-new-name }` starts one.
    For a game played elsewhere, give its number or attach its record.
rules-choose = Read about …
rules-none = { $game } has no rules to read here.
discord-played-number = “{ $number }” isn’t the number of a game. Leave it out to see the game in this channel.
discord-played-elsewhere = There’s no game of { $game } with the number { $number } that you played or whose channel you can see. Leave it out to see the game here.
discord-played-either = Give the number of a game or attach a record, not both.
discord-film-not-yours = Only the players and channel managers can show this replay to everyone. Leave out “{ command-option-show-name }” to watch it yourself.
discord-film-stands = This replay was posted in this channel a short while ago: { $link }
discord-film-busy = One replay at a time, please: another one of this game is being made. Try again in a few seconds.
discord-film-queue = Too many replays are being made right now. Please try again in a minute.
discord-film-failed = The replay couldn’t be made, sorry. The game is safe. Please tell the bot’s owner.
discord-record-large = { $name } is too large for a record: the limit is { $size } KiB.
discord-record-no-text = { $name } isn’t a record, because it isn’t a text file. Attach the file just as the bot posted it at the end of a game.
discord-record-gone = The bot couldn’t get { $name } from Discord. Please attach it again.
discord-old-button = This button is from an earlier version of the bot. Please use the newest post.
discord-old-command = This command has changed. Restart Discord (Ctrl+R on a computer) and try again.

## When something goes wrong

discord-fault =
    Something went wrong in the bot, sorry. Your game is safe; please try again.
    If it keeps happening, give the bot’s owner this reference: { $reference }
discord-no-room =
    The bot can’t save anything: its disk is full. Nothing is lost.
    Please ask the bot’s owner to make room, then try again.
discord-database-away =
    The bot can’t reach its database right now. Everything it has confirmed is safe.
    Please look again in a minute, and if nothing has changed, try once more.
discord-database-locked =
    Another program is using the bot’s database, so this wasn’t saved.
    Please try again in a minute.
discord-not-stored = That wasn’t stored, because the bot is restarting. Please try again in a moment.
discord-unfinished =
    The bot is restarting and couldn’t finish this.
    Please look again in a moment, and if nothing has changed, try once more.
discord-stopping = The bot is shutting down. Nothing has changed; please try again in a minute or two.
discord-computer-thinks = -# The computer is thinking …
discord-picture-follows = Picture on its way …
discord-not-shown =
    Your press counted, but the bot couldn’t show you the answer. Please open the page again.
    If it keeps happening, give the bot’s owner this reference: { $reference }
discord-channel-gone = the channel is gone
discord-thread-locked = the thread is locked
discord-no-access = the bot isn’t allowed to write there
discord-lacking = the bot lacks: { $missing }
discord-parked =
    The bot can’t continue { $game } in { $where }: { $reason }. The game is safe.
    Once the bot can post there, use `/{ $look }` or any button of the game. Or use `/{ $command } { command-move-name }` in another channel.
discord-parked-gone =
    The channel of your game of { $game } is gone. The game is safe: use `/{ $command } { command-move-name }` in another channel to continue there.
discord-parked-over =
    The bot can’t post the end of { $game } in { $where }: { $reason }. The result is safe.
    Once the bot can post there, use `/{ $look }` there. `/{ $command } { command-history-name }` shows the result anywhere.
discord-parked-gone-over =
    The channel of your game of { $game } is gone, so the end can’t be posted. The result is safe: `/{ $command } { command-history-name }` shows it.
discord-post-plain = **{ $game }** goes on, but Discord didn’t accept this post. Open your page to see how things stand.
discord-post-refused = Discord refuses a post of your game of { $game } in { $where }, even a plain one: { $reason }. The game goes on, and the bot tries again when there’s news.
discord-limited = Discord lets the bot post in { $where } again only { $time }. Until then the posts of { $game } wait; none is lost.

## Permissions, as Discord calls them

permission-view-channel = View Channel
permission-connect = Connect
permission-send = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-create-threads = Create Public Threads
permission-attach-files = Attach Files

## Tutorials

course-head = **Learn { $game }** · { $number } of { $count }
course-button-learn = 7-minute tutorial
course-button-learn-game = { $game }: 7-minute tutorial
course-button-learn-on = Continue
course-button-learn-back = Back to lesson
course-button-learn-again = Try again
course-button-learn-anew = Start over
course-button-learn-model = Do it for me
course-button-learn-table = Play a game
course-play = { $way ->
    [start] You’re hosting a game here.
   *[other] { $host } is hosting a game here.
} { $way ->
    [start] Press **{ lobby-button-start }** here, or
    [join] Press **{ lobby-button-join }**
   *[wait] You’re in; { $host } can start it
} { $link ->
    [none] below the new post.
   *[other] below [its post]({ $link }).
}
course-play-ready = Your game is ready, and a computer that plays like a beginner has joined. Press **{ lobby-button-start }** here. In the game, **Hint** shows what the strongest computer would do, and also what mistakes a beginner tends to make.
# The progress kept belongs to an earlier version of the bot.
course-begins-anew = The tutorial has changed since your last try, so it starts over. Nothing else is lost.
course-stale = That button belongs to an earlier lesson. Here’s the current one.
course-not-here = The tutorial leaves that out. You can do it in a real game.
course-none = This tutorial isn’t available any more. The `{ command-help-name }` command says what the bot can do.

## Statistics

statistics-head = **{ $game } statistics: { $name }**
statistics-games = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
}{ $groups ->
    [1] ,
   *[other] :
} { $kinds }.
# $count is 0 where all games are of one kind.
statistics-people = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}with other people
statistics-computers = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}against computers only
statistics-alone = { $count ->
    [0] {""}
   *[other] { $count }{" "}
}solo
# $won of $played games; in $drawn of the others, first place was shared.
statistics-won = Won against people: { $won } of { $played }{ $drawn ->
    [0] {""}
   *[other] {" "}(and { $drawn } shared)
}.
statistics-won-computers = Won against computers: { $won } of { $played }{ $drawn ->
    [0] {""}
   *[other] {" "}(and { $drawn } shared)
}.
statistics-by-seats = By number of players: { $told }.
statistics-seats = { $seats } players { $won } of { $played }
statistics-streak = Longest winning streak: { $best }{ $current ->
    [0] {""}
   *[other] {" "}(now: { $current })
}.
# A list of people, each with two numbers: games in which the person finished ahead of them, and behind.
statistics-rivals = Head to head (ahead–behind): { $rivals }.
statistics-rival = { $name } { $ahead }–{ $behind }{ $level ->
    [0] {""}
   *[other] {" "}({ $level } level)
}
# $time is one of the five messages that follow.
statistics-answers = Half of the decisions took less than { $time }.
statistics-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
statistics-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
statistics-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
statistics-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
# $mean and $spread are numbers of points with one decimal.
statistics-luck-free = Without luck: { $kind ->
    [ahead] { statistics-points } more than
    [behind] { statistics-points } fewer than
   *[level] as many points as
} the strongest computer with the same cards ({ $count ->
    [1] 1 game
   *[other] average of { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, spread { $spread }
}).
statistics-points = { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}
statistics-missing = -# { $count ->
    [one] 1 game isn’t
   *[other] { $count } games aren’t
} evaluated yet; look again in a few minutes.
statistics-button-show = Show everyone
statistics-shown = Everyone here can see them now. Only your games on this server count there.
statistics-just-shown = You’ve just shown something here. Try again in a minute.
statistics-none-own =
    You haven’t finished a game{ $game ->
        [all] {""}
       *[other] {" "}of { $game }
    } yet. To start one, use { $commands }.
statistics-none-other = There’s nothing to show: { $name } hasn’t finished a game of { $game } on this server or with you.
statistics-none-here = You haven’t finished a game of { $game } on this server.
statistics-hidden = { $name } doesn’t show their games and statistics to others.
statistics-hidden-own = You’ve chosen not to show your statistics. You can change that in `/{ command-settings-name }`.
statistics-bot = Computers have no statistics. Choose a person.

preference-invitations = Invitations
preference-invitations-help = Whether you get them; you can always join games yourself
preference-invitations-on = on
preference-invitations-off = blocked
preference-statistics = Statistics
preference-statistics-help = Others can see you in statistics, best results, ratings and leaderboards
preference-statistics-on = shown
preference-statistics-off = hidden

command-stats-name = stats
command-stats = Statistics of your finished games, or of another player’s
command-stats-player = Whose statistics; without it, your own
command-stats-game = Which game; without it, the one finished most often
command-option-game-name = game
discord-help-stats = `/{ command-stats-name }`: Statistics of your finished games

## Best results of a server, and games as a file

best-head = **Best results on this server: { $game }**
# $result is a message of the game; $link leads to the game’s post, “none” for no link.
best-line = - { $result } · { $names } · { $day } · { $link ->
    [none] game { $table }
   *[other] [game { $table }]({ $link })
}
best-counted = -# { $kind ->
    [public] From games in channels that everyone here can see.
   *[own] From games in channels you can see.
} Games for invited players only don’t count, nor do players who hide their statistics.
# $source: which games count, as a sentence
best-none = **No best results in { $game } here yet.** { $source } `/{ $command } { command-new-name }` starts a game.
best-none-public = There’s nothing to show: these results are from channels that not everyone here can see.
best-shown = Everyone here can see the best results now. They’re from channels that everyone can see, and from this one.
best-no-server = Each server has its own best results. Use this command in a channel of a server that has the bot.
best-button-file = Export games (CSV)
# In place of the name of someone who hides their statistics.
best-someone = a player
best-managers = Only people who manage this server can get all its games as a file. Your own are in `/{ command-stats-name }`.
best-file = **{ $whose ->
    [own] Your games of { $game }
   *[server] Games of { $game } in this server’s channels that you can see
}** as a table: { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
}, one row per player and game. Open it with any spreadsheet program.{ $older ->
    [yes] {" "}Only the newest games fit in; older ones are left out.
   *[no] {""}
}
best-file-none = There’s no finished game of { $game } in the channels you can see.
best-file-large = That file would be larger than Discord allows. Please tell the bot’s owner.

command-best-name = best
command-best = See the best results of this server
command-best-game = Which game; without it, the one finished here last
discord-help-best = `/{ command-best-name }`: The best results of this server

lobby-button-compare = Compare with computer
compare-under-way = The strongest computer is playing this game from your seat … { $percent }%
compare-points = You scored **{ $own }** in this game. The strongest computer played it again in your place and scored **{ $points }**. { $difference ->
    [ahead] You beat it by { $by }.
    [behind] It beat you by { $by }.
   *[level] You’re level.
}
compare-means = { $others ->
    [0] It had the same cards and the same weather, and knew no more than you did.
   *[other] It had the same cards and the same weather, and knew no more than you did; the others played as they did. Where their moves were no longer possible, they played cautiously.
}
compare-where = So it isn’t luck that made the difference. **{ lobby-button-review }** shows which of your decisions cost you most, and when.
compare-not-yours = Only the players can see this, once the game is over: it shows what the computer would have scored in their seat.
compare-left = You left this game before its end, so there’s nothing to compare.

## Tables for one person: the daily game, and practice

alone-begun-practice = **{ $game }: practice**, from game { $origin }. The shuffle is the same, and nothing counts.{ $count ->
    [0] {""}
   *[other] {" "}Computers play for everyone else: { $names }.
} To stop: `/{ $command } { command-cancel-name }`.
alone-begun-daily = **{ $game } daily{ $number ->
    [none] {""}
   *[other] {" "}#{ $number }
}**. You have one try. It counts if you finish before midnight, { $ends }.
alone-cancelled = This practice game of **{ $game }** was stopped.
refusal-alone = { $kind ->
    [daily] Your daily game is for you alone, in your direct messages.
   *[practice] Practice is for you alone, in your direct messages.
} To play with others, start a game in a server channel.
refusal-alone-over = From there on you had nothing left to decide. Choose an earlier moment.
refusal-hints-later = There are no hints during the daily game, so that it’s the same for everyone. Once it’s over, you can review it.
refusal-sealed = Others may still be playing with this shuffle, so the record is still locked. It opens { $until }.
compare-practice = Practice isn’t compared with the computer. Open the original game for that.
discord-dm-opening = Setting up your game …
practice-button = Play on from here
practice-button-again = Once more
practice-open = Your practice game of **{ $game }** is ready. It begins with your first decision in that part of the game, and nothing counts. { $link ->
    [none] It’s right below.
   *[other] **[Play it in your direct messages]({ $link })**
}
practice-seat = { $computer } plays for **{ $name }**.
practice-kept = -# When it’s over, the bot keeps it for { $days ->
    [one] one day
   *[other] { $days } days
}, then deletes it.
practice-points = In game { $origin } you scored **{ $before }**; this time **{ $now }**.
practice-result = { $before ->
    [won] You won game { $origin }
    [drew] Game { $origin } was a draw
   *[lost] You lost game { $origin }
}; this time { $now ->
    [won] **you won**.
    [drew] **it’s a draw**.
   *[lost] **you lost**.
}
practice-not-over = You can only play on from a game once it’s over.
practice-unknown = The bot can’t replay this game, so there’s no position to play on from.
practice-not-yours = Only people who played this game can play on from it, each in their own place. Everyone can watch the replay.

## Puzzles

puzzle-head = **{ $game } puzzle #{ $number }** { $stars }{ $today ->
    [yes] {" "}· today’s puzzle
   *[no] {""}
}
# A line to share. It mustn’t tell anything about the solution.
puzzle-share = { $game } puzzle #{ $number } { $stars } { $helped ->
    [yes] solved with help
   *[no] { $tries ->
        [one] solved on the first try
       *[other] solved in { $tries } tries
    }
}
puzzle-share-told = Want to share it? This line gives nothing away:
puzzle-easier = Difficulty { $grade } of { $most }. New to puzzles? **{ puzzle-button-next }** opens an easier one.
puzzle-solved = **Solved{ $helped ->
    [yes] {" "}with a little help
   *[no] { $tries ->
        [one] {" "}on your first try
       *[other] {" "}in { $tries } tries
    }
}!**
puzzle-solved-before = You’ve solved this one before, { $tries ->
    [one] on your first try
   *[other] in { $tries } tries
}. Playing it again changes nothing.
puzzle-failed = { $tries ->
    [0] **Not solved this time.** You’ve solved it before, so this doesn’t count.
    [one] **Not solved yet.** That was your first try.
   *[other] **Not solved yet.** Tries so far: { $tries }.
}
puzzle-streak = Daily puzzles solved in a row: **{ $days }**
puzzle-first = The first action: { $action }
puzzle-solution = **The solution**
puzzle-stale = That button is out of date. Here’s the puzzle now.
puzzle-begins-anew = The puzzle has changed since your last try, so it starts over.
puzzle-gone = That puzzle isn’t available any more. The `{ command-puzzle-name }` command opens today’s.
puzzle-none = This game has no puzzles. The `{ command-help-name }` command says what the bot can do.
puzzle-list-head = **{ $game } puzzles**
puzzle-list-today = Today’s puzzle: #{ $number } { $stars }{ $solved ->
    [yes] {" "}· solved
   *[no] {""}
}
puzzle-list-solved = Solved: **{ $solved }** of { $count }{ $helped ->
    [0] {""}
   *[other] {" "}({ $helped } with help)
}
puzzle-list-grade = { $stars } { $solved } of { $count } solved
puzzle-menu-grade = Next one by difficulty
puzzle-button-again = Try again
puzzle-button-first = Show first action
puzzle-button-solution = Show solution
puzzle-button-list = Other puzzles
puzzle-button-back = Back to puzzle
puzzle-button-today = Today’s puzzle
puzzle-button-next = Easiest unsolved
puzzle-button-random = Random puzzle
