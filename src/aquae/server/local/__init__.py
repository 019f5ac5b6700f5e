"""The third pure room: a server for one screen, in one worker of a page instead of a process."""
