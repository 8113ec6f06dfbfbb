// A match service with a store, time and chance that a test controls, and clients that follow a script.

import type { GameId } from '@mirabilia/games';
import type { Result } from '@mirabilia/kernel';
import type { CreateMatch, LobbyView, ServerMessage } from '@mirabilia/protocol';
import type { Client, Guest, MatchMessage, MatchService, Thinker } from '../src/index.ts';
import { allGames, type Games, type IdleLimits, USUAL_IDLE } from '../src/index.ts';
import { openMatchService } from '../src/match-service.ts';
import { type ClientModel, newClientModel, type ServerMessageOf } from './client-model.ts';
import { type FakeTime, fakeChance, fakeTime, quiet } from './fake-time.ts';
import { type MemoryStore, memoryStore } from './memory-store.ts';

export interface Harness {
  readonly service: MatchService;
  readonly store: MemoryStore;
  readonly time: FakeTime;
  /** What the service logged as errors. */
  readonly errors: string[];
  /** The process died and another one opened the same store. Nobody watches anything in it yet. */
  restarted(): Harness;
}

export interface HarnessOptions {
  readonly store?: MemoryStore;
  readonly time?: FakeTime;
  readonly thinker?: Thinker;
  readonly games?: Games;
  readonly series?: string;
  readonly newCode?: () => string;
  readonly onTurn?: (match: string) => void;
  readonly onNudge?: (match: string, guest: string) => void;
  readonly addressOf?: (guest: string) => string | undefined;
  readonly idle?: IdleLimits;
  readonly pause?: () => Promise<void>;
}

/** Takes the last legal move, at once. */
export const quickThinker: Thinker = {
  levels: ['easy', 'hard'],
  standInLevel: 'hard',
  think: async ({ legal }) => legal.at(-1) as number,
};

export function openHarness(options: HarnessOptions = {}): Harness {
  const { time = fakeTime(), thinker = quickThinker, games = allGames } = options;
  const { store = memoryStore({ now: time.clock }) } = options;
  const { series = 'harness', newCode, onTurn, onNudge, addressOf, pause, idle = USUAL_IDLE } = options;
  const errors: string[] = [];
  const service = openMatchService({
    store,
    clock: time.clock,
    timers: time.timers,
    ...fakeChance(series),
    ...(newCode === undefined ? {} : { newCode }),
    ...(onTurn === undefined ? {} : { onTurn }),
    ...(onNudge === undefined ? {} : { onNudge }),
    ...(addressOf === undefined ? {} : { addressOf }),
    thinker,
    games,
    idle,
    pause,
    log: {
      info: () => {},
      warn: () => {},
      error: (facts, sentence) => errors.push(`${sentence} ${String((facts as { error?: unknown }).error)}`),
    },
  });
  return {
    service,
    store,
    time,
    errors,
    restarted: () => openHarness({ ...options, store, time, series: `${series}, restarted` }),
  };
}

export const guestNamed = (name: string): Guest => ({ id: `guest-${name}`, name });

/** A client that remembers what it received. */
export interface ScriptedClient extends Client {
  readonly heard: ServerMessage[];
  readonly model: ClientModel;
  readonly form: 'engine' | 'open';
  all<K extends ServerMessage['type']>(type: K): ServerMessageOf<K>[];
  last<K extends ServerMessage['type']>(type: K): ServerMessageOf<K> | undefined;
  /** What it received since the last call. */
  news(): ServerMessage[];
}

export interface ScriptedClientOptions {
  readonly form?: 'engine' | 'open';
  readonly game?: GameId;
}

export function scriptedClient(
  guest: Guest | undefined,
  options: ScriptedClientOptions = {},
): ScriptedClient {
  const { form = 'engine', game = 'seven-wonders' } = options;
  const heard: ServerMessage[] = [];
  const model = newClientModel(game, form);
  let read = 0;
  const all = <K extends ServerMessage['type']>(type: K) =>
    heard.filter((message): message is ServerMessageOf<K> => message.type === type);
  return {
    guest,
    heard,
    model,
    form,
    send: (message) => {
      heard.push(message);
      model.hear(message);
    },
    all,
    last: (type) => all(type).at(-1),
    news: () => {
      const news = heard.slice(read);
      read = heard.length;
      return news;
    },
  };
}

let ids = 0;
type WithoutId<M> = M extends { id: string } ? Omit<M, 'id'> & { id?: string } : never;

/** Sends a message, under a new id if it has none, and waits for everything that follows from it. */
export async function say(
  harness: Harness,
  client: Client,
  message: WithoutId<MatchMessage>,
): Promise<string> {
  const id = message.id ?? `m${ids++}`;
  await harness.service.receive(client, { ...message, id } as MatchMessage);
  await quiet();
  return id;
}

export function granted<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const { code, facts = {} } = result.refusal;
  throw new Error(`refused: ${code} ${JSON.stringify(facts)}`);
}

export const codeOf = <T>(result: Result<T>): string => (result.ok ? 'ok' : result.refusal.code);

/** A private table for three people, or what a test asks for. */
export const aTable = (more: Partial<CreateMatch> = {}): CreateMatch => ({
  game: 'seven-wonders',
  options: {},
  seats: ['open', 'open', 'open'],
  pace: { kind: 'untimed' },
  botDelay: 0,
  visibility: 'private',
  ...more,
});

export interface StartedTable {
  readonly match: string;
  readonly lobby: LobbyView;
  /** By seat. */
  readonly players: readonly ScriptedClient[];
}

export type TableRequest = Partial<CreateMatch> & {
  readonly game?: GameId;
  /** How many people; the rest of the seats are bots, if `seats` says so. */
  readonly people: number;
  readonly form?: (person: number) => 'engine' | 'open';
};

/** Creates a match, lets people take its open seats and watch it, and starts it. */
export async function startTable(
  harness: Harness,
  { people, form, ...wish }: TableRequest,
): Promise<StartedTable> {
  const { service } = harness;
  const guests = Array.from({ length: people }, (_, i) => guestNamed(`player-${i}`));
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const game = wish.game ?? 'seven-wonders';
  const made = granted(
    await service.create(host, {
      ...aTable({ seats: guests.map(() => 'open') }),
      ...wish,
      game,
    }),
  );
  for (const guest of others) granted(await service.join(made.id, guest));
  const clients = guests.map((guest, i) => scriptedClient(guest, { form: form?.(i) ?? 'engine', game }));
  for (const client of clients) await follow(harness, client, made.id);
  const lobby = granted(await service.start(made.id, host));
  await quiet();
  const players = lobby.seats.flatMap((_, seat) => clients.filter(({ model }) => model.seat === seat));
  return { match: made.id, lobby, players };
}

export const follow = (harness: Harness, client: ScriptedClient, match: string): Promise<string> =>
  say(harness, client, { type: 'watch', match, form: client.form });

/** Commits the first legal move of the seat, or the given one; gives the message's id. */
export function commit(
  harness: Harness,
  client: ScriptedClient,
  match: string,
  move = client.model.legal()[0],
) {
  const { decision, plan } = client.model;
  return say(harness, client, {
    type: 'commit',
    match,
    decision,
    step: plan.length,
    move: move ?? 'nothing',
  });
}

/** Everybody plays their first legal move until the match is over or the given decision is reached. */
export async function playOn(
  harness: Harness,
  { match, players }: StartedTable,
  until = Number.POSITIVE_INFINITY,
) {
  for (;;) {
    const player = players.find(({ model }) => (model.owed[model.seat ?? -1] ?? 0) > 0);
    if (player === undefined || player.model.decision >= until) return;
    await commit(harness, player, match);
  }
}
