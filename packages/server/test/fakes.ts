// A fake store and a fake match service for tests of the transport.

import { refuse } from '@mirabilia/kernel';
import type { Client, Guest, MatchService } from '@mirabilia/match-service';
import { type CreateMatch, type LobbyView, type ServerMessage, USUAL_AIDS } from '@mirabilia/protocol';
import type { GuestRow, Store } from '../src/storage/store.ts';
import { memoryAdministration } from './memory-administration.ts';
import { memoryDailyAttempts } from './memory-daily-attempts.ts';
import { memoryGatherings } from './memory-gatherings.ts';
import { memoryOutbox } from './memory-outbox.ts';
import { memoryProfiles } from './memory-profiles.ts';
import { memoryQuickTickets } from './memory-quick-tickets.ts';
import { memoryRatings } from './memory-ratings.ts';
import { memoryResults } from './memory-results.ts';

export interface FakeStore extends Store {
  readonly guests: Map<string, GuestRow>;
  readonly links: Map<string, { guest: string; expiresAt: number }>;
  readonly settings: Map<string, string>;
  isClosed: boolean;
}

const never = async (): Promise<never> => {
  throw new Error('the transport has no business here');
};

export function fakeStore(): FakeStore {
  const guests = new Map<string, GuestRow>();
  const links = new Map<string, { guest: string; expiresAt: number }>();
  const outbox = memoryOutbox();
  const settings = new Map<string, string>();
  const records = new Map<string, string>();
  return {
    guests,
    links,
    settings,
    isClosed: false,
    append: async () => {},
    entries: never,
    createMatch: never,
    match: async () => undefined,
    changeMatch: never,
    publicTables: { list: never, lobbiesOf: never, touch: never, forgetLobbies: never },
    matchesOf: never,
    seatGuests: never,
    due: never,
    nextWake: never,
    logLength: async () => 0,
    botTablesOf: async () => 0,
    guest: async (id) => guests.get(id),
    putGuest: async (row) => void guests.set(row.id, { ...guests.get(row.id), emblem: undefined, ...row }),
    putDeviceLink: async ({ hash, guest, expiresAt }) => void links.set(hash, { guest, expiresAt }),
    claimDeviceLink: async (hash, now) => {
      const link = links.get(hash);
      links.delete(hash);
      return link !== undefined && link.expiresAt > now ? link.guest : undefined;
    },
    putRecord: async (id, text) => void records.set(id, text),
    record: async (id) => records.get(id),
    setting: async (key, make) => {
      if (!settings.has(key)) settings.set(key, make());
      return settings.get(key) as string;
    },
    putSetting: async (key, value) => void settings.set(key, value),
    finishedMatches: async () => [],
    outbox,
    gatherings: memoryGatherings(),
    dailyAttempts: memoryDailyAttempts(),
    results: memoryResults(),
    profiles: memoryProfiles({ guests, links, outbox }),
    quickTickets: memoryQuickTickets(),
    ratings: memoryRatings({ finished: new Map(), guests }),
    administration: memoryAdministration({ guests, rows: new Map(), seats: new Map() }),
    retention: {
      matchesOf: async () => [],
      rewriteMatch: never,
      renameHost: never,
      forgetGuest: async (guest) => void guests.delete(guest),
      endedBetween: never,
      dropMatch: never,
      noteUnseen: never,
      unseenGuests: never,
    },
    probe: async () => {},
    contents: async () => ({ matches: 0 }),
    async close() {
      this.isClosed = true;
    },
  };
}

export function lobbyOf(id: string, wish: Partial<CreateMatch> = {}): LobbyView {
  return {
    id,
    code: 'ABCDEF',
    game: wish.game ?? 'seven-wonders',
    status: 'lobby',
    visibility: wish.visibility ?? 'private',
    options: wish.options ?? {},
    pace: wish.pace ?? { kind: 'untimed' },
    botDelay: wish.botDelay ?? 0,
    aids: wish.aids ?? USUAL_AIDS,
    spectatorChat: wish.spectatorChat ?? true,
    social: wish.social ?? { reactions: true },
    rated: wish.rated ?? false,
    seats: (wish.seats ?? ['open', 'open']).map(() => ({
      kind: 'open',
      name: null,
      isYou: false,
      isHost: false,
    })),
    you: { seat: null, isHost: false, isRemoved: false },
    removed: [],
    seal: null,
    nonceSeals: [],
    starting: false,
    nonces: [],
    serverSecret: null,
    seed: null,
    rematch: null,
    tournament: null,
    createdAt: 1,
  };
}

export const MATCH = 'match-1';

export interface FakeMatchService extends MatchService {
  readonly members: Set<Client>;
  readonly received: { guest: Guest | undefined; type: string; id: string }[];
  tellAll(message: ServerMessage): void;
}

/** One match that everybody may do everything with, and a game of three decisions with one legal move each. */
export function fakeMatchService(instead: Partial<MatchService> = {}): FakeMatchService {
  const members = new Set<Client>();
  const received: FakeMatchService['received'] = [];
  const tellAll = (message: ServerMessage) => {
    for (const member of members) member.send(message);
  };
  const known = async (match: string) =>
    match === MATCH || match === 'ABCDEF'
      ? ({ ok: true, value: lobbyOf(MATCH) } as const)
      : refuse('no-such-match');
  const clock = { now: 0, deadlines: [null], banks: [0] };
  const show = (decision: number): ServerMessage => ({
    type: 'view',
    match: MATCH,
    seq: decision,
    decision,
    seat: 0,
    view: {},
    legal: [`move-${decision}`],
    events: [],
    clock,
    keepers: ['player'],
  });
  return {
    members,
    received,
    tellAll,
    create: async (_, wish) =>
      wish.game === 'chess'
        ? refuse('no-such-game', { game: wish.game })
        : { ok: true, value: lobbyOf(MATCH, wish) },
    lobby: known,
    renewSeat: known,
    publicMatches: async () => [lobbyOf(MATCH, { visibility: 'public' })],
    matchesOf: async () => [{ ...lobbyOf(MATCH), waitsForYou: true, waitsFor: [0] }],
    join: known,
    leave: known,
    changeSeats: known,
    changeTerms: known,
    sealNonce: known,
    tellNonce: known,
    start: known,
    rematch: known,
    startFrom: async () => known(MATCH),
    undo: known,
    personIn: async (match) => ({ ok: true, value: { match, guest: 'nobody' } }),
    reload: async () => {},
    arrange: async () => refuse('no-such-game'),
    unseal: async () => refuse('no-such-match'),
    played: async () => undefined,
    playOutByBots: async () => {},
    playWhole: async () => refuse('no-such-game'),
    comments: async () => ({ ok: true, value: { comments: [] } }),
    record: async (match) => {
      const lobby = await known(match);
      return lobby.ok ? { ok: true, value: { format: 'mirabilia/1', game: 'seven-wonders' } } : lobby;
    },
    hasSeat: async () => false,
    turn: async () => undefined,
    isPresent: async () => false,
    async receive(member, message) {
      received.push({ guest: member.guest, type: message.type, id: message.id });
      if (!(await known(message.match)).ok) {
        member.send({ type: 'refused', id: message.id, code: 'no-such-match', sentence: '' });
        return;
      }
      member.send({ type: 'ack', id: message.id, match: MATCH, seq: 1 });
      if (message.type === 'watch') {
        members.add(member);
        member.send(show(0));
      }
      if (message.type !== 'commit') return;
      const next = message.decision + 1;
      if (next < 3) tellAll(show(next));
      else
        tellAll({
          type: 'over',
          match: MATCH,
          seq: 3,
          seed: 'abcd',
          serverSecret: null,
          outcome: { winners: [0] },
        });
    },
    isPlayedByBots: () => undefined,
    isInMemory: (match) => match === MATCH,
    forget: (member) => void members.delete(member),
    figures: {
      liveMatches: 1,
      idleMatches: 0,
      get clients() {
        return members.size;
      },
    },
    drain: async () => {},
    ...instead,
  };
}
