// The table's own reasoning against the real rules: over whole matches, at every number of players.

import {
  type Architects,
  architects,
  completedBy,
  consequences,
  deckAt,
  FROM_PILE,
  NONE,
  placeIn,
  scoreOf,
  shieldsOf,
} from '@mirabilia/architects';
import {
  advance,
  type Match,
  pending,
  pick,
  rngFrom,
  type SeatView,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { askedOf } from './ask.ts';
import { battlesOf, previewOf } from './battle.ts';
import { actionOf, choiceFor, choicesOf, keyOf, targetOf } from './choices.ts';
import { layersOf, stageState, standingIn } from './city.ts';
import { finisherOf, standingsOf } from './standings.ts';
import { towardsWith } from './towards.ts';
import { wantedBy } from './wanted.ts';

function start(players: number, seed: string): Match<Architects> {
  const options = architects.readOptions({ players });
  if (!options.ok) throw new Error('bad options');
  return startMatch(architects, options.value, seed);
}

/** Plays at random and shows every view of whoever decides. */
function playThrough(
  players: number,
  seed: string,
  look: (view: SeatView<Architects>) => void,
): Match<Architects> {
  const match = start(players, seed);
  const rng = rngFrom(seed, 'play');
  for (let seat = pending(match.state)[0]; seat !== undefined; seat = pending(match.state)[0]) {
    const view = seatView(match.state, seat);
    look(view);
    advance(match, seat, pick(rng, architects.legalMoves(view)));
  }
  return match;
}

const SEEDS = [
  '00112233445566778899aabbccddeeff',
  'ffeeddccbbaa99887766554433221100',
  '0123456789abcdef0123456789abcdef',
];

describe.for([2, 3, 5, 7])('%i players', (players) => {
  test('every legal move is found under the one thing that it points at', () => {
    const actions = new Set<string>();
    for (const seed of SEEDS) {
      playThrough(players, seed, (view) => {
        const legal = architects.legalMoves(view);
        const choices = choicesOf(legal);
        expect(choices.flatMap(({ moves }) => moves).toSorted((a, b) => a - b)).toEqual(
          legal.toSorted((a, b) => a - b),
        );
        expect(new Set(choices.map(({ target }) => keyOf(target))).size).toBe(choices.length);
        for (const move of legal) {
          actions.add(actionOf(move));
          expect(choiceFor(choices, targetOf(move))?.moves).toContain(move);
        }
        const asked = askedOf(view);
        expect(asked.kind).toBe('choose');
      });
    }
    expect([...actions]).toEqual(expect.arrayContaining(['take', 'progress']));
  });

  test('a stage is built, next or later just as the rules see it', () => {
    playThrough(players, SEEDS[0] as string, ({ viewer, public: { table } }) => {
      const city = table.cities[viewer];
      if (city === undefined) throw new Error('no city');
      const states = [1, 2, 3, 4, 5].map((stage) => stageState(city, stage));
      expect(states.filter((state) => state === 'built')).toHaveLength(standingIn(city));
      // Whatever isn't complete has something that comes next, and a layer is never skipped.
      if (standingIn(city) < 5) expect(states).toContain('open');
      const layers = layersOf(city).map((layer) => layer.map((stage) => stageState(city, stage)));
      expect(layers.filter((layer) => layer.includes('open')).length).toBeLessThanOrEqual(1);
    });
  });

  test('what a card brings nearer is never complete and always next', () => {
    playThrough(players, SEEDS[1] as string, ({ viewer, public: { table } }) => {
      const city = table.cities[viewer];
      if (city === undefined) throw new Error('no city');
      for (let card = 0; card < city.cards.length; card++) {
        const towards = towardsWith(city, card);
        if (towards === undefined) continue;
        expect(towards.have).toBeLessThan(towards.of);
        expect(stageState(city, towards.stage)).toBe('open');
      }
    });
  });

  test('what one more card would complete is what taking it is told to complete', () => {
    let completing = 0;
    playThrough(players, SEEDS[2] as string, (view) => {
      const { table } = view.public;
      if (table.phase.kind !== 'free-take') return;
      for (const move of architects.legalMoves(view)) {
        const card = table.tops[deckAt(table, view.viewer, placeIn(move))] ?? NONE;
        if (card === NONE) continue;
        const told = consequences(view, move);
        const { stages, isSet } = completedBy(table, view.viewer, card);
        expect(stages).toEqual(told.flatMap((one) => (one.kind === 'stage-due' ? [one.stage] : [])));
        expect(isSet).toBe(told.some(({ kind }) => kind === 'set-due'));
        const wanted = wantedBy(table, view.viewer).filter(({ cards }) => cards.includes(card));
        expect(wanted.map(({ stage }) => stage)).toEqual([...stages, ...(isSet ? [undefined] : [])]);
        completing += wanted.length;
      }
    });
    expect(completing).toBeGreaterThan(0);
  });

  test('the end is told as the rules decide it', () => {
    const { state } = playThrough(players, SEEDS[2] as string, () => {});
    const { table } = state.public;
    const { rows, winners } = standingsOf(table);
    expect(winners).toEqual(architects.outcome(table)?.winners);
    expect(
      rows
        .filter(({ place }) => place === 1)
        .map(({ city }) => city)
        .toSorted(),
    ).toEqual([...winners]);
    for (const { city, score } of rows) expect(score).toEqual(scoreOf(table, city));
    const finisher = finisherOf(table);
    if (finisher !== undefined) expect(standingIn(table.cities[finisher] as never)).toBe(5);
    for (const { other, own, theirs } of previewOf(table, 0)) {
      expect([own, theirs]).toEqual([
        shieldsOf(table.cities[0] as never),
        shieldsOf(table.cities[other] as never),
      ]);
    }
  });
});

test('two fight once, and twice the shields win twice', () => {
  expect(
    battlesOf([
      { shields: 4, victories: 2 },
      { shields: 2, victories: 0 },
    ]),
  ).toEqual([{ cities: [0, 1], shields: [4, 2], tokens: [6, 0] }]);
  expect(
    battlesOf([
      { shields: 2, victories: 0 },
      { shields: 2, victories: 0 },
    ]),
  ).toEqual([{ cities: [0, 1], shields: [2, 2], tokens: [0, 0] }]);
});

test('more fight with both neighbours', () => {
  expect(
    battlesOf([
      { shields: 1, victories: 1 },
      { shields: 0, victories: 0 },
      { shields: 2, victories: 2 },
    ]).map(({ tokens }) => tokens),
  ).toEqual([
    [3, 0],
    [0, 3],
    [3, 0],
  ]);
});

test('the pile is a place of its own beside the row', () => {
  const places = [0, 1, 2, FROM_PILE].map((place) => keyOf({ kind: 'token', place }));
  expect(new Set(places).size).toBe(4);
});
