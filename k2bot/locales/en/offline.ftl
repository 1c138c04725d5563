# The bot without Discord: the terminal, the simulated channel and the browser page around it.

offline-greeting =
    This is a simulation of Discord on your computer: no account, no token, and nothing is sent to the internet.
    Open a player’s page in your browser. If you play alone, the first one is all you need.
offline-player = {"  "}{ $name }: { $address }
offline-port = Port { $port } is taken, so the bot picked a free one.
offline-connect =
    Press Ctrl-C to stop. The next start continues the same games.
    To play on Discord: create an application at https://discord.com/developers/applications, put its bot token
    into the environment variable DISCORD_TOKEN and start the bot again. docs/hosting.md shows every step.
offline-stopping = Stopping. All games are saved.

offline-topic = A simulation of Discord on your computer
# Name of the channel for any game; lower case, without spaces.
offline-hall = hall
offline-welcome = { $key ->
        [hall] **You can play any game here:** type { $commands }. Under **{ lobby-button-settings }**, “{ thread-option }” moves a game into a thread, so the channel stays free.
       *[game] { $welcome }
    } This is a simulation of Discord on your computer: nothing is sent to the internet.{ $alone ->
        [yes] { "" }
       *[no] { " " }To play as someone else, pick their name at the top.
    }{ $found ->
        [game] { "" } The game below continues where you left it.
        [table] { "" } { $start }
        [over] { $key ->
            [hall] { "" }
           *[game] { "" } The last game here is over. Press **{ lobby-button-rematch }** below its result, or start another with `/{ $key } { command-new-name }`.
        }
       *[nothing] { $key ->
            [hall] { "" }
           *[game] { "" } There’s no game in this channel. Start one with `/{ $key } { command-new-name }`.
        }
    }{ $learn ->
        [yes] { "" } New to the game? Press **{ course-button-learn }**.
       *[no] { "" }
    }{ $daily ->
        [yes] { "" } For one game a day that’s the same for everyone, type `/{ $key } { command-daily-name }`.
       *[no] { "" }
    }{ $others ->
        [none] { "" }
       *[other] { "" } There’s more to play here: { $others }.
    }
offline-welcome-game = **Welcome to { $title }.**
offline-start = Press **{ lobby-button-start }** below to play, or let others join first.

offline-page-direct = Direct messages
offline-nobody = There’s no player with this number. To have more players, start the bot with --players and a larger number.
offline-bad-request = The bot can’t read this request, so nothing has changed. Reload the page.
offline-page-changed = The message changed just as you pressed, so your press didn’t count. Please look again and choose.
offline-page-down = The bot isn’t running. Nothing is lost: start it again (make run), and this page continues by itself.
offline-page-newest = Newest message (Alt+N)
# $name: the commands, such as /k2 new.
offline-page-no-command = That isn’t a command, so nothing was sent. You can use: { $name }
offline-page-others = Other threads
offline-page-outside = This link leads to the real Discord, which isn’t part of the simulation.
offline-page-gone = The message behind this link is no longer shown here.
offline-page-unanswered = The bot hasn’t answered yet. Its answer will appear here. If nothing comes, look in the terminal for the reason.

# What Discord itself says, in the simulation's page. Take Discord's own words.
offline-page-private = Only you can see this
offline-page-edited = { " " }(edited)
# Before the name of a command.
offline-page-used = { $name } used{ " " }
offline-page-commands-only = You can use commands here
# $place: a channel, such as #k2.
offline-page-write = Message { $place }
offline-page-send = Send
offline-page-options = OPTIONS
offline-page-no-option = No options match
offline-page-members = MEMBERS
offline-page-file = Choose file
# Before a menu of players, at the top.
offline-page-viewer = Viewing as
offline-page-conversation = Conversation
offline-page-earlier = Load earlier messages
offline-page-empty = No messages in this channel.
offline-page-newer = Newer messages
offline-page-unread = New messages · jump to latest
offline-page-message = Message
# In place of an answer that is on its way.
offline-page-thinking = Thinking…
offline-page-picture = Image
# Around a picture that has been opened.
offline-page-picture-close = Close
offline-page-picture-zoom = Zoom in
offline-page-picture-fit = Fit to window
offline-page-picture-pan = Image: move it with the arrow keys when zoomed in
offline-page-picture-previous = Previous
offline-page-picture-next = Next
offline-page-picture-original = Open in browser
# $name: what has been typed.
offline-page-matching = OPTIONS MATCHING { $name }
# $name: how many options of a command are left.
offline-page-optional = +{ $name } optional
# For screen readers: the bar at the top.
offline-page-bar = Players and channels
# For screen readers: all below that bar.
offline-page-messages = Messages
# $name: date and time.
offline-page-edited-at = Edited { $name }
# $name: a file.
offline-page-file-contents = Contents of { $name }
offline-page-file-more = Show more or less of { $name }
offline-page-file-download = Download { $name }
# $name: what an image shows.
offline-page-unavailable = { $name }: the image can’t be shown
# Over a button.
offline-page-send-key = Send (Enter)
offline-page-command-leave = Leave command
offline-page-commands = Commands
# $name: an option of a command.
offline-page-option-remove = Remove { $name }
# After the name of an option, for screen readers.
offline-page-required = { "" }, required
