"""What goes on now, for each reader, and the private message that carries it through a day."""

from k2bot.games.k2.engine import Phase
from tests.games.k2.pages import expedition
from tests.kit.looking import refuses
from tests.kit.transcript import page_text


def test_a_private_message_carries_its_reader_through_the_days(whole_games, snapshot):
    """Whoever is asked something finds the way to answer in the newest private message."""
    table = whole_games["three"]
    posts = [post for post in table.posts if post.announcement.seat == 0]
    told = [(post.announcement, len(post.page.pictures), page_text(post.page)) for post in posts[:12]]
    assert told == snapshot
    with refuses("k2-refusal-not-seated"):
        table.page(None, "hand")


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
