### Pile-Up. Ids begin with pile-up-.

pile-up-title = Pile-Up
pile-up-command-board-name = board
pile-up-command-board = Show the rows and everyone’s dents
pile-up-command-hand-name = hand
pile-up-command-hand = Show your cards and choose one

## Settings

pile-up-option-length = Length
pile-up-option-length-name = length
pile-up-option-length-help = When the game ends
pile-up-option-length-full = Until someone has 66 dents
pile-up-option-length-deal = One deal of ten turns
pile-up-objection-option = { $key } can’t be { $value }. Choose one of those listed.
pile-up-delivery = You get your Pile-Up hand here with each deal.
pile-up-delivery-on = From now on you get your hand as a private message with each deal.
pile-up-delivery-off = You no longer get your hand as a private message. Press **{ pile-up-button-hand }** to see it.

## Posts

pile-up-heading = { $over ->
    [True] **The game is over.** Fewest dents wins.
   *[no] **Deal { $deal }, turn { $turn } of { $turns }**
}
pile-up-dents = { $dents ->
    [one] one dent
   *[other] { $dents } dents
}
pile-up-placed = { $dents ->
    [0] **{ $card }** { $name }, row { $row }
   *[other] **{ $card }** { $name } takes row { $row }: { pile-up-dents }
}
pile-up-shown = **{ $card }** { $name }
pile-up-waits = { $asked ->
    [take] Taking a row: { $names }
    [play] Choosing a card: { $names }
   *[nothing] { "" }
}
pile-up-takes = { $name }, your { $card } is lower than every row. Which row do you take?
pile-up-deal-over = Deal { $deal } is over. Press **{ pile-up-button-hand }** to see your new cards.
pile-up-place = { $place }. { $name }{ $left ->
    [True] { "" } resigned
   *[False] : { pile-up-dents }
}
pile-up-alt-row = Row { $row }: { $cards }; its sixth card costs { pile-up-dents }.
pile-up-alt-player = { $name }: { pile-up-dents }.

## Private pages

pile-up-your-turn = { $card ->
    [no] It’s your turn: choose a card.
   *[other] Your { $card } is lower than every row. Which row do you take?
}
pile-up-card = { $card } ({ $dents })
pile-up-hand = { $count ->
    [0] You have no cards.
   *[other] Your cards (and their dents): { $cards }
}
pile-up-choose = Tap a card, then play it. You can change it until everyone has chosen.
pile-up-chosen = You’re playing **{ $card }**. You can change it until everyone has chosen.
pile-up-fate = As the rows are now, **{ $card }** { $place ->
    [low] is lower than all of them, so you’d take one.
    [sixth] would be the sixth card of row { $row }, so you’d take the other five.
   *[free] would join row { $row }.
}
pile-up-press = Press **{ pile-up-button-play }**, or tap another card.
pile-up-button-hand = My hand
pile-up-button-take = Take a row
pile-up-button-now = Status
pile-up-button-play = { $card ->
    [no] Play a card
   *[other] Play { $card }
}
pile-up-button-change = Change
pile-up-button-row = Row { $row } (+{ $dents })
pile-up-button-rematch = Rematch
pile-up-rules = **Pile-Up: the rules**
    Everyone gets ten cards from 1 to 104 and secretly chooses one. All are revealed at once.
    The lowest card goes first. A card joins the row whose last card is the closest lower one.
    The sixth card of a row piles up: its player takes the dents of the other five, and the card starts the row again.
    A card lower than every row: its player takes a row of their choice, and the card starts that row again.
    A card has one dent. A card ending in 5 has two, one ending in 0 three, one with two equal digits five, and 55 has seven.
    After ten turns new cards are dealt, until someone has 66 dents. Fewest dents wins.

## Refusals

pile-up-rule-over = You’re out of this game, or it’s over. See the newest post.
pile-up-rule-not-asked = You have nothing like that to decide now. Press **{ pile-up-button-hand }** to see your options.
pile-up-rule-illegal = You can’t choose { $number }. Press **{ pile-up-button-hand }** to see your cards; rows are 1 to 4.
pile-up-refusal-unreadable = “{ $answer }” isn’t a move. Use the buttons.
pile-up-refusal-not-seated = You’re watching this game. Join the next one to play.
