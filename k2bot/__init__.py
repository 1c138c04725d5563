"""k2bot: a Discord bot that hosts board games for groups of friends."""

__version__ = "1.0.0"
