"""People on several devices, and those who may come."""
