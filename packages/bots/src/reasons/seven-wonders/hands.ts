// Reasons about hands: what the next player would get, what comes back, and what is lost.

import {
  BUILD,
  CHOICE_SYMBOL,
  cardFacts,
  DISCARD,
  FREE,
  freeIn,
  leftOf,
  rightOf,
  type ScienceSymbol,
  STAGE,
  SYMBOLS,
  TURNS,
} from '@mirabilia/seven-wonders';
import { bestSymbols } from '@mirabilia/seven-wonders/rules';
import { isMore, shareOf, swingOf } from '../paired.ts';
import type { Comparison, FoundReason, Template } from './comparison.ts';
import { otherCity } from './comparison.ts';
import { LEAST_POINTS, setsOf } from './points.ts';

/** Who gets this hand next; undefined if it isn't passed on. */
export function nextHolder({ table, me }: Pick<Comparison, 'table' | 'me'>): number | undefined {
  const { age, turn, players, phase } = table;
  if (phase.kind !== 'turn' || turn === TURNS) return undefined;
  return age === 2 ? rightOf(me, players) : leftOf(me, players);
}

const TAKEN = 0.4;
/** How much less often the next player builds it if it is gone. */
const LEAST_DIFFERENCE = 0.3;

/** A card that the move takes away from the next player, and what it is worth there. */
function denied(comparison: Comparison): { next: number; worth: number } | undefined {
  const { best, other, pairs } = comparison;
  const next = nextHolder(comparison);
  if (next === undefined || best.card === other.card) return undefined;
  if (![BUILD, STAGE, DISCARD].includes(best.action)) return undefined;
  if (otherCity(comparison, next).structures.includes(best.card)) return undefined;
  const gets = (structures: readonly (readonly number[])[]): boolean =>
    structures[next]?.includes(best.card) ?? false;
  const [without, withIt] = [
    shareOf(pairs, (pair) => gets(pair.best.structures)),
    shareOf(pairs, (pair) => gets(pair.other.structures)),
  ];
  const swing = swingOf(pairs, ({ scores }) => -(scores[next]?.total ?? 0));
  if (withIt < TAKEN || withIt - without < LEAST_DIFFERENCE || !isMore(swing, LEAST_POINTS)) return undefined;
  return { next, worth: swing.mean };
}

export const deny: Template = (comparison) => {
  const found = denied(comparison);
  if (found === undefined) return undefined;
  return {
    reason: {
      kind: 'deny',
      card: cardFacts(comparison.best.card).id,
      city: found.next,
      points: Math.round(found.worth),
    },
    weight: found.worth,
    topic: 'denial',
  };
};

export const denySet: Template = (comparison) => {
  const found = denied(comparison);
  const { id, effect } = cardFacts(comparison.best.card);
  if (found === undefined || effect.symbol < 0 || effect.symbol === CHOICE_SYMBOL) return undefined;
  const city = otherCity(comparison, found.next);
  const symbols = city.symbols.with(effect.symbol, (city.symbols[effect.symbol] as number) + 1);
  if (Math.min(...bestSymbols(symbols)) <= setsOf(city)) return undefined;
  return {
    reason: {
      kind: 'deny-set',
      card: id,
      city: found.next,
      symbol: SYMBOLS[effect.symbol] as ScienceSymbol,
    },
    // It says more than `deny`, of the same fact.
    weight: found.worth + 0.01,
    topic: 'denial',
  };
};

const STILL_THERE = 0.6;

export const waits: Template = ({ best, other, table, pairs }): FoundReason | undefined => {
  const turn = table.turn + table.players;
  if (table.phase.kind !== 'turn' || turn > TURNS || best.card === other.card) return undefined;
  if (best.structure === undefined || other.structure === undefined) return undefined;
  const isThere = (hand: readonly number[] | undefined, card: number): boolean =>
    hand?.includes(card) ?? false;
  if (shareOf(pairs, (pair) => isThere(pair.best.back, other.card)) < STILL_THERE) return undefined;
  if (shareOf(pairs, (pair) => isThere(pair.other.back, best.card)) >= STILL_THERE) return undefined;
  return {
    reason: { kind: 'waits', card: other.structure.id, turn },
    weight: LEAST_POINTS,
    topic: 'hands',
  };
};

export const nowOrNever: Template = ({ best, other, table }) => {
  if (table.phase.kind !== 'turn' || table.turn + table.players <= TURNS || table.turn === TURNS)
    return undefined;
  if (best.structure === undefined || (other.action !== STAGE && other.action !== DISCARD)) return undefined;
  return {
    reason: { kind: 'now-or-never', card: best.structure.id, players: table.players },
    weight: LEAST_POINTS,
    topic: 'hands',
    isSecondary: true,
  };
};

export const unused: Template = ({ best, other, table }) => {
  const isFree = (move: number): boolean => freeIn(move) === FREE.wonder;
  if (table.phase.kind !== 'turn' || table.turn !== TURNS) return undefined;
  if (best.structure === undefined || !isFree(best.move) || isFree(other.move)) return undefined;
  return { reason: { kind: 'unused' }, weight: LEAST_POINTS * 2, topic: 'powers' };
};
