"""The phases of a day, each with the same four functions.

``open_decisions(game)``: the open decisions. ``legal(game, seat)``: a seat's legal actions, in a fixed order.
``perform(game, seat, action, events)``: the game after an action; raises RuleError if it is illegal.
``proceed(game, events)``: the game after the next automatic step, or None if a player must decide.
"""
