"""Time: clocks with quiet hours, timers as rows, what fires when they are due."""
