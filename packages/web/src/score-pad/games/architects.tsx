// The score sheet of Architects. The engine counts everything, from what lies before each player.

import {
  CATEGORIES,
  type Card,
  type Category,
  type City,
  cardFacts,
  KINDS,
  NONE,
  STAGES,
  scoreOf,
  stageBit,
  stageFacts,
  type Table,
  TOKENS,
  type Token,
  tokenBit,
  tokenFacts,
  VICTORY_POINTS,
  WONDERS,
  wonderOf,
} from '@mirabilia/architects';
import { Laurel, Stage } from '../../art/tokens.tsx';
import { countedBy } from '../../games/architects/art/category.tsx';
import { CatPawn, TokenDisc } from '../../games/architects/art/marks.tsx';
import { names } from '../../games/architects/names.ts';
import { architectsWords, scorePadWords, tableWords } from '../../words/index.ts';
import type { PadPlayer } from '../pad.ts';
import type { Counter, PadGame } from '../pad-game.ts';

export const ready = (): Promise<unknown> =>
  Promise.all([names.ready(), architectsWords.ready(), tableWords.ready(), scorePadWords.ready()]);

const ALL_STAGES = Array.from({ length: STAGES }, (_, at) => at + 1);
const MOST_POINTS = 30;
const MOST_CARDS = 30;
/** Nobody wins more than two in a battle. */
const MOST_VICTORIES = 30;
const BLUE: readonly Card[] = [...Array(KINDS).keys()].filter((card) => cardFacts(card).points > 0);
/** Those that score at the end; of the others it only matters how many there are. */
const SCORING: readonly Token[] = [...TOKENS.keys()].filter((token) =>
  tokenFacts(token).effect.kind.startsWith('points'),
);
/** Counts among a player's tokens, and scores nothing itself. */
const SILENT = [...TOKENS.keys()].find((token) => !SCORING.includes(token)) as Token;

const counted =
  ({ counts }: PadPlayer) =>
  (counter: string): number =>
    counts[counter] ?? 0;

const times = <T,>(count: number, what: T): T[] => new Array<T>(count).fill(what);

const COUNTERS: Readonly<Record<Category, (player: PadPlayer) => readonly Counter[]>> = {
  wonder: ({ wonder }) => {
    const words = scorePadWords.value;
    const known = wonderOf(wonder);
    if (known === undefined) {
      return [
        { id: 'wonder', name: words.points, most: MOST_POINTS, steps: [5] },
        { id: 'stages', name: words.stages, mark: <Stage built />, most: STAGES },
      ];
    }
    return ALL_STAGES.map((stage) => ({
      id: `stage${stage}`,
      name: architectsWords.value.stage(stage),
      mark: <Laurel points={stageFacts(known, stage).points} />,
      most: 1,
    }));
  },
  cat: () => [{ id: 'cat', name: names.value.terms.catPawn, mark: <CatPawn />, most: 1, isOnlyOne: true }],
  blue: () =>
    BLUE.map((card) => ({
      id: cardFacts(card).id,
      name: names.value.cards[cardFacts(card).id],
      mark: <Laurel points={cardFacts(card).points} />,
      most: MOST_CARDS,
    })),
  military: () => [
    {
      id: 'victories',
      name: names.value.terms.militaryVictoryToken,
      mark: <Laurel points={VICTORY_POINTS} />,
      most: MOST_VICTORIES,
    },
  ],
  progress: () => [
    ...SCORING.map((token) => {
      const { id, copies } = tokenFacts(token);
      return { id, name: names.value.tokens[id], mark: <TokenDisc token={id} />, most: copies };
    }),
    { id: 'otherTokens', name: scorePadWords.value.otherTokens, most: TOKENS.length - SCORING.length },
  ],
};

/** What lies before a player, as the engine has it. */
function cityOf(player: PadPlayer): City {
  const count = counted(player);
  const wonder = wonderOf(player.wonder) ?? NONE;
  const built =
    wonder === NONE
      ? ALL_STAGES.slice(0, count('stages'))
      : ALL_STAGES.filter((stage) => count(`stage${stage}`) > 0);
  const tokens = [
    ...SCORING.flatMap((token) => times(count(tokenFacts(token).id), token)),
    ...times(count('otherTokens'), SILENT),
  ];
  return {
    // Only its points depend on which wonder it is, and those were given if it isn't known.
    wonder: Math.max(wonder, 0),
    stages: built.reduce((bits, stage) => bits | stageBit(stage), 0),
    cards: Array.from({ length: KINDS }, (_, card) => count(cardFacts(card).id)),
    tokens,
    powers: tokens.reduce((bits, token) => bits | tokenBit(token), 0),
    victories: count('victories'),
  };
}

/** The score looks at nothing else of a table. */
const tableOf = (player: PadPlayer): Table =>
  ({ cities: [cityOf(player)], cat: counted(player)('cat') > 0 ? 0 : NONE }) satisfies Pick<
    Table,
    'cities' | 'cat'
  > as Partial<Table> as Table;

function score(player: PadPlayer) {
  const { total: _, stages, ...given } = scoreOf(tableOf(player), 0);
  const points: Record<Category, number> =
    wonderOf(player.wonder) === undefined ? { ...given, wonder: counted(player)('wonder') } : given;
  return {
    points,
    total: CATEGORIES.reduce((sum, category) => sum + points[category], 0),
    tieBreaker: stages,
  };
}

function reason(category: string, player: PadPlayer): string | undefined {
  if (category === 'military') return `${counted(player)('victories')} × ${VICTORY_POINTS}`;
  return undefined;
}

export const padGame = (): PadGame => ({
  categories: countedBy(),
  totalName: names.value.categories.total,
  wonders: WONDERS.map(({ id }) => [id, names.value.wonders[id]]),
  counters: (category, player) => COUNTERS[category as Category](player),
  score,
  reason,
  tie: (winner, stages, isShared) => {
    const { story } = architectsWords.value;
    return isShared ? story.stagesEqual : story.byStages({ name: winner, isYou: false }, stages);
  },
});
