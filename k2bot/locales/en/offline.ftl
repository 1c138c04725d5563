# The bot without Discord: what the terminal, the simulated channel and the page around it say.

offline-greeting =
    This is a simulation of Discord on this computer: no account, no token, nothing reaches the internet.
    Open the page of a player in your browser. Alone, the first one is enough.
offline-player = {"  "}{ $name }: { $address }
offline-port = Port { $port } is taken, so a free one was chosen.
offline-connect =
    Stop with Ctrl-C; starting again goes on with the same games.
    To play on Discord: make an application at https://discord.com/developers/applications, put its bot token
    into the environment variable DISCORD_TOKEN and start the bot again. README.md tells it step by step.
offline-stopping = Stopping. The games are kept.

offline-topic = A simulation of Discord on this computer
offline-welcome = **{ $game ->
    [dungeon] Welcome to the gates of the dungeon.
   *[k2] Welcome to base camp.
}** This is a simulation of Discord on this computer: nothing here reaches the internet.{ $learn ->
        [yes] { " " }New to the game? The button below teaches it in five minutes, to you alone.
       *[no] { "" }
    }
    { $found ->
        [game] A game is under way here, and goes on where it was left: see the newest posts below.
        [table] { $game ->
            [dungeon] A table for a first game waits below, and a computer sits at it: press **Start**, and you play against it. To play with somebody else, remove the computer and let them join.
           *[k2] A table for an expedition waits below. To play against a computer, press **Add computer: easy**, then **Start**; more of them make more company. Or press **Start** at once to climb alone, or let others join first.
        }
       *[nothing] No table lies here at the moment: write `/{ $game } new` to lay one.
    }
    The other game has its own channel: see the names at the top.
    To be somebody else, choose their name at the top, or open their own page: the terminal lists the addresses. README.md tells how to play on the real Discord.

offline-page-direct = Direct messages
offline-nobody = Nobody plays here. Start the bot with --players and a larger number for more players.
offline-page-changed = This has just changed, so your press was not counted. Look at it again and choose anew.
offline-page-down = The bot is not running. Nothing is lost: start it again (make run), and this page goes on by itself.
offline-page-gone = The message this link leads to is no longer shown here.
offline-page-unanswered = The bot has not answered this yet. Its answer appears here when it comes; if something is wrong, the terminal says what.
