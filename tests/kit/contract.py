"""Which checks apply to which game: core checks to all, others to games with the capability."""

from k2bot.game.base import Game
from tests.kit import capabilities, core, courses, hints, languages, ordering, practice

CHECKS = {
    None: (
        core.names_and_options,
        core.pages_fit_into_messages,
        core.controls_are_the_games_own,
        core.pages_are_pure,
        core.live_pages_stay_equal_without_changes,
        core.posts_can_be_made_again,
        core.posts_follow_one_another,
        core.players_to_move_have_unique_stamps,
        core.page_controls_have_current_stamps,
        core.bad_input_is_refused,
        core.repeated_answers_are_refused,
        core.resigned_seats_are_out,
        core.finished_games_rank_every_seat,
        core.equal_inputs_give_equal_games,
        core.equal_picture_keys_give_equal_files,
        core.pictures_are_legible,
        capabilities.public_posts_are_lookback_chapters,
        capabilities.drafts_are_played_for_late_players,
        capabilities.fingerprints_tell_states_apart,
        languages.namesakes_are_told_apart,
    ),
    "otherwise": (capabilities.secrets_stay_secret, capabilities.posts_and_films_keep_secrets),
    "translated": (languages.no_letter_comes_from_elsewhere, core.pages_say_what_to_press),
    "levels": (
        capabilities.computers_give_legal_answers_from_facts_alone,
        capabilities.unknown_levels_are_the_weakest,
    ),
    "anchors": (capabilities.anchors_match_the_levels,),
    "hints": (hints.hints_fit_or_are_refused, hints.hints_alone_end_every_decision),
    "overlooked": (capabilities.overlooked_moves_are_told_in_one_line,),
    "reviews": (
        capabilities.reviews_use_only_known_facts,
        practice.practice_starts_from_any_decision,
    ),
    "films": (capabilities.films_are_deterministic_and_fit,),
    "summary_revision": (capabilities.careers_can_be_shown,),
    "best_kinds": (capabilities.best_results_are_valid,),
    "compares": (capabilities.points_can_be_compared,),
    "daily": (capabilities.daily_games_can_be_played,),
    "records": (capabilities.records_read_back,),
    "greeting": (capabilities.greetings_are_complete,),
    "emojis": (capabilities.emojis_are_accepted_by_discord, capabilities.emojis_are_accompanied_by_words),
    "newest_revision": (capabilities.earlier_rules_can_be_played,),
    "rules": (capabilities.rules_need_no_game,),
    "delivery": (capabilities.private_posts_are_pages,),
    "late_answers": (capabilities.late_answers_are_legal,),
    "first_game": (capabilities.first_game_options_are_valid,),
    "seats_rotate": (capabilities.rematches_rotate_the_seats,),
    "tutorial": (
        courses.courses_can_be_completed,
        courses.lessons_are_shown,
        courses.courses_take_a_few_minutes,
    ),
    "puzzles": (courses.puzzles_can_be_opened,),
    "order": (ordering.orders_are_given_without_answers,),
    "optional_stamp": (capabilities.optional_stamps_differ_from_decisions,),
    "undo": (capabilities.undo_restores_the_state, capabilities.undoable_steps_leak_nothing),
    "hint_question": (capabilities.hints_know_what_players_see,),
    "is_final": (core.final_steps_are_never_drafted,),
    "can_revise": (capabilities.revisable_answers_have_revealed_nothing,),
    "step_name": (capabilities.steps_have_names,),
    "ping_paces": (capabilities.every_pace_tells_each_step,),
    "draft_stamp": (capabilities.draft_stamps_match_the_decision,),
    "draft_of": (capabilities.drafts_of_answers_are_accepted,),
    "can_batch": (capabilities.steps_can_be_batched,),
    "progress": (capabilities.progress_is_a_line,),
    "in_play": (capabilities.players_to_move_are_in_play,),
}
"""Checks by the attribute of Game or Subject that declares the capability; None for every game."""

GROUPS = {
    "levels": ("computer_names", "question"),
    "hints": ("hint",),
    "reviews": ("least_loss", "review_question", "review_page"),
    "films": ("film",),
    "summary_revision": ("summaries", "career", "figures"),
    "best_kinds": ("feats", "best", "best_source"),
    "daily": ("daily_options", "daily_marks"),
    "records": ("record", "claims", "replay"),
    "late_answers": ("late_answer",),
    "tutorial": ("exercise",),
    "puzzles": ("puzzle", "solution"),
    "undo": ("reveals",),
    "ping_paces": ("ping_key",),
}
"""Members that a game must override for each group it declares, and that declare it."""


ONCE = {
    courses.courses_can_be_completed,
    courses.lessons_are_shown,
    courses.courses_take_a_few_minutes,
    courses.puzzles_can_be_opened,
    capabilities.rematches_rotate_the_seats,
    capabilities.greetings_are_complete,
    capabilities.emojis_are_accepted_by_discord,
}
"""Checks that depend on no playout."""


def has(game, name):
    """Whether a game has a capability, or overrides a method."""
    value = getattr(game, name, None)
    return bool(value) and not (callable(value) and _owner(game, name) is Game)


def _owner(game, name):
    return next((kind for kind in type(game).__mro__ if name in vars(kind)), None)


def misdeclared(game):
    """Faults in how a game declares its groups."""
    for group, members in GROUPS.items():
        missing = [name for name in members if _owner(game, name) is Game]
        if has(game, group) and missing:
            yield f"it declares {group} and leaves out {', '.join(missing)}"
        own = [name for name in members if not _owner(game, name).__module__.startswith("k2bot.game.")]
        if own and not has(game, group):
            yield f"it has {', '.join(own)} and does not declare {group}"


def groups_are_whole(subject, table):
    """Each group that a game declares is complete, and each that it implements is declared."""
    yield from misdeclared(table.game)


def checks_of(subject):
    """The checks that apply to a game."""
    game = subject.make()
    own = {name for name in CHECKS if name and (has(game, name) or getattr(subject, name, None))}
    return [
        groups_are_whole,
        *(check for name, checks in CHECKS.items() if name is None or name in own for check in checks),
    ]
