// Rate limits. Players don't reach them; guessing codes and creating guests is slowed down.

import { accept, type Refused, type Result, refuse } from '@mirabilia/kernel';
import { type Code, type CountName, RATE_NAMES, type RateName } from '@mirabilia/protocol';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface Rate {
  readonly times: number;
  readonly seconds: number;
}

/** A number that operators can set. Most are told by `too-many`; bots' tables have a code of their own. */
export type SettableCount =
  | Exclude<CountName, 'watched-matches' | 'entries' | 'changes-of-mind' | 'speakers' | 'people'>
  | 'bot-tables-of-address'
  | 'bot-tables-of-guest';

export interface Limits {
  readonly rates: Readonly<Record<RateName, Rate>>;
  readonly counts: Readonly<Record<SettableCount, number>>;
  /** Unsent bytes after which a slow reader is dropped. */
  readonly unsentBytes: number;
  /** Milliseconds between pings; a socket that leaves one unanswered until the next is dropped. */
  readonly pingEvery: number;
  /** Milliseconds in which the headers of a request have to come. */
  readonly headersWithin: number;
  readonly bodyBytes: number;
  readonly recordBytes: number;
}

export const LIMITS: Limits = {
  rates: {
    /** Messages of one connection. */
    connection: { times: 100, seconds: 2 },
    /** Messages of a guest over all connections. */
    player: { times: 300, seconds: 2 },
    /** What a guest says in chats. */
    chat: { times: 5, seconds: 10 },
    /** Reminders of a guest to other players, and proposals to end a match. */
    nudges: { times: 3, seconds: 60 },
    /** Reactions of a guest. */
    reactions: { times: 6, seconds: 12 },
    /** Muting, silencing and lifting either: what was said meanwhile is sent again, to every device. */
    mutes: { times: 30, seconds: 60 },
    /** Invalid messages of a connection before it is closed. */
    faults: { times: 20, seconds: 60 },
    /** New sockets of a guest; of an address, for clients without a guest. */
    sockets: { times: 200, seconds: 60 },
    /** New connections of an address that aren't WebSockets. */
    connections: { times: 600, seconds: 10 },
    /** Files of the page that an address asks for. */
    files: { times: 20_000, seconds: 60 },
    /** HTTP calls of a guest; of an address, for callers without a guest. */
    calls: { times: 1200, seconds: 60 },
    /** Calls of a guest that change something. */
    changes: { times: 120, seconds: 60 },
    /** New guests of an address. */
    guests: { times: 40, seconds: 600 },
    /** Wrong codes, links and record ids of an address. */
    guesses: { times: 30, seconds: 600 },
    /** New matches of a guest. */
    matches: { times: 40, seconds: 600 },
    /** New matches of all guests of an address. */
    'matches-of-address': { times: 80, seconds: 600 },
    'own-matches': { times: 3, seconds: 600 },
    /** Public tables of an address: more would fill the list. */
    'public-tables': { times: 12, seconds: 900 },
    /** What is left to each guest whose address has opened too many. */
    'own-public-tables': { times: 1, seconds: 900 },
    /** Lists of public tables that are asked for, of a guest or of an address without one. */
    lists: { times: 240, seconds: 60 },
    /** Matches that a guest begins to watch, or an address without a guest: each may have to be read from its log. */
    watches: { times: 120, seconds: 60 },
    /** Wrong codes of a guest whose address has tried too many. */
    'own-guesses': { times: 5, seconds: 600 },
    /** Calls and messages of an address that have matches read from their logs. */
    replays: { times: 240, seconds: 60 },
    /** Those that are left to each guest whose address has asked for too many. */
    'own-replays': { times: 20, seconds: 60 },
    /** Attempts of a guest at deals of the day: each is played again. */
    daily: { times: 20, seconds: 600 },
    /** The same of all guests of an address. */
    'daily-of-address': { times: 100, seconds: 600 },
    /** What is left to each guest whose address has made too many. */
    'own-daily': { times: 2, seconds: 600 },
    /** Imported records of an address: each is replayed. */
    records: { times: 30, seconds: 600 },
    /** Those that are left to each guest whose address has imported too many. */
    'own-records': { times: 3, seconds: 600 },
    /** Records of a guest for their own history: each is replayed. */
    imports: { times: 100, seconds: 600 },
    /** Passkeys of an address that are asked for or made. */
    'sign-ins': { times: 60, seconds: 600 },
    /** Exports of a guest: each reads all their matches. */
    exports: { times: 5, seconds: 600 },
    /** New tournaments and groups of a guest. */
    gatherings: { times: 10, seconds: 3600 },
    /** The same of all guests of an address. */
    'gatherings-of-address': { times: 40, seconds: 3600 },
    /** What is left to each guest whose address has made too many. */
    'own-gatherings': { times: 2, seconds: 3600 },
    /** Times that a guest begins to wait for a quick match. */
    'quick-matches': { times: 60, seconds: 600 },
    /** The same of all guests of an address. */
    'quick-matches-of-address': { times: 200, seconds: 600 },
    /** What is left to each guest whose address has begun too often. */
    'own-quick-matches': { times: 10, seconds: 600 },
    /** Reports of a guest to those who run the server. */
    reports: { times: 5, seconds: 600 },
    /** The same of all guests of an address. */
    'reports-of-address': { times: 20, seconds: 600 },
  },
  counts: {
    /** Connections that are open at once and aren't WebSockets. */
    'connections-of-address': 1000,
    /** Sockets that are open at once. */
    'sockets-of-address': 500,
    'sockets-of-guest': 40,
    /** Matches of nothing but bots that run at once. */
    'bot-tables-of-address': 12,
    'bot-tables-of-guest': 3,
    /** Public lobbies of a host that others can find. */
    'public-lobbies': 3,
  },
  unsentBytes: 1 << 20,
  pingEvery: 30_000,
  headersWithin: 10_000,
  bodyBytes: 16 << 10,
  recordBytes: 256 << 10,
};

/** For load tests, where all clients share one address. */
export const WITHOUT_RATES: Limits = {
  ...LIMITS,
  rates: Object.fromEntries(
    RATE_NAMES.map((name) => [name, { times: Number.POSITIVE_INFINITY, seconds: 1 }]),
  ) as Limits['rates'],
  counts: {
    'connections-of-address': Number.POSITIVE_INFINITY,
    'sockets-of-address': Number.POSITIVE_INFINITY,
    'sockets-of-guest': Number.POSITIVE_INFINITY,
    'bot-tables-of-address': Number.POSITIVE_INFINITY,
    'bot-tables-of-guest': Number.POSITIVE_INFINITY,
    'public-lobbies': Number.POSITIVE_INFINITY,
  },
};

export interface Limiter {
  /** Counts one or more, or refuses them all if they are too many: with what is limited, and the seconds to wait. */
  take(name: RateName, key: string, times?: number): Promise<Refused<Code> | undefined>;
  /** The same for what may prove not to count. */
  borrow(name: RateName, key: string, times?: number): Promise<Result<GiveBack, Code>>;
}

/** Takes back what was counted. It does nothing when the time of the limit is over: the next one counts others. */
export type GiveBack = () => Promise<void>;

/** Whose rate it is. */
export interface OwnedRate {
  readonly name: RateName;
  /** `caller`: of the guest or, for callers without one, of the address. */
  readonly of: 'guest' | 'address' | 'caller';
  /** What is left to each guest when strangers at the same address have used up the rate. */
  readonly own?: RateName;
  /** It counts what was done, not what was tried: refused calls cost nothing. */
  readonly isOfDone?: boolean;
}

/** For everything that may have matches read from their logs. */
export const REPLAYS: OwnedRate = { name: 'replays', of: 'address', own: 'own-replays' };
/** A log that is longer than any game needs counts once more for each so many entries. */
const ENTRIES_PER_REPLAY = 1000;
/** The longest logs count as many, so that a guest who has only a few replays left can still open one. */
const MOST_PER_REPLAY = 16;

/** What reading a log of so many entries counts as. */
export const replaysOf = (entries: number): number =>
  Math.min(MOST_PER_REPLAY, 1 + Math.floor(entries / ENTRIES_PER_REPLAY));

export interface LimitedCaller {
  readonly address: string;
  readonly guest: string | undefined;
}

interface Taken extends OwnedRate {
  readonly giveBack: GiveBack;
}

async function takeRate(
  limiter: Limiter,
  rate: OwnedRate,
  { address, guest }: LimitedCaller,
  times: number,
): Promise<Result<readonly Taken[], Code>> {
  const { name, of, own } = rate;
  const key = { guest, address, caller: guest ?? address }[of];
  // What people without a guest may do has limits of its own.
  if (key === undefined) return accept([]);
  const taken = await limiter.borrow(name, key, times);
  if (taken.ok) return accept([{ ...rate, giveBack: taken.value }]);
  if (own === undefined || guest === undefined) return taken;
  const ofOwn = await limiter.borrow(own, guest, times);
  return ofOwn.ok ? accept([{ ...rate, giveBack: ofOwn.value }]) : taken;
}

/** What was counted for a call. */
export interface TakenRates {
  /** The call was refused, so that it did nothing: rates of what was done don't count it. */
  undo(): Promise<void>;
}

/** Counts a call, as costly as so many, in all rates or, if one of them is used up, in none. */
export async function takeRates(
  limiter: Limiter,
  rates: readonly OwnedRate[],
  caller: LimitedCaller,
  times = 1,
): Promise<Result<TakenRates, Code>> {
  const taken: Taken[] = [];
  const giveBack = (some: readonly Taken[]) => Promise.all(some.map((one) => one.giveBack()));
  for (const rate of rates) {
    const one = await takeRate(limiter, rate, caller, times);
    if (!one.ok) {
      await giveBack(taken);
      return one;
    }
    taken.push(...one.value);
  }
  return accept({
    undo: async () => void (await giveBack(taken.filter(({ isOfDone }) => isOfDone))),
  });
}

const tooMany = (what: RateName, { msBeforeNext }: RateLimiterRes): Refused<Code> =>
  refuse('too-many', { what, seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) });

export function limiterOf({ rates }: Pick<Limits, 'rates'>): Limiter {
  const limiters = new Map<RateName, RateLimiterMemory>();
  for (const name of RATE_NAMES) {
    const { times, seconds } = rates[name];
    if (Number.isFinite(times))
      limiters.set(name, new RateLimiterMemory({ points: times, duration: seconds }));
  }
  async function borrow(name: RateName, key: string, times = 1): Promise<Result<GiveBack, Code>> {
    const limiter = limiters.get(name);
    if (limiter === undefined) return accept(async () => {});
    const reward = async () => void (await limiter.reward(key, times));
    try {
      const { msBeforeNext } = await limiter.consume(key, times);
      const ends = Date.now() + msBeforeNext;
      // Afterwards it would be credit: more than the limit in the time that follows.
      return accept(async () => (Date.now() < ends ? reward() : undefined));
    } catch (found) {
      if (!(found instanceof RateLimiterRes)) throw found;
      // Only what was allowed counts: what others give back must not be used up by what was refused.
      await reward();
      return tooMany(name, found);
    }
  }
  return {
    borrow,
    async take(name, key, times) {
      const taken = await borrow(name, key, times);
      return taken.ok ? undefined : taken;
    },
  };
}
