## Ratings: how strong people on a server are at a game, for those who have joined

ratings-head = **{ $game }: ratings on this server**
# $place is a number; $own: whether it's the reader's line; $points is ratings-points.
ratings-line = **{ $place }** · { $name }{ $own ->
    [yes] {" "}(you)
   *[no] {""}
} · { $points } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
# A rating; a question mark follows while it's provisional.
ratings-points = { $points }{ $settled ->
    [yes] {""}
   *[no] ?
}
ratings-more = … and { $count ->
    [one] 1 more person
   *[other] { $count } more people
}
ratings-nobody = Nobody is listed yet.
ratings-invite = You’re not taking part. If you join, your games here count, past ones too, and everyone on this server can see your rating. The same goes for other servers with ratings. If you leave later, your rating is deleted, and the others keep what they’ve won against you.
ratings-hidden = You’ve joined, but you hide your statistics, so you have no rating. `/{ command-settings-name }` changes that.
ratings-no-game = You’ve joined. You get a rating once you’ve finished a game here with somebody else who has joined, or with a computer.
ratings-away = You’re not on the list, because your last rated game was more than 90 days ago. Your rating then: { $points }
ratings-pending = Some games aren’t counted yet; look again in a minute.
# $levels is a list of ratings-computer.
ratings-computers = -# Computers, for comparison: { $levels }.
ratings-computer = { $level } { $points }
ratings-means = -# A rating is a cautious estimate: it starts at { $first } and usually climbs over your first games. A “?” means fewer than { $settled } games.
ratings-counted =
    -# If you’ve left a game before its end, you come last in it: whether you resigned, cancelled it, gave your seat away or let a computer play for you. Undone steps change nothing.
    -# Whoever has a computer take over for someone else gains nothing from that game, unless that player stays away for a day.
ratings-off = There are no ratings on this server. { $manages ->
    [yes] You can switch them on in the server’s settings: `/{ command-settings-name } { command-option-whose-name }: { command-settings-whose-server }`.
   *[no] Anyone who manages the server can switch them on in its settings: `/{ command-settings-name } { command-option-whose-name }: { command-settings-whose-server }`.
}
ratings-no-server-here = Each server has its own ratings. Use this command in a channel of a server that has the bot.
# Below the question whether to cancel a game, and whether a computer is to play for the reader.
ratings-cancel-sure = -# It counts as resigning in your rating.
ratings-standin-sure = -# If the game ends before you’re back, it counts as resigning in your rating.
ratings-button-join = Join ratings
ratings-button-leave = Leave ratings
# $points is ratings-points.
statistics-rating = Rating on this server: { $points }

ratings-option = Ratings
ratings-option-name = ratings
ratings-option-help = Players who join get a rating from their games here
preference-ratings = Ratings
preference-ratings-help = You get a rating on each server that has ratings
preference-ratings-on = joined
preference-ratings-off = not joined

command-ratings-name = ratings
command-ratings = See how strong the players on this server are, if they’ve joined
command-ratings-game = Which game; without it, the one with the most ratings
discord-help-ratings = `/{ command-ratings-name }`: How strong the players on this server are, if they’ve joined
