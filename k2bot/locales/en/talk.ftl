### Words that the pages of all games share. Ids begin with talk-.

talk-computer = ⚙ { $name }
# What a player without a legible name is called in pictures: by the colour of the pieces
talk-seat-colour = { $colour ->
    [orange] Orange
    [purple] Purple
    [yellow] Yellow
    [black] Black
    [white] White
    [blue] Blue
    [green] Green
    [mint] Mint
    [sky] Sky blue
   *[magenta] Magenta
}
# … and in pictures of several games, where nobody has a colour
talk-player-number = Player { $number }
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
talk-list-dot = { $first } · { $second }
talk-list-nothing = none
talk-sentence = { $told }.
talk-button-look-again = Refresh
talk-button-hint = Hint
talk-button-take-hint = Use hint
talk-button-undo = Undo
talk-button-back = Back
talk-button-withdraw = Withdraw
talk-button-withdraw-one = Withdraw { $number }
talk-orders-none = Nothing yet.
talk-button-rematch = Rematch
talk-button-film = Replay
talk-rules-choose = Another topic
talk-refusal-no-topic = The rules have no such topic. Choose one from the menu.
# $button: label of the button that finishes
talk-hint-ready = This is what you’ve planned already. Press **{ $button }** to finish.
talk-hint-done = You’ve chosen this already. There’s nothing left to do.
talk-refusal-no-hint = There’s no hint for this. See the newest post for what to decide.
talk-refusal-no-page = That page doesn’t exist. Use the buttons below the newest post.

## A record that doesn't check out

talk-record-refused = This record doesn’t check out. Line { $line }: { $reason }
    Attach the file just as the bot posted it.
talk-record-large = the file is larger than any game’s record
talk-record-empty = the file is empty
talk-record-more = there’s more after the result, which has to be the last line
talk-record-result = the result of a game can’t be { $value }
talk-record-changed = the line was changed; the bot doesn’t write lines like this
talk-record-broken = the line was changed or cut off: it can’t be read from character { $place } on
talk-record-no-line = it says { $value } instead of something like `{ $example }`
talk-record-other = this isn’t a record of { $game }; those begin with `{ $begin }`
talk-record-version = the record has version { $version }, and this bot only reads version { $known }
talk-record-revision = the game follows revision { $revision } of the rules, and this bot only knows them up to { $known }: use a newer version of the bot
talk-record-settings = the settings have to be { $names }, no more and no less
talk-record-seed = the seed has to be text in quotes, not { $value }
talk-record-setup = { $value } isn’t a possible { $field } for a game
talk-record-no-move = it has no move; it should look like `{ $example }`
talk-record-move = { $value } isn’t a move in this game
talk-record-unknown = { $value } doesn’t belong on this line
talk-record-no-state = its fingerprint is missing, but the first line has one
talk-record-state = the fingerprint doesn’t fit the position after this move: a move or the seed was changed
talk-record-cut = the game ends here, but its result is missing
talk-record-digest = a line of the record was changed, added or removed
talk-record-outcome = the moves don’t lead to this result

# A date in words, such as when a game was played; $month: 1 to 12
talk-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
