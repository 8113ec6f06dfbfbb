// The score sheet of 7 Wonders. The engine counts what it can count: conflicts, coins, stages and science.

import {
  BOARDS,
  type Board,
  boardOf,
  CARDS,
  CATEGORIES,
  type Category,
  CHOICE_SYMBOL,
  type City,
  COINS_A_POINT,
  COLOURS,
  emptyCity,
  SET_POINTS,
  SYMBOLS,
  scoreCity,
  VICTORY_POINTS,
} from '@mirabilia/seven-wonders';
import { countedBy } from '../../games/seven-wonders/art/category.tsx';
import { artReady, Coin, Defeat, Laurel, Science, Stage } from '../../games/seven-wonders/art/index.ts';
import { names } from '../../games/seven-wonders/names.ts';
import { scorePadWords, sevenWondersWords, tableWords } from '../../words/index.ts';
import type { PadPlayer } from '../pad.ts';
import type { Counter, PadGame } from '../pad-game.ts';

export const ready = (): Promise<unknown> => Promise.all([artReady(), scorePadWords.ready()]);

const AGES = [1, 2, 3] as const;
const DEFEAT = -1;
/** Two conflicts in each Age. */
const CONFLICTS = 2;
const MOST = 99;
const MOST_SYMBOLS = 15;
const BLUE_POINTS = [
  ...new Set(
    CARDS.filter(({ colour }) => colour === COLOURS.indexOf('blue')).map(({ effect }) => effect.points),
  ),
].toSorted((one, other) => one - other);

const boardIn = ({ wonder }: PadPlayer): Board | undefined =>
  boardOf(...(wonder.split(' ') as [string, string]));

/** Read with what was counted, and 0 for the rest. */
const counted =
  ({ counts }: PadPlayer) =>
  (counter: string): number =>
    counts[counter] ?? 0;

const points = (id: string, steps: readonly number[]): Counter => ({
  id,
  name: scorePadWords.value.points,
  most: MOST,
  steps,
});

const COUNTERS: Readonly<Record<Category, (player: PadPlayer) => readonly Counter[]>> = {
  military: () => [
    ...AGES.map((age) => ({
      id: `victories${age}`,
      name: scorePadWords.value.victoriesWorth(VICTORY_POINTS[age]),
      mark: <Laurel points={VICTORY_POINTS[age]} />,
      most: CONFLICTS,
    })),
    {
      id: 'defeats',
      name: scorePadWords.value.defeats,
      mark: <Defeat />,
      most: CONFLICTS * AGES.length,
    },
  ],
  treasury: () => [{ id: 'coins', name: scorePadWords.value.coins, mark: <Coin />, most: MOST, steps: [5] }],
  wonder: (player) => {
    const board = boardIn(player);
    if (board === undefined) return [points('wonder', [5])];
    const most = BOARDS[board]?.stages.length ?? 0;
    return [{ id: 'stages', name: scorePadWords.value.stages, mark: <Stage built />, most }];
  },
  civilian: () => [points('civilian', BLUE_POINTS)],
  science: () => [
    ...SYMBOLS.map((symbol) => ({
      id: symbol,
      name: names.value.symbols[symbol],
      mark: <Science symbol={symbol} />,
      most: MOST_SYMBOLS,
    })),
    { id: 'wild', name: sevenWondersWords.value.symbolOfChoice, most: 3 },
  ],
  commerce: () => [points('commerce', [3])],
  guilds: () => [points('guilds', [5])],
};

/** What can be counted from what lies before a player, as a city that has built nothing else. */
function scored(player: PadPlayer) {
  const count = counted(player);
  const board = boardIn(player);
  const battles = AGES.flatMap((age) =>
    new Array<number>(count(`victories${age}`)).fill(VICTORY_POINTS[age]),
  );
  const symbols = SYMBOLS.map(count);
  symbols[CHOICE_SYMBOL] = count('wild');
  const city: City = {
    ...emptyCity(board ?? 0),
    stages: board === undefined ? 0 : count('stages'),
    coins: count('coins'),
    symbols,
    battles: [...battles, ...new Array<number>(count('defeats')).fill(DEFEAT)],
  };
  // Neighbours only matter to guilds, which people count.
  return { ...scoreCity([city, city, city], 0), count, hasBoard: board !== undefined };
}

function score(player: PadPlayer) {
  const { score, count, hasBoard } = scored(player);
  const points: Record<Category, number> = {
    ...score,
    wonder: hasBoard ? score.wonder : count('wonder'),
    civilian: count('civilian'),
    commerce: count('commerce'),
    guilds: count('guilds'),
  };
  return {
    points,
    total: CATEGORIES.reduce((sum, category) => sum + points[category], 0),
    tieBreaker: count('coins'),
  };
}

/** Only where the points aren't what was put in. */
function reason(category: string, player: PadPlayer): string | undefined {
  const { count, symbols } = scored(player);
  if (category === 'treasury') return `${count('coins')} ÷ ${COINS_A_POINT}`;
  if (category !== 'science') return undefined;
  const sets = Math.min(...symbols);
  const squares = symbols.map((each) => `${each}²`).join(' + ');
  const sum = `${squares} + ${SET_POINTS} × ${sets}`;
  if (count('wild') === 0) return sum;
  const wild = SYMBOLS.flatMap((symbol, at) =>
    new Array<string>((symbols[at] ?? 0) - count(symbol)).fill(names.value.symbols[symbol]),
  );
  return [scorePadWords.value.wildAs(tableWords.value.frame.list(wild)), sum].join(' ');
}

export const padGame = (): PadGame => ({
  categories: countedBy(),
  totalName: names.value.categories.total,
  wonders: BOARDS.map(({ wonder, side }) => [
    `${wonder} ${side}`,
    `${names.value.wonders[wonder].city} · ${side}`,
  ]),
  counters: (category, player) => COUNTERS[category as Category](player),
  score,
  reason,
  tie: (winner, coins, isShared) => {
    const words = sevenWondersWords.value.story.score;
    return isShared ? words.coinsEqual : words.byCoins({ name: winner, isYou: false }, coins);
  },
});
