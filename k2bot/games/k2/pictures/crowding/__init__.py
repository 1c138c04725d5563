"""Where climbers and tents stand, and the ground beneath them."""
