// Rate limits. Players don't reach them; guessing codes and creating guests is slowed down.

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface Rate {
  readonly times: number;
  readonly seconds: number;
}

const RATES = {
  /** Messages of one connection. */
  connection: { times: 100, seconds: 2 },
  /** Messages of a guest over all connections; of an address, for clients without a guest. */
  player: { times: 300, seconds: 2 },
  /** What a guest says in chats. */
  chat: { times: 5, seconds: 10 },
  /** Invalid messages of a connection before it is closed. */
  faults: { times: 20, seconds: 60 },
  /** New sockets of an address. */
  sockets: { times: 200, seconds: 60 },
  /** HTTP calls of an address. */
  calls: { times: 1200, seconds: 60 },
  /** Calls of a guest that change something. */
  changes: { times: 120, seconds: 60 },
  /** New guests of an address. */
  guests: { times: 40, seconds: 600 },
  /** Wrong codes and links of an address. */
  guesses: { times: 30, seconds: 600 },
  /** New matches of a guest. */
  matches: { times: 40, seconds: 600 },
  /** Calls of an address that replay matches from their logs. */
  replays: { times: 240, seconds: 60 },
  /** Imported records of an address: each is replayed. */
  records: { times: 30, seconds: 600 },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof RATES;
const RATE_NAMES = Object.keys(RATES) as readonly RateName[];

export interface Limits {
  readonly rates: Readonly<Record<RateName, Rate>>;
  /** Sockets that are open at once. */
  readonly socketsOfAddress: number;
  readonly socketsOfGuest: number;
  /** Matches of nothing but bots that run at once. */
  readonly botTablesOfAddress: number;
  readonly botTablesOfGuest: number;
  /** Unsent bytes after which a slow reader is dropped. */
  readonly unsentBytes: number;
  /** Milliseconds between pings; a socket that leaves one unanswered until the next is dropped. */
  readonly pingEvery: number;
  readonly bodyBytes: number;
  readonly recordBytes: number;
}

export const LIMITS: Limits = {
  rates: RATES,
  socketsOfAddress: 500,
  socketsOfGuest: 40,
  botTablesOfAddress: 12,
  botTablesOfGuest: 3,
  unsentBytes: 1 << 20,
  pingEvery: 30_000,
  bodyBytes: 16 << 10,
  recordBytes: 256 << 10,
};

/** For load tests, where all clients share one address. */
export const WITHOUT_RATES: Limits = {
  ...LIMITS,
  rates: Object.fromEntries(
    RATE_NAMES.map((name) => [name, { times: Number.POSITIVE_INFINITY, seconds: 1 }]),
  ) as Limits['rates'],
  socketsOfAddress: Number.POSITIVE_INFINITY,
  socketsOfGuest: Number.POSITIVE_INFINITY,
  botTablesOfAddress: Number.POSITIVE_INFINITY,
  botTablesOfGuest: Number.POSITIVE_INFINITY,
};

export interface Limiter {
  /** Counts one; returns the seconds to wait if it is one too many, else 0. */
  take(name: RateName, key: string): Promise<number>;
  /** Takes back one that should not count. */
  giveBack(name: RateName, key: string): Promise<void>;
}

const secondsOf = (found: RateLimiterRes): number => Math.max(1, Math.ceil(found.msBeforeNext / 1000));

export function limiterOf({ rates }: Limits): Limiter {
  const limiters = new Map<RateName, RateLimiterMemory>();
  for (const name of RATE_NAMES) {
    const { times, seconds } = rates[name];
    if (Number.isFinite(times))
      limiters.set(name, new RateLimiterMemory({ points: times, duration: seconds }));
  }
  return {
    async take(name, key) {
      try {
        await limiters.get(name)?.consume(key);
        return 0;
      } catch (found) {
        if (found instanceof RateLimiterRes) return secondsOf(found);
        throw found;
      }
    },
    async giveBack(name, key) {
      await limiters.get(name)?.reward(key);
    },
  };
}
