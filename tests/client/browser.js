// As much of a page as modules want when they are loaded. Import it before them.
Object.assign(globalThis, {
  document: { body: { dataset: { now: "0", words: '{"lost": "No connection"}' } }, getElementById: () => null },
  location: { protocol: "https:", host: "table.example" },
});
