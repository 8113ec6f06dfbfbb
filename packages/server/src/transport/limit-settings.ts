// How operators set limits: a preset, and single values such as `guests=400/600`.

import { accept, type Result, refuse } from '@mirabilia/kernel';
import { RATE_NAMES, type RateName } from '@mirabilia/protocol';
import { LIMITS, type Limits, type SettableCount } from './limits.ts';

/** Some hundred people behind one address: what is counted by address is ten times as much, a person's own limits are the same. */
const SCHOOL: Limits = {
  ...LIMITS,
  rates: {
    ...LIMITS.rates,
    sockets: { times: 2_000, seconds: 60 },
    connections: { times: 6_000, seconds: 10 },
    files: { times: 200_000, seconds: 60 },
    calls: { times: 12_000, seconds: 60 },
    guests: { times: 400, seconds: 600 },
    guesses: { times: 300, seconds: 600 },
    'matches-of-address': { times: 800, seconds: 600 },
    'public-tables': { times: 40, seconds: 900 },
    lists: { times: 2_400, seconds: 60 },
    watches: { times: 1_200, seconds: 60 },
    replays: { times: 2_400, seconds: 60 },
    'daily-of-address': { times: 1_000, seconds: 600 },
    'gatherings-of-address': { times: 400, seconds: 3600 },
    records: { times: 300, seconds: 600 },
    'sign-ins': { times: 600, seconds: 600 },
    'quick-matches-of-address': { times: 2_000, seconds: 600 },
    'reports-of-address': { times: 200, seconds: 600 },
  },
  // Bots that play among themselves cost more than people do.
  counts: {
    ...LIMITS.counts,
    'connections-of-address': 10_000,
    'sockets-of-address': 5_000,
    'bot-tables-of-address': 40,
  },
};

const PRESETS: Readonly<Record<string, Limits>> = { usual: LIMITS, school: SCHOOL };

export interface LimitSettings {
  readonly preset: string;
  /** `name=times/seconds`, `name=number` or `name=off`, one per element; a later one replaces an earlier one. */
  readonly changes: readonly string[];
}

/** A refusal has a `sentence` for the operator. */
export function readLimits({ preset, changes }: LimitSettings): Result<Limits, 'bad-limit'> {
  let limits = Object.hasOwn(PRESETS, preset) ? PRESETS[preset] : undefined;
  if (limits === undefined) return bad(`The limits are ${listed(Object.keys(PRESETS))}, not “${preset}”.`);
  for (const change of changes) {
    const changed = withChange(limits, change);
    if (!changed.ok) return changed;
    limits = changed.value;
  }
  return accept(limits);
}

const COUNTS = Object.keys(LIMITS.counts) as readonly SettableCount[];
const MOST = 1_000_000_000;
/** Timers can't count further than some weeks, and a limit of more than a day is a ban. */
const LONGEST = 86_400;

function withChange(limits: Limits, change: string): Result<Limits, 'bad-limit'> {
  const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(change) ?? [];
  if (isRate(name)) {
    const rate = value === 'off' ? { times: Number.POSITIVE_INFINITY, seconds: 1 } : readRate(value);
    if (rate === undefined)
      return bad(`A rate is written like ${name}=40/600 or ${name}=off, not “${change}”.`);
    return accept({ ...limits, rates: { ...limits.rates, [name]: rate } });
  }
  if (isCount(name)) {
    const most = value === 'off' ? Number.POSITIVE_INFINITY : readNumber(value, MOST);
    if (most === undefined)
      return bad(`A number is written like ${name}=40 or ${name}=off, not “${change}”.`);
    return accept({ ...limits, counts: { ...limits.counts, [name]: most } });
  }
  return bad(`There is no limit “${name || change}”; the limits are ${listed([...RATE_NAMES, ...COUNTS])}.`);
}

const isRate = (name: string): name is RateName => RATE_NAMES.some((each) => each === name);
const isCount = (name: string): name is SettableCount => COUNTS.some((each) => each === name);

function readRate(text: string): { times: number; seconds: number } | undefined {
  const [times, seconds, ...more] = text.split('/');
  const rate = { times: readNumber(times, MOST), seconds: readNumber(seconds, LONGEST) };
  if (rate.times === undefined || rate.seconds === undefined || more.length > 0) return undefined;
  return { times: rate.times, seconds: rate.seconds };
}

function readNumber(text = '', most: number): number | undefined {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const bad = (sentence: string) => refuse('bad-limit', { sentence });
