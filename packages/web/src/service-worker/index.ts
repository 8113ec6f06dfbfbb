// What the page's service worker does besides caching the page. It is built separately and put into the worker's one file
// (`scripts/precache.mjs`).

import { listenToPushes, type WorkerScope } from './push.ts';

// cast: the page's types know a window here; this file runs in a service worker.
listenToPushes(self as unknown as WorkerScope);
