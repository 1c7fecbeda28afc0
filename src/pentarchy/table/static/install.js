// An installed table says so when its server cannot be reached. Where the browser has no workers, nothing is missing.

if ("serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register("/worker.js").catch(() => {});
