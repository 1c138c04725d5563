"""The phases of a day, each with the same four functions.

``awaited(game)``: the open questions. ``legal(game, seat)``: the answers a seat may give, in a fixed order.
``perform(game, seat, action, events)``: the game after an answer; raises RuleError for one that is not legal.
``proceed(game, events)``: the game after what happens by itself next, None when it waits for somebody.
"""
