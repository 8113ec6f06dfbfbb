// A server process with a fake store and a fake match service, for tests that end it.

import { createLog, drainOnSignal, PARTS, serve } from '../src/index.ts';
import { fakeMatchService, fakeStore } from './fakes.ts';

const store = fakeStore();
const log = createLog('info');
const server = await serve(
  { port: 0, host: '127.0.0.1', data: '', log },
  {
    openStore: async () => store,
    openMatchService: async () => fakeMatchService(),
    openNotifier: PARTS.openNotifier,
  },
);
drainOnSignal(server, log);
await store.append({ match: 'm', entries: [] });
console.log(server.address);
process.on('exit', () => console.log(store.isClosed ? 'closed' : 'open'));
