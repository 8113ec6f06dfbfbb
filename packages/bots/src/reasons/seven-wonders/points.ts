// Reasons that count points: sets and symbols, stages, guilds, and the most points of a hand.

import {
  CHOICE_SYMBOL,
  type City,
  COLOURS,
  cardFacts,
  deckOf,
  type ScienceSymbol,
  SYMBOLS,
  sevenWonders,
  stageEffectsOf,
} from '@mirabilia/seven-wonders';
import { bestSymbols, sciencePoints, scoreCity } from '@mirabilia/seven-wonders/rules';
import { citiesAfter } from '../../seven-wonders/after.ts';
import { isMore, swingOf } from '../paired.ts';
import type { Comparison, Template, Tried } from './comparison.ts';
import type { StageGift } from './reason.ts';

/** A category has to differ by so many points to be a reason. */
export const LEAST_POINTS = 1.5;

export const setsOf = ({ symbols }: City): number => Math.min(...bestSymbols(symbols));
const scienceOf = ({ symbols }: City): number => sciencePoints(bestSymbols(symbols));

const science = ({ pairs, me }: Comparison) => swingOf(pairs, ({ scores }) => scores[me]?.science ?? 0);

export const set: Template = (comparison) => {
  const { best, other, city } = comparison;
  const swing = science(comparison);
  if (best.structure === undefined || setsOf(best.city) <= setsOf(city)) return undefined;
  if (setsOf(other.city) > setsOf(city) || !isMore(swing, LEAST_POINTS)) return undefined;
  const points = scienceOf(best.city) - scienceOf(city);
  return {
    reason: { kind: 'set', card: best.structure.id, points },
    weight: swing.mean,
    topic: 'science',
  };
};

/** Cards of later Ages that show a symbol. */
const laterWith = (symbol: number, { table }: Comparison): number =>
  ([2, 3] as const)
    .filter((age) => age > table.age)
    .flatMap((age) => deckOf(age, table.players))
    .filter((card) => cardFacts(card).effect.symbol === symbol).length;

export const symbol: Template = (comparison) => {
  const { best, city } = comparison;
  const at = best.structure?.effect.symbol ?? -1;
  const swing = science(comparison);
  if (best.structure === undefined || at < 0 || at === CHOICE_SYMBOL) return undefined;
  if (setsOf(best.city) > setsOf(city) || !isMore(swing, LEAST_POINTS)) return undefined;
  return {
    reason: {
      kind: 'symbol',
      card: best.structure.id,
      symbol: SYMBOLS[at] as ScienceSymbol,
      count: best.city.symbols[at] as number,
      points: scienceOf(best.city) - scienceOf(city),
      later: laterWith(at, comparison),
    },
    weight: swing.mean,
    topic: 'science',
  };
};

const GIFTS: Readonly<Partial<Record<string, StageGift>>> = {
  shields: 'shields',
  coins: 'coins',
  science: 'science',
  produce: 'goods',
  'free-build': 'power',
  'seventh-card': 'power',
  salvage: 'power',
  'copy-guild': 'power',
};

export const stage: Template = ({ best, other, city, me, pairs }) => {
  if (best.stage === undefined || other.stage !== undefined) return undefined;
  const effects = stageEffectsOf(city.board, best.stage - 1);
  const points = effects.reduce((sum, effect) => sum + (effect.kind === 'points' ? effect.points : 0), 0);
  const gift = effects.map(({ kind }) => GIFTS[kind]).find((each) => each !== undefined) ?? null;
  const swing = swingOf(pairs, ({ scores }) =>
    points > 0 && gift === null ? (scores[me]?.wonder ?? 0) : (scores[me]?.total ?? 0),
  );
  if (!isMore(swing, LEAST_POINTS)) return undefined;
  return {
    reason: { kind: 'stage', stage: best.stage, points, gift },
    weight: swing.mean,
    topic: 'wonder',
  };
};

const PURPLE = COLOURS.indexOf('purple');

/** What the city would score more if the match ended after the move; coins that are paid or earned aside. */
function gainOf({ table, me }: Pick<Comparison, 'table' | 'me'>, cities: readonly City[]): number {
  const [before, after] = [scoreCity(table.cities, me).score, scoreCity(cities, me).score];
  return after.total - after.treasury - (before.total - before.treasury);
}

export const guild: Template = (comparison) => {
  const { best, me, pairs } = comparison;
  if (best.structure?.colour !== PURPLE) return undefined;
  const swing = swingOf(pairs, ({ scores }) => (scores[me]?.guilds ?? 0) + (scores[me]?.science ?? 0));
  const points = gainOf(comparison, best.cities);
  if (points < 1 || !isMore(swing, LEAST_POINTS)) return undefined;
  return { reason: { kind: 'guild', card: best.structure.id, points }, weight: swing.mean, topic: 'guilds' };
};

export const points: Template = (comparison) => {
  const { table, view, best, other, me, pairs } = comparison;
  if (table.age !== 3 || table.phase.kind !== 'turn' || best.structure === undefined) return undefined;
  const gain = ({ cities }: Pick<Tried, 'cities'>) => gainOf(comparison, cities);
  const [mine, theirs] = [gain(best), gain(other)];
  const isMost = sevenWonders
    .legalMoves(view)
    .map((move) => ({ cities: citiesAfter(table, me, move), move }))
    .every((each) => gain(each) < mine || each.cities[me]?.structures.at(-1) === best.card);
  const swing = swingOf(pairs, ({ scores }) => scores[me]?.total ?? 0);
  const isThat = Math.abs(swing.mean - (mine - theirs)) <= Math.max(2, swing.margin);
  if (!isMost || !isMore(swing, LEAST_POINTS) || !isThat) return undefined;
  return {
    reason: { kind: 'points', card: best.structure.id, points: mine },
    weight: swing.mean,
    topic: 'points',
  };
};
