### What the pages of all games say alike, in English. Ids begin with talk-.

talk-computer = ⚙ { $name }
talk-signed = { $sign ->
    [minus] −{ $points }
    [plus] +{ $points }
   *[zero] { $points }
}

## Lists

talk-list-and = { $first } and { $second }
talk-list-or = { $first } or { $second }
talk-list-more = { $first }, { $second }
talk-list-semicolon = { $first }; { $second }
talk-list-arrow = { $first } → { $second }
talk-list-to = { $first } to { $second }
talk-list-dot = { $first } · { $second }
talk-list-nothing = none

## A record that somebody gave

talk-record-refused = This record doesn’t check out. Line { $line }: { $reason }
    Attach the file just as the bot posted it.
talk-record-large = the file is larger than any game’s record
talk-record-empty = the file is empty
talk-record-more = something follows the result, which is always the last line
talk-record-result = the result of a game can’t be { $value }
talk-record-changed = the line was changed; no game writes such a line
talk-record-broken = the line was changed or cut off and can’t be read from character { $place } on
talk-record-no-line = { $value } is where a line like `{ $example }` belongs
talk-record-other = this is no record of { $game }; those begin with `{ $begin }`
talk-record-version = the record is of version { $version }, and this bot reads only version { $known }
talk-record-revision = the game was played by rules of revision { $revision }, and this bot knows them up to { $known }: use a newer version of the bot
talk-record-settings = the setup has settings other than { $names }
talk-record-seed = the seed has to be text in quotes, not { $value }
talk-record-setup = a game can’t be set up with { $value } as { $field }
talk-record-no-move = there’s no move on it; a line with one looks like `{ $example }`
talk-record-move = { $value } is not a move of this game
talk-record-unknown = { $value } doesn’t belong on this line
talk-record-no-state = its fingerprint is missing, though the first line has one
talk-record-state = the game didn’t stand like this after it: a move or the seed was changed
talk-record-cut = the game ends here, but the line with its result is missing
talk-record-digest = some line of the record was changed, added or taken out
talk-record-outcome = the moves don’t lead to this result
