"""The mountain and its skies: drawn by code, side by side with the weather and the hour."""
