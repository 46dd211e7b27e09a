"""One machine on the network: a thread with an asyncio shell around session, links and discovery."""
