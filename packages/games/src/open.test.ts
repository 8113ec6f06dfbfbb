import {
  advance,
  type Entry,
  type Game,
  type GameTypes,
  type JsonObject,
  type Match,
  pending,
  pick,
  playForced,
  rngFrom,
  type State,
  seatView,
  seedOfMatch,
  startMatch,
  viewOf,
} from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { supplyOf } from '../../seven-wonders/src/rules/supply.ts';
import { GAME_IDS, type GameId } from './index.ts';
import { withOpenGame } from './open.ts';

type Seen<T extends GameTypes> = (state: State<T>, resolved: readonly Entry[]) => void;

/** Random matches; `see` is shown every position with the moves that were resolved to it. */
function playThrough<T extends GameTypes>(game: Game<T>, matches: number, see: Seen<T>): void {
  for (let number = 0; number < matches; number++) {
    const players = game.seats.min + (number % (game.seats.max - game.seats.min + 1));
    const options = game.readOptions({ players });
    if (!options.ok) throw new Error(options.refusal.code);
    const match: Match<T> = startMatch(game, options.value, seedOfMatch('open form', number));
    const rng = rngFrom(String(number), 'open form');
    playForced(match);
    see(match.state, []);
    while (pending(match.state).length > 0) {
      const known = match.history.length;
      const [seat] = pending(match.state) as [number];
      const move = pick(rng, game.legalMoves(seatView(match.state, seat)));
      if (!advance(match, seat, move)) continue;
      see(match.state, match.history.slice(known));
      playForced(match);
    }
  }
}

const throughText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.for(GAME_IDS)('%s in the open form', (id: GameId) => {
  test('is plain data, for seats and spectators', () => {
    withOpenGame(id, ({ game, open }) =>
      playThrough(game, 6, (state) => {
        for (const viewer of [0, state.private.length - 1, 'spectator'] as const) {
          const told = open.view(viewOf(state, viewer));
          expect(throughText(told)).toEqual(told);
          expect(told.own === null).toBe(viewer === 'spectator');
        }
      }),
    );
  });

  test('tells a move as the record does to who made it, but for what chance did', () => {
    withOpenGame(id, ({ game, open }) =>
      playThrough(game, 6, (state, resolved) => {
        for (const made of resolved) {
          const whole = game.record.move(made.seat, made.move, state);
          const own = open.entry(made, state, made.seat);
          const { after: _, ...rest } = whole ?? {};
          expect(own ?? {}).toMatchObject(rest);
        }
      }),
    );
  });
});

test('7 Wonders hides the faces of buried and discarded cards from the others', () => {
  withOpenGame('seven-wonders', ({ game, open }) => {
    const seen = new Set<unknown>();
    playThrough(game, 4, (state, resolved) => {
      for (const made of resolved) {
        const { do: action, card } = open.entry(made, state, 'spectator') ?? {};
        if (action === 'stage' || action === 'discard') expect(card).toBe(null);
        if (action === 'build') expect(card).toBeTypeOf('string');
        seen.add(action);
      }
    });
    expect([...seen]).toEqual(expect.arrayContaining(['build', 'stage', 'discard']));
  });
});

test('7 Wonders tells the sources of what a city produces and sells', () => {
  withOpenGame('seven-wonders', ({ game, open }) =>
    playThrough(game, 6, (state) => {
      const told = open.view(viewOf(state, 'spectator')) as unknown as {
        cities: { production: { own: never[]; sold: never[] } }[];
      };
      const { cities } = state.public.table as unknown as { cities: { own: unknown; sold: unknown }[] };
      cities.forEach(({ own, sold }, at) => {
        expect(supplyOf(told.cities[at]?.production.own ?? [])).toEqual(own);
        expect(supplyOf(told.cities[at]?.production.sold ?? [])).toEqual(sold);
      });
    }),
  );
});

test('Architects keeps the order of a deck that was shuffled to itself', () => {
  withOpenGame('architects', ({ game, open }) => {
    let shuffles = 0;
    playThrough(game, 60, (state, resolved) => {
      for (const made of resolved) {
        const whole: JsonObject = game.record.move(made.seat, made.move, state) ?? {};
        if (whole.after === undefined) continue;
        shuffles++;
        for (const viewer of [made.seat, 'spectator'] as const) {
          expect(open.entry(made, state, viewer)?.after).toBe(null);
        }
      }
    });
    expect(shuffles).toBeGreaterThan(0);
  });
});
