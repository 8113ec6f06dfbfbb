// The attacked server as a separate process: like `mirabilia serve`, but its parent may choose the next seeds and ask for
// stored matches and memory use.

import { openMatchService } from '@mirabilia/match-service';
import {
  createLog,
  drainOnSignal,
  LIMITS,
  type LogEntry,
  type MatchRow,
  newThinkingPool,
  openStore,
  PARTS,
  type Store,
  serve,
  systemTimers,
  WITHOUT_RATES,
} from '../../src/index.ts';
import { newCode, newId, newSeed } from '../../src/random-ids.ts';

export type Question =
  /** The next matches that are created have these secrets. */
  | { readonly ask: 'secrets'; readonly secrets: readonly string[] }
  /** A match as it is stored. */
  | { readonly ask: 'match'; readonly match: string }
  | { readonly ask: 'memory' };

export interface Stored {
  readonly row: MatchRow;
  readonly entries: readonly LogEntry[];
}

/** In megabytes, after the garbage is collected. */
export interface Memory {
  readonly heap: number;
  readonly resident: number;
}

const [, , place = '', rates = ''] = process.argv;
const where = place.startsWith('postgres:') ? { data: '', database: place } : { data: place };
const log = createLog('warn');
const secrets: string[] = [];
let store: Store | undefined;

const server = await serve(
  { port: 0, host: '127.0.0.1', ...where, log, limits: rates === 'rates' ? LIMITS : WITHOUT_RATES },
  {
    ...PARTS,
    openStore: async (options) => {
      store = await openStore(options);
      return store;
    },
    openMatchService: async (needs) =>
      openMatchService({
        ...needs,
        clock: Date.now,
        timers: systemTimers,
        thinker: newThinkingPool(),
        newId,
        newCode,
        newSeed,
        newSecret: () => secrets.shift() ?? newSeed(),
      }),
  },
);
drainOnSignal(server, log);

async function answer(question: Question): Promise<object> {
  if (question.ask === 'secrets') {
    secrets.push(...question.secrets);
    return {};
  }
  if (question.ask === 'match') {
    const row = await store?.match(question.match);
    return { row, entries: await store?.entries(question.match, 0) };
  }
  // Twice: what the first round lets go of may hold something else.
  for (let round = 0; round < 2; round++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: (heapUsed + external) / 1e6, resident: rss / 1e6 } satisfies Memory;
}

process.on('disconnect', () => process.exit());
process.on('message', async (question: Question) => void process.send?.(await answer(question)));
process.send?.({ address: server.address });
