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
