"""Texts from outside, made fit to stand among the bot's own; knows neither games nor the host."""
