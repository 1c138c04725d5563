"""k2bot: a Discord bot that hosts board games for groups of friends."""
