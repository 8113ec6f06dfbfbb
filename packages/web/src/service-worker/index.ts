// What the page's service worker does besides caching the page. It is built separately and put into the worker's one file
// (`scripts/precache.mjs`).

import { listenToPushes, type WorkerScope } from './push.ts';

listenToPushes(self as unknown as WorkerScope);
