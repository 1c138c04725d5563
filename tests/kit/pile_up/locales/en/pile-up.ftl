### Pile-Up, in English. Ids begin with pile-up-.

pile-up-title = Pile-Up
pile-up-command-board-name = board
pile-up-command-board = Show the rows and everybody’s dents
pile-up-command-hand-name = hand
pile-up-command-hand = Show your cards and choose one

## Settings

pile-up-option = Length
pile-up-option-name = length
pile-up-option-help = When the game ends
pile-up-length-full = Until somebody has 66 dents
pile-up-length-deal = One deal of ten turns
pile-up-delivery = Your hand of Pile-Up comes here with each deal.
pile-up-delivery-on = Your hand now comes as a private message with each deal.
pile-up-delivery-off = Your hand no longer comes as a private message. **My hand** shows it.

## The table

pile-up-heading = { $over ->
    [True] **The game is over.** The fewest dents win.
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
pile-up-deal-over = Deal { $deal } is over. **My hand** shows your cards.
pile-up-place = { $place }. { $name }{ $left ->
    [True] { "" } resigned
   *[False] : { pile-up-dents }
}
pile-up-alt-row = Row { $row }: { $cards }; its sixth card costs { pile-up-dents }.
pile-up-alt-player = { $name }: { pile-up-dents }.

## What one person sees

pile-up-your-turn = { $card ->
    [no] It’s your turn: choose a card.
   *[other] Your { $card } is lower than every row. Which row do you take?
}
pile-up-card = { $card } ({ $dents })
pile-up-hand = { $count ->
    [0] You have no cards.
   *[other] Your cards (and their dents): { $cards }
}
pile-up-choose = Tap a card, then play it. You can change your mind until everybody has chosen.
pile-up-chosen = You play **{ $card }**. You can change it until everybody has chosen.
pile-up-fate = As the rows are now, **{ $card }** { $place ->
    [low] is lower than all of them, so you’d take one.
    [sixth] would be the sixth card of row { $row }, so you’d take the other five.
   *[free] would join row { $row }.
}
pile-up-button-hand = My hand
pile-up-button-take = Take a row
pile-up-button-now = Table
pile-up-button-play = { $card ->
    [no] Play a card
   *[other] Play { $card }
}
pile-up-button-change = Change
pile-up-button-row = Row { $row } (+{ $dents })
pile-up-button-rematch = Once more
pile-up-rules = **Pile-Up: the rules**
    Everybody has ten cards of 1 to 104 and secretly chooses one. All are shown at once.
    The lowest card goes first. It joins the row whose last card is the next lower one.
    The sixth card of a row piles up: its player takes the dents of the other five, and it begins the row again.
    A card lower than every row takes a row its player chooses, and begins it again.
    A card has one dent; a five at its end makes two, a zero three, two equal digits five, and 55 has seven.
    After ten turns new cards are dealt, until somebody has 66 dents. The fewest dents win.

## Refusals

pile-up-rule-over = You’re out of this game, or it’s over.
pile-up-rule-not-asked = That isn’t yours to decide now. **My hand** shows what is.
pile-up-rule-illegal = You can’t choose { $number }. **My hand** shows your cards; rows are 1 to 4.
pile-up-refusal-unreadable = “{ $answer }” is no move. Use the buttons.
pile-up-refusal-no-page = That’s no longer possible here. **My hand** shows what is.
pile-up-refusal-not-seated = You’re watching this game. Join the next one to play.
