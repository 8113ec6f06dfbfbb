// One guest fills a server with tables of experts; beside them a person plays against easy bots, and absent players run out
// of time. For the test of it, and for `node bench/fairness.ts`.

import type { Pace, ServerMessage } from '@mirabilia/protocol';
import { WebSocket } from 'ws';
import { call } from './api-call.ts';

async function newGuest(address: string, name: string): Promise<string> {
  const { token = '' } = await call(address, '/api/guests', { body: { name } });
  return token;
}

interface TableWish {
  readonly token: string;
  readonly seats: readonly string[];
  readonly pace?: Pace;
  /** The tokens of those who join the host. */
  readonly others?: readonly string[];
}

/** Creates and starts a match; gives its id. */
async function startTable(
  address: string,
  { token, seats, pace = { kind: 'untimed' }, others = [] }: TableWish,
): Promise<string> {
  const body = { game: 'seven-wonders', seats, pace };
  const { id = '' } = await call(address, '/api/matches', { token, body });
  for (const other of others) await call(address, `/api/matches/${id}/join`, { token: other });
  await call(address, `/api/matches/${id}/start`, { token });
  return id;
}

/** Tables at which nobody sits but experts, all of one guest. */
export async function startExperts(address: string, tables: number, players: number): Promise<void> {
  const token = await newGuest(address, 'Eve');
  const seats = Array.from({ length: players }, () => 'bot:expert');
  await Promise.all(Array.from({ length: tables }, () => startTable(address, { token, seats })));
}

interface Watching {
  readonly token: string;
  readonly match: string;
  hear(message: ServerMessage, send: (message: object) => void): void;
}

/** Opens a socket that watches a match; gives what closes it. */
function watch(address: string, { token, match, hear }: Watching): () => void {
  const socket = new WebSocket(new URL('/socket', address.replace('http', 'ws')), {
    headers: { Authorization: `Bearer ${token}` },
  });
  const send = (message: object): void => socket.send(JSON.stringify(message));
  socket.on('open', () => send({ type: 'watch', id: 'watch', match, form: 'open' }));
  socket.on('message', (data) => hear(JSON.parse(String(data)) as ServerMessage, send));
  socket.on('error', () => undefined);
  return () => socket.terminate();
}

/**
 * A person plays matches against two easy bots, always at once. Gives the milliseconds from each of their moves to the next
 * decision, that is, until the bots have moved; what is still awaited at the end counts as well.
 */
export async function playEasyBots(address: string, duration: number): Promise<number[]> {
  const token = await newGuest(address, 'Ann');
  const waits: number[] = [];
  const end = performance.now() + duration;
  while (performance.now() < end) {
    const match = await startTable(address, { token, seats: ['open', 'bot:easy', 'bot:easy'] });
    let movedAt: number | undefined;
    const over = Promise.withResolvers<void>();
    const close = watch(address, {
      token,
      match,
      hear(message, send) {
        if (message.type === 'over') over.resolve();
        if (message.type !== 'view') return;
        const now = performance.now();
        if (movedAt !== undefined) waits.push(now - movedAt);
        movedAt = undefined;
        const move = message.legal?.[0];
        if (move === undefined) return;
        movedAt = now;
        const { decision } = message;
        send({ type: 'commit', id: String(decision), match, decision, step: 0, move });
      },
    });
    const late = setTimeout(over.resolve, Math.max(0, end - performance.now()));
    await over.promise;
    clearTimeout(late);
    close();
    if (movedAt !== undefined && performance.now() >= end) waits.push(performance.now() - movedAt);
  }
  return waits;
}

/** Time-outs in a row after which a bot controls the seat. */
const CLOCKED_DECISIONS = 2;

/**
 * Three players who aren't there, with so many seconds for a decision. Gives the milliseconds of the decisions that their
 * clocks made; what is still awaited after `patience` counts as well.
 */
export async function timeOutAbsent(address: string, seconds: number, patience: number): Promise<number[]> {
  const names = ['Bob', 'Cid', 'Dan'];
  const tokens = await Promise.all(names.map((name) => newGuest(address, name)));
  const [token = '', ...others] = tokens;
  const pace: Pace = { kind: 'live', decision: seconds, bank: 0 };
  const match = await startTable(address, { token, seats: names.map(() => 'open'), pace, others });
  const spectator = await newGuest(address, 'Zoe');
  let since = performance.now();
  const waits: number[] = [];
  const done = Promise.withResolvers<void>();
  const close = watch(address, {
    token: spectator,
    match,
    hear(message) {
      const isDone = waits.length === CLOCKED_DECISIONS;
      if (message.type !== 'view' || message.decision === 0 || isDone) return;
      waits.push(performance.now() - since);
      since = performance.now();
      if (waits.length === CLOCKED_DECISIONS) done.resolve();
    },
  });
  const late = setTimeout(done.resolve, patience);
  await done.promise;
  clearTimeout(late);
  close();
  if (waits.length < CLOCKED_DECISIONS) waits.push(performance.now() - since);
  return waits;
}
