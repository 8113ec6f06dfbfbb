// Players of many matches in one process. It carries the engine, as the web client does, and plays any legal move.
// Its parent orders a round: first everybody is seated, then, on the word `play`, the round is played and reported.

import { type Json, type Move, readEngineForm, type SeatView } from '@mirabilia/kernel';
import { sevenWonders as game, type SevenWonders } from '@mirabilia/seven-wonders';
import { WebSocket } from 'ws';

export interface Order {
  /** Of the processes that serve; the players of each match are spread over all. */
  readonly addresses: readonly string[];
  readonly matches: number;
  /** Milliseconds between which a player's thought takes. */
  readonly thought: { readonly least: number; readonly most: number };
  /** Messages that were sent in the first so many milliseconds don't count for the latency. */
  readonly warmUp: number;
}

export interface Report {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from a player's message until the last opponent was told, in ascending order. */
  readonly latencies: readonly number[];
  /** Refusals, lost connections and matches without an end, by code. */
  readonly errors: Readonly<Record<string, number>>;
}

const PLAYERS = 4;
const TABLES_AT_ONCE = 16;
/** Milliseconds after which a round that doesn't end is given up. */
const LONGEST_ROUND = 60_000;

type View = SeatView<Parameters<typeof game.legalMoves>[0] extends SeatView<infer T> ? T : never>;

interface Sent {
  readonly seat: number;
  readonly at: number;
  /** Under which number it was carried out; unknown until the answer. */
  seq: number | undefined;
}

interface Table {
  readonly id: string;
  readonly sockets: WebSocket[];
  /** The number that each seat was told last. */
  readonly told: number[];
  /** By message id. */
  readonly sent: Map<string, Sent>;
  isOver: boolean;
}

function newRound({ thought, warmUp }: Order) {
  const latencies: number[] = [];
  const errors: Record<string, number> = {};
  const held: (() => void)[] = [];
  let startedAt: number | undefined;
  let moves = 0;
  let lastId = 0;
  let running = 0;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const fail = (code: string): void => {
    errors[code] = (errors[code] ?? 0) + 1;
  };

  /** The last of the opponents was told, and the sender has his answer: the message has arrived. */
  function settle(table: Table): void {
    for (const [id, { seat, at, seq }] of table.sent) {
      if (seq === undefined || table.told.some((told, other) => other !== seat && told < seq)) continue;
      table.sent.delete(id);
      moves++;
      if (at - (startedAt as number) >= warmUp) latencies.push(performance.now() - at);
    }
  }

  /** Chosen at once and sent after the thought, so that nobody has to keep the view meanwhile. */
  function choose(table: Table, view: View): () => void {
    const seat = view.viewer;
    const legal = game.legalMoves(view);
    const move = legal[Math.floor(Math.random() * legal.length)] as Move;
    const id = String(++lastId);
    const message = { type: 'commit', id, match: table.id, decision: view.public.decision, step: 0 };
    const text = JSON.stringify({ ...message, move: game.notation.make(move) });
    return () => {
      table.sent.set(id, { seat, at: performance.now(), seq: undefined });
      table.sockets[seat]?.send(text);
    };
  }

  function think(table: Table, view: View): void {
    const send = choose(table, view);
    const later = (): void => {
      const delay = thought.least + Math.random() * (thought.most - thought.least);
      if (delay === 0) send();
      else setTimeout(send, delay);
    };
    if (startedAt === undefined) held.push(later);
    else later();
  }

  /** Most messages only say that somebody is ready, and are not read further than their number. */
  const SEQ = /"seq":(\d+)/;

  function hear(table: Table, seat: number, text: string): void {
    if (text.startsWith('{"type":"plan"') || text.startsWith('{"type":"lobby"')) return;
    if (text.startsWith('{"type":"ready"')) table.told[seat] = Number(SEQ.exec(text)?.[1]);
    else {
      const message = JSON.parse(text) as { readonly type: string; readonly [key: string]: Json };
      if (message.type === 'refused') fail(String(message.code));
      if (message.type === 'ack') {
        const sent = table.sent.get(message.id as string);
        if (sent !== undefined) sent.seq = message.seq as number;
      }
      if (message.type === 'view') {
        table.told[seat] = message.seq as number;
        const view = readEngineForm<SevenWonders>(message.view as Json) as View;
        if ((view.public.owed[seat] as number) > 0) think(table, view);
      }
      if (message.type === 'over' && !table.isOver) {
        table.isOver = true;
        if (--running === 0) end();
      }
    }
    settle(table);
  }

  return {
    fail,
    hear,
    add: () => void running++,
    /** Lets everybody begin at once; gives the report when all matches are over. */
    async play(): Promise<Report> {
      startedAt = performance.now();
      for (const begin of held) begin();
      const alarm = setTimeout(() => {
        for (let unfinished = running; unfinished > 0; unfinished--) fail('no-end');
        end();
      }, LONGEST_ROUND);
      await ended;
      clearTimeout(alarm);
      const seconds = (performance.now() - startedAt) / 1000;
      return { moves, seconds, latencies: latencies.sort((a, b) => a - b), errors };
    },
  };
}

type Round = ReturnType<typeof newRound>;

async function call(
  address: string,
  path: string,
  { body = {}, token = '' },
): Promise<{ [key: string]: string }> {
  const headers = {
    'Content-Type': 'application/json',
    ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
  };
  const response = await fetch(new URL(path, address), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { [key: string]: string };
  if (!response.ok) throw new Error(`${path}: ${answer.code}`);
  return answer;
}

let tables = 0;

const CLOCK = { kind: 'live', decision: 60, bank: 120 };

/** A match that has started, with its four players connected and shown their first hand. */
async function seatTable({ addresses }: Order, round: Round): Promise<Table> {
  const first = tables++;
  const at = (player: number): string => addresses[(first + player) % addresses.length] as string;
  const address = at(0);
  const names = Array.from({ length: PLAYERS }, (_, i) => `Player ${i + 1}`);
  const tokens = await Promise.all(
    names.map(async (name) => (await call(address, '/api/guests', { body: { name } })).token as string),
  );
  const [host = '', ...others] = tokens;
  const wish = { game: game.id, seats: names.map(() => 'open'), pace: CLOCK };
  const { id = '' } = await call(address, '/api/matches', { body: wish, token: host });
  for (const token of others) await call(address, `/api/matches/${id}/join`, { token });
  await call(address, `/api/matches/${id}/start`, { token: host });
  const table: Table = { id, sockets: [], told: names.map(() => 0), sent: new Map(), isOver: false };
  round.add();
  await Promise.all(tokens.map((token, player) => sitDown(at(player), table, { token, round })));
  return table;
}

/** Resolves when the first view is there: it says which seat it is. */
function sitDown(
  address: string,
  table: Table,
  { token, round }: { readonly token: string; readonly round: Round },
): Promise<void> {
  const socket = new WebSocket(new URL('/socket', address.replace('http', 'ws')), {
    headers: { Authorization: `Bearer ${token}` },
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'watch', id: 'watch', match: table.id, form: 'engine' })),
  );
  socket.on('error', () => round.fail('socket-error'));
  socket.on('close', () => table.isOver || round.fail('socket-closed'));
  return new Promise((resolve) => {
    let seat = -1;
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (seat < 0 && text.startsWith('{"type":"view"')) {
        seat = (JSON.parse(text) as { seat: number }).seat;
        table.sockets[seat] = socket;
        resolve();
      }
      if (seat >= 0) round.hear(table, seat, text);
    });
  });
}

async function seatAll(order: Order, round: Round): Promise<Table[]> {
  const tables: Table[] = [];
  let left = order.matches;
  const seatSome = async () => {
    while (left-- > 0) tables.push(await seatTable(order, round));
  };
  await Promise.all(Array.from({ length: TABLES_AT_ONCE }, seatSome));
  return tables;
}

let seated: { readonly round: Round; readonly tables: readonly Table[] } | undefined;

async function obey(order: Order | 'play'): Promise<'seated' | Report> {
  if (order !== 'play') {
    const round = newRound(order);
    seated = { round, tables: await seatAll(order, round) };
    return 'seated';
  }
  if (seated === undefined) throw new Error('nobody is seated');
  const report = await seated.round.play();
  for (const { sockets } of seated.tables) for (const socket of sockets) socket.close();
  return report;
}

process.on('message', async (order: Order | 'play') => void process.send?.(await obey(order)));
