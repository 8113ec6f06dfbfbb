// Tables of honest players. Their moves follow from the seed, so that their logs are the same unless someone disturbs them.

import type { GameId } from '@mirabilia/games';
import { pick, rngFrom, sealOf, sha256Hex } from '@mirabilia/kernel';
import { lobbyOf } from '@mirabilia/match-service';
import { type ClientModel, newClientModel } from '@mirabilia/match-service/testkit';
import type { LobbyView, ServerMessage } from '@mirabilia/protocol';
import { WebSocket } from 'ws';
import type { LogBody } from '../../src/storage/store.ts';
import { call, type FuzzGuest, newGuest } from './guest.ts';
import type { AttackedServer } from './server.ts';
import type { Stored } from './server-process.ts';

interface VictimTableRequest {
  readonly game: GameId;
  readonly people: number;
  readonly visibility: 'private' | 'public';
  readonly pace?: object;
}

const TABLES: readonly VictimTableRequest[] = [
  { game: 'seven-wonders', people: 3, visibility: 'private' },
  { game: 'seven-wonders', people: 2, visibility: 'public' },
  { game: 'architects', people: 3, visibility: 'public' },
  {
    game: 'seven-wonders',
    people: 4,
    visibility: 'private',
    pace: { kind: 'live', decision: 3600, bank: 7200 },
  },
];

/** Milliseconds for an answer. */
const PATIENCE = 20_000;

export interface Victim {
  readonly guest: FuzzGuest;
  readonly model: ClientModel;
  /** Refusals: there must be none. */
  readonly refusals: string[];
  /** Ids of acknowledged messages. */
  readonly done: ReadonlySet<string>;
  send(message: object): void;
  until(holds: () => boolean, what: string): Promise<void>;
  close(): void;
}

export interface VictimTable {
  readonly id: string;
  readonly code: string;
  readonly game: GameId;
  readonly secret: string;
  readonly seed: string;
  /** By seat. */
  readonly victims: readonly Victim[];
  /** Texts that its people sent, the last ones. */
  readonly said: string[];
  /** One decision of everybody who is asked; false once the match is over. */
  step(): Promise<boolean>;
  close(): void;
}

async function connect(server: AttackedServer, guest: FuzzGuest, game: GameId): Promise<Victim> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`, {
    headers: { Authorization: `Bearer ${guest.token}` },
  });
  const model = newClientModel(game, 'engine');
  const refusals: string[] = [];
  const done = new Set<string>();
  const waiting = new Set<() => void>();
  let lost: string | undefined;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.type === 'refused') refusals.push(message.code);
    if (message.type === 'ack') done.add(message.id);
    model.hear(message);
    for (const look of waiting) look();
  });
  socket.on('error', (error) => {
    lost = error.message;
  });
  socket.on('close', (code) => {
    lost ??= `closed with ${code}`;
    for (const look of waiting) look();
  });
  const until: Victim['until'] = (holds, what) =>
    new Promise((resolve, reject) => {
      const end = (error?: Error) => {
        clearTimeout(alarm);
        waiting.delete(look);
        if (error === undefined) resolve();
        else reject(error);
      };
      const alarm = setTimeout(() => end(new Error(`${guest.name} waits for ${what}`)), PATIENCE);
      const look = () => {
        if (holds()) end();
        else if (lost !== undefined) end(new Error(`${guest.name} was disconnected: ${lost}`));
        else if (refusals.length > 0) end(new Error(`${guest.name} was refused: ${refusals.join()}`));
      };
      waiting.add(look);
      look();
    });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    guest,
    model,
    refusals,
    done,
    send: (message) => socket.send(JSON.stringify(message)),
    until,
    close: () => socket.close(),
  };
}

const MOST_SAID = 60;

async function openTable(
  server: AttackedServer,
  { game, people, visibility, pace }: VictimTableRequest,
  secret: string,
): Promise<VictimTable> {
  const { port } = server;
  const guests: FuzzGuest[] = [];
  for (let person = 0; person < people; person++) guests.push(await newGuest(port, `Victim ${person + 1}`));
  const nonceOf = (person: number): string => sha256Hex(`${secret} nonce ${person}`).slice(0, 32);
  const request = {
    game,
    visibility,
    seats: guests.map(() => 'open'),
    nonceSeal: sealOf(nonceOf(0)),
    ...(pace === undefined ? {} : { pace }),
  };
  const [host, ...others] = guests;
  await server.useSecrets([secret]);
  const { id, code } = await call<LobbyView>(port, '/api/matches', { guest: host, body: request });
  for (const [at, guest] of others.entries()) {
    await call(port, `/api/matches/${id}/join`, { guest, body: { nonceSeal: sealOf(nonceOf(at + 1)) } });
  }
  await call(port, `/api/matches/${id}/start`, { guest: host });
  for (const [person, guest] of guests.entries()) {
    await call(port, `/api/matches/${id}/nonce`, { guest, body: { nonce: nonceOf(person) } });
  }
  const seed = (await server.match(id)).row.seed as string;
  const arrived = await Promise.all(guests.map((guest) => connect(server, guest, game)));
  for (const victim of arrived) {
    victim.send({ type: 'watch', id: 'watch', match: id, form: 'engine' });
    await victim.until(() => victim.model.view !== undefined, 'the first view');
  }
  const victims = arrived.toSorted((a, b) => (a.model.seat ?? 0) - (b.model.seat ?? 0));
  const rng = rngFrom(secret, 'victims');
  const said: string[] = [];
  const say = (victim: Victim, message: object): void => {
    victim.send(message);
    said.push(JSON.stringify(message));
    if (said.length > MOST_SAID) said.shift();
  };

  async function choose(victim: Victim, decision: number): Promise<void> {
    const { model } = victim;
    const owed = model.owed[model.seat ?? -1] ?? 0;
    for (let left = owed; left > 0; left--) {
      const step = model.plan.length;
      const move = pick(rng, model.legal());
      const message = {
        type: 'commit',
        id: `v${decision}.${step}`,
        match: id,
        decision,
        step,
        move,
      };
      say(victim, message);
      // The same once more is the same.
      say(victim, message);
      await victim.until(
        () => model.decision !== decision || model.plan.length > step,
        `its move in decision ${decision}`,
      );
    }
  }

  async function step(): Promise<boolean> {
    const [first] = victims as [Victim];
    if (first.model.over !== undefined) return false;
    const { decision } = first.model;
    for (const victim of victims) if (victim.model.decision === decision) await choose(victim, decision);
    for (const victim of victims) {
      await victim.until(
        () => victim.model.decision > decision || victim.model.over !== undefined,
        `what follows decision ${decision}`,
      );
    }
    const talker = pick(rng, victims);
    const word = `c${decision}`;
    say(talker, { type: 'chat', id: word, match: id, text: `Well, that was ${decision}.` });
    await talker.until(() => talker.done.has(word), 'its word');
    return true;
  }

  const close = (): void => {
    for (const victim of victims) victim.close();
  };
  return { id, code, game, secret, seed, victims, said, step, close };
}

export async function openVictims(server: AttackedServer, seed: string): Promise<VictimTable[]> {
  const tables: VictimTable[] = [];
  for (const [index, request] of TABLES.entries()) {
    tables.push(await openTable(server, request, sha256Hex(`${seed} victims ${index}`)));
  }
  return tables;
}

/** Plays all matches to their end. */
export async function playOut(tables: readonly VictimTable[]): Promise<void> {
  await Promise.all(
    tables.map(async (table) => {
      while (await table.step());
    }),
  );
}

/** What has to be the same with attackers and without: all but names of the server's making, times, and what others said. */
export function essence({ row, entries }: Stored): unknown {
  const { seats, startedAt: _, ...lobby } = lobbyOf(row);
  const names = new Map(seats.flatMap((each) => (each.kind === 'human' ? [[each.guest, each.name]] : [])));
  const { status, game, visibility, host, seed, result, wakeAt } = row;
  return {
    status,
    game,
    visibility,
    host: names.get(host),
    seed,
    result,
    isAsleep: wakeAt === null,
    lobby,
    seats: seats.map((each) => (each.kind === 'human' ? each.name : each)),
    log: entries.flatMap(({ body }): LogBody[] => {
      if (!('guest' in body)) return [body];
      const by = names.get(body.guest);
      return by === undefined ? [] : [{ ...body, guest: by }];
    }),
  };
}
