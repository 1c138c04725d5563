# What bot.py prints for the person who runs the bot: help, errors, and the results of its commands. Commands, options, settings,
# variables and files are called the same in every language. Lines of a check are searched by people, so each begins with its subject.

## Help

terminal-usage = Usage: { $program } [command [target]] [options]
terminal-about = Hosts board games on Discord, or in your browser if there’s no token. The token is read from the environment variable { $variable }, or from the file that { $file } names.
# These two are headings; a colon follows.
terminal-commands = Commands
terminal-options = Options
# These stand for what you type after an option or a command.
terminal-command = command
terminal-target = target
terminal-file = FILE
terminal-word = NAME
terminal-number = N
terminal-help-command = run this instead of the bot. All but { $ratings } and { $move } also work while it’s running. { $check }: test the settings, and whether the bot can host in a channel; { $backup }: copy the database to a file; { $drill }: restore a backup beside the database, replay its games and delete the copy; { $health }: test the running bot; { $replay }: replay all games and list those that differ; { $verify }: replay a record and show the fingerprint of its shuffle; { $export }: write what’s stored about a person into a file; { $ratings }: compute all ratings again; { $move }: copy all games from one database to another, empty one
terminal-help-target = { $check }: a channel’s ID; { $backup }: the file to write; { $drill }: a backup; { $verify }: a record; { $export }: a person’s ID, and the file to write if you like; { $move }: two databases
terminal-help-help = show this help
terminal-help-version = show the version
terminal-help-config = the settings file (default: { $file }, if it exists)
terminal-help-database = the file in which all games are stored, or the address of a PostgreSQL database
terminal-help-language = the bot’s language; { $pseudo } is a test language
terminal-help-health-port = the local port for /healthz and /metrics; 0: none
terminal-help-health-address = where that port can be reached; 127.0.0.1: on this computer only, 0.0.0.0: in all its networks
terminal-help-offline = play in the browser even if there’s a token
terminal-help-players = with { $offline }: how many people play
terminal-help-port = with { $offline }: the port of the local page; 0: any free one

## Why a command line can’t be used

terminal-misused = { $argument }: a value is missing, or there’s one too many. All options: { $program } --help
terminal-unclear = That command line can’t be understood. All commands and options: { $program } --help
terminal-unknown = The bot doesn’t know { $arguments }. All commands and options: { $program } --help
terminal-unknown-command = There’s no command { $command }. The commands are { $commands }.

## Why the settings can’t be used: the place, the setting and the reason

terminal-settings = The settings can’t be used. { $reason }
settings-file = { $file }: { $reason }
settings-in-file = { $file }: { $setting }: { $reason }
settings-in-command-line = command line: { $setting }: { $reason }
settings-in-environment = environment: { $setting }: { $reason }

# The reasons, all after a colon.
settings-no-file = there’s no such file
settings-unreadable = it can’t be read: { $error }
settings-encoding = it isn’t text in UTF-8; save it with the encoding UTF-8
settings-large = it’s larger than { $size } KiB, so it isn’t the file you mean; name the right one
settings-no-toml = it isn’t valid TOML: { $error }
settings-no-token = { $file } is empty; it must hold the token
settings-token-empty = it’s set, but empty; give it its value, or unset it: without a token, the bot runs in your browser
settings-token-and-more = there’s more than the token in it, such as a space or a second line
settings-token = put the token into the environment variable { $variable }, not into this file
settings-unknown = there’s no such setting; the settings are { $settings }
settings-misspelt = there’s no such setting; did you mean { $setting }?
settings-games = must be a list of games, such as ["k2"], not { $value }
settings-games-twice = lists a game twice
settings-path = must be the path of a file in quotes, not { $value }
settings-no-server = must be a file: without Discord, games are kept in one
settings-folder = { $path } is a folder; name a file in it
settings-no-folder = the folder { $folder } doesn’t exist
settings-choice = must be one of { $allowed }, not { $value }
settings-address = must be an IP address such as "127.0.0.1", not { $value }
settings-whole = must be a whole number from { $least } to { $most }, not { $value }
settings-shards = must be a whole number from { $least } to { $most }, or "auto", not { $value }
settings-parts = parts: several processes can share only a database on a PostgreSQL server; leave it at 1 for a file
settings-number = must be a number from { $least } to { $most }, not { $value }
settings-switch = must be true or false, not { $value }

## Why the bot can’t run

terminal-home = Games are kept in { $folder }. Settings go there too, in a file config.toml.
terminal-stopped = Stopped. All games are saved.
terminal-no-home = The folder for games, { $folder }, can’t be created: { $error }
terminal-no-page = The browser page isn’t installed ({ $error }). To play on Discord, put a token into { $variable }. To play in the browser, install the page’s packages: pip install -r requirements-offline.lock, or k2bot[offline] with pipx or uv (README.md).
terminal-no-file = { $path }: there’s no such file
terminal-games = The games in the settings can’t be hosted: { $reason }
# The next three are reasons why games can’t be hosted.
terminal-unknown-game = there’s no game { $game }; there are { $games }, and others by path: package.module:Class
terminal-no-game = there’s no game at { $path }: { $error }
terminal-not-a-game = there’s no game at { $path }: { $name } isn’t derived from { $base }
terminal-token = Discord doesn’t accept the token in { $variable }. Make a new one: open https://discord.com/developers/applications, choose your application, and press Reset Token under Bot.
terminal-shards = The bot is on too many servers for its number of connections. Set shards = "auto" in the settings.
terminal-closed = Discord closed the connection: { $error }
terminal-refused = Discord has trouble and refused the connection: { $error }. Try again later.
terminal-unreachable = Discord can’t be reached: { $error }. Is this computer online?

## Why the database can’t be used

store-claimed = { $path } is in use by another bot. Stop that one first, or name another file with --database.
store-lease-lost = Another copy of the bot has taken over, so this one stores nothing more.
store-parts = { $path }: other processes share this database in { $parts } parts, but here parts is { $own }. Set the same number everywhere, or stop all of them first.
store-elsewhere = game { $table } is hosted by another process
store-missing = { $path }: there’s no such file; name another one with --database
store-unopened = { $path }: the database can’t be opened ({ $error }). Does the folder exist, and is it writable?
store-read-only = { $path }: this user can’t write to the database ({ $error }); let it write to the file and its folder, or name another file
store-newer = { $path }: this database was made by a newer version of the bot (it has step { $step }, this version knows { $known }); update the bot, or name another file
store-damaged = { $path }: the database is damaged ({ $error }). Stop the bot and replace the file with a backup (docs/operations.md, Backups), or save what can still be read into a new file: sqlite3 "{ $path }" .recover | sqlite3 saved.sqlite3
store-not-a-database = { $path }: this isn’t a database, or its beginning is damaged ({ $error }). Name another file, or replace it with a backup (docs/operations.md, Backups).
store-foreign = { $path }: this is another program’s database; name another file
store-unusable = { $path }: the database can’t be used ({ $error }); name another file or repair this one
store-full = { $path }: nothing can be stored, the disk is full ({ $error }). Make room on it, and games continue. Everything stored so far is safe.
store-unwritable = { $path }: nothing can be stored, the disk can’t be written to ({ $error }): it may be full, over a quota, or broken. Make room on it, and games continue. Everything stored so far is safe.
store-no-psycopg = { $path }: a database on a PostgreSQL server needs the package psycopg ({ $error }). Install the packages in requirements-postgresql.lock (docs/operations.md).
store-away = { $path }: the database server can’t be reached ({ $error }). Games continue by themselves once it can. Everything stored so far is safe.
store-locked = { $path }: nothing can be stored, because another program keeps the database locked ({ $error }). Close that program or let it finish; games continue by themselves. Everything stored so far is safe.
store-old-server = { $path }: the server runs PostgreSQL { $version }; the bot needs version { $oldest } or newer
store-encoding = { $path }: this database uses { $encoding }, which lacks many letters; create one that uses UTF8
store-empty = { $path }: nothing has been stored in this database yet
store-older = { $path }: this database was made by an older version of the bot (it has step { $step }, this version knows { $known }); start the bot once, which updates it

## The command backup

backup-no-file = Name the file to write: { $program } backup { terminal-file }
backup-itself = { $path } is the database itself; name another file for the backup
backup-unwritable = { $path }: the backup can’t be written ({ $error }); name another file
backup-no-room = { $path }: the copy can’t be written ({ $error }); make room there
backup-done = { $path }: a complete copy of { $database }; games: { $games }
backup-unnoted = The backup is complete, but the database couldn’t note it, so check and /metrics don’t count it: { $reason }

## The command restore-drill

drill-no-file = Name the backup to try: { $program } restore-drill { terminal-file }
drill-in-the-way = { $path } is in the way: the backup would be restored there; move or delete it
drill-restored = { $path }: the backup { $backup }, restored; games: { $games }
drill-newest = newest move: { $restored } (UTC) in the backup, { $live } in { $database }
drill-newest-alone = newest move: { $restored } (UTC); there’s no database { $database } to compare it with
drill-none = none
drill-fine = The backup can be restored, and all its games replay identically. The copy has been deleted.
drill-differs = The backup can be restored, but not all its games replay identically: see the lines above. The copy has been deleted.

## The command move-store

move-unnamed = Name the database to copy and an empty one to copy it to, each a file or the address of a PostgreSQL database: { $program } move-store FROM TO
move-in-the-way = { $path }: there’s something in it already; name an empty database, or a file that doesn’t exist
move-hosted = { $path }: a bot is hosting games in this database, so the copy would lack what’s played meanwhile. Stop every bot that uses it, then try again. If one was killed, wait ten seconds first.
move-different = { $path }: what has arrived isn’t what was sent. Delete the copy; the original is unchanged.
move-done = { $target }: a complete copy of { $source }; games: { $tables }, rows: { $rows }
move-fine = All games replay identically there. Name it in the settings (database = …), and keep the original until you’re sure.
move-differs = Not all games replay identically there: see the lines above. The original is unchanged.

## The command check

check-fix = To fix: { $count }
check-fine = The bot can run.
check-packages = packages: { $packages }
check-games = games: { $games }
check-games-unusable = games: { $reason }
check-token = token: { $variable } is set and looks like a token
check-token-none = token: { $variable } isn’t set, so the bot runs in your browser, without Discord
check-token-no-page = token: { $variable } isn’t set, and the browser page isn’t installed: set the token to play on Discord, or install the packages in requirements-offline.lock
check-token-odd = token: the value of { $variable } doesn’t look like a token (three parts joined by dots). Make a new one on your application’s page: press Reset Token under Bot
check-database = database { $path }: intact and readable by this version; games: { $games }
check-database-none = database { $path }: it doesn’t exist yet; the first start creates it
check-database-empty = database { $path }: it can be reached, and is still empty; the first start creates its tables
check-database-folder = database { $path }: the folder { $folder } isn’t writable; SQLite needs to create files in it
check-database-locked = database { $path }: this user can’t write to the file
check-database-exposed = database { $path }: other users of this computer can read it, hidden cards included; run: chmod go= "{ $path }"*
check-database-unusable = database { $reason }
check-database-network = database { $path }: it’s on a network file system ({ $kind }), where SQLite can damage it; keep it on a disk of this computer
check-backup = backup: the newest is from { $at } (UTC), { $megabytes } MB: { $file }
check-backup-none = backup: none yet; have one made each day (docs/operations.md, Backups)
check-backup-old = backup: the newest is from { $at } (UTC), more than two days ago: { $file }. Make one now ({ $program } backup { terminal-file }), and find out why none is made each day (docs/operations.md, Backups)
check-backup-never = backup: there’s none, though the oldest game is from { $at } (UTC). Make one now ({ $program } backup { terminal-file }), and have one made each day (docs/operations.md, Backups)
check-typeface = typeface: Manrope is installed (“K2” is { $width } pixels wide)
check-typeface-unusable = typeface: it can’t be read ({ $error }); install the packages in requirements.lock
check-language = language { $language }: { $count } texts{ $default ->
        [yes] , the default
       *[no] { "" }
    }
check-language-unusable = language { $language }: { $error }
check-channel = channel { $channel }: the bot can host games there
check-channel-token = channel { $channel }: to ask Discord, set a token in { $variable }
check-channel-refused = channel { $channel }: Discord doesn’t accept the token; make a new one
check-channel-unasked = channel { $channel }: Discord couldn’t be asked: { $error }
check-channel-none = channel { $channel }: there’s no such channel; copy its ID again (Developer Mode, Copy Channel ID)
check-channel-unseen = channel { $channel }: the bot can’t see it; invite the bot, and allow { permission-view-channel } there
check-channel-elsewhere = channel { $channel }: it isn’t a channel of a server
# Stands for $channel where the bot can see the channel.
check-channel-name = #{ $channel } on { $server }
check-channel-permissions = channel { $channel }: allow the bot there: { $permissions }
check-channel-invalid = { $channel } isn’t a channel ID. In Discord, switch on Developer Mode, right-click the channel and choose Copy Channel ID.
check-shards = shards: Discord recommends { $count }
check-shards-more = shards: Discord recommends { $count } for the servers the bot is on; set shards = "auto"

## The command health, and what it says of a bot that isn’t well

health-off = The health endpoint is off: set health_port in the settings, or pass --health-port
health-unanswered = The bot doesn’t answer on port { $port }: { $error }
health-disconnected = there’s no connection to Discord
health-shards = there’s no connection to Discord for { $count ->
        [one] shard { $shards }
       *[other] shards { $shards }
    } of 0 to { $last }
health-stuck = no message could be sent for { $seconds } seconds, and some wait
health-standby = standing by: another process hosts the games
health-ranges = ok: this process hosts these of the { $parts } parts: { $ranges }
health-lapsed = the database hasn’t answered for { $seconds } seconds, so nobody is answered

## The command replay-check. Tables, inputs and seats have the numbers that the log names them by.

replay-target = replay-check takes no argument ({ $target }). Name the database with --database.
replay-table = game { $table } ({ $game }, { $status ->
        [lobby] not started
        [running] running
        [over] over
       *[cancelled] cancelled
    }): { $outcome ->
        [same] same
        [different] DIFFERENT, { $reason }
       *[failing] FAILING, { $reason }
    }; inputs: { $inputs }, not fingerprinted: { $unmarked }
replay-summary = games: { $games }, same: { $same }, different: { $different }, failing: { $failing }; inputs: { $inputs }, not fingerprinted: { $unmarked }
# The reasons.
replay-no-game = this version has no game { $game }
replay-no-start = the game’s start isn’t recorded
replay-rules = the game was started with rules of revision { $rules }, and the newest known revision is { $known }
replay-start = the game can’t be started: { $error }
replay-which-input = input { $number } ({ $kind ->
        [answer] answer
        [default] default answer
        [resign] resignation
       *[undo] undo
    } of seat { $seat })
replay-input = { replay-which-input }: { $error }
replay-input-differs = { replay-which-input } leads to another state than it did
replay-over = now it’s over
replay-not-over = now it isn’t over
replay-standings = the final standings differ from those recorded

## The command verify

record-no-file = Name the record: { $program } verify { terminal-file }
record-unreadable = { $path } can’t be read: { $error }
record-large = { $path } is too large for a record: the limit is { $size } KiB. Use the file exactly as the bot posted it.
record-unknown = { $path } isn’t a record of { $games }. Use the file exactly as the bot posted it.
record-refused = { $game }: { $reason }
record-played = { $path }: a game of { $game }; answers: { $answers }; { $over ->
        [yes] they lead to the recorded result
       *[no] the game isn’t over
    }
record-unmarked = The lines have no fingerprints: a move replaced by another legal one would go unnoticed.
record-fingerprint = Fingerprint of the shuffle (SHA-256), as the game’s { command-status-name } showed it before anyone joined: { $fingerprint }
record-presses = Presses on { lobby-button-join } and { lobby-button-start } that went into the shuffle (UTC): { $presses }
record-no-presses = No presses went into the shuffle: the bot drew the seed alone.

## The command export

export-no-user = Name the person by their ID, and the file to write if you like: { $program } export ID [{ terminal-file }]. { export-how }
export-user-invalid = { $user } isn’t the ID of a person. { export-how }
export-how = In Discord, switch on Developer Mode, right-click the person and choose Copy User ID.
export-unwritable = { $path }: the file can’t be written ({ $error }); name another one
export-done = { $path }: what’s stored about { $user }, as JSON in a zip file; rows: { $rows }. Give it to nobody else, and delete it once they have it.
export-nothing = Nothing is stored about { $user }, so no file was written.

## The command ratings

ratings-target = ratings takes no argument ({ $target }). Name the database with --database.
ratings-computed = server { $server }, { $game }: games that count: { $games }, people with a rating: { $people }
ratings-no-server = No server has switched ratings on.
