"""Checks everything sent to Discord: limits, pings, visibility, and secrets."""

import json
import re
from dataclasses import dataclass

from k2bot.game import limits
from k2bot.games.k2.engine.model import Phase
from k2bot.host.discord.controls import GAME_ID, HOST_ID
from tests.expeditions.climbing import CARD_OF, TALK
from tests.phrases import LANGUAGE, says

CHANNEL = re.compile(r"/channels/(\d+)/messages(?:/(\d+))?")
WEBHOOK = re.compile(r"/webhooks/\d+/([^/]+)(?:/messages/.+)?")
CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
MENTION = re.compile(r"<@!?(\d+)>")

NAMED = re.compile(rf"\b(?:{'|'.join(map(re.escape, CARD_OF))})(?![\d/])" if LANGUAGE == "en" else "(?!)")
"""Card names; in other languages ordinary sentences may contain them."""
CODED = re.compile(r"\bm\d\b|\br\d/\d\b")
"""Card codes as in records, except for air cards, whose codes are also names of spaces."""
DRAFT = re.compile(r"\b(?:hand \d+ \d|turn \d+ plan)")
RULES = TALK.text("k2-rules-head", topic="").partition("·")[0]
MORNING = re.compile(r"^\*\*\D+(\d+)\D+18 · ", re.MULTILINE)
LOBBY = "|start"
"""Marks a lobby post, which is itself edited when the game starts."""
DEFERRED, DEFERRED_UPDATE, EPHEMERAL = 5, 6, 64


@dataclass(frozen=True)
class Sent:
    """A sent message; ``viewer`` is None if everybody can see it."""

    kind: str
    """``post`` or ``edit`` in the channel, ``private`` below an interaction, ``dm``."""
    viewer: str | None
    payload: dict
    day: int
    arrived: bool = False
    """Whether it's a new message that Discord accepted."""

    @property
    def text(self):
        """The whole payload as text."""
        return json.dumps(self.payload, ensure_ascii=False)


class Ledger:
    """Reads every call to Discord once, and fails on anything that mustn't be sent."""

    def __init__(self, party):
        self.party = party
        self.sent = []
        self.quiet = set()
        """Deferred presses on public posts, which they must not change."""
        self._read = len(party.env.http_requests)

    def note(self):
        """The moment before somebody acts, to compare with later."""
        return Moment.of(self.party)

    def read(self, who, before):
        """Check the calls made since the last time; ``before`` is the moment before the act."""
        after = self.note()
        fresh = self._fresh(before, after)
        self._check_pings(who, fresh, before, after)
        self._check_quiet(fresh, before, after)
        return fresh

    def _fresh(self, before, after):
        calls = self.party.env.http_requests[self._read :]
        self._read += len(calls)
        fresh = [sent for call in calls if (sent := self._sent(call, before.day or 1)) is not None]
        self.sent += fresh
        for sent in fresh:
            self._check(sent, before, after)
        return fresh

    def public(self):
        """The posts and edits in the channel."""
        return [sent for sent in self.sent if sent.viewer is None]

    def days(self):
        """Posts and edits in the channel, grouped by day from each morning post on."""
        found = []
        for sent in self.public():
            morning = sent.kind == "post" and MORNING.search(sent.payload.get("content") or "")
            if morning:
                found.append([])
            if found:
                found[-1].append(sent)
        return found

    # ------------------------------------------------------------------------------------------- reading

    def _sent(self, call, day):
        if call.method not in {"POST", "PATCH"} or not isinstance(call.json, dict):
            return None
        if found := CALLBACK.fullmatch(call.path):
            self._check_callback(int(found[1]), call.json)
            return None
        if found := WEBHOOK.fullmatch(call.path):
            record = self.party.backend.interaction_by_token(found[1])
            changed = call.path.endswith("/messages/@original") and record.id in self.quiet
            begun = says(call.json.get("content") or "", "lobby-begun") and not call.json.get("components")
            assert begun or not changed, "a press has changed a public post"
            private = call.method == "PATCH" or call.json.get("flags", 0) & EPHEMERAL
            assert private or self.party.dm_owner(record.channel_id), f"said to everybody: {call.json}"
            return Sent("private", self.party.name_of(record.user_id), call.json, day)
        if found := CHANNEL.fullmatch(call.path):
            channel = self.party.backend.get_channel(int(found[1]))
            if channel.guild_id is None:
                there = {message.content for message in self.party.backend.messages[channel.id].values()}
                arrived = call.method == "POST" and call.json.get("content") in there
                return Sent("dm", self.party.dm_owner(channel.id), call.json, day, arrived)
            return Sent("edit" if found[2] else "post", None, call.json, day)
        return None

    def _check_callback(self, interaction, payload):
        """Every answer is private: a new ephemeral message, or an edit of the presser's own panel."""
        record = self.party.backend.interactions[interaction]
        if payload["type"] == DEFERRED:
            assert payload["data"]["flags"] & EPHEMERAL, "an interaction was answered for everybody"
            return
        assert payload["type"] == DEFERRED_UPDATE, payload
        panel = self.party.backend.get_message(record.channel_id, record.source_message_id)
        own = panel.is_ephemeral and panel.visible_to(record.user_id)
        if not (own or LOBBY in json.dumps(panel.components) or self.party.dm_owner(record.channel_id)):
            self.quiet.add(interaction)  # answered in the place of an earlier refusal, or not at all

    # ------------------------------------------------------------------------------------------- checking

    def _check(self, sent, before, after):
        faults = list(payload_faults(sent.payload))
        assert not faults, (faults, sent)
        self._check_mentions(sent)
        shown = before.shown | after.shown
        for moment in (before, after):
            shown |= moment.own.get(sent.viewer, frozenset())
        shown |= self._told_before(sent)
        # What a rule shows as an example is nobody's hand.
        named = set() if RULES in (sent.payload.get("content") or "") else set(NAMED.findall(sent.text))
        assert named <= shown, f"{sent.kind} for {sent.viewer or 'all'} names {named - shown}: {sent.text}"
        if sent.viewer is None:
            assert not CODED.search(sent.text), sent.text
            assert not DRAFT.search(sent.text), sent.text

    def _told_before(self, sent):
        """Names of cards in the post that an edit changes: yesterday's, say, in the post of a morning."""
        head = (sent.payload.get("content") or "").partition("\n")[0]
        posts = (one for one in self.public() if sent.kind == "edit" and one.kind == "post")
        return {
            name
            for post in posts
            if post.payload["content"].startswith(head)
            for name in NAMED.findall(post.text)
        }

    def _check_mentions(self, sent):
        allowed = sent.payload.get("allowed_mentions")
        assert allowed is not None, f"whom a message may notify is left open: {sent}"
        assert not allowed.get("parse"), sent
        assert not allowed.get("roles"), sent
        users = {int(user) for user in allowed.get("users", ())}
        mentioned = {int(user) for user in MENTION.findall(sent.payload.get("content") or "")}
        assert users <= mentioned, f"somebody is notified who is not spoken to: {sent}"
        assert sent.kind == "post" or not users, f"only new posts notify: {sent}"

    def _check_pings(self, who, fresh, before, after):
        """Players newly to move are pinged once, by post or private message; nobody else is.

        The player who acted need not be pinged: the reply leads on.
        """
        pinged = [
            self.party.name_of(int(user))
            for sent in fresh
            for user in sent.payload["allowed_mentions"].get("users", ())
        ]
        asked = {name for name, stamp in after.asked.items() if before.asked.get(name) != stamp}
        assert set(pinged) <= asked, f"{asked} are asked, {pinged} were notified"
        pinged += {sent.viewer for sent in fresh if sent.arrived} & asked
        assert len(pinged) == len(set(pinged)), f"notified twice: {pinged}"
        assert asked - {who} <= set(pinged), f"{asked} are asked, {pinged} were notified"

    @staticmethod
    def _check_quiet(fresh, before, after):
        """Looking and planning are invisible to others: without an answer nothing is posted."""
        if before.inputs == after.inputs and before.status == after.status == "running":
            public = [sent for sent in fresh if sent.viewer is None]
            assert not public, f"nothing was answered, but everybody sees {public}"


@dataclass(frozen=True)
class Moment:
    """A moment of the game: who may see what, and who has to decide what."""

    day: int | None
    status: str
    inputs: int
    shown: frozenset
    """Names of the cards shown to all today."""
    own: dict
    """For each player the names of the cards they hold, chosen ones too."""
    asked: dict
    """Stamp of the open question for each player to move."""

    @classmethod
    def of(cls, party):
        """The moment now."""
        table = party.table
        if table is None or table.session.state is None:
            return cls(None, table.session.status.value if table else "", 0, frozenset(), {}, {})
        state, name = table.session.state, party.seated
        revealed = state.phase is not Phase.COMMIT
        shown = [c for seat in state.seats for c in seat.committed or () if revealed]
        own = {
            name[number]: frozenset(map(CARD_NAMES.get, (*seat.hand, *(seat.committed or ()))))
            for number, seat in enumerate(state.seats)
        }
        asked = {name[seat]: table.game.stamp(state, seat) for seat in table.session.waiting}
        inputs = len(table.session.play.inputs)
        shown = frozenset(map(CARD_NAMES.get, shown))
        return cls(state.day, table.session.status.value, inputs, shown, own, asked)


CARD_NAMES = {card: name for name, card in CARD_OF.items()}


def payload_faults(payload):
    """Faults that simcord and Discord accept: unknown ids, pictures without alt text."""
    for own in (
        control["custom_id"] for row in payload.get("components") or () for control in row["components"]
    ):
        if sum(re.fullmatch(template, own) is not None for template in (GAME_ID, HOST_ID)) != 1:
            yield f"the id {own!r}"
    for file in payload.get("attachments") or ():
        is_picture = file.get("filename", "").endswith((".webp", ".jpg"))
        if is_picture and not 0 < len(file.get("description") or "") <= limits.ALT:
            yield f"the alt text of {file['filename']}"
