"""k2bot: a Discord bot that hosts board games for groups of friends."""

__version__ = "0.9.0"
