"""The web table: lobby, rooms, store, live channel, pages and the browser's part."""
