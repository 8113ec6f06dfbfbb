// The page's service worker. It is there for those who want to be told of their turns, and for nothing else.

import { listenToPushes, type WorkerScope } from './push.ts';

listenToPushes(self as unknown as WorkerScope);
