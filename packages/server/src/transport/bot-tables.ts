// Matches that bots play alone: a few may run at once for each guest and each address, because they cost the server time and
// nobody waits for them. It makes no difference whether people never sat there, have left, or lost their seats to the clock.
// Matches where nobody sat are counted for guests in the store, by all processes; all others in this process only.

import type { Result } from '@mirabilia/kernel';
import type { Guest, MatchService, MayRunAlone } from '@mirabilia/match-service';
import type { Code, LobbyView } from '@mirabilia/protocol';
import type { Store } from '../storage/store.ts';
import { LEFT_TO_GUESTS, type Limits } from './limits.ts';

type LobbyCall = () => Promise<Result<LobbyView, Code>>;
/** A call after which bots may play a match alone: it asks whether one more may run. */
export type Guarded = (mayRunAlone: MayRunAlone) => Promise<Result<LobbyView, Code>>;

export interface Starter {
  readonly guest: Guest;
  readonly address: string;
}

export interface BotTables {
  /** Starts a match. */
  start(by: Starter, call: Guarded): Promise<Result<LobbyView, Code>>;
  /** Gives a seat of a running match to a bot. Nobody is kept from leaving: if bots alone are left, it counts. */
  leave(by: Starter, call: LobbyCall): Promise<Result<LobbyView, Code>>;
}

export interface BotTablesNeeds {
  readonly store: Pick<Store, 'match' | 'botTablesOf'>;
  readonly matchService: Pick<MatchService, 'isPlayedByBots'>;
  readonly limits: Pick<Limits['counts'], 'bot-tables-of-address' | 'bot-tables-of-guest'>;
  readonly now: () => number;
}

/** Milliseconds after which a match is no longer counted: bots alone play for some minutes. */
const LONGEST_COUNTED = 3_600_000;

/** A match, by who started it or left it to bots last. */
interface Noted {
  readonly guest: string;
  readonly address: string;
  readonly at: number;
  /** `with-players` ones count if everybody loses their seat to the clock. */
  readonly kind: 'nobody-sat' | 'left' | 'with-players';
}

export function newBotTables({ store, matchService, limits, now }: BotTablesNeeds): BotTables {
  /** Matches that may still run, oldest first. */
  const noted = new Map<string, Noted>();
  /** One after the other: two at once must not both be the last one that is allowed. */
  let turn: Promise<unknown> = Promise.resolve();

  function note(match: string, { guest, address }: Starter, kind: Noted['kind']): void {
    const at = now();
    noted.delete(match);
    noted.set(match, { guest: guest.id, address, at, kind });
    for (const [oldest, { at: then }] of noted) {
      if (at - then <= LONGEST_COUNTED) break;
      noted.delete(oldest);
    }
  }

  async function count(isCounted: (noted: Noted) => boolean): Promise<number> {
    const since = now() - LONGEST_COUNTED;
    let running = 0;
    for (const [match, each] of noted) {
      if (each.at >= since && isCounted(each) && (await isPlayedByBots(match, each))) running++;
    }
    return running;
  }

  async function isPlayedByBots(match: string, { kind }: Noted): Promise<boolean> {
    const isAlone = matchService.isPlayedByBots(match);
    // A match that isn't in memory waits for its players, if it has any.
    if (isAlone !== undefined || kind === 'with-players') return isAlone === true;
    const isRunning = (await store.match(match))?.status === 'running';
    if (!isRunning) noted.delete(match);
    return isRunning;
  }

  /** Strangers at the same address can't use up all: one is left to each guest, until they have several times as many. */
  async function mayRunAlone({ guest, address }: Starter): Promise<boolean> {
    const most = limits['bot-tables-of-guest'];
    const left = await count((each) => each.guest === guest.id && each.kind !== 'nobody-sat');
    // Without a limit it only matters whether there is one.
    const own = left + (await store.botTablesOf(guest.id, Number.isFinite(most) ? most : 1));
    if (own >= most && own > 0) return false;
    const share = own === 0 ? LEFT_TO_GUESTS : 1;
    const ofAddress = limits['bot-tables-of-address'] * share;
    return (await count((each) => each.address === address)) < ofAddress;
  }

  async function start(by: Starter, call: Guarded): Promise<Result<LobbyView, Code>> {
    const done = Promise.withResolvers<void>();
    let kind: Noted['kind'] = 'with-players';
    try {
      const result = await call(async () => {
        kind = 'nobody-sat';
        const before = turn;
        turn = before.then(() => done.promise);
        await before;
        return mayRunAlone(by);
      });
      if (result.ok) note(result.value.id, by, kind);
      return result;
    } finally {
      done.resolve();
    }
  }

  async function leave(by: Starter, call: LobbyCall): Promise<Result<LobbyView, Code>> {
    const result = await call();
    if (result.ok && matchService.isPlayedByBots(result.value.id) === true) note(result.value.id, by, 'left');
    return result;
  }

  return { start, leave };
}
