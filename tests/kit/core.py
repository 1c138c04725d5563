"""Checks for every game: each looks at a playout and yields the faults it finds, a line each."""

import io
import pickle
from collections import defaultdict
from functools import partial

from PIL import Image

from k2bot.game import limits
from k2bot.game.values import PING, PLACEABLE, HostButton, HostSelect, Page, Press, Refusal
from k2bot.render.scene import Scene
from tests.kit.looking import (
    page_limit_faults,
    pages_after,
    readers,
    refused,
    said,
    sampled,
    shown,
    shows_same_as_table,
)
from tests.kit.pictures.sweep import scene_of
from tests.kit.playing import offered, readable
from tests.kit.table import buttons, everything, menus

NONSENSE = ("", " ", "nonsense", "|", "-1", "\ud800", "9" * 500, "0;0", "now next")
"""Answers that no decision of any game accepts."""
OF_HOST = frozenset({"posts", "clock", "quiet", "thread", "private"})
"""Keys of the host's own options."""
LOOKED_AT = 12
"""Pictures of a playout that are checked."""
FORMATS = {"webp", "png", "gif", "jpg"}


def names_and_options(subject, table):
    """Names and options fit into slash commands and lobby menus."""
    game = table.game
    keys = [option.key for option in game.options]
    if len(keys) != len(set(keys)) or not OF_HOST.isdisjoint(keys):
        yield f"keys of options that the host cannot tell apart: {keys}"
    for option in game.options:
        values = dict(option.values)
        if option.default not in values:
            yield f"option {option.key}: the default {option.default!r} is no value of it"
        if not 1 <= len(values) == len(option.values) <= limits.CHOICES:
            yield f"option {option.key}: {len(option.values)} values"
        lengths = [option.help, *values, *values.values()]
        if not all(0 < len(text) <= limits.CHOICE for text in lengths):
            yield f"option {option.key}: help, values and labels take 1 to 100 characters"
    commands = [command.name for command in game.pages.commands]
    if len(commands) != len(set(commands)) or any(not 0 < len(c.help) <= 100 for c in game.pages.commands):
        yield f"commands that Discord does not take: {commands}"
    if game.options and not game.summary(table.options, len(table.people)).strip():
        yield "the summary of the settings is empty"


def pages_fit_into_messages(subject, table):
    """Every post and page is within Discord's limits, whatever people's names are."""
    shown = [*((f"post {p.announcement.key}", p.page) for p in table.posts)]
    shown += [(f"a page of seat {seat}", page) for seat, page in table.seen]
    for where, page in shown:
        yield from page_limit_faults(f"{where}", page)


def controls_are_the_games_own(subject, table):
    """No control is the host's, except for the buttons that games may place."""
    for page in table.pages():
        controls = (*buttons(page), *menus(page))
        placed = {one.verb for one in controls if isinstance(one, HostButton | HostSelect)}
        if not placed <= PLACEABLE:
            yield f"a game's page has controls of the host's: {sorted(placed - PLACEABLE)}"


def pages_are_pure(subject, table):
    """A page is the same twice, and neither reading it nor pressing on it changes the state."""
    for step, seat in readers(table):
        before = repr(step.state)
        first = pages_after(table, step, seat)
        second = readable(table.game, step.state, seat, table.people)
        if shown(first) != shown(second):
            yield f"seat {seat}: pages differ when they are read twice"
        if repr(step.state) != before:
            yield f"seat {seat}: reading pages changed the state"


def live_pages_stay_equal_without_changes(subject, table):
    """A live page stays the same while nothing has changed."""
    yield from table.strayed
    for step, seat in readers(table):
        for name, page in pages_after(table, step, seat).items():
            if not isinstance(page, Page) or not page.live:
                continue
            then = table.game.page(step.state, seat, page.live, None, table.people)
            if everything(then) != everything(page):
                yield f"page {name!r} of seat {seat} is followed by another one, {page.live!r}"


def pages_say_what_to_press(subject, table):
    """A page with one button that answers names it, or asks a question."""
    yield from table.unsaid


def posts_can_be_made_again(subject, table):
    """Composing the newest post again gives the same post and leaves the state unchanged."""
    before = repr(table.state)
    for post in [post for post in table.posts if post.number == len(table.inputs)]:
        again = table.game.compose(table.moment(), post.announcement)
        if everything(again) != everything(post.page):
            yield f"the post {post.announcement.key} is another one when it is composed again"
    if repr(table.state) != before:
        yield "composing changed the state"


def posts_follow_one_another(subject, table):
    """Only earlier posts are edited, and only people whom a post names are pinged.

    A key is posted again only after an edit completed its earlier post.
    """
    made, untold = set(), set()
    for post in table.posts:
        own = (post.announcement.key, post.announcement.seat)
        if post.announcement.edit and own not in made:
            yield f"{own} is edited, and was never posted"
        if not post.announcement.edit and own in untold:
            yield f"{own} is posted twice"
        if own[0].startswith(PING) or own[0] in {"lobby", "cancelled", "aside"}:
            yield f"{own} is a key of the host's"
        made.add(own)
        (untold.discard if post.announcement.edit else untold.add)(own)
        pending = table.game.waiting(table.steps[post.number].state)
        for seat in post.page.pings:
            if seat not in pending or table.people[seat].mention not in post.page.text:
                yield f"{own} notifies seat {seat}, which is not to move, or not named in the text"


def players_to_move_have_unique_stamps(subject, table):
    """Players to move have a stamp, and a new one after an answer if they are still to move."""
    answered = set()
    for number, step in enumerate(table.steps):
        if number:
            seat, before = table.inputs[number - 1][0], table.steps[number - 1].state
            if table.game.optional_stamp(before, seat) == table.game.optional_stamp(
                step.state, seat
            ):  # else it may be that
                answered.add((seat, table.game.stamp(before, seat)))
        waiting = table.game.waiting(step.state)
        if table.game.over(step.state) and waiting:
            yield f"after input {number} the game is over, and seats {waiting} are to move"
        if not table.game.over(step.state) and not waiting:
            yield f"after input {number} the game goes on, and nobody is to move"
        for seat in waiting:
            stamp = table.game.stamp(step.state, seat)
            if not stamp or "|" in stamp:
                yield f"after input {number} seat {seat} is to move with the stamp {stamp!r}"
            if (seat, stamp) in answered:
                yield f"after input {number} seat {seat} is to move again under the stamp {stamp!r}"


def page_controls_have_current_stamps(subject, table):
    """A newly opened page has stamps for what its reader decides, may draft, or may do out of turn."""
    game = table.game
    for step, seat in readers(table):
        if seat is None:
            continue
        known = {"", *(of(step.state, seat) for of in (game.stamp, game.draft_stamp, game.optional_stamp))}
        for name, page in pages_after(table, step, seat).items():
            stamps = {stamp for _, stamp in offered(page)} if isinstance(page, Page) else set()
            if not stamps <= known:
                yield f"page {name!r} of seat {seat} has controls for {stamps - known}"


def bad_input_is_refused(subject, table):
    """Invalid answers, presses, pages and people are refused with an explanation, and change nothing."""
    game = table.game
    for step in sampled(table.steps, 3):
        state, before = step.state, repr(step.state)
        for seat in range(len(table.people)):
            for answer in NONSENSE:
                words = refused(partial(game.apply, state, seat, answer))
                yield from said(f"the answer {answer!r} of seat {seat}", words)
            words = refused(partial(game.press, state, seat, Press("nonsense"), None, table.people))
            yield from said(f"a press of seat {seat} that does not exist", words)
        words = refused(partial(game.page, state, 0, "nonsense", None, table.people))
        yield from said("a page that does not exist", words)
        if repr(state) != before:
            yield "what was refused changed the state"


def repeated_answers_are_refused(subject, table):
    """A repeated answer is refused once its player is no longer asked, and changes nothing."""
    for number, (seat, answer) in enumerate(table.inputs):
        after = table.steps[number + 1].state
        if answer != "resign" and table.game.stamp(after, seat) is None:
            before = repr(after)
            words = refused(partial(table.game.apply, after, seat, answer))
            yield from said(f"the answer {answer!r} of seat {seat}, given once more", words)
            if repr(after) != before:
                yield f"the answer {answer!r} of seat {seat}, refused, changed the state"


def resigned_seats_are_out(subject, table):
    """Anybody can resign once, at any time; the game goes on without them, or ends; also computers."""
    for step in sampled(table.steps[:-1], 3):
        if table.game.over(step.state):
            continue
        for seat in range(len(table.people)):
            if refused(partial(table.game.resign, step.state, seat)) is not None:
                continue
            after = table.game.resign(step.state, seat).state
            if seat in table.game.waiting(after) or table.game.stamp(after, seat):
                yield f"seat {seat} has left and is still asked"
            if not table.game.over(after) and not table.game.waiting(after):
                yield f"seat {seat} has left, and nobody is to move"
            if table.game.levels and not table.game.over(table.game.resign_last(step.state, seat).state):
                yield f"seat {seat} has left, and computers play on"
            words = refused(partial(table.game.resign, after, seat))
            yield from said(f"leaving twice, seat {seat}", words)


def finished_games_rank_every_seat(subject, table):
    """A finished game has a place for each seat, from the first on, and ties share places."""
    if not table.game.over(table.state):
        return
    found = table.game.placements(table.state)
    if sorted(p.seat for p in found) != list(range(len(table.people))):
        yield f"not everybody has a place: {found}"
    for number, placement in enumerate(found):
        shared = number and found[number - 1].place == placement.place
        if not shared and placement.place != number + 1:
            yield f"places do not follow one another: {[p.place for p in found]}"
    for seat in range(len(table.people)):
        for answer in ("nonsense", *(answer for _, answer in table.inputs[-1:])):
            words = refused(partial(table.game.apply, table.state, seat, answer))
            yield from said(f"an answer of seat {seat} after the end", words)


def equal_inputs_give_equal_games(subject, table):
    """Another instance of the game shows the same after the same inputs."""
    game = subject.make()
    step = game.new(table.options, len(table.people), table.seed)
    for seat, answer in table.inputs:
        step = game.resign(step.state, seat) if answer == "resign" else game.apply(step.state, seat, answer)
    if not shows_same_as_table(table, step.state):
        yield "the same inputs led to another end"


def equal_picture_keys_give_equal_files(subject, table):
    """Pictures of one key are one file, of the type its name says; different keys have different names."""
    found = defaultdict(list)
    for page in table.pages():
        for picture in page.pictures:
            found[picture.key].append(picture)
    names = {key: {picture.name for picture in pictures} for key, pictures in found.items()}
    if any(len(own) > 1 for own in names.values()):
        yield f"pictures of one key have several names: {[own for own in names.values() if len(own) > 1]}"
    for pictures in sampled(sorted(found.values(), key=len), subject.drawn):
        data = pictures[0].draw()
        try:
            apart = pickle.loads(pickle.dumps(pictures[-1].draw))  # noqa: S301 - trusted data
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            yield f"no other process can draw {pictures[0].name}: {error}"
            continue
        if apart() != data:
            yield f"the key {pictures[0].key} stands for two pictures"
        with Image.open(io.BytesIO(data)) as image:
            image.load()
            kind = pictures[0].name.rpartition(".")[2]
            if kind not in FORMATS or image.format.lower() != kind.replace("jpg", "jpeg"):
                yield f"{pictures[0].name} is a file of the kind {image.format}"


def final_steps_are_never_drafted(subject, table):
    """What is final is answered at once, since a draft can be undone."""
    game = table.game
    for step, seat in sampled([one for one in readers(table) if one[1] in game.waiting(one[0].state)], 8):
        pages = [
            page for page in readable(game, step.state, seat, table.people).values() if hasattr(page, "rows")
        ]
        for press in dict.fromkeys(press for page in pages for press, stamp in offered(page) if stamp):
            try:
                draft = game.press(step.state, seat, press, None, table.people).draft
                final = draft and game.is_final(step.state, game.apply(step.state, seat, draft))
            except Refusal:
                continue
            if final:
                yield f"seat {seat} can undo {draft!r}, which is final"


def pictures_are_legible(subject, table):
    """In pictures nothing collides or leaves the edge, and no text is cut or too small."""
    shown = {picture.key: picture for page in table.pages() for picture in page.pictures}
    names = [one.name for one in table.people]
    for picture in sampled([*shown.values()], LOOKED_AT):
        scene = scene_of(picture)
        if isinstance(scene, Scene):
            for fault in subject.faults(scene, table.game.words, names):
                yield f"{picture.name}: {fault}"
