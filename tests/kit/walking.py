"""Walks through pages at a table, with transcripts to be approved."""

from tests.kit.table import Table, menus
from tests.kit.transcript import page_text


class Walked(Table):
    """Transcript of walking from page to page."""

    def walk(self, seat, name, steps=""):
        """Transcript of a page and of the pages after each of ``steps``, with answers and their results.

        Steps are given in one text: ``Thief / b.thief B6 / undo``.
        """
        steps = list(filter(None, steps.split(" / ")))
        page, inputs, posts = self.page(seat, name), len(self.inputs), len(self.posts)
        read = [] if steps else [self.written(page)]
        for step in steps:
            page = self.step_on(seat, page, step)
            read.append(f"--- {step}\n{self.written(page, lines=2)}")
        read += [f"=> {answer}" for _, answer in self.inputs[inputs:]]
        return "\n".join([*read, self.posted(posts)]).strip()

    def step_on(self, seat, page, step):
        """The page that a button (by label or verb) or menu line (by value) leads to."""
        lines = ((menu, choice.value) for menu in menus(page) for choice in menu.choices)
        menu = next((menu for menu, value in lines if value == step), None)
        return (
            self.choose(seat, page, menu.verb, step, menu.argument) if menu else self.press(seat, page, step)
        )

    def written(self, page, **more):
        return page_text(page, **more)

    def posted(self, since=0):
        return posted(self.posts[since:], self.written)


def posted(posts, written=page_text):
    """Transcript of the public posts, each with its key and pings."""
    told = [(post.announcement, post.page) for post in posts if post.announcement.seat is None]
    return "\n".join(
        f"--- {of.key}{', edited' * of.edit}, notifies {list(page.pings)}\n{written(page)}"
        for of, page in told
    )
