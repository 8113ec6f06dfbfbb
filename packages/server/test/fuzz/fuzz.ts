// Attacks a server with messages that follow from a seed while players play on it, and reports what it found.

import { setTimeout as wait } from 'node:timers/promises';
import { withGame } from '@mirabilia/games';
import {
  advance,
  below,
  pending,
  pick,
  type Rng,
  recordOf,
  rngFrom,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import type { LobbyView } from '@mirabilia/protocol';
import { type AttackContext, noteOwn } from './attack-context.ts';
import { type AttackerConnection, openAttackerConnection } from './attacker-connection.ts';
import { ask, call, type FuzzGuest, newGuest } from './guest.ts';
import { httpAttack } from './http-attacks.ts';
import { type LeakDetector, newLeakDetector } from './leak-detector.ts';
import { type AttackedServer, startAttackedServer } from './server.ts';
import type { Memory, Stored } from './server-process.ts';
import { socketAttack } from './socket-attacks.ts';
import { essence, openVictims, playOut, type VictimTable } from './victims.ts';
import { wireAttack } from './wire-attacks.ts';

export interface FuzzOptions {
  readonly messages: number;
  readonly seed: string;
  /** Gives a folder or a database that nothing is in. */
  newPlace(): Promise<string>;
}

export interface FuzzReport {
  readonly seed: string;
  readonly seconds: number;
  readonly messages: { readonly socket: number; readonly http: number; readonly wire: number };
  /** Connections that were closed over what was said. */
  readonly shownTheDoor: number;
  readonly heard: Readonly<Record<string, number>>;
  /** Decisions that people took meanwhile, and views that attackers saw and that were checked. */
  readonly decisions: number;
  readonly views: number;
  readonly memory: { readonly start: Memory; readonly half: Memory; readonly end: Memory };
  /** What should not be. */
  readonly findings: readonly string[];
}

const ATTACKERS = 5;
/** Attacks that are under way at the same time. */
const LANES = 6;
/** Megabytes that may come and go. */
const NOISE = 6;
/** People take so many decisions while they are attacked; the rest afterwards. */
const DECISIONS_MEANWHILE = 14;

export async function fuzz({ messages, seed, newPlace }: FuzzOptions): Promise<FuzzReport> {
  const server = await startAttackedServer({ place: await newPlace() });
  try {
    const attack = await prepare(server, { messages, seed });
    const [report, control] = await Promise.all([attack.run(), undisturbed(await newPlace(), seed)]);
    for (const [index, { id }] of attack.context.victims.entries()) {
      const [here, there] = [essence(await server.match(id)), control[index]].map((each) =>
        JSON.stringify(each),
      );
      if (here !== there) attack.detector.find(`the match ${index} was changed: ${here} instead of ${there}`);
    }
    return { ...report, findings: attack.detector.findings };
  } finally {
    await server.stop();
  }
}

/** The same people on a server that nobody attacks. */
async function undisturbed(place: string, seed: string): Promise<unknown[]> {
  const server = await startAttackedServer({ place });
  try {
    const tables = await openVictims(server, seed);
    await playOut(tables);
    const ends: unknown[] = [];
    for (const { id } of tables) ends.push(essence(await server.match(id)));
    for (const table of tables) table.close();
    return ends;
  } finally {
    await server.stop();
  }
}

/** A whole match of random moves, written down. */
function someRecord(seed: string): object {
  return withGame('seven-wonders', (game) => {
    const options = game.readOptions({ players: 3 });
    if (!options.ok) throw new Error('three may not play');
    const match = startMatch(game, options.value, seed);
    const rng = rngFrom(seed, 'record');
    for (let asked = pending(match.state); asked.length > 0; asked = pending(match.state)) {
      const seat = pick(rng, asked);
      advance(match, seat, pick(rng, game.legalMoves(seatView(match.state, seat))));
    }
    return recordOf(
      match,
      [1, 2, 3].map((number) => ({ name: `Player ${number}`, kind: 'human' })),
    );
  });
}

type Attack = Omit<FuzzReport, 'findings'>;

async function prepare(server: AttackedServer, { messages, seed }: Omit<FuzzOptions, 'newPlace'>) {
  const { port } = server;
  const victims = await openVictims(server, seed);
  const hostess = await newGuest(port, 'Hostess');
  const lobbyOf = (visibility: string): Promise<LobbyView> =>
    call(port, '/api/matches', {
      guest: hostess,
      body: { game: 'seven-wonders', seats: ['open', 'invited', 'invited'], visibility },
    });
  const closedLobby = await lobbyOf('public');
  const hiddenLobby = await lobbyOf('private');
  const attackers: FuzzGuest[] = [];
  for (let number = 1; number <= ATTACKERS; number++) attackers.push(await newGuest(port, `Eve ${number}`));

  const context: AttackContext = {
    port,
    attackers,
    victims,
    lobby: closedLobby.id,
    own: [],
    played: [],
    known: new Map(),
    record: someRecord(seed),
  };
  for (const game of ['seven-wonders', 'architects', 'seven-wonders'])
    await playAmongThemselves(context, game);
  const lobbies = await Promise.all([closedLobby.id, hiddenLobby.id].map(server.match));
  const detector = newLeakDetector(
    victims,
    secretsOf(victims, { hostess, closedLobby, hiddenLobby, lobbies }),
  );

  const run = async (): Promise<Attack> => {
    const started = performance.now();
    const sent = { socket: 0, http: 0, wire: 0 };
    let shownTheDoor = 0;
    let decisions = 0;
    const total = (): number => sent.socket + sent.http + sent.wire;

    async function lane(rng: Rng, until: number): Promise<void> {
      let connection: AttackerConnection | undefined;
      while (total() < until && server.isAlive()) {
        const dice = below(rng, 100);
        if (dice < 4) {
          sent.wire++;
          detector.readAnswer(await wireAttack(rng, port), { sent: 'bytes' });
        } else if (dice < 60) {
          sent.http++;
          await askFor(rng);
        } else {
          // From time to time somebody else, or nobody.
          if (below(rng, 30) === 0) {
            await connection?.close();
            connection = undefined;
          }
          const guest = below(rng, 8) === 0 ? undefined : pick(rng, attackers);
          connection ??= await openAttackerConnection({
            port,
            guest,
            hear: (text, said) => hear(text, said),
          });
          const frames = Array.from({ length: 1 + below(rng, 8) }, () => socketAttack(rng, context));
          sent.socket += frames.length;
          if (!(await connection.say(frames))) {
            shownTheDoor++;
            connection = undefined;
          }
        }
      }
      await connection?.close();
    }

    function hear(text: string, said: readonly string[]) {
      const message = detector.readFrame(text, said);
      if (message?.type === 'view' && message.seat !== null) {
        context.known.set(message.match, { decision: message.decision, legal: message.legal ?? [] });
      }
      if (message?.type === 'over') noteOver(message.match);
      return message;
    }

    /** A match of their own has come to its end: another one follows. */
    function noteOver(match: string): void {
      const at = context.played.indexOf(match);
      if (at < 0) return;
      context.played.splice(at, 1);
      context.known.delete(match);
      void playAmongThemselves(context, 'seven-wonders').catch((error) => detector.find(String(error)));
    }

    async function askFor(rng: Rng): Promise<void> {
      const attack = httpAttack(rng, context);
      const { status, text } = await ask(port, attack);
      const { method, path, headers = {}, body = '' } = attack;
      detector.count(`http ${status}`);
      detector.readAnswer(text, {
        sent: `${method} ${path} ${JSON.stringify(headers)} ${body}`,
        match: attack.match,
      });
      if (status === 201 && path === '/api/matches') noteOwn(context, (JSON.parse(text) as LobbyView).id);
    }

    /** People play on while they are attacked. */
    async function play(until: number): Promise<void> {
      while (total() < until && server.isAlive()) {
        if (total() < (decisions * messages) / DECISIONS_MEANWHILE) await wait(5);
        else {
          decisions++;
          await Promise.all(victims.map((table) => table.step().then(() => detector.checkWaiting(table))));
        }
      }
    }

    async function half(number: number): Promise<Memory> {
      const until = (messages * number) / 2;
      const lanes = Array.from({ length: LANES }, (_, index) =>
        lane(rngFrom(seed, `${number} ${index}`), until),
      );
      await Promise.all([...lanes, play(until)]);
      await settled(server, victims, detector);
      return server.memory();
    }

    const start = await server.memory();
    const memory = { start, half: await half(1), end: await half(2) };
    await playOut(victims);
    checkMemory(memory, detector);
    const views = await checkAllViews(server, detector);
    await checkLobbies();
    for (const table of victims) {
      table.close();
      for (const { guest, refusals } of table.victims) {
        if (refusals.length > 0) detector.find(`${guest.name} was refused: ${refusals.join()}`);
      }
    }
    for (const line of server.complaints) detector.find(`the server complained: ${line}`);
    return {
      seed,
      seconds: Math.round((performance.now() - started) / 1000),
      messages: sent,
      shownTheDoor,
      heard: Object.fromEntries([...detector.heard].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      decisions,
      views,
      memory,
    };
  };

  async function checkLobbies(): Promise<void> {
    for (const before of lobbies) {
      const after = await server.match(before.row.id);
      // What strangers mute for themselves stands in the log of a public lobby, too.
      if (JSON.stringify(essence(after)) !== JSON.stringify(essence(before))) {
        detector.find(`somebody else's lobby was changed: ${JSON.stringify(after.row)}`);
      }
    }
  }

  return { context, detector, run };
}

/** What nobody may hear before the end. */
function secretsOf(
  victims: readonly VictimTable[],
  {
    hostess,
    closedLobby,
    hiddenLobby,
    lobbies,
  }: {
    readonly hostess: FuzzGuest;
    readonly closedLobby: LobbyView;
    readonly hiddenLobby: LobbyView;
    readonly lobbies: readonly Stored[];
  },
): Map<string, string> {
  return new Map([
    ...victims.map(({ seed, id }): [string, string] => [seed, `the seed of ${id}`]),
    ...victims.map(({ secret, id }): [string, string] => [secret, `the secret of ${id}`]),
    ...lobbies.map(({ row: { id, lobby } }): [string, string] => [
      String(lobby.secret),
      `the secret of ${id}`,
    ]),
    ...victims.flatMap((table) =>
      table.victims.map(({ guest }): [string, string] => [guest.token, `the token of ${guest.name}`]),
    ),
    [hostess.token, 'the token of the hostess'],
    [`"${closedLobby.code}"`, 'the code of a lobby'],
    [`"${hiddenLobby.code}"`, 'the code of a private lobby'],
    [hiddenLobby.id, 'a private lobby'],
  ]);
}

/** A table at which attackers sit, with a bot. */
async function playAmongThemselves({ port, attackers, played }: AttackContext, game: string): Promise<void> {
  const [host, ...others] = attackers.slice(played.length, played.length + 2);
  const body = { game, seats: ['open', 'open', 'bot:easy'], visibility: 'public' };
  const { id } = await call<LobbyView>(port, '/api/matches', { guest: host, body });
  for (const guest of others) await call(port, `/api/matches/${id}/join`, { guest });
  await call(port, `/api/matches/${id}/start`, { guest: host });
  played.push(id);
}

/** All attackers are gone, and nothing of them is left in memory. */
async function settled(
  server: AttackedServer,
  victims: readonly VictimTable[],
  detector: LeakDetector,
): Promise<void> {
  const people = victims.flatMap((table) => table.victims).length;
  const giveUpAt = performance.now() + 10_000;
  for (;;) {
    const left = { connections: await server.figure('connections'), rooms: await server.figure('rooms') };
    if (left.connections === people && left.rooms <= victims.length) return;
    if (performance.now() > giveUpAt) {
      detector.find(`attackers left something behind: ${JSON.stringify(left)}`);
      return;
    }
    await wait(100);
  }
}

function checkMemory({ half, end }: { half: Memory; end: Memory }, detector: LeakDetector): void {
  const grown = end.heap - half.heap;
  if (grown > Math.max(NOISE, half.heap / 10)) {
    detector.find(`the heap grew by ${grown.toFixed(1)} MB in the second half`);
  }
}

async function checkAllViews(server: AttackedServer, detector: LeakDetector): Promise<number> {
  let checked = 0;
  for (const match of detector.seen()) checked += detector.checkViews(match, await server.match(match));
  return checked;
}
