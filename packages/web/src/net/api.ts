// The server's calls by name.

import type { JsonObject } from '@mirabilia/kernel';
import type {
  Comment,
  CreateMatch,
  LobbyView,
  PasskeyAnswer,
  ProfileChange,
  PushSubscriptionWish,
  ReportPerson,
  ResultsWish,
  SeatChange,
  TermsChange,
} from '@mirabilia/protocol';
import type {
  DailyDeals,
  DailyResults,
  InstanceFacts,
  OwnProfile,
  PasskeyQuestion,
  PlayedResult,
  PrivacyDays,
} from '@mirabilia/protocol/answers';
import type { Emblem } from '@mirabilia/protocol/facts';
import { call } from './http.ts';

export interface NamedGuest {
  readonly guest: string;
  readonly name: string;
  /** The arms that they have chosen. */
  readonly emblem: Emblem | null;
}
/** Who has no name so far. */
export interface Nobody {
  readonly guest: null;
}
export interface MyMatch extends LobbyView {
  readonly waitsForYou: boolean;
  readonly waitsFor: readonly number[];
}
interface Matches<M> {
  readonly matches: readonly M[];
}

const path = (match: string, rest = ''): string => `/api/matches/${encodeURIComponent(match)}${rest}`;

const queryOf = (wanted: object): string => {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};

export const api = {
  instance: () => call<InstanceFacts>('GET', '/api/instance'),
  enter: (password: string) => call<object>('POST', '/api/instance/enter', { password }),
  me: () => call<NamedGuest | Nobody>('GET', '/api/guests/me'),
  /** Without an emblem they keep theirs; with null they have none. */
  becomeGuest: (name: string, emblem?: Emblem | null) =>
    call<NamedGuest>('POST', '/api/guests', { name, emblem }),
  deviceLink: () => call<{ link: string; expiresAt: number }>('POST', '/api/guests/link'),
  claimDevice: (token: string) => call<NamedGuest>('POST', '/api/guests/claim', { token }),
  create: (wish: Partial<CreateMatch> & Pick<CreateMatch, 'game' | 'seats'>) =>
    call<LobbyView>('POST', '/api/matches', wish),
  publicMatches: () => call<Matches<LobbyView>>('GET', '/api/matches'),
  myMatches: () => call<Matches<MyMatch>>('GET', '/api/matches/mine'),
  match: (code: string) => call<LobbyView>('GET', path(code)),
  join: (match: string, nonceSeal: string) => call<LobbyView>('POST', path(match, '/join'), { nonceSeal }),
  renewSeat: (match: string) => call<LobbyView>('POST', path(match, '/my-seat')),
  leave: (match: string) => call<LobbyView>('POST', path(match, '/leave')),
  seats: (match: string, change: SeatChange) => call<LobbyView>('POST', path(match, '/seats'), change),
  terms: (match: string, change: TermsChange) => call<LobbyView>('POST', path(match, '/terms'), change),
  start: (match: string, nonce?: string) => call<LobbyView>('POST', path(match, '/start'), { nonce }),
  sealNonce: (match: string, nonceSeal: string) =>
    call<LobbyView>('POST', path(match, '/nonce-seal'), { nonceSeal }),
  tellNonce: (match: string, nonce: string) => call<LobbyView>('POST', path(match, '/nonce'), { nonce }),
  rematch: (match: string) => call<LobbyView>('POST', path(match, '/rematch')),
  record: (match: string) => call<JsonObject>('GET', path(match, '/record')),
  comments: (match: string) => call<{ comments: readonly Comment[] }>('GET', path(match, '/comments')),
  webhook: (match: string) => call<{ isSet: boolean }>('GET', path(match, '/webhook')),
  setWebhook: (match: string, webhook: CreateMatch['webhook'] | null) =>
    call<{ isSet: boolean }>('POST', path(match, '/webhook'), { webhook }),
  pushKey: () => call<{ key: string | null }>('GET', '/api/push'),
  subscribe: (wish: PushSubscriptionWish) => call<object>('POST', '/api/push/subscribe', wish),
  unsubscribe: (endpoint: string) => call<object>('POST', '/api/push/unsubscribe', { endpoint }),
  dailyDeals: () => call<DailyDeals>('GET', '/api/daily'),
  dailyAttempt: (deal: string, moves: readonly string[]) =>
    call<DailyResults>('POST', `/api/daily/${encodeURIComponent(deal)}`, { moves }),
  dailyResults: (deal: string) => call<DailyResults>('GET', `/api/daily/${encodeURIComponent(deal)}/results`),
  results: (wanted: ResultsWish) =>
    call<{ results: readonly PlayedResult[] }>('GET', `/api/results${queryOf(wanted)}`),
  addResult: (record: JsonObject, seat: number, at: number) =>
    call<{ isNew: boolean; match: string }>('POST', '/api/results', { record, seat, at }),
  profile: () => call<OwnProfile>('GET', '/api/profile'),
  changeProfile: (change: ProfileChange) => call<OwnProfile>('POST', '/api/profile', change),
  passkeyToMake: () => call<PasskeyQuestion>('POST', '/api/passkeys/new'),
  addPasskey: (answer: PasskeyAnswer, label: string) =>
    call<OwnProfile>('POST', '/api/passkeys', { answer, label }),
  removePasskey: (id: string) => call<OwnProfile>('POST', '/api/passkeys/remove', { id }),
  passkeyToUse: () => call<PasskeyQuestion>('POST', '/api/passkeys/ask'),
  signIn: (answer: PasskeyAnswer) => call<NamedGuest>('POST', '/api/passkeys/sign-in', { answer }),
  makeRecovery: () => call<{ link: string }>('POST', '/api/profile/recovery'),
  recover: (token: string) => call<NamedGuest>('POST', '/api/profile/recover', { token }),
  signOut: (everywhere: boolean) => call<object>('POST', '/api/profile/sign-out', { everywhere }),
  exportProfile: () => call<JsonObject>('GET', '/api/profile/export'),
  eraseProfile: (name: string) => call<object>('POST', '/api/profile/erase', { name }),
  report: (report: ReportPerson) => call<object>('POST', '/api/reports', report),
  privacy: () => call<PrivacyDays>('GET', '/api/privacy'),
  keptRecord: (id: string) => call<JsonObject>('GET', `/api/records/${encodeURIComponent(id)}`),
  keepRecord: (record: JsonObject) => call<{ id: string }>('POST', '/api/records', record),
};
