"""Thoughts in real processes: they answer, fail, end their process or take too long, and others go on."""

from __future__ import annotations

import asyncio
import os
import subprocess
import time

import pytest

from k2bot.host.game import Question
from k2bot.host.thinking import Thinking, ThoughtError

SLEEPY = Question(time.sleep, (600,))


@pytest.fixture
async def thinking():
    made = Thinking(1, longest=60)
    yield made
    made.close()


async def test_processes_are_started_by_the_first_question_and_end_when_it_is_closed(thinking):
    assert thinking._pool is None
    assert await thinking.answer(Question(str, (7,))) == "7"
    (process,) = thinking._pool._processes.values()
    assert await thinking.answer(Question(str, (8,))) == "8"
    assert list(thinking._pool._processes.values()) == [process]
    assert process.is_alive()
    thinking.close()
    await asyncio.to_thread(process.join, 10)
    assert not process.is_alive()


async def test_a_thought_that_fails_says_why_and_harms_no_other(thinking):
    with pytest.raises(ThoughtError, match="ValueError"):
        await thinking.answer(Question(int, ("seven",)))
    pool = thinking._pool
    assert await thinking.answer(Question(str, (7,))) == "7"
    assert thinking._pool is pool


async def test_a_thought_that_ends_its_process_is_given_up_and_the_next_one_has_a_new_one(thinking):
    with pytest.raises(ThoughtError, match="has ended, twice"):
        await thinking.answer(Question(os._exit, (3,)))
    assert await thinking.answer(Question(str, (7,))) == "7"


async def test_a_thought_that_takes_too_long_is_stopped_with_its_process(thinking):
    await thinking.answer(Question(str, (7,)))
    (process,) = thinking._pool._processes.values()
    thinking._longest = 0.2
    with pytest.raises(ThoughtError, match=r"longer than 0\.2 seconds"):
        await thinking.answer(SLEEPY)
    await asyncio.to_thread(process.join, 10)
    assert not process.is_alive()
    thinking._longest = 60
    assert await thinking.answer(Question(str, (8,))) == "8"


async def test_new_processes_may_take_longer_for_their_start(thinking):
    thinking._longest, thinking._starting = 0.01, 60
    assert await thinking.answer(Question(str, (7,))) == "7", "no process starts within so short a time"
    with pytest.raises(ThoughtError, match=r"longer than 0\.01 seconds"):
        await thinking.answer(SLEEPY)
    assert await thinking.answer(Question(str, (8,))) == "8", "in another new process"


async def test_each_overrun_asks_for_less_work_and_each_answer_for_more(thinking):
    thinking._longest, thinking._starting, strains = 0.01, 0, []
    for _ in range(5):
        with pytest.raises(ThoughtError, match="longer"):
            await thinking.answer(SLEEPY)
        strains.append(thinking.strain)
    thinking._longest = 60
    for number in range(4):
        await thinking.answer(Question(str, (number,)))
        strains.append(thinking.strain)
    assert strains == [2, 4, 8, 8, 8, 4, 2, 1, 1]


async def test_who_loses_the_process_by_anothers_fault_is_thought_about_again(thinking, tmp_path):
    begun = tmp_path / "begun"
    slow = Question(subprocess.getoutput, (f"echo x >> '{begun}'; sleep 0.3; wc -l < '{begun}'",))
    thought = asyncio.create_task(thinking.answer(slow))
    while not begun.exists():  # noqa: ASYNC110 - another process wakes nobody
        await asyncio.sleep(0.02)
    thinking._end(thinking._pool)
    assert (await thought).strip() == "2"


async def test_no_more_questions_are_in_the_processes_than_there_are_processes(thinking):
    await thinking.answer(Question(str, (7,)))
    waiting = [asyncio.create_task(thinking.answer(question)) for question in (SLEEPY, SLEEPY)]
    await asyncio.sleep(0.2)
    assert len(thinking._pool._pending_work_items) == 1, "time counts from when a thought begins"
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
