// Games in numbers: the vectors say what the open view says, and every legal move has an action of its own.

import { readFileSync } from 'node:fs';
import { GAME_IDS, type GameId } from '@mirabilia/games';
import { withOpenGame } from '@mirabilia/games/open';
import {
  advance,
  type GameTypes,
  type JsonObject,
  outcomeOf,
  pending,
  pick,
  rngFrom,
  type SeatView,
  seatView,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';
import { CARDS } from '@mirabilia/seven-wonders';
import { describe, expect, test } from 'vitest';
import { newEnvBatch } from './env-batch.ts';
import { AGENT, type EnvSeat } from './env-match.ts';
import { withVectorGame } from './vector-games.ts';

const RULES = {
  programs: {
    take: async () => ({ fault: 'there are none' }),
    giveBack: () => {},
    close: async () => {},
  },
  moveTime: 1000,
};

/** An observation by the names of its entries, and those that aren't 0 by field as well. */
interface Seen {
  get(name: string): number | undefined;
  readonly fields: ReadonlyMap<string, Readonly<Record<string, number>>>;
}

interface Position {
  readonly view: SeatView<GameTypes>;
  readonly seen: Seen;
  readonly open: JsonObject;
  /** The legal moves in notation, and the names of their actions. */
  readonly moves: readonly string[];
  readonly actions: readonly string[];
  /** The holdings of all seats, which the viewer doesn't see. */
  readonly holdings: readonly unknown[];
}

interface Table {
  readonly id: GameId;
  readonly players: number;
  readonly matches: number;
}

function seenIn(names: readonly string[], out: Uint8ClampedArray): Seen {
  const fields = new Map<string, Record<string, number>>();
  out.forEach((value, at) => {
    if (value === 0) return;
    const name = names[at] as string;
    const dot = name.lastIndexOf('.');
    const field = name.slice(0, dot);
    fields.set(field, { ...fields.get(field), [name.slice(dot + 1)]: value });
  });
  return { get: (name) => out[names.indexOf(name)], fields };
}

/** Shows every position of random matches as the seat sees it that is asked. */
function playThrough({ id, players, matches }: Table, see: (position: Position) => void): void {
  withVectorGame(id, ({ game, formFor }) => {
    const { observation, actions } = formFor(players);
    for (let number = 0; number < matches; number++) {
      const options = game.readOptions({ players, ...(number % 2 === 0 && { wonders: 'draft' }) });
      if (!options.ok) throw new Error(options.refusal.code);
      const match = startMatch(game, options.value, seedOfMatch(`env ${players}`, number));
      const rng = rngFrom(String(number), 'env');
      for (let asked = pending(match.state); asked.length > 0; asked = pending(match.state)) {
        const [seat = 0] = asked;
        const view = seatView(match.state, seat);
        const legal = game.legalMoves(view);
        const numbers: number[] = [];
        actions.add(numbers, legal, view);
        const out = new Uint8ClampedArray(observation.names.length);
        observation.write(out, 0, view);
        see({
          view,
          seen: seenIn(observation.names, out),
          open: withOpenGame(id, ({ open }) => open.view(view as never)),
          moves: legal.map(game.notation.make),
          actions: numbers.map((number) => actions.names[number] as string),
          holdings: match.state.private.map(({ holding }) => holding),
        });
        advance(match, seat, pick(rng, legal));
      }
      if (outcomeOf(match) === undefined) throw new Error('the match has not ended');
    }
  });
}

/** The entries of a field that aren't 0. */
const entriesOf = ({ fields }: Seen, field: string): Readonly<Record<string, number>> =>
  fields.get(field) ?? {};

const countsOf = (ids: readonly (string | null)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const id of ids) if (id !== null) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
};

describe.for(GAME_IDS)('%s in numbers', (id) => {
  test.for([2, 3, 7])('%i players: each legal move has an action of its own, by its name', (players) => {
    const used = new Set<string>();
    playThrough({ id, players, matches: 4 }, ({ moves, actions }) => {
      expect(new Set(actions).size).toBe(moves.length);
      actions.forEach((action, at) => {
        const move = moves[at] as string;
        const bare = (text: string): string => text.replace(/ #\d+$/, '').replace(/( [LR]\d+)+$/, '');
        if (action.includes('far+')) expect(move).toMatch(/^take of-\d wonder$/);
        else expect(bare(action)).toBe(bare(move));
        used.add(action);
      });
    });
    expect(used.size).toBeGreaterThan(60);
  });
});

test('7 Wonders numbers the ways to pay from the cheapest on', () => {
  let split = 0;
  playThrough({ id: 'seven-wonders', players: 5, matches: 6 }, ({ moves, actions }) => {
    const price = (move: string): number =>
      [...move.matchAll(/ [LR](\d+)/g)].reduce((sum, [, coins]) => sum + Number(coins), 0);
    actions.forEach((action, at) => {
      if (!/ #([2-9]|1\d)$/.test(action)) return;
      split++;
      expect(price(moves[at - 1] as string)).toBeLessThanOrEqual(price(moves[at] as string));
    });
  });
  expect(split).toBeGreaterThan(20);
});

/** What the open view is known to hold there. */
const known = <T>(value: unknown): T => value as T;

interface OpenCity {
  readonly [key: string]: unknown;
}
const cityAt = (open: JsonObject, seat: number): OpenCity => known<OpenCity[]>(open.cities)[seat] as OpenCity;

test.for([2, 3, 6])('7 Wonders with %i players: the vector says what the open view says', (players) => {
  playThrough({ id: 'seven-wonders', players, matches: 2 }, ({ view, seen, open }) => {
    const own = known<{ hand: string[]; discardPile: string[] | null }>(open.own);
    expect(entriesOf(seen, 'hand')).toEqual(countsOf(own.hand));
    expect(entriesOf(seen, 'discardPile')).toEqual(countsOf(own.discardPile ?? []));
    expect(entriesOf(seen, 'phase')).toEqual({ [(open.phase as JsonObject).kind as string]: 1 });
    expect([seen.get('age'), seen.get('turn'), seen.get('discards')]).toEqual([
      open.age,
      open.turn,
      open.discards,
    ]);
    const cities = Math.max(players, 3);
    for (let offset = 0; offset < cities; offset++) {
      const city = cityAt(open, (view.viewer + offset) % cities);
      const battles = city.battles as number[];
      const at = `city+${offset}`;
      expect(entriesOf(seen, `${at}.board`)).toEqual(
        city.wonder === null ? {} : { [`${city.wonder}/${city.side}`]: 1 },
      );
      expect(entriesOf(seen, `${at}.structures`)).toEqual(countsOf(city.structures as string[]));
      const symbols = Object.entries(city.symbols as Record<string, number>).filter(([, count]) => count > 0);
      expect(entriesOf(seen, `${at}.symbols`)).toEqual(Object.fromEntries(symbols));
      for (const key of ['coins', 'stages', 'shields']) expect(seen.get(`${at}.${key}`)).toBe(city[key]);
      expect(seen.get(`${at}.defeats`)).toBe(battles.filter((points) => points < 0).length);
      const won = battles.filter((points) => points > 0).reduce((sum, points) => sum + points, 0);
      expect(seen.get(`${at}.victoryPoints`)).toBe(won);
    }
  });
});

test.for([2, 3, 5, 7])(
  '7 Wonders with %i players: hands that were seen hold what is remembered',
  (players) => {
    let remembered = 0;
    playThrough({ id: 'seven-wonders', players, matches: 2 }, ({ view, seen, holdings }) => {
      const { phase } = view.public.table as { phase: { kind: string } };
      if (phase.kind !== 'turn') return;
      for (let offset = 1; offset < players; offset++) {
        const cardsLeft = { ...entriesOf(seen, `hand+${offset}`) };
        if (Object.keys(cardsLeft).length === 0) continue;
        remembered++;
        const { hand } = holdings[(view.viewer + offset) % players] as { hand: number[] };
        const unknown = hand.filter((card) => {
          const { id } = CARDS[card] as { id: string };
          cardsLeft[id] = (cardsLeft[id] ?? 0) - 1;
          return (cardsLeft[id] ?? 0) < 0;
        });
        // The Free City's holder has drawn a card.
        expect(unknown.length).toBeLessThanOrEqual(players === 2 ? 1 : 0);
      }
    });
    expect(remembered).toBeGreaterThan(20);
  },
);

test.for([2, 4, 7])('Architects with %i players: the vector says what the open view says', (players) => {
  playThrough({ id: 'architects', players, matches: 2 }, ({ view, seen, open }) => {
    const own = known<{ centralTop: string | null; found: string[] | null }>(open.own);
    expect(entriesOf(seen, 'phase')).toEqual({ [(open.phase as JsonObject).kind as string]: 1 });
    expect(entriesOf(seen, 'central.top')).toEqual(countsOf([own.centralTop]));
    expect(entriesOf(seen, 'found')).toEqual(countsOf(own.found ?? []));
    expect(entriesOf(seen, 'extraCards')).toEqual(countsOf(open.extraCards as string[]));
    expect(entriesOf(seen, 'tokensUsed')).toEqual(countsOf(open.tokensUsed as string[]));
    expect(entriesOf(seen, 'discards')).toEqual(open.discards);
    const row = open.row as (string | null)[];
    for (const [place, token] of row.entries()) {
      expect(entriesOf(seen, `row+${place}`)).toEqual(countsOf([token]));
    }
    expect([seen.get('tokenPile'), seen.get('central.cards')]).toEqual([open.tokenPile, open.central]);
    expect(seen.get('conflict.turned')).toBe((open.conflict as { turned: number }).turned);
    for (let offset = 0; offset < players; offset++) {
      const seat = (view.viewer + offset) % players;
      const city = cityAt(open, seat);
      const deck = city.deck as { top: string | null; cards: number };
      const at = `city+${offset}`;
      expect(entriesOf(seen, `${at}.wonder`)).toEqual(countsOf([city.wonder as string | null]));
      expect(entriesOf(seen, `${at}.stages`)).toEqual(countsOf((city.stages as number[]).map(String)));
      expect(entriesOf(seen, `${at}.cards`)).toEqual(city.cards);
      expect(entriesOf(seen, `${at}.tokens`)).toEqual(countsOf(city.tokens as string[]));
      for (const key of ['shields', 'victories']) expect(seen.get(`${at}.${key}`)).toBe(city[key]);
      expect(seen.get(`${at}.cat`)).toBe(open.cat === seat ? 1 : 0);
      expect(seen.get(`${at}.moves`)).toBe(open.seat === seat ? 1 : 0);
      expect(entriesOf(seen, `${at}.deck.top`)).toEqual(countsOf([deck.top]));
      expect(seen.get(`${at}.deck.cards`)).toBe(deck.cards);
      const left = Object.values(entriesOf(seen, `${at}.deck.left`)).reduce((sum, count) => sum + count, 0);
      expect(left).toBe(deck.cards);
    }
  });
});

/** Reads what a turn is made of, as a program does. */
function readTurn(bytes: Uint8Array, players: number) {
  const head = new Int32Array(bytes.buffer, 0, 4);
  const [rows = 0, actions = 0, finished = 0, size = 0] = head;
  const wide = new Int32Array(bytes.buffer, 16, 2 * rows + 1 + finished * (2 + 2 * players));
  const actionsAt = 16 + wide.byteLength;
  const seatsAt = actionsAt + 2 * actions;
  return {
    rows,
    size,
    matches: [...wide.subarray(0, rows)],
    starts: [...wide.subarray(rows, 2 * rows + 1)],
    finished: [...wide.subarray(2 * rows + 1)],
    actions: new Uint16Array(bytes.buffer, actionsAt, actions),
    seats: [...bytes.subarray(seatsAt, seatsAt + rows)],
    observations: bytes.subarray(seatsAt + rows),
  };
}

function batchOf(id: GameId, seats: readonly EnvSeat[], plan: { matches: number; everyone?: boolean }) {
  return withVectorGame(id, ({ game, formFor }) => {
    const options = game.readOptions({ players: seats.length });
    if (!options.ok) throw new Error(options.refusal.code);
    const table = { game, options: options.value, seats, rules: RULES };
    return newEnvBatch(table, formFor(seats.length), { series: 's', everyone: false, ...plan });
  });
}

const first = ({ rows, starts, actions }: ReturnType<typeof readTurn>): Uint16Array =>
  Uint16Array.from({ length: rows }, (_, row) => actions[starts[row] as number] as number);

const DOCS = readFileSync(new URL('../../../../docs/python.md', import.meta.url), 'utf8');

/** The field that an entry belongs to, whatever the seat and the card. */
const fieldOf = (entry: string): string =>
  entry
    .replace(/\+\d/, '+')
    .replace(/^((?:city\+\.)?(?:central|deck)\.\w+|city\+\.\w+|(?:hand|row)\+|\w+)(\..*)?$/, '$1');

describe.for([
  ['seven-wonders', '### 7 Wonders in bytes'],
  ['architects', '### Architects in bytes'],
] as const)('docs/python.md and %s', ([id, heading]) => {
  const section = DOCS.slice(DOCS.indexOf(heading)).split(/\n##/)[0] ?? '';
  const counts = [2, 3, 7].map((players) =>
    withVectorGame(id, ({ formFor }) => ({ players, form: formFor(players) })),
  );

  test('name every field of an observation', () => {
    const fields = new Set(counts.flatMap(({ form }) => form.observation.names.map(fieldOf)));
    expect(fields.size).toBeGreaterThan(15);
    const isNamed = (field: string): boolean =>
      field.startsWith('city+.')
        ? new RegExp(`[\`0]${field.slice('city+'.length).replaceAll('.', '\\.')}[\`.]`).test(section)
        : section.includes(`\`${field}`);
    expect([...fields].filter((field) => !isNamed(field))).toEqual([]);
    expect(isNamed('city+.weather') || isNamed('weather')).toBe(false);
  });

  test('tell the numbers of actions', () => {
    for (const { form } of counts) {
      const { length } = form.actions.names;
      const isTold = DOCS.includes(length.toLocaleString('en')) || (length >= 566 && length <= 571);
      expect({ length, isTold }).toEqual({ length, isTold: true });
    }
  });
});

describe('many matches at once', () => {
  test.for(GAME_IDS)('%s: the same seed and actions give the same bytes, match after match', async (id) => {
    const runs = await Promise.all(
      [1, 2].map(async () => {
        const batch = batchOf(id, [AGENT, AGENT, AGENT], { matches: 3 });
        const told: Uint8Array[] = [await batch.reset()];
        const numbers: number[] = [];
        while (numbers.length < 8) {
          const stepped = await batch.step(first(readTurn(told.at(-1) as Uint8Array, 3)));
          if (!stepped.ok) throw new Error('refused');
          told.push(stepped.value);
          const { finished } = readTurn(stepped.value, 3);
          for (let at = 0; at < finished.length; at += 8) numbers.push(finished[at + 1] as number);
        }
        return { told, numbers };
      }),
    );
    expect(runs[0]?.told).toEqual(runs[1]?.told);
    expect(runs[0]?.numbers.toSorted((a, b) => a - b)).toEqual([...Array(runs[0]?.numbers.length).keys()]);
  });

  test('bots play the other seats, as they do elsewhere', async () => {
    const batch = batchOf('architects', [AGENT, 'easy', 'medium'], { matches: 2 });
    let turn = readTurn(await batch.reset('bots'), 3);
    while (turn.finished.length === 0) {
      expect(new Set(turn.seats)).toEqual(new Set([0]));
      const stepped = await batch.step(first(turn));
      if (!stepped.ok) throw new Error('refused');
      turn = readTurn(stepped.value, 3);
    }
    const [, , ...ends] = turn.finished;
    const places = ends.slice(3, 6);
    expect(Math.min(...places)).toBe(1);
    // The medium bot is no worse than one that takes the first action that comes.
    expect(ends[2]).toBeGreaterThan(ends[0] as number);
  });

  test('an illegal action is named, and nothing is played', async () => {
    const batch = batchOf('seven-wonders', [AGENT, AGENT, AGENT], { matches: 2 });
    const turn = readTurn(await batch.reset(), 3);
    const before = batch.views();
    const wrong = first(turn);
    wrong[4] = 0;
    expect(await batch.step(wrong)).toMatchObject({
      refusal: { facts: { sentence: 'The action 0 (wait) is not legal for seat 1 of match 1.' } },
    });
    wrong[4] = 60_000;
    expect(await batch.step(wrong)).toMatchObject({
      refusal: { facts: { sentence: 'There is no action 60000 for seat 1 of match 1.' } },
    });
    expect(await batch.step(wrong.subarray(1))).toMatchObject({ ok: false });
    expect(batch.views()).toEqual(before);
    expect((await batch.step(first(turn))).ok).toBe(true);
  });

  test('if everyone is told, those who aren’t asked wait', async () => {
    const batch = batchOf('architects', [AGENT, AGENT, AGENT, AGENT], { matches: 1, everyone: true });
    const turn = readTurn(await batch.reset(), 4);
    expect(turn.seats).toEqual([0, 1, 2, 3]);
    const waiting = turn.seats.filter((_, row) => turn.actions[turn.starts[row] as number] === 0);
    expect(waiting).toHaveLength(3);
    expect((await batch.step(first(turn))).ok).toBe(true);
  });
});
