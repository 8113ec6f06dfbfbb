import { describe, expect, test } from 'vitest';
import { type CardId, cardFacts } from '../../src/catalogue.ts';
import { sevenWonders } from '../../src/index.ts';
import { RULES_VERSIONS, type RulesVersion } from '../../src/vocabulary.ts';
import {
  builds,
  choose,
  eventsOf,
  offers,
  playTurn,
  playUntil,
  refusal,
  scored,
  scoreOf,
} from '../playing.ts';
import {
  builtIn,
  type CitySketch,
  cityOf,
  coinsOf,
  discardsOf,
  handOf,
  holdingOf,
  type Match,
  momentOf,
  phaseOf,
  type Sketch,
  table,
  tableOf,
} from '../table.ts';

describe.each(RULES_VERSIONS)('by rules %i', (rules) => {
  const two = (sketch: Omit<Sketch, 'players'>): Match => table({ ...sketch, players: 2, rules });

  /** What the holder may do for the Free City while their own card is still, or already, this one. */
  function freeCityOffers(match: Match, own: string): string[] {
    const card = own.split(' ')[1] as string;
    const state = rules === 1 ? choose(match, 0, own).state : match;
    return offers(state, 0).filter((move) => rules === 1 || !move.split(' ').includes(card));
  }

  /**
   * What the holder may do for the Free City with these cards, in turn 5 of an odd Age, if the altar is their own card.
   * Neither player makes anything but their board's good: ore on the left, glass on the right.
   */
  function uses(cards: readonly [CardId, CardId, CardId], freeCity: CitySketch, age: 1 | 3 = 1): string[] {
    const cities: CitySketch[] = [
      { wonder: 'rhodos', hand: ['altar', ...cards] },
      { wonder: 'alexandria' },
      freeCity,
    ];
    const moves = freeCityOffers(two({ age, turn: 5, cities }), 'build altar');
    return moves.map((move) => move.replace('free-city ', ''));
  }

  /** The holder's own ways to build a card, once the Free City's card is chosen if that comes first. */
  const ownBuilds = (match: Match, card: string, freeCity: string): string[] =>
    builds(rules === 1 ? match : choose(match, 0, freeCity).state, 0, card);

  describe('three cities', () => {
    test('[F1] each player has the other on one side and the Free City on the other', () => {
      const cities = [
        { wonder: 'rhodos', coins: 9, hand: ['baths', 'workshop', 'altar'] },
        { wonder: 'alexandria', coins: 9, hand: ['baths', 'barracks'] },
        { wonder: 'gizah', coins: 9 },
      ] as const;
      const match = two({ cities });
      expect(ownBuilds(match, 'baths', 'free-city build altar')).toEqual(['build baths R2']);
      expect(ownBuilds(match, 'workshop', 'free-city build altar')).toEqual(['build workshop L2']);
      expect(builds(match, 1, 'baths')).toEqual(['build baths L2']);
      expect(builds(match, 1, 'barracks')).toEqual(['build barracks R2']);
      expect(cityOf(two({}), 2).coins).toBe(3);
    });

    test('[F1] the Free City buys from the first player on its left and the second on its right', () => {
      expect(uses(['barracks', 'workshop', 'palace'], { wonder: 'gizah' })).toEqual([
        'build barracks L2',
        'build workshop R2',
      ]);
    });

    test('[F2] its card changes hands each turn, and begins on the left, the right, the left', () => {
      const holders: string[] = [];
      playUntil(two({}), (state) => {
        const { age, turn } = tableOf(state);
        const isNew = state.private.every(({ plan }) => plan.length === 0);
        if (phaseOf(state) === 'turn' && isNew)
          holders.push(`${age}/${turn} ${state.public.owed.indexOf(2)}`);
        return phaseOf(state) === 'over';
      });
      const sixTurns = (age: number, first: number): string[] =>
        [1, 2, 3, 4, 5, 6].map((turn) => `${age}/${turn} ${(first + turn - 1) % 2}`);
      expect(holders).toEqual([...sixTurns(1, 0), ...sixTurns(2, 1), ...sixTurns(3, 0)]);
    });

    test('[F3] the holder draws the top of a pile of seven before he chooses', () => {
      const match = playUntil(two({}), (state) => momentOf(state) === '2/1 turn');
      expect([handOf(match, 0).length, handOf(match, 1).length]).toEqual([7, 8]);
      expect(tableOf(match).pile).toBe(6);
      const top = match.secret.piles[1]?.[0] as number;
      const after = playTurn(match, {});
      expect(tableOf(after).pile).toBe(5);
      expect(holdingOf(after, 0).hand).toContain(top);
      expect([handOf(after, 0).length, handOf(after, 1).length]).toEqual([7, 6]);
    });

    test('[F3] hands shrink from eight and seven to three and two', () => {
      const sizes: string[] = [];
      playUntil(two({}), (state) => {
        const size = [0, 1].map((seat) => handOf(state, seat).length).sort();
        if (state.private.every(({ plan }) => plan.length === 0)) sizes.push(size.join(' '));
        return tableOf(state).turn === 6;
      });
      expect(sizes).toEqual(['7 8', '6 7', '5 6', '4 5', '3 4', '2 3']);
    });
  });

  describe('the second choice', () => {
    test('[F4] all three cards are carried out together', () => {
      const cities = [
        { wonder: 'rhodos', coins: 3, hand: ['sawmill', 'vineyard'] },
        { wonder: 'alexandria', coins: 3, hand: ['quarry'] },
        { wonder: 'gizah', coins: 0 },
      ] as const;
      const match = two({ age: 3, turn: 5, cities });
      const after = playTurn(match, { 0: ['build sawmill', 'free-city build vineyard'], 1: 'build quarry' });
      expect(coinsOf(after)).toEqual([2, 2, 2]);
      expect(builtIn(after, 2)).toEqual(['vineyard']);
      expect(handOf(after, 1)).toHaveLength(3);
    });

    test('[F4] the other player is asked for one card', () => {
      const match = two({ turn: 5 });
      const after = choose(match, 1, offers(match, 1)[0] as string).state;
      expect(after.public.owed).toEqual([2, 0]);
    });
  });

  describe('duties', () => {
    test('[F5] what can be built has to be, and the rest may not be chosen', () => {
      expect(uses(['theater', 'palace', 'pantheon'], { wonder: 'gizah', coins: 0 })).toEqual([
        'build theater',
      ]);
    });

    test('[F5] a stage that can be paid for is such a use, with any card', () => {
      const gizah: CitySketch = { wonder: 'gizah', coins: 0, built: ['stone-pit'] };
      expect(uses(['baths', 'palace', 'pantheon'], gizah)).toEqual([
        'build baths',
        'stage baths',
        'stage pantheon',
        'stage palace',
      ]);
      expect(uses(['lodge', 'palace', 'pantheon'], gizah)).toEqual([
        'stage pantheon',
        'stage palace',
        'stage lodge',
      ]);
    });

    test('[F5] so is one that has to be bought, though the coins be its last', () => {
      expect(uses(['barracks', 'palace', 'pantheon'], { wonder: 'gizah', coins: 2 })).toEqual([
        'build barracks L2',
      ]);
    });

    test('[F5] so is Olympia A’s free build', () => {
      const olympia: CitySketch = { wonder: 'olympia', stages: 2, coins: 0 };
      expect(uses(['lodge', 'palace', 'pantheon'], olympia, 3)).toEqual([
        'build pantheon wonder',
        'build palace wonder',
        'build lodge wonder',
      ]);
      const used: CitySketch = { ...olympia, freeBuildUsed: 3 };
      expect(uses(['lodge', 'palace', 'pantheon'], used, 3)).toEqual([
        'discard pantheon',
        'discard palace',
        'discard lodge',
      ]);
    });

    test('[F5] what matters is what is left after the holder’s own choice', () => {
      // He may keep the only card that the Free City could build for himself.
      const cities = [
        { wonder: 'rhodos', hand: ['altar', 'palace', 'pantheon', 'lodge'] },
        {},
        { wonder: 'gizah' },
      ] as const;
      expect(freeCityOffers(two({ turn: 5, cities }), 'discard altar')).toEqual([
        'free-city discard pantheon',
        'free-city discard palace',
        'free-city discard lodge',
      ]);
    });

    test('[F6] a card that its chain makes free can only be built by it', () => {
      const gizah: CitySketch = { wonder: 'gizah', built: ['scriptorium', 'stone-pit', 'loom'] };
      expect(uses(['library', 'palace', 'pantheon'], gizah)).toEqual([
        'build library chain',
        'stage pantheon',
        'stage palace',
      ]);
    });

    test('[F6] not even Olympia A builds it otherwise', () => {
      const olympia: CitySketch = { wonder: 'olympia', stages: 2, coins: 0, built: ['scriptorium'] };
      expect(uses(['library', 'palace', 'palace'], olympia, 3)).toEqual([
        'build library chain',
        'build palace wonder',
      ]);
    });

    test('[F6] one that stands already is no chain and may go under the wonder', () => {
      const gizah: CitySketch = { wonder: 'gizah', coins: 0, built: ['scriptorium', 'library', 'stone-pit'] };
      expect(uses(['library', 'palace', 'palace'], gizah)).toEqual(['stage library', 'stage palace']);
    });

    test('[F7] the holder decides whom it pays, even where it is dearer', () => {
      const cities = [
        { wonder: 'rhodos', built: ['stone-pit'], hand: ['altar', 'baths'] },
        { wonder: 'alexandria', built: ['stone-pit'], hand: ['theater'] },
        { wonder: 'olympia', built: ['west-trading-post'] },
      ] as const;
      const match = two({ turn: 5, cities });
      const offered = freeCityOffers(match, 'build altar').filter((move) => move.includes(' build baths'));
      expect(offered).toEqual(['free-city build baths L1', 'free-city build baths R2']);
      const after = playTurn(match, { 0: ['build altar', 'free-city build baths R2'], 1: 'build theater' });
      expect(coinsOf(after)).toEqual([3, 5, 1]);
    });

    test('[F7] its purse is what it held at the start of the turn', () => {
      const cities = [
        { wonder: 'rhodos', coins: 5, hand: ['baths', 'barracks', 'palace', 'lodge'] },
        { wonder: 'alexandria' },
        { wonder: 'gizah', coins: 1 },
      ] as const;
      const offered = freeCityOffers(two({ turn: 5, cities }), 'build baths R2');
      expect(offered.length).toBeGreaterThan(0);
      expect(offered.every((move) => move.startsWith('free-city discard'))).toBe(true);
    });

    test('[F8] only if nothing can be built does it discard, and gets the coins itself', () => {
      const cities = [
        { hand: ['altar', 'palace', 'pantheon', 'lodge'] },
        { hand: ['theater'] },
        { coins: 0 },
      ] as const;
      const match = two({ turn: 5, cities });
      const after = playTurn(match, { 0: ['build altar', 'free-city discard palace'], 1: 'build theater' });
      expect(coinsOf(after)).toEqual([3, 3, 3]);
      expect(discardsOf(after)).toEqual(['palace']);
    });

    test('[F8] a player may discard what he could build; the Free City may not', () => {
      const match = two({ turn: 5, cities: [{ hand: ['altar', 'theater', 'press', 'loom'] }] });
      expect(freeCityOffers(match, 'discard theater')).not.toContain('free-city discard press');
      const moves = { 0: ['discard theater', 'free-city build press'] };
      expect(discardsOf(playTurn(match, moves))).toContain('theater');
    });
  });

  describe('powers of the Free City’s wonder', () => {
    const halikarnassos: CitySketch = { wonder: 'halikarnassos', side: 'B', built: ['foundry'] };

    test.each([
      [1, 5, 0],
      [1, 6, 1],
      [2, 5, 1],
      [2, 6, 0],
    ] as const)('[F9] in turn %i/%i its holder, seat %i, salvages for it', (age, turn, holder) => {
      const hand = ['altar', 'palace', 'pantheon'] as const;
      const cities = [{ wonder: 'rhodos' }, { wonder: 'alexandria' }, halikarnassos] as CitySketch[];
      cities[holder] = { ...cities[holder], hand };
      const match = two({ age, turn, cities, discards: ['baths'] });
      const open = playTurn(match, { [holder]: ['build altar', 'free-city stage palace'] });
      expect(momentOf(open)).toBe(`${age}/${turn} salvage`);
      expect(open.public.owed).toEqual(holder === 0 ? [1, 0] : [0, 1]);
      expect(offers(open, holder)).toContain('free-city salvage baths');
      // The leftovers are in the pile in turn six only.
      expect(offers(open, holder).includes('free-city salvage pantheon')).toBe(turn === 6);
      const after = playTurn(open, { [holder]: 'free-city salvage baths' });
      expect(builtIn(after, 2)).toEqual(['foundry', 'baths']);
      expect(discardsOf(after)).not.toContain('baths');
    });

    test('[F9] it may be declined', () => {
      const cities = [{ hand: ['altar', 'palace'] }, { hand: ['theater'] }, halikarnassos] as const;
      const match = two({ turn: 5, cities, discards: ['baths'] });
      const open = playTurn(match, { 0: ['build altar', 'free-city stage palace'], 1: 'build theater' });
      expect(offers(open, 0)).toEqual(['free-city salvage baths', 'free-city decline']);
      const after = playTurn(open, { 0: 'free-city decline' });
      expect(builtIn(after, 2)).toEqual(['foundry']);
      expect(eventsOf(open, { 0: 'free-city decline' })).toContainEqual({
        kind: 'salvage-declined',
        city: 2,
      });
    });

    test('[F9] only what may stand in the Free City is on offer, and with nothing it is passed over', () => {
      const freeCity: CitySketch = { ...halikarnassos, built: ['foundry', 'baths'] };
      const cities: CitySketch[] = [{ hand: ['altar', 'palace'] }, { hand: ['theater'] }, freeCity];
      const moves = { 0: ['build altar', 'free-city stage palace'], 1: 'build theater' };
      expect(offers(playTurn(two({ turn: 5, cities, discards: ['baths', 'altar'] }), moves), 0)).toEqual([
        'free-city salvage altar',
        'free-city decline',
      ]);
      const idle = two({ turn: 5, cities, discards: ['baths'] });
      expect(momentOf(playTurn(idle, moves))).toBe('1/6 turn');
      expect(eventsOf(idle, moves)).toContainEqual({ kind: 'salvage-void', city: 2 });
    });

    test('[F9] coins of the salvaged card are the Free City’s', () => {
      const cities = [
        { hand: ['altar', 'palace'] },
        { hand: ['theater'] },
        { ...halikarnassos, coins: 0 },
      ] as const;
      const match = two({ turn: 5, cities, discards: ['tavern'] });
      const open = playTurn(match, { 0: ['build altar', 'free-city stage palace'], 1: 'build theater' });
      expect(coinsOf(playTurn(open, { 0: 'free-city salvage tavern' }))).toEqual([3, 3, 5]);
    });

    test('[F9] a player’s own Halikarnassos is his own affair', () => {
      const cities = [{ hand: ['altar', 'palace'] }, { ...halikarnassos, hand: ['theater'] }] as const;
      const match = two({ turn: 5, cities, discards: ['baths'] });
      const open = playTurn(match, { 0: 'build altar', 1: 'stage theater' });
      expect(open.public.owed).toEqual([0, 1]);
      expect(offers(open, 1)).toEqual(['salvage baths', 'decline']);
    });

    test('[F9] the other player’s seventh card comes first, and is in the pile if he discards it', () => {
      const babylon: CitySketch = { wonder: 'babylon', side: 'B', stages: 2, hand: ['altar', 'theater'] };
      const cities = [
        babylon,
        { wonder: 'rhodos', hand: ['baths', 'palace', 'lodge'] },
        halikarnassos,
      ] as const;
      const match = two({ turn: 6, cities });
      const seventh = playTurn(match, { 0: 'build altar', 1: ['discard baths', 'free-city stage palace'] });
      expect(momentOf(seventh)).toBe('1/6 seventh');
      const open = playTurn(seventh, { 0: 'discard theater' });
      expect(offers(open, 1)).toEqual(
        expect.arrayContaining([
          'free-city salvage baths',
          'free-city salvage theater',
          'free-city salvage lodge',
        ]),
      );
      expect(cityOf(open, 2).battles).toEqual([]);
    });

    test('[F10] Babylon B’s second stage does nothing for the Free City', () => {
      const match = two({ turn: 6, cities: [{}, {}, { wonder: 'babylon', side: 'B', stages: 2 }] });
      expect(momentOf(playTurn(match, {}))).toBe('2/1 turn');
    });
  });

  describe('the end', () => {
    test('[F13] two leftovers and the last card of the draw pile are discarded', () => {
      const cities = [{ hand: ['altar', 'baths'] }, { hand: ['theater', 'press', 'loom'] }] as const;
      const match = two({ turn: 6, cities, pile: ['tavern'] });
      const moves = { 0: 'build altar', 1: ['build theater', 'free-city build press'] };
      const after = playTurn(match, moves);
      expect(discardsOf(after)).toEqual(['baths', 'loom', 'tavern']);
      expect(eventsOf(match, moves)).toContainEqual({ kind: 'leftovers-discarded', cards: 3 });
      // In the next Age a new pile lies there, one of which is drawn already.
      expect(tableOf(after).pile).toBe(6);
    });

    test('[F11] it fights both players and keeps its defeats for the Strategists', () => {
      const cities = [
        { wonder: 'rhodos', built: ['strategists-guild', 'barracks'], battles: [0, 0, 0, 0] },
        { wonder: 'alexandria', built: ['walls'] },
        { wonder: 'gizah', battles: [-1, -1, 3, -1] },
      ] as const;
      const after = playTurn(two({ age: 3, turn: 6, cities }), {});
      expect([0, 1, 2].map((at) => cityOf(after, at).battles.slice(-2))).toEqual([
        [-1, 5],
        [5, 5],
        [-1, -1],
      ]);
      expect(scoreOf(after, 0).guilds).toBe(5);
    });

    test('[F11] guilds and the Vineyard count what it built, and Olympia B copies its guilds', () => {
      const cities = [
        { wonder: 'olympia', side: 'B', stages: 3, built: ['workers-guild'] },
        { wonder: 'rhodos' },
        { wonder: 'gizah', built: ['sawmill', 'quarry', 'spies-guild', 'magistrates-guild', 'altar'] },
      ] as const;
      const match = two({ age: 3, cities });
      const { score, copied } = scored(match, 0);
      expect(score.guilds).toBe(2 + 1);
      expect(cardFacts(copied as number).id).toBe('magistrates-guild');
      const vineyard = two({
        age: 2,
        turn: 5,
        cities: [{ coins: 0, hand: ['vineyard'] }, { hand: ['altar', 'loom'] }, { built: ['sawmill'] }],
      });
      const after = playTurn(vineyard, { 0: 'build vineyard', 1: ['build altar', 'free-city build loom'] });
      expect(coinsOf(after)[0]).toBe(1);
    });

    test('[F12] it has no score and can’t win', () => {
      const cities = [
        { coins: 0 },
        { coins: 0 },
        { wonder: 'gizah', side: 'B', stages: 4, coins: 50, built: ['palace', 'senate'] },
      ] as const;
      const after = playTurn(two({ age: 3, turn: 6, cities }), {});
      const outcome = sevenWonders.outcome(tableOf(after));
      expect(outcome?.scores).toHaveLength(2);
      expect(outcome?.winners.every((seat) => seat < 2)).toBe(true);
      expect(outcome?.winners.length).toBeGreaterThan(0);
    });
  });
});

describe('the order by the first rules', () => {
  const two = (sketch: Omit<Sketch, 'players'>): Match => table({ ...sketch, players: 2, rules: 1 });

  test('[F4] the holder chooses for his own city and then from the rest', () => {
    const match = two({ turn: 5, cities: [{ hand: ['altar', 'theater', 'press', 'loom'] }] });
    expect(match.public.owed).toEqual([2, 1]);
    expect(refusal(match, 0, 'free-city build theater')).toBe('illegal-move');
    const own = choose(match, 0, 'build altar').state;
    expect(own.public.owed).toEqual([1, 1]);
    expect(offers(own, 0)).toEqual([
      'free-city build loom',
      'free-city build press',
      'free-city build theater',
    ]);
    expect(refusal(own, 0, 'free-city build altar')).toBe('illegal-move');
  });

  test('[F4] a second copy of his card is among the rest', () => {
    const match = two({ turn: 5, cities: [{ hand: ['altar', 'altar', 'press', 'loom'] }] });
    expect(offers(choose(match, 0, 'build altar').state, 0)).toContain('free-city build altar');
  });

  test('the Free City pays only undominated splits', () => {
    expect(templeSplits(1)).toEqual(['L1 R2', 'L3', 'R4']);
  });
});

/** How the Free City with a West Trading Post may pay for a Temple: clay and glass, which both neighbours sell. */
function templeSplits(rules: RulesVersion): string[] {
  const cities: CitySketch[] = [
    { wonder: 'rhodos', built: ['clay-pool', 'glassworks'], hand: ['altar', 'temple'] },
    { wonder: 'gizah', built: ['clay-pool', 'glassworks'] },
    { wonder: 'olympia', coins: 9, built: ['west-trading-post'] },
  ];
  const match = table({ players: 2, rules, age: 1, turn: 5, cities });
  const state = rules === 1 ? choose(match, 0, 'build altar').state : match;
  return builds(state, 0, 'temple').map((move) => move.replace('free-city build temple ', ''));
}

describe('the order by the second rules', () => {
  const two = (sketch: Omit<Sketch, 'players'>): Match => table({ ...sketch, players: 2 });

  test('[F4] the holder chooses for the Free City and then from the rest', () => {
    const match = two({ turn: 5, cities: [{ hand: ['altar', 'theater', 'press', 'loom'] }] });
    expect(match.public.owed).toEqual([2, 1]);
    expect(refusal(match, 0, 'build theater')).toBe('illegal-move');
    const chosen = choose(match, 0, 'free-city build altar').state;
    expect(chosen.public.owed).toEqual([1, 1]);
    expect(offers(chosen, 0)).toContain('build theater');
    expect(refusal(chosen, 0, 'build altar')).toBe('illegal-move');
  });

  test('[F4] a second copy of the card is among the rest', () => {
    const match = two({ turn: 5, cities: [{ hand: ['altar', 'altar', 'press', 'loom'] }] });
    expect(offers(choose(match, 0, 'free-city build altar').state, 0)).toContain('build altar');
  });

  const lumber: CitySketch[] = [
    { wonder: 'gizah', hand: ['stockade', 'lumber-yard', 'palace', 'lodge'] },
    { wonder: 'rhodos', hand: ['stockade', 'baths', 'theater'] },
    { wonder: 'olympia', side: 'B', coins: 3 },
  ];

  test('[F4] the holder’s own card may buy what the Free City’s card has just begun to make', () => {
    const cities = [{ ...lumber[0] }, { ...lumber[1] }, { wonder: 'alexandria', coins: 3 }] as CitySketch[];
    const match = two({ turn: 5, cities });
    const built = choose(match, 0, 'free-city build lumber-yard').state;
    expect(builds(built, 0, 'stockade')).toEqual(['build stockade R2']);
    // Without it nobody sells wood.
    expect(builds(choose(match, 0, 'free-city discard palace').state, 0, 'stockade')).toEqual([]);
  });

  test('[F4] the opponent can’t buy it in this turn', () => {
    const cities = [{ ...lumber[0] }, { ...lumber[1] }, { wonder: 'alexandria', coins: 3 }] as CitySketch[];
    const match = choose(two({ turn: 5, cities }), 0, 'free-city build lumber-yard').state;
    expect(builds(match, 1, 'stockade')).toEqual([]);
  });

  test('[F4] [P5] it is paid from the coins held at the start of the turn', () => {
    const cities: CitySketch[] = [
      { wonder: 'rhodos', coins: 1, hand: ['barracks', 'lumber-yard', 'stockade', 'lodge'] },
      { wonder: 'gizah' },
      { wonder: 'alexandria', coins: 3 },
    ];
    // The Free City buys the holder's ore for two coins, which can't be spent before the next turn.
    const match = choose(two({ turn: 5, cities }), 0, 'free-city build barracks L2').state;
    expect(builds(match, 0, 'stockade')).toEqual([]);
  });

  test('[F5] if it discards, the one card that it has a use for must be the holder’s own', () => {
    const cities = [
      { wonder: 'rhodos', hand: ['altar', 'palace', 'pantheon', 'lodge'] },
      {},
      { wonder: 'gizah' },
    ] as const;
    const match = choose(two({ turn: 5, cities }), 0, 'free-city discard palace').state;
    expect(offers(match, 0)).toEqual(['build altar', 'discard altar']);
  });

  test('[F7] every split of its purchase is offered, whatever the cost', () => {
    expect(templeSplits(2)).toEqual(['L1 R2', 'L3', 'R4', 'L2 R2']);
  });
});
