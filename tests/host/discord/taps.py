"""Presses as they reach the bot: on messages that may no longer show what is pressed."""

from simcord.backend import serializers
from simcord.interactions import base_payload

BUTTON, MENU, COMPONENT = 2, 3, 3


def ghost(custom_id, values=()):
    """Components of a message with one control: a menu if there are values, else a button."""
    control = {"type": BUTTON, "style": 1, "label": "ghost", "custom_id": custom_id}
    if values:
        options = [{"value": value, "label": value} for value in values]
        control |= {"type": MENU, "options": options, "min_values": 1, "max_values": 1}
    return [{"type": 1, "components": [control]}]


def pressed(backend, user, message, custom_id, values=(), seen=None):
    """A press on a stored message, or a choice of values: simcord's record and the payload for the bot.

    ``seen`` is the message as it was when it was pressed, else as it is now.
    """
    data = {"custom_id": custom_id, "component_type": MENU if values else BUTTON}
    record, payload = base_payload(
        backend,
        type=COMPONENT,
        channel_id=message.channel_id,
        guild_id=backend.get_channel(message.channel_id).guild_id,
        user_id=user,
        data=data | ({"values": [*values]} if values else {}),
    )
    shown = serializers.message_payload(backend, message) if seen is None else seen
    payload["message"] = dict(shown) | {"components": ghost(custom_id, values)}
    record.source_message_id = message.id
    return record, payload
