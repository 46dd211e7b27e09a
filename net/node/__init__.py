"""One machine on the network: an asyncio shell around session, links and discovery, in a thread of its own."""
