// A view is compared with that of another world, in which everything the viewer may not know is different: if the
// two texts are equal, nothing of it is in the view, however it might be packed.

import {
  copyState,
  pending,
  pick,
  rngFrom,
  type Seat,
  seatView,
  seedOfMatch,
  startMatch,
  type Viewer,
  viewOf,
} from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, type Card, cardOf } from '../../src/catalogue.ts';
import { sevenWonders } from '../../src/index.ts';
import { actionIn, cardIn, DISCARD, FACE_DOWN, STAGE } from '../../src/move.ts';
import type { Secret } from '../../src/types.ts';
import { choose, eventsOf, playTurn } from '../playing.ts';
import { cityOf, type Match, phaseOf, table, tableOf } from '../table.ts';

const text = (match: Match, viewer: Viewer): string => JSON.stringify(viewOf(match, viewer));
const number = (id: string): Card => cardOf(id) as Card;
const other = (card: Card): Card => (card + 7) % CARDS.length;
const others = (cards: readonly Card[]): Card[] => cards.map(other);

/** The same table with every card changed that this viewer may not see. */
function otherWorld(match: Match, viewer: Viewer): Match {
  const world = copyState(sevenWonders, match);
  const secret: Secret = {
    hands: world.secret.hands.map((hands) => hands.map(others)),
    piles: world.secret.piles.map(others),
    discards: others(world.secret.discards),
    buried: world.secret.buried.map(others),
  };
  const holdings = world.private.map((own, seat) => {
    if (seat === viewer) return own;
    const { hand, played, passed, pile, looked } = own.holding;
    return {
      plan: own.plan.map((move) => move ^ 8),
      holding: {
        hand: others(hand),
        played: others(played),
        passed: passed.map(others),
        pile: pile === null ? null : others(pile),
        looked: looked.map(({ cards, after }) => ({ cards: others(cards), after })),
      },
    };
  });
  return { public: world.public, private: holdings, secret };
}

/** Moments of matches played by chance, some in the middle of a decision. */
function moments(players: number): Match[] {
  const { state } = startMatch(
    sevenWonders,
    { players, wonders: 'random', sides: 'B', seating: 'as-is' },
    seedOfMatch('hidden', players),
  );
  const rng = rngFrom(`hidden/${players}`, 'moves');
  const found: Match[] = [];
  let match: Match = state;
  for (let step = 0; pending(match).length > 0; step++) {
    if (step % 11 === 0) found.push(match);
    const seat = pick(rng, pending(match));
    const move = pick(rng, sevenWonders.legalMoves(seatView(match, seat)));
    match = choose(match, seat, sevenWonders.notation.make(move)).state;
  }
  return found;
}

const viewersOf = (match: Match): Viewer[] => [...match.private.keys(), 'spectator'];

describe('every view', () => {
  test.each([2, 3, 7])(
    '[H1] [H2] [H3] [H5] [H6] shows nothing of another holding, with %i players',
    (players) => {
      for (const match of moments(players)) {
        for (const viewer of viewersOf(match))
          expect(text(otherWorld(match, viewer), viewer)).toBe(text(match, viewer));
      }
    },
  );

  test('the other world really is another one', () => {
    const [match] = moments(3) as [Match];
    expect(text(otherWorld(match, 'spectator'), 0)).not.toBe(text(match, 0));
    expect(JSON.stringify(otherWorld(match, 0).secret)).not.toBe(JSON.stringify(match.secret));
  });

  test.each([2, 3, 7])(
    '[H2] [H3] no face of a card that lies face down is public, with %i players',
    (players) => {
      for (const match of moments(players)) {
        const { taken, revealed } = tableOf(match);
        const hidden = [...taken.flat(2), ...revealed].filter((move) =>
          [STAGE, DISCARD].includes(actionIn(move)),
        );
        expect(hidden.filter((move) => cardIn(move) !== FACE_DOWN)).toEqual([]);
      }
    },
  );

  test('[H1] a spectator’s view has the public state and nothing else', () => {
    const [match] = moments(3) as [Match];
    expect(Object.keys(viewOf(match, 'spectator'))).toEqual(['viewer', 'public', 'private']);
    expect(viewOf(match, 'spectator').private).toBeUndefined();
    expect(Object.keys(match.public)).toEqual(['decision', 'owed', 'table']);
    // A fact that is added to the public state has to be added here: the moment to think about who may see it.
    expect(Object.keys(tableOf(match)).sort().join(' ')).toBe(
      'age cities discards opened phase pile players revealed rules salvageDue salvaged taken turn',
    );
    expect(Object.keys(cityOf(match, 0)).sort().join(' ')).toBe(
      'battles board coins colours discounts freeBuildUsed names own powers shields sold stages standingDiscounts structures symbols',
    );
  });

  test('[H1] a player sees his own hand', () => {
    const match = table({ cities: [{ hand: ['altar'] }, { hand: ['palace'] }] });
    expect(viewOf(match, 0).private?.holding.hand).toContain(number('altar'));
    expect(viewOf(match, 1).private?.holding.hand).toContain(number('palace'));
  });
});

describe('cards face down', () => {
  const cities = [
    { wonder: 'gizah', built: ['stone-pit'], hand: ['palace', 'senate'] },
    { hand: ['pantheon', 'arena'] },
    { hand: ['tavern', 'lodge'] },
  ] as const;
  const match = table({ turn: 2, cities });
  const moves = { 0: 'stage palace', 1: 'discard pantheon', 2: 'build tavern' };
  const after = playTurn(match, moves);
  /** Faces in the public record of what left which hand, of everybody's last move and of built cards. */
  const facesOf = (state: Match): Card[] =>
    [...tableOf(state).taken.flat(2), ...tableOf(state).revealed].map(cardIn);

  test('[H2] the card under a wonder is known to its owner alone', () => {
    expect(facesOf(after)).not.toContain(number('palace'));
    expect(viewOf(after, 0).private?.holding.played).toContain(number('palace'));
    expect(viewOf(after, 1).private?.holding.played).not.toContain(number('palace'));
  });

  test('[H3] of the discard pile the number is known', () => {
    expect(facesOf(after)).not.toContain(number('pantheon'));
    expect(tableOf(after).discards).toBe(1);
    expect(facesOf(after)).toContain(number('tavern'));
  });

  test('[H8] the events name built cards only', () => {
    const told = JSON.stringify(eventsOf(match, moves));
    expect(told).toContain('tavern');
    for (const card of ['palace', 'pantheon', 'senate', 'arena', 'lodge']) expect(told).not.toContain(card);
  });

  test.each(['discard', 'stage'])(
    '[H2] [H3] [H8] nor is the face of a seventh card told, used by %s',
    (use) => {
      const last = table({
        turn: 6,
        cities: [
          {
            wonder: 'babylon',
            side: 'B',
            stages: 2,
            built: ['brickyard', 'press'],
            hand: ['palace', 'senate'],
          },
          { hand: ['pantheon', 'arena'] },
        ],
      });
      const sixth = { 0: 'discard palace', 1: 'discard pantheon' };
      const seventh = playTurn(last, sixth);
      const told = [...eventsOf(last, sixth), ...eventsOf(seventh, { 0: `${use} senate` })];
      expect(JSON.stringify(told)).not.toMatch(/palace|senate|pantheon|arena/);
      expect(facesOf(playTurn(seventh, { 0: `${use} senate` }))).not.toContain(number('senate'));
    },
  );

  test('[H8] the face of a move shows its card only if it was built', () => {
    const face = (move: string): string =>
      sevenWonders.notation.face(sevenWonders.notation.parse(move) as number);
    expect(face('build library L2')).toBe('build library L2');
    expect(face('stage library R1')).toBe('stage ? R1');
    expect(face('discard library')).toBe('discard ?');
    expect(face('free-city discard library')).toBe('free-city discard ?');
  });

  test('[H5] guilds that were not dealt are nowhere in the match', () => {
    const { state, deal } = startMatch(
      sevenWonders,
      { players: 3, wonders: 'random', sides: 'A', seating: 'as-is' },
      seedOfMatch('hidden', 1),
    );
    const dealt = deal.ages[2]?.hands.flat() ?? [];
    const missing = CARDS.flatMap(({ id }, card) =>
      id.endsWith('-guild') && !dealt.includes(card) ? [card] : [],
    );
    expect(missing).toHaveLength(5);
    for (const card of missing) expect(state.secret.hands.flat(2)).not.toContain(card);
  });

  test('[H6] that somebody has chosen is public, what he chose is his own', () => {
    const chosen = choose(match, 0, 'stage palace').state;
    expect(viewOf(chosen, 1).public.owed).toEqual([0, 1, 1]);
    expect(viewOf(chosen, 0).private?.plan).toHaveLength(1);
    expect(viewOf(chosen, 1).private?.plan).toHaveLength(0);
    const changed = choose(match, 0, 'discard senate').state;
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(text(chosen, viewer)).toBe(text(changed, viewer));
  });
});

describe('the discard pile', () => {
  const cities = [
    { wonder: 'halikarnassos', side: 'B', built: ['foundry'], hand: ['palace'] },
    { hand: ['altar'] },
    { hand: ['theater'] },
  ] as const;
  const match = table({ cities, discards: ['senate'] });
  const open = playTurn(match, { 0: 'stage palace', 1: 'build altar', 2: 'discard theater' });
  const pileSeenBy = (state: Match, viewer: Seat) => viewOf(state, viewer).private?.holding.pile;

  test('[H4] is seen by the one who may build from it, while he decides', () => {
    expect(pileSeenBy(open, 0)).toEqual([number('theater'), number('senate')]);
    expect(pileSeenBy(open, 1)).toBeNull();
    expect(pileSeenBy(match, 0)).toBeNull();
    const after = playTurn(open, { 0: 'salvage theater' });
    expect(pileSeenBy(after, 0)).toBeNull();
  });

  test('[H4] in the order of the catalogue, so it doesn’t tell who discarded what', () => {
    const reversed = table({ cities, discards: ['theater', 'senate', 'altar'] });
    const seen = playTurn(reversed, { 0: 'stage palace', 1: 'build altar', 2: 'discard theater' });
    expect(pileSeenBy(seen, 0)).toEqual(['altar', 'theater', 'theater', 'senate'].map(number));
  });

  test('[H4] with two players the holder sees it for the Free City', () => {
    const freeCity = { wonder: 'halikarnassos', side: 'B', built: ['foundry'] } as const;
    const two = table({
      players: 2,
      cities: [{ hand: ['altar', 'palace'] }, { hand: ['theater'] }, freeCity],
    });
    const seen = playTurn(two, { 0: ['build altar', 'free-city stage palace'], 1: 'discard theater' });
    expect(pileSeenBy(seen, 0)).toEqual([number('theater')]);
    expect(pileSeenBy(seen, 1)).toBeNull();
  });

  test('[H4] others learn which card was built, not what else was there', () => {
    const after = playTurn(open, { 0: 'salvage theater' });
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(text(otherWorld(after, viewer), viewer)).toBe(text(after, viewer));
    }
    expect(tableOf(after).salvaged).toEqual([{ card: number('theater'), after: 2 }]);
  });
});

describe('the end', () => {
  test('[H7] cards under wonders and the discard pile are opened to all', () => {
    const match = table({
      age: 3,
      turn: 6,
      cities: [
        { wonder: 'gizah', stages: 1, buried: ['altar'], hand: ['palace', 'lodge'] },
        { hand: ['senate', 'arena'] },
        { hand: ['study', 'haven'] },
      ],
      discards: ['baths'],
    });
    expect(tableOf(match).opened).toBeNull();
    const after = playTurn(match, { 0: 'discard palace', 1: 'discard senate', 2: 'discard study' });
    expect(phaseOf(after)).toBe('over');
    const seen = viewOf(after, 'spectator').public.table.opened;
    expect(seen?.buried).toEqual([[number('altar')], [], []]);
    expect(seen?.discards.map((card) => CARDS[card]?.id)).toEqual([
      'baths',
      'palace',
      'senate',
      'study',
      'lodge',
      'arena',
      'haven',
    ]);
  });

  test.each([2, 3, 7])('[H7] and not before, with %i players', (players) => {
    for (const match of moments(players)) expect(tableOf(match).opened).toBeNull();
  });
});
