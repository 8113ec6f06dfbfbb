// The score pad comes to what the engine counted, for every player of whole matches, in every category.

import {
  type Architects,
  architects,
  cardFacts as architectsCard,
  tokenFacts,
  WONDERS,
} from '@mirabilia/architects';
import {
  advance,
  type Game,
  type GameTypes,
  outcomeOf,
  pending,
  pick,
  rngFrom,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import {
  boardFacts,
  effectsOf,
  type SevenWonders,
  sevenWonders,
  stageEffectsOf,
} from '@mirabilia/seven-wonders';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { padGame as architectsPad, ready as architectsReady } from './games/architects.tsx';
import { padGame as wondersPad, ready as wondersReady } from './games/seven-wonders.tsx';
import { type Pad, type PadPlayer, readPads, withCount, withPad } from './pad.ts';
import { type PadScore, placesIn } from './pad-game.ts';

// Before the pictures of the wonders, which ask for the theme, are imported.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} })));

beforeAll(async () => {
  await Promise.all([architectsReady(), wondersReady()]);
});

/** A match to its end, by chance. */
function played<T extends GameTypes>(game: Game<T>, given: object, seed: string) {
  const options = game.readOptions(given);
  if (!options.ok) throw new Error('bad options');
  const match = startMatch<T>(game, options.value, seed);
  const rng = rngFrom(seed, 'score pad');
  for (let seat = pending(match.state)[0]; seat !== undefined; seat = pending(match.state)[0]) {
    advance(match, seat, pick(rng, game.legalMoves(seatView(match.state, seat))));
  }
  const outcome = outcomeOf(match);
  if (outcome === undefined) throw new Error('not over');
  return { table: match.state.public.table as T['table'], outcome };
}

const tally = (ids: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
};

/** What people would write down for a city. */
function asWritten(
  table: SevenWonders['table'],
  seat: number,
  score: Readonly<Record<string, number>>,
): PadPlayer {
  const city = table.cities[seat] as SevenWonders['table']['cities'][number];
  const { wonder, side } = boardFacts(city.board);
  const stages = Array.from({ length: city.stages }, (_, stage) => stageEffectsOf(city.board, stage)).flat();
  const symbols = [...city.structures.flatMap((card) => effectsOf(card)), ...stages].flatMap((effect) =>
    effect.kind === 'science' ? [effect.symbols.length > 1 ? 'wild' : (effect.symbols[0] as string)] : [],
  );
  const battles = city.battles.flatMap((result) =>
    result === 0 ? [] : [result < 0 ? 'defeats' : `victories${{ 1: 1, 3: 2, 5: 3 }[result]}`],
  );
  const { civilian = 0, commerce = 0, guilds = 0 } = score;
  return {
    name: '',
    wonder: `${wonder} ${side}`,
    counts: {
      ...tally([...symbols, ...battles]),
      coins: city.coins,
      stages: city.stages,
      civilian,
      commerce,
      guilds,
    },
  };
}

describe('7 Wonders', () => {
  test.for([2, 3, 5, 7])('%i players', (players) => {
    for (let match = 0; match < 8; match++) {
      const { table, outcome } = played<SevenWonders>(sevenWonders, { players }, `5c0e${players}${match}ab`);
      // A guild that is copied may bring a symbol: people add it to their symbols themselves.
      const sheets = outcome.scores.map((score, seat) => ({ score, player: asWritten(table, seat, score) }));
      for (const { score, player } of sheets.filter(({ player }) => !player.wonder.startsWith('olympia'))) {
        const { points, total } = wondersPad().score(player);
        expect({ ...points, total }).toMatchObject(score);
      }
    }
  });

  test('equal points: more coins win, and equal coins share', () => {
    const { score, tie } = wondersPad();
    const rich = { name: 'Ann', wonder: '', counts: { coins: 9 } };
    const poor = { name: 'Bob', wonder: '', counts: { civilian: 3 } };
    expect(placesIn([score(poor), score(rich)]).map(({ player, place }) => [player, place])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(placesIn([score(rich), score(rich), score(poor)]).map(({ place }) => place)).toEqual([1, 1, 3]);
    expect(tie('Ann', 9, false)).toContain('9');
    expect(tie('Ann', 9, true)).not.toBe(tie('Ann', 9, false));
  });

  test('says how science and coins come about, and what wild symbols count as', () => {
    const { reason } = wondersPad();
    const player = { name: '', wonder: '', counts: { compass: 2, gear: 1, wild: 1, coins: 7 } };
    expect(reason('science', player)).toContain('2² + 1² + 1² + 7 × 1');
    expect(reason('science', player)).toMatch(/tablet/i);
    expect(reason('treasury', player)).toBe('7 ÷ 3');
    expect(wondersPad().score(player).points).toMatchObject({ science: 13, treasury: 2 });
  });
});

describe('Architects', () => {
  test.for([2, 4, 7])('%i players, by their wonders and without them', (players) => {
    for (let match = 0; match < 6; match++) {
      const { table, outcome } = played<Architects>(architects, { players }, `a5c0${players}${match}cd`);
      for (const [seat, { stages, ...score }] of outcome.scores.entries()) {
        const city = table.cities[seat] as Architects['table']['cities'][number];
        const scoring = new Set(['decor', 'politics', 'strategy', 'education', 'culture']);
        const tokens = city.tokens.map((token) => tokenFacts(token).id);
        const counts = {
          ...tally(tokens.map((id) => (scoring.has(id) ? id : 'otherTokens'))),
          ...Object.fromEntries(city.cards.map((count, card) => [architectsCard(card).id, count])),
          victories: city.victories,
          cat: table.cat === seat ? 1 : 0,
        };
        const built = Object.fromEntries(
          [1, 2, 3, 4, 5].map((stage) => [`stage${stage}`, (city.stages >> (stage - 1)) & 1]),
        );
        const wonder = WONDERS[city.wonder]?.id ?? '';
        const known = { name: '', wonder, counts: { ...counts, ...built } };
        const unknown = { name: '', wonder: '', counts: { ...counts, wonder: score.wonder, stages } };
        for (const player of [known, unknown]) {
          const { points, total, tieBreaker } = architectsPad().score(player);
          expect({ ...points, total, stages: tieBreaker }).toEqual({ ...score, stages });
        }
      }
    }
  });

  test('equal points: more stages win', () => {
    const { score } = architectsPad();
    const scores: PadScore[] = [
      score({ name: '', wonder: '', counts: { wonder: 6, stages: 1 } }),
      score({ name: '', wonder: '', counts: { wonder: 6, stages: 2 } }),
    ];
    expect(placesIn(scores)[0]?.player).toBe(1);
  });
});

describe('what is kept', () => {
  const players: readonly PadPlayer[] = ['Ann', 'Bob'].map((name) => ({
    name,
    wonder: '',
    counts: { cat: 0 },
  }));
  const pad = (id: string, at: number): Pad => ({ id, game: 'architects', at, isDone: false, players });

  test('the newest first, each once', () => {
    const all = withPad(withPad([pad('a', 1)], pad('b', 2)), { ...pad('a', 1), isDone: true });
    expect(all.map(({ id, isDone }) => [id, isDone])).toEqual([
      ['b', false],
      ['a', true],
    ]);
    expect(readPads(JSON.stringify(all), () => true)).toEqual(all);
  });

  test('nothing that isn’t ours, and no game that isn’t there', () => {
    const other = [{ id: 'x' }, null, { ...pad('y', 3), players: [{ name: 1 }] }, pad('z', 4)];
    expect(readPads(JSON.stringify(other), () => true).map(({ id }) => id)).toEqual(['z']);
    expect(readPads(JSON.stringify(other), (id) => id === 'seven-wonders')).toEqual([]);
    expect(readPads('{', () => true)).toEqual([]);
    expect(readPads(null, () => true)).toEqual([]);
  });

  test('the cat is with one player', () => {
    const first = withCount(players, { player: 0, counter: 'cat', count: 1 }, true);
    const then = withCount(first, { player: 1, counter: 'cat', count: 1 }, true);
    expect(then.map(({ counts }) => counts.cat)).toEqual([0, 1]);
  });
});
