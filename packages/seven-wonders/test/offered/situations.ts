// The rules that a decision has to do with: a comparison that never meets a rule says nothing of it.

import { hasName, hasPower, pricesFor } from '../referee/city.ts';
import { card, WONDERS } from '../referee/facts.ts';
import { at } from '../referee/lists.ts';
import { cardOfMove, type Match, payOf, placeOf } from '../referee/match.ts';
import { isFreeCity } from '../referee/means.ts';
import { offeredPlays, type Play } from '../referee/plays.ts';
import type { Move } from '../referee/record.ts';
import { textOf } from './disagreement.ts';

function paidTo(move: Move): string {
  const { left, right } = payOf(move);
  if (left > 0) return right > 0 ? 'both' : 'left';
  return right > 0 ? 'right' : 'nobody';
}

/** What one move is an example of. */
function kindsOf(match: Match, move: Move): string[] {
  const { wonder, side, stages } = at(match.cities, placeOf(move));
  switch (move.do) {
    case 'build': {
      const toBank = move.free === undefined && card(cardOfMove(move)).coins > 0;
      return [
        `build, ${move.free ?? `paying ${paidTo(move)}`}`,
        ...(toBank ? ['build, paying the bank'] : []),
      ];
    }
    case 'stage':
      return [`stage, paying ${paidTo(move)}`, `${wonder}/${side} ${stages + 1}`];
    case 'discard':
      return ['discard'];
    case 'salvage':
      return [move.card === null ? 'decline' : 'salvage'];
  }
}

/** Where the move is made: with the seventh card, for the Free City, or in a turn of the own city. */
function occasionOf(match: Match, move: Move): string {
  if (match.phase === 'seventh') return 'seventh: ';
  return isFreeCity(match, placeOf(move)) ? 'Free City: ' : '';
}

/** Is there a card that the same city may pay for in more than one way? */
function hasSplits(moves: readonly Move[]): boolean {
  const ways = new Map<string, string>();
  return moves.some((move) => {
    if (move.free !== undefined) return false;
    const use = `${placeOf(move)} ${move.do} ${move.card}`;
    const pay = JSON.stringify(payOf(move));
    const first = ways.get(use) ?? pay;
    ways.set(use, first);
    return first !== pay;
  });
}

type Situation = (match: Match, seat: number, moves: readonly Move[]) => boolean;

const SITUATIONS: Readonly<Record<string, Situation>> = {
  'a choice of splits': (_, __, moves) => hasSplits(moves),
  'a name that stands already': ({ cities, hands }, seat) =>
    at(hands, seat).some((id) => hasName(at(cities, seat), id)),
  'a discount': ({ startOfTurn }, seat) => {
    const { left, right } = pricesFor(at(startOfTurn, seat));
    return left.raw + left.manufactured + right.raw + right.manufactured < 8;
  },
  'Olympia B trades': ({ startOfTurn }, seat, moves) => {
    const { wonder, side, stages } = at(startOfTurn, seat);
    return (
      wonder === 'olympia' && side === 'B' && stages > 0 && moves.some((move) => paidTo(move) === 'both')
    );
  },
  'a free build that was used': ({ startOfTurn, freeBuildUsed }, seat) =>
    hasPower(at(startOfTurn, seat), 'free-build') && at(freeBuildUsed, seat),
  'a seventh card by the stage of this turn': ({ phase, startOfTurn }, seat) =>
    phase === 'seventh' && !hasPower(at(startOfTurn, seat), 'seventh-card'),
  'a seventh card before a salvage': ({ phase, salvager }) => phase === 'seventh' && salvager !== undefined,
};

/** [F4] The own card buys what the Free City's has just begun to make. */
const BOUGHT = 'bought from the card before';
/** [F7] The Free City buys from whom its holder likes. */
const DEARER = 'a dearer split';
/** [W8] A stage with the power to salvage, and no card that may be built. */
const VOID = 'nothing to salvage';

const PAID = ['paying nobody', 'paying left', 'paying right', 'paying both'];
const BUILDS = [...PAID, 'paying the bank', 'chain'].map((how) => `build, ${how}`);
const USES = [
  ...BUILDS,
  'build, wonder',
  ...PAID.map((how) => `stage, ${how}`),
  'discard',
  'salvage',
  'decline',
];

/** All that matches of two players are to meet of the Free City. */
export const FREE_CITY_RULES: readonly string[] = USES.map((kind) => `Free City: ${kind}`);
/** What is new in version 2 of the rules. */
export const FREE_CITY_NEWS: readonly string[] = [BOUGHT, DEARER];

/** All that matches of three to seven players are to meet. */
export const CITY_RULES: readonly string[] = [
  ...USES,
  VOID,
  ...WONDERS.flatMap(({ id, sides }) =>
    (['A', 'B'] as const).flatMap((side) => sides[side].map((_, stage) => `${id}/${side} ${stage + 1}`)),
  ),
  ...[...BUILDS, 'babylon/B 3', 'discard'].map((kind) => `seventh: ${kind}`),
  ...Object.keys(SITUATIONS),
];

/** What the rules of the Free City offer that the older ones did not. */
function newsOf(match: Match, seat: number, plays: readonly Play[]): string[] {
  const older = offeredPlays({ ...match, rules: 1 }, seat);
  const before = new Set(older.map(textOf));
  const splits = new Set(older.map(([, freeCity]) => textOf([freeCity as Move])));
  const added = plays.filter((play) => !before.has(textOf(play)));
  return added.map(([, freeCity]) => (splits.has(textOf([freeCity as Move])) ? BOUGHT : DEARER));
}

/** Everything that this decision of the seat is an example of, each once. */
export function examplesIn(match: Match, seat: number, plays: readonly Play[]): Set<string> {
  const moves = plays.flat();
  const kinds = moves.flatMap((move) =>
    kindsOf(match, move).map((kind) => `${occasionOf(match, move)}${kind}`),
  );
  const met = Object.keys(SITUATIONS).filter((name) => SITUATIONS[name]?.(match, seat, moves));
  const news = match.rules > 1 && plays[0]?.length === 2 ? newsOf(match, seat, plays) : [];
  return new Set([...kinds, ...met, ...news]);
}

/** What the moves of a decision were an example of; `after` is the table that they led to. */
export function examplesAfter(moves: readonly Move[], after: Match): string[] {
  const isDue = moves.some((move) => {
    if (move.do !== 'stage') return false;
    const { wonder, side, stages } = at(after.cities, placeOf(move));
    return wonder === 'halikarnassos' && (side === 'B' || stages === 2);
  });
  return isDue && after.phase !== 'salvage' && after.phase !== 'seventh' ? [VOID] : [];
}
