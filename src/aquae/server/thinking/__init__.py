"""The second pure room: what bots are asked and how they answer. No processes, no messages sent."""
