// The server of a test or a picture that wants the same deals every time: all its chance comes from one text. Run as a
// process: `node seeded-server.ts <folder> <text> [<page>]`.

import { createHash } from 'node:crypto';
import { openMatchService } from '@mirabilia/match-service';
import {
  createLog,
  drainOnSignal,
  newThinkingPool,
  PARTS,
  serve,
  systemTimers,
  WITHOUT_RATES,
} from '@mirabilia/server';
import { builtPage } from '../../../cli/src/built-page.ts';

const [, , data = '', series = '', page = builtPage()] = process.argv;

function seeds(name: string): () => string {
  let count = 0;
  return () => createHash('sha256').update(`${series} ${name} ${count++}`).digest('hex');
}

const letters = (text: string): string =>
  [...text]
    .slice(0, 6)
    .map((digit) => 'ABCDEFGHJKMNPQRS'[Number.parseInt(digit, 16)])
    .join('');

const id = seeds('id');
const code = seeds('code');
const log = createLog('warn');
const server = await serve(
  { port: 0, host: '127.0.0.1', data, log, limits: WITHOUT_RATES, staticDir: page },
  {
    ...PARTS,
    openMatchService: async ({ store }) =>
      openMatchService({
        store,
        log,
        clock: Date.now,
        timers: systemTimers,
        thinker: newThinkingPool(),
        newId: () => id().slice(0, 22),
        newCode: () => letters(code()),
        newSeed: seeds('seed'),
        // Browsers add nonces of their own, and the deal has to be the same all the same.
        newSecret: () => null,
      }),
  },
);
drainOnSignal(server, log);
console.log(`Mirabilia is at ${server.address}`);
