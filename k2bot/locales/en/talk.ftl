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

talk-record-refused = This record cannot be played out. Line { $line } is wrong: { $reason }
    Attach the record just as it was posted at the end of a game.
talk-record-large = the file is larger than the record of any game
talk-record-empty = the file is empty
talk-record-more = something follows the result, which is the last line of a game
talk-record-result = the result of a game cannot be { $value }
talk-record-changed = it was changed: no game has such a line
talk-record-broken = it was changed or cut off, and cannot be read from character { $place } on
talk-record-no-line = { $value } stands where a line like `{ $example }` belongs
talk-record-other = this is no record of { $game }, which begins with `{ $begin }`
talk-record-version = records of version { $version } are not known here, only those of version { $known }
talk-record-revision = the game was played by rules of revision { $revision }, and those here are of { $known }: it takes a newer version of the bot
talk-record-settings = the setup has other settings than { $names }
talk-record-seed = the seed is a text in quotes, not { $value }
talk-record-setup = a game cannot be set up with { $value } as { $field }
talk-record-no-move = it tells of no move; one looks like `{ $example }`
talk-record-move = { $value } is no move of this game
talk-record-outcome = the moves do not lead to the result that is stated
