"""Check as in ``capabilities``: games with reviews can be practised from their players' decisions."""

from k2bot.game.values import NO_PREPARATION, Announcement
from k2bot.host.inputs import RESIGN, opening_inputs
from k2bot.host.kernel.lobby import begin_alone, new_computer
from k2bot.host.kernel.session import Session
from k2bot.host.kernel.transition import Context, reduce
from k2bot.host.members import Member
from k2bot.host.rows import PRACTICE, InputRow, Status, TableRow
from k2bot.text.words import words
from tests.kit.capabilities import BEGUN
from tests.kit.looking import WORK, page_limit_faults, sampled

FROM = 2
"""Number of decisions per game from which practice starts."""
OWNER = 100000000000000000


def practice_starts_from_any_decision(subject, table):
    """Practice begins with the original decision, shows it, and can be played to its end."""
    asked = [(number, seat) for number, (seat, answer) in enumerate(table.inputs) if answer != RESIGN]
    for number, seat in sampled(asked, FROM):
        session = _practice(table, number, seat)
        play = session.play
        if play.stamp(seat) != table.game.stamp(table.steps[number].state, seat):
            yield f"after input {number} practice asks seat {seat} something else"
        posts = [post for post in session.posts.rows if post.number is not None]
        if not posts:
            yield f"after input {number} practice shows nothing of the game"
        for post in posts:
            moment = play.up_to(post.number).moment(session.people, post.number)
            yield from page_limit_faults(
                f"the first post of practice, {post.key}",
                session.game.compose(moment, Announcement(post.key)),
            )
        for left in play.resigned:
            if left in play.waits:
                yield f"practice asks seat {left}, which was left"
        while play.waits:
            at = min(play.waits)
            play = play.take(at, "answer", play.stamp(at), _answer(table.game, play.state, at), BEGUN)
        if not table.game.over(play.state) or not play.placements(session.members):
            yield f"practice after input {number} has no end"


def _practice(table, number, seat):
    """Practice of a seat from an input on."""
    rows = [
        InputRow(at, own, RESIGN if answer == RESIGN else "answer", f"{at}~1", answer, BEGUN)
        for at, (own, answer) in enumerate(table.inputs[:number], 1)
    ]
    members = (Member(OWNER, "Ann"),)
    while len(members) < len(table.people):
        members += (new_computer(table.game, members, table.game.levels[-1][0], words()),)
    members = (*members[1 : seat + 1], members[0], *members[seat + 1 :])
    row = TableRow(
        id=1, guild_id=None, channel_id=1, host_id=OWNER, game=table.game.key, status=Status.RUNNING,
        options=table.options, seed=table.seed, created=BEGUN, begun=BEGUN, revision=table.game.revision,
        kind=PRACTICE,
    )  # fmt: skip
    session = Session(table.game, None, row, members)
    return reduce(session, Context(BEGUN, words()), begin_alone, opening_inputs(rows, BEGUN))[0]


def _answer(game, state, seat):
    late = game.late_answer(state, seat, NO_PREPARATION)
    if late is not None:
        return late.answer
    question = game.question(state, seat, game.levels[0][0], "chance", WORK, prepared=NO_PREPARATION)
    return question.think(*question.facts)
