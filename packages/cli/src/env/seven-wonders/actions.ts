// The actions of 7 Wonders. Where a purchase can be split in several ways, each has a number: #1 is the cheapest, and among
// equals the one that pays least to the left.

import type { Move, SeatView } from '@mirabilia/kernel';
import {
  ACTIONS,
  actionIn,
  BOARD,
  BOARDS,
  BUILD,
  boardIn,
  CARDS,
  cardIn,
  costOf,
  DECLINE,
  FREE,
  freeIn,
  isForFreeCity,
  MANUFACTURED,
  RAW,
  type SevenWonders,
} from '@mirabilia/seven-wonders';
import type { ActionList } from '../vector-form.ts';

type Cost = ReturnType<typeof costOf>;
type Goods = typeof RAW | typeof MANUFACTURED;

const unitsOf = (cost: Cost, goods: Goods): number => goods.reduce((sum, good) => sum + (cost[good] ?? 0), 0);

/** The most ways to split a purchase: so many raw goods from the left or fewer, and the same with manufactured ones. */
const splitsOf = (cost: Cost): number => (unitsOf(cost, RAW) + 1) * (unitsOf(cost, MANUFACTURED) + 1);

const SPLITS = CARDS.map((_, card) => splitsOf(costOf(card)));
const MOST_OF_A_STAGE = Math.max(...BOARDS.flatMap(({ stages }) => stages.map(({ cost }) => splitsOf(cost))));

/** Where the numbers of an action's ways begin, by card. */
type Places = readonly number[];

/** The actions of one city: the player's own, or the Free City. */
interface CityActions {
  readonly build: readonly Places[];
  readonly others: readonly (Places | undefined)[];
}

class Names {
  readonly list: string[] = ['wait'];

  /** The action's number. */
  add(name: string): number {
    return this.list.push(name) - 1;
  }

  addWays(name: string, ways: number): number {
    const first = this.list.length;
    for (let way = 1; way <= ways; way++) this.add(ways === 1 ? name : `${name} #${way}`);
    return first;
  }
}

const FREE_MARKS = { [FREE.chain]: ' chain', [FREE.wonder]: ' wonder' };

function cityActions(names: Names, mark: string): CityActions {
  const each = (name: string, ways: (card: number) => number, after = ''): Places =>
    CARDS.map(({ id }, card) => names.addWays(`${mark}${name} ${id}${after}`, ways(card)));
  const once = (): number => 1;
  return {
    build: [
      each('build', (card) => SPLITS[card] as number),
      each('build', once, FREE_MARKS[FREE.chain]),
      each('build', once, FREE_MARKS[FREE.wonder]),
    ],
    others: ACTIONS.map((action) => {
      if (action === 'stage') return each(action, () => MOST_OF_A_STAGE);
      return action === 'discard' || action === 'salvage' ? each(action, once) : undefined;
    }),
  };
}

export function sevenWondersActions(players: number): ActionList<SevenWonders> {
  const names = new Names();
  const decline = names.add('decline');
  const boards = BOARDS.map(({ wonder, side }) => names.add(`board ${wonder}/${side}`));
  const own = cityActions(names, '');
  const free = players === 2 ? cityActions(names, 'free-city ') : own;

  function placeOf(move: Move): number {
    const action = actionIn(move);
    if (action === DECLINE) return decline;
    if (action === BOARD) return boards[boardIn(move)] as number;
    const city = isForFreeCity(move) ? free : own;
    const places = action === BUILD ? city.build[freeIn(move)] : city.others[action];
    return (places as Places)[cardIn(move)] as number;
  }

  return {
    names: names.list,
    add: (actions: number[], legal: readonly Move[], _view: SeatView<SevenWonders>) => {
      let last = -1;
      let way = 0;
      for (let i = 0; i < legal.length; i++) {
        // The ways of one purchase come one after the other, cheapest first.
        const place = placeOf(legal[i] as Move);
        way = place === last ? way + 1 : 0;
        last = place;
        actions.push(place + way);
      }
    },
  };
}
