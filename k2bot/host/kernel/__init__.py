"""One table as a frozen value: its game replayed from inputs, its consent, and what a change posts."""
