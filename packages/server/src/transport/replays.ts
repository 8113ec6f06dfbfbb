// What having a match read from its log costs. It is counted before the log is read, so that many at once can't have long
// ones read for nothing.

import type { Refused } from '@mirabilia/kernel';
import { findRow, type Guest } from '@mirabilia/match-service';
import type { Code } from '@mirabilia/protocol';
import { REPLAYS, replaysOf, takeRates } from './limits.ts';
import type { ServerContext } from './server-context.ts';

type Needs = Pick<ServerContext, 'limiter' | 'matchService' | 'store'>;

export interface Reader {
  readonly address: string;
  readonly guest: Guest | undefined;
}

/** Refused if the match isn't in memory, and the caller has had too many others read. `asked` may be a code. */
export async function takeReplays(
  { limiter, matchService, store }: Needs,
  asked: string,
  { address, guest }: Reader,
): Promise<Refused<Code> | undefined> {
  if (matchService.isInMemory(asked)) return undefined;
  const times = await replaysFor({ matchService, store }, asked, guest);
  if (times === 0) return undefined;
  const taken = await takeRates(limiter, [REPLAYS], { address, guest: guest?.id }, times);
  return taken.ok ? undefined : taken;
}

async function replaysFor(
  { matchService, store }: Pick<Needs, 'matchService' | 'store'>,
  asked: string,
  guest: Guest | undefined,
): Promise<number> {
  try {
    const row = await findRow(store, asked, guest);
    if (!row.ok) return 1;
    return matchService.isInMemory(row.value.id) ? 0 : replaysOf(await store.logLength(row.value.id));
  } catch {
    // The match service will say what is wrong with the store.
    return 1;
  }
}
