"""The game alone in a browser: what a page shows and hears where no other machine is (docs/web.md)."""
