// Each reason at a table where it holds, and at one where it would be false and isn't said.

import { type Move, seatView } from '@mirabilia/kernel';
import { CATEGORIES, type Category, cardOf, type Score, sevenWonders } from '@mirabilia/seven-wonders';
import { describe, expect, test } from 'vitest';
import { type CitySketch, type Match, type Sketch, table } from '../../../seven-wonders/test/table.ts';
import type { SevenWondersReason } from '../../src/reasons/index.ts';
import { comparisonOf } from '../../src/reasons/seven-wonders/comparison.ts';
import { holdingIn } from '../../src/reasons/seven-wonders/index.ts';
import { observeLine, type PlayedLine } from '../../src/reasons/seven-wonders/line.ts';

type Kind = SevenWondersReason['kind'];

/** What comes out in every world. Points are those of the viewer, of the left and of the right city. */
interface Come extends Partial<Omit<PlayedLine, 'scores' | 'structures'>> {
  readonly points?: Partial<Record<Category, number>>;
  readonly total?: readonly [number, number];
  /** What the left and the right city build. */
  readonly built?: readonly [readonly string[], readonly string[]];
}

interface Case {
  readonly at: Sketch;
  readonly best: string;
  readonly other: string;
  readonly bestLine?: Come;
  readonly otherLine?: Come;
}

const scoreOf = (points: Partial<Record<Category, number>>, total?: number): Score => {
  const score = Object.fromEntries(CATEGORIES.map((category) => [category, points[category] ?? 0]));
  return { ...score, total: total ?? Object.values(points).reduce((sum, each) => sum + each, 0) } as Score;
};

function lineOf(match: Match, { points = {}, total = [0, 0], built = [[], []], ...told }: Come): PlayedLine {
  const rest = observeLine(0)(match).end(match);
  const cards = (names: readonly string[]) => names.map((name) => cardOf(name) as number);
  return {
    ...rest,
    scores: [scoreOf(points), scoreOf({}, total[0]), scoreOf({}, total[1])],
    structures: [[], cards(built[0]), cards(built[1])],
    ...told,
  };
}

function reasonsOf({ at, best, other, bestLine = {}, otherLine = {} }: Case): readonly SevenWondersReason[] {
  const match = table(at);
  const view = seatView(match, 0);
  const legal = sevenWonders.legalMoves(view);
  const moveOf = (text: string): Move => {
    const move = sevenWonders.notation.parse(text) as Move;
    const offers = legal.map(sevenWonders.notation.make);
    if (!legal.includes(move)) throw new Error(`${text} is not legal: ${offers.join(', ')}`);
    return move;
  };
  const pair = { best: lineOf(match, bestLine), other: lineOf(match, otherLine) };
  const comparison = comparisonOf(
    view,
    { best: moveOf(best), other: moveOf(other) },
    Array.from({ length: 20 }, () => pair),
  );
  return holdingIn(comparison).map(({ reason }) => reason);
}

const cities = (...sketches: CitySketch[]): Pick<Sketch, 'cities'> => ({ cities: sketches });
const gizah: CitySketch = { wonder: 'gizah', coins: 8 };
const olympia: CitySketch = { wonder: 'olympia' };
const rhodos: CitySketch = { wonder: 'rhodos' };
const babylon: CitySketch = { wonder: 'babylon' };
/** Nobody sells anything that isn't said. */
const among = (me: CitySketch, left: CitySketch = olympia, right: CitySketch = rhodos) =>
  cities(me, left, right);
const more = (points: Partial<Record<Category, number>>): Come => ({ points });

const papyrus = { needed: [0, 0, 0, 0, 0, 0, 3] };
const noSupply = [0, 0, 0, 0, 0] as const;
const pressSupply = () => {
  const match = table(among(gizah, { ...olympia, built: ['press'] }));
  return match.public.table.cities[1]?.sold as typeof noSupply;
};
const nextTurn = (coins: number, price?: number, stage = 2): Pick<PlayedLine, 'next'> => ({
  next: {
    sold: [noSupply, noSupply],
    coins,
    stage: price === undefined ? undefined : { stage, price },
  },
});

const fighter = among(
  { ...gizah, hand: ['stockade', 'altar'], built: ['lumber-yard'] },
  { ...olympia, built: ['barracks'] },
);
const scholars: Pick<Sketch, 'age' | 'turn'> = { age: 2, turn: 2 };

/** Where it holds, with all that it says; and where it must not be said, with the reason. */
const CASES: {
  readonly [K in Kind]: {
    readonly holds: Case;
    readonly says: Extract<SevenWondersReason, { kind: K }>;
    readonly silent: Case;
    readonly because: string;
  };
} = {
  set: {
    holds: {
      at: {
        ...scholars,
        ...among({
          ...gizah,
          built: ['apothecary', 'workshop', 'press', 'lumber-yard'],
          hand: ['school', 'temple'],
        }),
      },
      best: 'build school',
      other: 'discard temple',
      bestLine: more({ science: 8 }),
    },
    says: { kind: 'set', card: 'school', points: 8 },
    silent: {
      at: {
        ...scholars,
        ...among({
          wonder: 'babylon',
          stages: 2,
          coins: 8,
          built: ['apothecary', 'workshop', 'press', 'lumber-yard'],
          hand: ['school', 'temple'],
        }),
      },
      best: 'build school',
      other: 'discard temple',
      bestLine: more({ science: 8 }),
    },
    because: 'the symbol of choice has made the set already',
  },
  symbol: {
    holds: {
      at: { ...scholars, ...among({ ...gizah, built: ['apothecary'], hand: ['dispensary', 'temple'] }) },
      best: 'build dispensary chain',
      other: 'discard temple',
      bestLine: more({ science: 6 }),
    },
    says: { kind: 'symbol', card: 'dispensary', symbol: 'compass', count: 2, points: 3, later: 2 },
    silent: {
      at: { ...scholars, ...among({ ...gizah, built: ['apothecary'], hand: ['dispensary', 'temple'] }) },
      best: 'build dispensary chain',
      other: 'discard temple',
      bestLine: more({ science: 1 }),
    },
    because: 'it comes to next to nothing when it is played out',
  },
  conflict: {
    holds: {
      at: fighter,
      best: 'build stockade',
      other: 'build altar',
      bestLine: { points: { military: 2 }, battles: [0, 1, 0, 0, 0, 0] },
      otherLine: { battles: [-1, 1, 0, 0, 0, 0] },
    },
    says: {
      kind: 'conflict',
      what: { card: 'stockade' },
      city: 1,
      result: 'draw',
      swing: 1,
      isLikely: false,
    },
    silent: {
      at: fighter,
      best: 'build stockade',
      other: 'build altar',
      bestLine: { points: { military: 2 }, battles: [0, 1, 3, 0, 0, 0] },
      otherLine: { battles: [0, 1, -1, 0, 0, 0] },
    },
    because: 'only a conflict of a later Age changes',
  },
  overkill: {
    holds: {
      at: {
        age: 2,
        ...among(
          { ...gizah, built: ['stockade', 'barracks'], hand: ['walls', 'temple', 'vineyard'], coins: 9 },
          {
            ...olympia,
            built: ['excavation', 'stone-pit'],
          },
        ),
      },
      best: 'build vineyard',
      other: 'build walls L4',
      bestLine: { battles: [0, 0, 3, 3, 0, 0] },
      otherLine: { battles: [0, 0, 3, 3, 0, 0] },
    },
    says: { kind: 'overkill', card: 'walls' },
    silent: {
      at: {
        age: 2,
        ...among(
          { ...gizah, built: ['stockade', 'barracks'], hand: ['walls', 'temple', 'vineyard'], coins: 9 },
          {
            ...olympia,
            built: ['excavation', 'stone-pit'],
          },
        ),
      },
      best: 'build vineyard',
      other: 'build walls L4',
      bestLine: { battles: [0, 0, -1, 3, 0, 0] },
      otherLine: { battles: [0, 0, 3, 3, 0, 0] },
    },
    because: 'a neighbour catches up without it',
  },
  scarce: {
    holds: {
      at: among({ ...gizah, hand: ['press', 'clay-pool'] }),
      best: 'build press',
      other: 'build clay-pool',
      bestLine: papyrus,
    },
    says: { kind: 'scarce', what: { card: 'press' }, good: 'papyrus' },
    silent: {
      at: among({ ...gizah, hand: ['press', 'clay-pool'] }),
      best: 'build press',
      other: 'build clay-pool',
      bestLine: { ...papyrus, next: { sold: [pressSupply(), noSupply], coins: 3, stage: undefined } },
    },
    because: 'a neighbour builds one this very turn',
  },
  enables: {
    holds: {
      at: among({ ...gizah, stages: 1, hand: ['lumber-yard', 'clay-pool'] }),
      best: 'build lumber-yard',
      other: 'build clay-pool',
      bestLine: more({ wonder: 5 }),
    },
    says: { kind: 'enables', what: { card: 'lumber-yard' }, good: 'wood', stage: 2, points: 5 },
    silent: {
      at: among({ ...gizah, stages: 1, hand: ['clay-pool', 'lumber-yard'] }),
      best: 'build clay-pool',
      other: 'build lumber-yard',
      bestLine: more({ wonder: 5 }),
    },
    because: 'the stage costs no clay',
  },
  saves: {
    holds: {
      at: among({ ...gizah, hand: ['west-trading-post', 'altar'] }),
      best: 'build west-trading-post',
      other: 'build altar',
      bestLine: { paid: 2 },
      otherLine: { paid: 6 },
    },
    says: { kind: 'saves', what: { card: 'west-trading-post' }, coins: 4 },
    silent: {
      at: among({ ...gizah, hand: ['east-trading-post', 'altar'], built: ['west-trading-post'] }),
      best: 'build altar',
      other: 'build east-trading-post',
      bestLine: { paid: 2 },
      otherLine: { paid: 6 },
    },
    because: 'the discount is there already, and the card adds none',
  },
  sells: {
    holds: {
      at: among({ ...gizah, hand: ['press', 'altar'] }),
      best: 'build press',
      other: 'build altar',
      bestLine: { earned: [4, 0] },
    },
    says: { kind: 'sells', card: 'press', city: 1, good: 'papyrus', coins: 4 },
    silent: {
      at: among({ ...gizah, hand: ['press', 'altar'] }, { ...olympia, built: ['press'] }),
      best: 'build press',
      other: 'build altar',
      bestLine: { earned: [4, 0] },
    },
    because: 'the neighbour makes its own',
  },
  opens: {
    holds: {
      at: among({ ...gizah, hand: ['baths', 'altar'] }),
      best: 'build baths',
      other: 'build altar',
      bestLine: { chained: [cardOf('aqueduct') as number] },
    },
    says: { kind: 'opens', card: 'baths', child: 'aqueduct', age: 2, cost: { stone: 3 } },
    silent: {
      at: among({ ...gizah, hand: ['baths', 'altar'] }),
      best: 'build baths',
      other: 'build altar',
      bestLine: { chained: [cardOf('temple') as number] },
    },
    because: 'another structure is its chain',
  },
  chain: {
    holds: {
      at: { age: 2, ...among({ ...gizah, built: ['theater'], hand: ['statue', 'vineyard'] }) },
      best: 'build statue chain',
      other: 'build vineyard',
    },
    says: { kind: 'chain', card: 'statue', parent: 'theater' },
    silent: {
      at: {
        age: 2,
        ...among({ ...gizah, built: ['baths', 'quarry'], hand: ['aqueduct', 'vineyard'] }),
      },
      best: 'build aqueduct chain',
      other: 'build vineyard',
    },
    because: 'its own goods would pay for it, too',
  },
  stage: {
    holds: {
      at: among({ ...gizah, stages: 1, built: ['timber-yard', 'lumber-yard'], hand: ['altar', 'baths'] }),
      best: 'stage altar L2',
      other: 'build baths',
      bestLine: more({ wonder: 5 }),
    },
    says: { kind: 'stage', stage: 2, points: 5, gift: null },
    silent: {
      at: among({ ...gizah, stages: 1, built: ['timber-yard', 'lumber-yard'], hand: ['altar', 'baths'] }),
      best: 'stage altar L2',
      other: 'build baths',
      bestLine: more({ wonder: 5 }),
      otherLine: more({ wonder: 5 }),
    },
    because: 'it is built as surely after the other move',
  },
  short: {
    holds: {
      at: { turn: 2, ...among({ ...gizah, stages: 1, coins: 1, hand: ['altar', 'baths'] }) },
      best: 'discard altar',
      other: 'build baths',
      bestLine: nextTurn(4, 4),
      otherLine: nextTurn(1),
    },
    says: { kind: 'short', stage: 2, coins: 3 },
    silent: {
      at: { turn: 2, ...among({ ...gizah, stages: 1, coins: 1, hand: ['altar', 'baths'] }) },
      best: 'discard altar',
      other: 'build baths',
      bestLine: nextTurn(4, 4),
      otherLine: nextTurn(5),
    },
    because: 'the coins come in time without it, too',
  },
  deny: {
    holds: {
      at: among({ ...gizah, hand: ['baths', 'altar'] }),
      best: 'discard baths',
      other: 'discard altar',
      bestLine: { total: [40, 40] },
      otherLine: { total: [43, 40], built: [['baths'], []] },
    },
    says: { kind: 'deny', card: 'baths', city: 1, points: 3 },
    silent: {
      at: { age: 2, ...among({ ...gizah, hand: ['statue', 'temple'] }) },
      best: 'discard statue',
      other: 'discard temple',
      bestLine: { total: [40, 40] },
      otherLine: { total: [43, 40], built: [['statue'], []] },
    },
    because: 'hands go the other way in Age II',
  },
  'deny-set': {
    holds: {
      at: {
        age: 3,
        ...among(
          { ...gizah, hand: ['university', 'palace'] },
          { ...olympia, built: ['apothecary', 'dispensary', 'workshop', 'laboratory', 'scriptorium'] },
        ),
      },
      best: 'discard university',
      other: 'discard palace',
      bestLine: { total: [40, 40] },
      otherLine: { total: [50, 40], built: [['university'], []] },
    },
    says: { kind: 'deny-set', card: 'university', city: 1, symbol: 'tablet' },
    silent: {
      at: {
        age: 3,
        ...among(
          { ...gizah, hand: ['university', 'palace'] },
          {
            ...olympia,
            built: ['apothecary', 'dispensary', 'workshop', 'laboratory', 'scriptorium', 'scientists-guild'],
          },
        ),
      },
      best: 'discard university',
      other: 'discard palace',
      bestLine: { total: [40, 40] },
      otherLine: { total: [50, 40], built: [['university'], []] },
    },
    because: 'their symbol of choice fills the gap already',
  },
  waits: {
    holds: {
      at: among({ ...gizah, hand: ['baths', 'altar'] }),
      best: 'build baths',
      other: 'build altar',
      bestLine: { back: [cardOf('altar') as number] },
      otherLine: { back: [] },
    },
    says: { kind: 'waits', card: 'altar', turn: 4 },
    silent: {
      at: { turn: 4, ...among({ ...gizah, hand: ['baths', 'altar'] }) },
      best: 'build baths',
      other: 'build altar',
      bestLine: { back: [cardOf('altar') as number] },
      otherLine: { back: [] },
    },
    because: 'the hand doesn’t come back in this Age',
  },
  'now-or-never': {
    holds: {
      at: { turn: 4, ...among({ ...gizah, built: ['stone-pit'], hand: ['baths', 'altar'] }) },
      best: 'build altar',
      other: 'stage altar',
    },
    says: { kind: 'now-or-never', card: 'altar', players: 3 },
    silent: {
      at: { turn: 2, ...among({ ...gizah, built: ['stone-pit'], hand: ['baths', 'altar'] }) },
      best: 'build altar',
      other: 'stage altar',
    },
    because: 'the hand comes back in turn 5',
  },
  guild: {
    holds: {
      at: {
        age: 3,
        ...among(
          {
            ...gizah,
            built: ['stone-pit', 'ore-vein', 'foundry', 'loom'],
            hand: ['strategists-guild', 'pantheon'],
          },
          { ...olympia, battles: [-1, -1, -1, -1] },
        ),
      },
      best: 'build strategists-guild',
      other: 'discard pantheon',
      bestLine: more({ guilds: 4 }),
    },
    says: { kind: 'guild', card: 'strategists-guild', points: 4 },
    silent: {
      at: {
        age: 3,
        ...among({
          ...gizah,
          battles: [-1, -1, -1, -1],
          built: ['stone-pit', 'ore-vein', 'foundry', 'loom'],
          hand: ['strategists-guild', 'pantheon'],
        }),
      },
      best: 'build strategists-guild',
      other: 'discard pantheon',
      bestLine: more({ guilds: 4 }),
    },
    because: 'it doesn’t count the own city’s defeats',
  },
  points: {
    holds: {
      at: {
        age: 3,
        turn: 6,
        ...among({ ...gizah, built: ['quarry', 'ore-vein', 'glassworks'], hand: ['town-hall', 'arsenal'] }),
      },
      best: 'build town-hall',
      other: 'discard arsenal',
      bestLine: more({ civilian: 6 }),
    },
    says: { kind: 'points', card: 'town-hall', points: 6 },
    silent: {
      at: {
        age: 3,
        turn: 6,
        ...among({
          ...gizah,
          built: ['quarry', 'ore-vein', 'glassworks', 'clay-pool', 'press', 'brickyard'],
          hand: ['town-hall', 'chamber-of-commerce'],
          stages: 1,
        }),
      },
      best: 'build chamber-of-commerce',
      other: 'discard town-hall',
      bestLine: more({ commerce: 6 }),
    },
    because: 'another card of the hand brings more now',
  },
  feeds: {
    holds: {
      at: among(
        { ...gizah, hand: ['stockade', 'altar'] },
        { ...olympia, built: ['baths'] },
        { ...rhodos, built: ['lumber-yard'] },
      ),
      best: 'build stockade R2',
      other: 'build stockade L2',
      bestLine: { total: [40, 40] },
      otherLine: { total: [40.7, 40] },
    },
    says: { kind: 'feeds', city: 2, rival: 1, coins: 2 },
    silent: {
      at: among(
        { ...gizah, built: ['west-trading-post'], hand: ['stockade', 'altar'] },
        { ...olympia, built: ['baths'] },
        { ...rhodos, built: ['lumber-yard'] },
      ),
      best: 'build stockade R2',
      other: 'build stockade L1',
      bestLine: { total: [40, 40] },
      otherLine: { total: [40.7, 40] },
    },
    because: 'the other payment is cheaper',
  },
  unused: {
    holds: {
      at: {
        age: 2,
        turn: 6,
        ...among({ wonder: 'olympia', stages: 2, coins: 2, hand: ['aqueduct', 'vineyard'] }, gizah),
      },
      best: 'build aqueduct wonder',
      other: 'build vineyard',
    },
    says: { kind: 'unused' },
    silent: {
      at: {
        age: 2,
        turn: 5,
        ...among({ wonder: 'olympia', stages: 2, coins: 2, hand: ['aqueduct', 'vineyard'] }, gizah),
      },
      best: 'build aqueduct wonder',
      other: 'build vineyard',
    },
    because: 'one more turn of this Age can use it',
  },
  surplus: {
    holds: {
      at: {
        age: 2,
        turn: 6,
        ...among({
          ...babylon,
          stages: 3,
          built: ['clay-pool', 'clay-pool'],
          hand: ['brickyard', 'vineyard'],
        }),
      },
      best: 'build vineyard',
      other: 'build brickyard',
    },
    says: { kind: 'surplus', card: 'brickyard', good: 'clay' },
    silent: {
      at: {
        age: 2,
        turn: 6,
        ...among({ ...babylon, coins: 3, built: ['clay-pool', 'clay-pit'], hand: ['brickyard', 'vineyard'] }),
      },
      best: 'build vineyard',
      other: 'build brickyard',
    },
    because: 'stage 3 costs four clay',
  },
  tends: {
    holds: {
      at: among({ ...gizah, hand: ['clay-pool', 'altar'] }),
      best: 'build clay-pool',
      other: 'build altar',
      bestLine: more({ civilian: 4 }),
    },
    says: { kind: 'tends', category: 'civilian', points: 4 },
    silent: {
      at: among({ ...gizah, hand: ['clay-pool', 'altar'] }),
      best: 'build clay-pool',
      other: 'build altar',
      bestLine: more({ civilian: 9 }),
      otherLine: more({ science: 8 }),
    },
    because: 'in Age I categories that swing against each other are a change of plan',
  },
};

describe.each(Object.entries(CASES))('%s', (kind, { holds, says, silent, because }) => {
  test('is said, with these facts', () => {
    expect(reasonsOf(holds)).toContainEqual(says);
  });
  test(`is not said: ${because}`, () => {
    expect(reasonsOf(silent).map((reason) => reason.kind)).not.toContain(kind);
  });
});
