"""Which checks hold for which game: those of the core for all, others where a game has what they are of."""

from k2bot.game.base import Game
from tests.kit import capabilities, core, courses, languages, practice

CHECKS = {
    None: (
        core.names_and_options,
        core.pages_fit_into_messages,
        core.controls_are_the_games_own,
        core.pages_are_pure,
        core.live_pages_keep_their_readers_place,
        core.posts_can_be_made_again,
        core.posts_follow_one_another,
        core.who_is_awaited_has_a_stamp_of_its_own,
        core.controls_answer_what_is_asked_now,
        core.bad_input_is_refused,
        core.an_answer_counts_once,
        core.who_resigns_is_out,
        core.the_end_has_places_for_all,
        core.equal_inputs_give_equal_games,
        core.equal_keys_are_equal_pictures,
        capabilities.posts_are_chapters_to_look_back_at,
        capabilities.what_is_drafted_counts,
        capabilities.fingerprints_tell_states_apart,
    ),
    "otherwise": (capabilities.secrets_stay_secret, capabilities.posts_and_films_keep_secrets),
    "translated": (languages.no_letter_comes_from_elsewhere,),
    "scenes": (capabilities.scenes_can_be_read,),
    "levels": (capabilities.computers_answer,),
    "anchors": (capabilities.anchors_are_those_of_the_levels,),
    "hints": (capabilities.hints_recommend,),
    "overlooked": (capabilities.what_is_overlooked_is_a_line,),
    "reviews": (
        capabilities.reviews_weigh_what_was_known,
        practice.it_can_be_played_on_from_a_decision,
    ),
    "films": (capabilities.films_can_be_told,),
    "summary_revision": (capabilities.careers_can_be_told,),
    "best_kinds": (capabilities.best_results_can_be_told,),
    "compares": (capabilities.points_can_be_compared,),
    "daily": (capabilities.daily_games_can_be_played,),
    "records": (capabilities.records_read_back,),
    "greeting": (capabilities.people_are_greeted,),
    "emojis": (capabilities.emojis_are_drawn, capabilities.emojis_say_nothing_alone),
    "newest_revision": (capabilities.earlier_rules_can_be_played,),
    "rules": (capabilities.rules_need_no_game,),
    "delivery": (capabilities.private_posts_are_pages,),
    "late_answers": (capabilities.who_is_late_is_answered_for,),
    "first_game": (capabilities.a_first_game_can_be_begun,),
    "seats_rotate": (capabilities.rematches_lead_round_the_table,),
    "tutorial": (courses.a_course_leads_to_its_end,),
    "puzzles": (courses.puzzles_can_be_opened,),
    "order": (capabilities.orders_are_given_without_stamps,),
    "optional_stamp": (capabilities.what_is_not_asked_has_a_stamp_of_its_own,),
    "undo": (capabilities.steps_can_be_taken_back, capabilities.nobody_learns_by_what_can_be_taken_back),
    "can_revise": (capabilities.whoever_can_revise_has_told_nobody,),
    "step_name": (capabilities.steps_have_names,),
    "ping_paces": (capabilities.quiet_paces_tell_it_too,),
    "draft_stamp": (capabilities.draft_stamp_is_of_the_decision,),
    "draft_of": (capabilities.what_was_chosen_can_be_shown,),
    "can_batch": (capabilities.steps_can_be_batched,),
    "progress": (capabilities.progress_is_a_line,),
    "in_play": (capabilities.whoever_is_awaited_is_in_play,),
}
"""By the attribute of Game, or of Subject, that tells whether a game has it; None for every game."""

GROUPS = {
    "levels": ("computer_names", "question"),
    "hints": ("hint",),
    "reviews": ("least_loss", "review_question", "review_page"),
    "films": ("film",),
    "summary_revision": ("summaries", "career", "figures"),
    "best_kinds": ("feats", "best"),
    "daily": ("daily_options", "daily_marks"),
    "records": ("record", "claims", "replay"),
    "late_answers": ("late_answer",),
    "tutorial": ("exercise",),
    "puzzles": ("puzzle", "solution"),
    "undo": ("reveals",),
    "ping_paces": ("ping_key",),
}
"""What a game has to override for each group it declares, and declares by overriding it."""


ONCE = {
    courses.a_course_leads_to_its_end,
    courses.puzzles_can_be_opened,
    capabilities.rematches_lead_round_the_table,
    capabilities.people_are_greeted,
    capabilities.emojis_are_drawn,
}
"""What hangs on no playout."""


def has(game, name):
    """Whether a game has what an attribute declares, or overrides what a method does by itself."""
    value = getattr(game, name, None)
    return bool(value) and not (callable(value) and _owner(game, name) is Game)


def _owner(game, name):
    return next((kind for kind in type(game).__mro__ if name in vars(kind)), None)


def misdeclared(game):
    """What is wrong with how a game declares its groups."""
    for group, members in GROUPS.items():
        missing = [name for name in members if _owner(game, name) is Game]
        if has(game, group) and missing:
            yield f"it declares {group} and leaves out {', '.join(missing)}"
        own = [name for name in members if not _owner(game, name).__module__.startswith("k2bot.game.")]
        if own and not has(game, group):
            yield f"it has {', '.join(own)} and does not declare {group}"


def groups_are_whole(subject, table):
    """Each group that a game declares is there, and each that is there is declared."""
    yield from misdeclared(table.game)


def checks_of(subject):
    """The checks for what a game has."""
    game = subject.make()
    own = {name for name in CHECKS if name and (has(game, name) or getattr(subject, name, None))}
    return [
        groups_are_whole,
        *(check for name, checks in CHECKS.items() if name is None or name in own for check in checks),
    ]
