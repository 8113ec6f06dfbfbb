// The actions of Architects: its moves in notation. Only decks out of reach are named as the seat sees them: far+2 is the
// deck of the second seat to the left.

import {
  type Architects,
  actionIn,
  architects,
  COIN,
  DECK_POSITIONS,
  declineMove,
  digMove,
  FAR,
  FOR_TOKEN,
  FOR_TURN,
  FOR_WONDER,
  FROM_PILE,
  KINDS,
  LEFT,
  lookMove,
  paidCoins,
  paidPart,
  passMove,
  placeIn,
  progressMove,
  RESOURCE_KINDS,
  RIGHT,
  ROW,
  STAGES,
  stageFacts,
  stageMove,
  TAKE,
  TOKENS,
  TRIPLE,
  takeMove,
  WITH_ANY,
  WITH_DOUBLE,
  WONDERS,
  wonderMove,
} from '@mirabilia/architects';
import type { Move } from '@mirabilia/kernel';
import type { ActionList } from '../vector-form.ts';

const upTo = (count: number): number[] => [...Array(count).keys()];

/** All payments with so many cards, each resource at most so often; coins make up the rest. */
function payments(cards: number, most: number, kind = 0): number[] {
  if (kind === RESOURCE_KINDS) return [paidCoins(cards)];
  return upTo(Math.min(cards, most) + 1).flatMap((count) =>
    payments(cards - count, most, kind + 1).map((way) => way | paidPart(kind, count)),
  );
}

const identical = (cards: number): number[] => [
  paidCoins(cards),
  ...upTo(RESOURCE_KINDS).flatMap((kind) =>
    upTo(cards).map((coins) => paidPart(kind, cards - coins) | paidCoins(coins)),
  ),
];

const hasCoin = (way: number): boolean => way >= paidPart(COIN, 1);

/** Every way in which a stage can ever be paid for. */
function waysOf(stage: number): number[] {
  // Costs are the same for every wonder.
  const { count, rule } = stageFacts(0, stage);
  const plain = (cards: number): number[] => (rule === 'different' ? payments(cards, 1) : identical(cards));
  const any = (cards: number): number[] => payments(cards, cards).map((way) => way | WITH_ANY);
  // One coin pays for two.
  const doubled = [...plain(count - 1), ...any(count - 1)].filter((way) => hasCoin(way & ~WITH_ANY));
  return [...plain(count), ...any(count), ...doubled.map((way) => way | WITH_DOUBLE)];
}

const NEAR = upTo(DECK_POSITIONS.length);

const NEAR_MOVES: readonly Move[] = [
  ...[FOR_TURN, FOR_WONDER, ...upTo(TOKENS.length).map((token) => FOR_TOKEN + token)].flatMap((why) =>
    NEAR.map((place) => takeMove(place, why)),
  ),
  ...upTo(TOKENS.length).map(declineMove),
  ...[LEFT, RIGHT].map(lookMove),
  ...[LEFT, RIGHT].flatMap((place) => upTo(KINDS).map((card) => digMove(place, card))),
  ...upTo(STAGES).flatMap((stage) => waysOf(stage + 1).map((way) => stageMove(stage + 1, way))),
  ...[...upTo(ROW), FROM_PILE].flatMap((place) => upTo(TRIPLE + 1).map((set) => progressMove(place, set))),
  passMove(),
  ...upTo(WONDERS.length).map(wonderMove),
];

export function architectsActions(players: number): ActionList<Architects> {
  // Neither the own deck nor the right neighbour's is far.
  const far = upTo(players - 2).map((i) => i + 1);
  const names = ['wait', ...NEAR_MOVES.map(architects.notation.make)];
  const numbers = new Map(NEAR_MOVES.map((move, at) => [move, at + 1]));
  const farNumbers = new Map(far.map((offset) => [offset, names.push(`take far+${offset} wonder`) - 1]));

  function numberOf(move: Move, seat: number): number {
    if (actionIn(move) !== TAKE || placeIn(move) < FAR) return numbers.get(move) as number;
    const owner = placeIn(move) - FAR;
    return farNumbers.get((owner - seat + players) % players) as number;
  }

  return {
    names,
    add: (actions, legal, { viewer }) => {
      for (let i = 0; i < legal.length; i++) actions.push(numberOf(legal[i] as Move, viewer));
    },
  };
}
