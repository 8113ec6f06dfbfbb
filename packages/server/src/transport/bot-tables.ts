// Matches of nothing but bots: a few may run at once for each guest and each address, because they cost the server time and
// nobody waits for them. Guests are counted in the store, by all processes; addresses in this process only.

import type { Result } from '@mirabilia/kernel';
import type { Guest, MatchService } from '@mirabilia/match-service';
import type { Code, LobbyView } from '@mirabilia/protocol';
import type { Store } from '../storage/store.ts';
import type { Limits } from './limits.ts';

export interface BotTables {
  /** Starts a match, unless only bots sit there and too many such matches run already. */
  start(
    match: string,
    guest: Guest,
    from: { readonly address: string; readonly nonce?: string | undefined },
  ): Promise<Result<LobbyView, Code>>;
}

export interface BotTablesNeeds {
  readonly store: Pick<Store, 'match' | 'botTablesOf'>;
  readonly matchService: Pick<MatchService, 'start'>;
  readonly limits: Pick<Limits['counts'], 'bot-tables-of-address' | 'bot-tables-of-guest'>;
  readonly now: () => number;
}

/** Milliseconds after which a match is no longer counted for its address: bots alone play for some minutes. */
const LONGEST_COUNTED = 3_600_000;

export function newBotTables({ store, matchService, limits, now }: BotTablesNeeds): BotTables {
  /** Where the matches were started that may still run, oldest first. */
  const startedFrom = new Map<string, { readonly address: string; readonly at: number }>();
  /** One after the other: two at once must not both be the last one that is allowed. */
  let turn: Promise<unknown> = Promise.resolve();

  async function ofAddress(address: string): Promise<number> {
    let running = 0;
    for (const [match, started] of startedFrom) {
      if (now() - started.at > LONGEST_COUNTED) startedFrom.delete(match);
      else if (started.address !== address) continue;
      else if ((await store.match(match))?.status === 'running') running++;
      else startedFrom.delete(match);
    }
    return running;
  }

  async function mayRunAlone(guest: Guest, address: string): Promise<boolean> {
    const most = limits['bot-tables-of-guest'];
    const isFull = Number.isFinite(most) && (await store.botTablesOf(guest.id, most)) >= most;
    return !isFull && (await ofAddress(address)) < limits['bot-tables-of-address'];
  }

  return {
    start: async (match, guest, { address, nonce }) => {
      const done = Promise.withResolvers<void>();
      let isAlone = false;
      try {
        const started = await matchService.start(match, guest, {
          nonce,
          mayRunAlone: async () => {
            isAlone = true;
            const before = turn;
            turn = before.then(() => done.promise);
            await before;
            return mayRunAlone(guest, address);
          },
        });
        if (isAlone && started.ok) startedFrom.set(started.value.id, { address, at: now() });
        return started;
      } finally {
        done.resolve();
      }
    },
  };
}
