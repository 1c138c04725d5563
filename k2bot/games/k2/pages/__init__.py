"""K2's pages: observations in; texts, controls and pictures out.

No module here holds a ``Game``, but ``examples``: positions made up for the rules and the tutorial.
"""
