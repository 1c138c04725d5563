"""What goes on now, for each reader, and the private message that carries it through a day."""

from __future__ import annotations

from k2bot.game.values import Announcement, Style
from k2bot.games.k2.engine import Phase
from tests.games.k2.pages import expedition
from tests.kit.looking import refuses
from tests.kit.transcript import page_text


def test_a_private_message_carries_its_reader_through_the_whole_game(whole_games):
    """A player who is asked something finds the way to answer in the newest private message."""
    table = whole_games["three"]
    kinds = set()
    posts = iter(table.posts)
    newest, post = {}, next(posts)
    for number, step in enumerate(table.steps):
        while post is not None and post.number <= number:
            if post.announcement.seat is not None:
                newest[post.announcement.seat] = post.page
            post = next(posts, None)
        for seat in table.game.waiting(step.state):
            page = newest[seat]
            stamp = table.game.stamp(step.state, seat)
            answers = {button.stamp for button in expedition.buttons(page)} | {
                m.stamp for m in expedition.menus(page)
            }
            leads = {button.argument for button in expedition.buttons(page)} & {"next", "hand", "plan"}
            assert stamp in answers or leads, (step.state.phase, page.text)
            assert page.pictures, "an edit without one would leave the last one there"
            kinds.add(stamp.split(".")[1])
    assert kinds == {"choose", "token", "turn"}


def test_the_highest_sum_is_asked_for_its_token_in_the_private_message(stand, snapshot):
    table = stand(phase="selection", players=1, open_tokens=[0, 1, 2], pile=[1])
    table.walk(0, "hand", *"012", "commit")
    (page,) = [post.page for post in table.posts if post.announcement.seat == 0][-1:]
    assert page_text(page) == snapshot


def test_it_names_who_acts_and_never_tells_a_reader_to_wait_for_themselves(whole_games):
    """What is asked opens below all other messages."""
    table = whole_games["avalanche"]
    for step in table.steps:
        for seat, person in enumerate(table.people):
            page = table.game.page(step.state, seat, "now", None, table.people)
            acts = step.state.turn
            if table.game.stamp(step.state, seat) is not None and step.state.phase is not Phase.SELECTION:
                assert person.name not in page.text
            elif step.state.phase is Phase.ACTIONS and acts != seat:
                assert table.people[acts].name in page.text
            ways = [button for button in expedition.buttons(page) if button.argument == "next"]
            assert all(button.new_message for button in ways) or seat not in table.game.waiting(step.state)


def test_a_hand_sent_in_private_goes_to_its_owner_and_can_no_longer_be_changed_once_cards_are_shown(begin):
    table = begin(2, "s")
    sent = [post for post in table.posts if post.announcement.seat is not None]
    assert [(post.announcement.key, post.announcement.seat) for post in sent] == [
        ("hand-1", 0),
        ("hand-1", 1),
    ]
    for seat, post in enumerate(sent):
        assert expedition.everything(post.page) == expedition.everything(table.page(seat, "hand"))
    with refuses("k2-refusal-not-seated"):
        table.page(None, "hand")
    for seat in (0, 1):
        table.walk(seat, "hand", *"012", "commit")
    edits = [post for post in table.posts if post.announcement.seat is not None][2:]
    assert sorted(post.announcement.seat for post in edits) == [0, 1]
    for post in edits:
        assert (post.announcement.key, post.announcement.edit) == ("hand-1", True)
        assert "change" not in {button.verb for button in expedition.buttons(post.page)}


def test_the_message_of_a_day_that_is_over_leads_on_without_showing_the_next_hand_twice(whole_games):
    table = whole_games["three"]
    late = [
        post
        for post in table.posts
        if post.announcement.seat is not None
        and post.announcement.edit
        and post.announcement.key != f"hand-{table.steps[post.number].state.day}"
    ]
    assert late
    for post in late:
        assert not [b for b in expedition.buttons(post.page) if b.verb in {"card", "commit"}]


def test_a_private_message_says_nothing_of_a_draft(begin):
    table = begin(2)
    table.use(0, "card", "0")
    again = table.game.compose(table.moment(), Announcement("hand-1", seat=0))
    assert not [b for b in expedition.buttons(again) if b.verb == "card" and b.style is Style.PRIMARY]
