// What the page's service worker does besides keeping the page: it is built for itself and put into the worker's one file
// (`scripts/precache.mjs`).

import { listenToPushes, type WorkerScope } from './push.ts';

listenToPushes(self as unknown as WorkerScope);
