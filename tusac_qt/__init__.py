"""The client: window, terminal and command line. Imports net and engine; nothing imports it."""
