"""What if: somebody's costliest decisions, one at a time, with word of how far the search has come."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord

from k2bot.game.values import REVIEW, HostButton, Page, Refusal
from k2bot.host.discord.films import PACE, told
from k2bot.host.discord.limits import TEXT
from k2bot.host.service.log import log_of
from k2bot.text.names import cut
from k2bot.thinking.processes import ThoughtError

if TYPE_CHECKING:
    from k2bot.host.people.languages import Languages
    from k2bot.host.service.reviews import Lapse, Review, Reviewer
    from k2bot.host.service.table import Table

Interaction: TypeAlias = discord.Interaction[Any]
MOST: Final = 99
"""The last decision that a control can name."""


class ReviewPanel:
    """Shows reviews, to whom they are about and to nobody else."""

    def __init__(self, reviewer: Reviewer, languages: Languages, *, pace: float = PACE) -> None:
        self._reviewer = reviewer
        self._languages = languages
        self._pace = pace

    async def page(self, interaction: Interaction, table: Table, number: int = 0) -> Page:
        """The page of one of the decisions, from 0 on. Raises Refusal."""
        review = self._reviewer.review(table, interaction.user.id)
        try:
            lapses = await self._awaited(interaction, review)
        except ThoughtError as error:
            log_of(table).error("a game cannot be reviewed: %s", error)
            raise Refusal(self._languages.reader_words.text("review-failed")) from None
        return self._page(table, lapses, number)

    async def _awaited(self, interaction: Interaction, review: Review) -> tuple[Lapse, ...]:
        """The decisions, once they are found; until then it is told how far that has come."""
        words, said = self._languages.reader_words, ""
        while not review.task.done():
            text = words.text("review-under-way", percent=review.percent)
            if text != said:
                await told(interaction, text)
                said = text
            await asyncio.wait({review.task}, timeout=self._pace)
        if review.task.cancelled():
            raise Refusal(words.text("review-failed"))
        return await review.task

    def _page(self, table: Table, lapses: tuple[Lapse, ...], number: int) -> Page:
        words, reviews = self._languages.reader_words, table.reader_game.reviews
        if not lapses or reviews is None:
            return Page(words.text("review-none"))
        number = min(number, len(lapses) - 1)
        lapse = lapses[number]
        one = lapse.decided
        page = reviews.reviewed(one.state, one.seat, one.answer, lapse.weighed, table.people)
        head = words.text("review-head", number=number + 1, count=len(lapses))
        beside = (("review-back", number - 1), ("review-on", number + 1))
        ways = tuple(
            HostButton(REVIEW, words.text(label), str(other))  # words: review-back, review-on
            for label, other in beside
            if 0 <= other < len(lapses)
        )
        return replace(page, text=cut(f"{head}\n{page.text}", TEXT), rows=(ways,) if ways else ())
