# The bot without Discord: what the terminal, the simulated channel and the page around it say.

offline-greeting =
    This is a simulation of Discord on this computer: no account, no token, nothing reaches the internet.
    Open the page of a player in your browser. Alone, the first one is enough.
offline-player = {"  "}{ $name }: { $address }
offline-port = Port { $port } is taken, so a free one was chosen.
offline-connect =
    Stop with Ctrl-C; starting again goes on with the same games.
    To play on Discord: make an application at https://discord.com/developers/applications, put its bot token
    into the environment variable DISCORD_TOKEN and start the bot again. docs/hosting.md shows every step.
offline-stopping = Stopping. The games are kept.

offline-topic = A simulation of Discord on this computer
offline-welcome = { $key ->
        [hall] **Any game can be played here:** write { $commands }. Under **{ lobby-button-settings }**, “{ thread-option }” moves a game into a thread, so the channel stays free.
       *[game] { $welcome }
    } This Discord is a simulation on your computer: nothing reaches the internet. To be somebody else, choose their name at the top.{ $found ->
        [game] { "" } The game below continues where you left it.
        [table] { "" } { $start }
       *[nothing] { $key ->
            [hall] { "" }
           *[game] { "" } There’s no game in this channel: start one with `/{ $key } new`.
        }
    }{ $learn ->
        [yes] { "" } New to it? **{ course-button-learn }** is the tutorial.
       *[no] { "" }
    }
offline-welcome-game = **Welcome to { $title }.**
offline-start = Press **{ lobby-button-start }** below to play, or let more people join first.

offline-page-direct = Direct messages
offline-nobody = Nobody plays here. Start the bot with --players and a larger number for more players.
offline-page-changed = This has just changed, so your press was not counted. Look at it again and choose anew.
offline-page-down = The bot is not running. Nothing is lost: start it again (make run), and this page goes on by itself.
offline-page-newest = Newest message (Alt+N)
offline-page-others = Other threads
offline-page-outside = This link leads to the real Discord, which isn’t part of the simulation.
offline-page-gone = The message this link leads to is no longer shown here.
offline-page-unanswered = The bot has not answered this yet. Its answer appears here when it comes; if something is wrong, the terminal says what.
