## Ratings: how strong people on a server are at a game, for those who have joined

ratings-head = **{ $game }: Wertungen auf diesem Server**
ratings-line = **{ $place }** · { $name }{ $own ->
    [yes] {" "}(du)
   *[no] {""}
} · { $points } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
# As in English
ratings-points = { $points }{ $settled ->
    [yes] {""}
   *[no] ?
}
ratings-more = … und { $count ->
    [one] 1 weitere Person
   *[other] { $count } weitere Personen
}
ratings-nobody = Noch steht niemand auf der Liste.
ratings-invite = Du machst nicht mit. Wenn du mitmachst, zählen deine Partien hier, auch die bisherigen, und alle auf diesem Server können deine Wertung sehen. Das gilt auch auf anderen Servern mit Wertungen. Hörst du später auf, wird deine Wertung gelöscht; was andere gegen dich gewonnen haben, behalten sie.
ratings-hidden = Du machst mit, aber deine Statistik ist ausgeblendet, deshalb hast du keine Wertung. Ändern kannst du das mit `/{ command-settings-name }`.
ratings-no-game = Du machst mit. Eine Wertung bekommst du nach deiner ersten Partie hier mit jemandem, der auch mitmacht, oder mit einem Computer.
ratings-away = Auf der Liste stehst du nicht, weil deine letzte gewertete Partie mehr als 90 Tage her ist. Deine Wertung damals: { $points }
ratings-pending = Einige Partien sind noch nicht gezählt. Schau in einer Minute noch einmal nach.
ratings-computers = -# Die Computer zum Vergleich: { $levels }.
# As in English
ratings-computer = { $level } { $points }
ratings-means = -# Die Wertung ist eine vorsichtige Schätzung: Sie beginnt bei { $first } und steigt in den ersten Partien meist an. „?“ heißt: weniger als { $settled } Partien.
ratings-counted =
    -# Wer vor dem Ende nicht mehr mitspielt, landet auf dem letzten Platz: durch Aufgeben, Absagen, Abgeben des Platzes oder einen Computer, der bis zum Ende vertritt. Rückgängig gemachte Schritte ändern nichts.
    -# Wer andere durch einen Computer vertreten lässt, gewinnt in dieser Partie nichts, es sei denn, sie bleiben einen Tag lang weg.
ratings-off = Auf diesem Server gibt es keine Wertungen. { $manages ->
    [yes] Du kannst sie in den Einstellungen des Servers einschalten: `/{ command-settings-name } { command-option-whose-name }: { command-settings-whose-server }`.
   *[no] Wer ihn verwaltet, kann sie in seinen Einstellungen einschalten: `/{ command-settings-name } { command-option-whose-name }: { command-settings-whose-server }`.
}
ratings-no-server-here = Wertungen gehören zu einem Server. Nutz diesen Befehl in einem Kanal eines Servers, auf dem der Bot ist.
ratings-cancel-sure = -# In deiner Wertung zählt das als Aufgeben.
ratings-standin-sure = -# Endet die Partie, bevor du zurück bist, zählt das in deiner Wertung als Aufgeben.
ratings-button-join = Mitmachen
ratings-button-leave = Nicht mehr mitmachen
statistics-rating = Wertung auf diesem Server: { $points }

ratings-option = Wertungen
ratings-option-help = Wer mitmacht, bekommt für die Partien hier eine Wertung
preference-ratings = Wertungen
preference-ratings-help = Auf Servern mit Wertungen bekommst du eine
preference-ratings-on = dabei
preference-ratings-off = nicht dabei

command-ratings = Die Wertungen dieses Servers: wie stark alle spielen, die mitmachen
command-ratings-game = Welches Spiel; ohne Angabe das mit den meisten Wertungen
discord-help-ratings = `/{ command-ratings-name }`: Die Wertungen dieses Servers: wie stark alle spielen, die mitmachen
