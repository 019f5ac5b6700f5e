"""People: who holds which token, on how many devices, and how they come to another one."""
