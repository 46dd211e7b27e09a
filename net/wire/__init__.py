"""Every message between machines: its fields, its limits, its one encoding."""
