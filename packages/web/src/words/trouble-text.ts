// What went wrong, in a sentence or two. Where the server limits something, it says what, and for how long.

import type { CountName, RateName } from '@mirabilia/protocol/facts';
import type { Failure } from '../net/http.ts';
import type { AppWords, LimitWords } from './app/words.ts';
import { appWords } from './index.ts';

type LimitText = Exclude<keyof LimitWords, 'inSeconds' | 'inMinutes'>;

const LIMITS: Readonly<Record<RateName | CountName, LimitText>> = {
  connection: 'tooFast',
  player: 'tooFast',
  faults: 'tooFast',
  chat: 'chat',
  nudges: 'tooFast',
  reactions: 'tooFast',
  mutes: 'tooFast',
  changes: 'tooFast',
  calls: 'network',
  replays: 'network',
  'own-replays': 'network',
  connections: 'network',
  files: 'network',
  'connections-of-address': 'network',
  sockets: 'network',
  'sockets-of-address': 'network',
  'sockets-of-guest': 'tabs',
  'watched-matches': 'tabs',
  guests: 'guests',
  guesses: 'guesses',
  matches: 'matches',
  'matches-of-address': 'networkMatches',
  'own-matches': 'networkMatches',
  'public-tables': 'networkMatches',
  'own-public-tables': 'networkMatches',
  lists: 'network',
  watches: 'tooFast',
  'own-guesses': 'guesses',
  'public-lobbies': 'publicLobbies',
  records: 'records',
  daily: 'tooFast',
  'daily-of-address': 'network',
  'own-daily': 'network',
  'own-records': 'records',
  imports: 'records',
  'sign-ins': 'tooFast',
  exports: 'tooFast',
  gatherings: 'gatherings',
  'gatherings-of-address': 'network',
  'own-gatherings': 'network',
  people: 'people',
  'quick-matches': 'tooFast',
  'quick-matches-of-address': 'network',
  'own-quick-matches': 'network',
  reports: 'tooFast',
  'reports-of-address': 'network',
  entries: 'entries',
  'changes-of-mind': 'changesOfMind',
  speakers: 'speakers',
};

const isLimit = (what: unknown): what is keyof typeof LIMITS =>
  typeof what === 'string' && Object.hasOwn(LIMITS, what);

/** From here on whole minutes are told. */
const LONG = 90;

export function troubleText(
  { code, facts = {} }: Failure,
  { troubles, limits }: Pick<AppWords, 'troubles' | 'limits'> = appWords.value,
): string {
  const { what, most, seconds } = facts;
  if (code !== 'too-many' || !isLimit(what)) return troubles[code];
  const text = limits[LIMITS[what]];
  const said = typeof text === 'string' ? text : text(Number(most));
  if (typeof seconds !== 'number') return said;
  const wait = seconds < LONG ? limits.inSeconds(seconds) : limits.inMinutes(Math.ceil(seconds / 60));
  return `${said} ${wait}`;
}
