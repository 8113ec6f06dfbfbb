// What the lessons of 7 Wonders look at: the learner's view, what happened since their last choice, and what they hold.

import type { Move, SeatView } from '@mirabilia/kernel';
import {
  CARDS,
  type Card,
  type CardName,
  type City,
  COLOURS,
  type Colour,
  cardFacts,
  chainOf,
  cityOfStep,
  costOf,
  type Event,
  FREE,
  FREE_CITY,
  freeIn,
  leftIn,
  leftOf,
  productionOf,
  RESOURCES,
  type Resource,
  rightIn,
  rightOf,
  type SevenWonders,
  scoreCity,
  sevenWonders,
  type Table,
  type Verdict,
  verdicts,
} from '@mirabilia/seven-wonders';
import type { Situation } from '../moments.ts';

export interface WondersSituation extends Situation {
  readonly view: SeatView<SevenWonders>;
  readonly table: Table;
  readonly me: number;
  readonly city: City;
  readonly left: number;
  readonly right: number;
  /** What can be done with each card, for the city that is chosen for; none while nothing is asked. */
  readonly verdicts: readonly Verdict[];
  /** The card is chosen for the Free City. */
  readonly isForFreeCity: boolean;
  /** What happened since the learner chose. */
  readonly events: readonly Event[];
  readonly nameOf: (city: number) => string;
}

interface Given {
  readonly view: SeatView<SevenWonders>;
  readonly picked: Card | undefined;
  readonly events: readonly Event[];
  readonly nameOf: (city: number) => string;
}

export function wondersSituation({ view, picked, events, nameOf }: Given): WondersSituation {
  const { table, decision } = view.public;
  const me = view.viewer;
  const { length } = table.cities;
  const { plan } = view.private;
  const isCard = table.phase.kind === 'turn' || table.phase.kind === 'seventh';
  const isAsked = isCard && plan.length < sevenWonders.steps(table, me);
  const acting = isAsked && table.phase.kind === 'turn' ? cityOfStep(table, me, plan.length) : me;
  const isForFreeCity = table.players === FREE_CITY && acting === FREE_CITY;
  return {
    decision,
    isChoosing: isAsked,
    picked,
    // New things come together at the beginning of an Age; after the first Age everything is short.
    most: table.age === 1 || table.turn === 1 ? 2 : 1,
    view,
    table,
    me,
    city: table.cities[me] as City,
    left: leftOf(me, length),
    right: rightOf(me, length),
    verdicts: isAsked ? verdicts(view) : [],
    isForFreeCity,
    events,
    nameOf,
  };
}

export type BuiltEvent = Extract<Event, { kind: 'built' }>;

export const own = ({ events, me }: WondersSituation): readonly BuiltEvent[] =>
  events.filter((event): event is BuiltEvent => event.kind === 'built' && event.city === me);

export const ownStage = ({ events, me }: WondersSituation) =>
  events.find((event) => event.kind === 'stage-built' && event.city === me);

/** What the learner paid to neighbours. */
export function bought({ events, me }: WondersSituation): { readonly left: number; readonly right: number } {
  let [left, right] = [0, 0];
  for (const event of events) {
    if ((event.kind !== 'built' && event.kind !== 'stage-built') || event.city !== me) continue;
    left += event.left;
    right += event.right;
  }
  return { left, right };
}

/** A neighbour who paid the learner, and how much. */
export function soldTo({ events, left, right }: WondersSituation) {
  for (const event of events) {
    if (event.kind !== 'built' && event.kind !== 'stage-built') continue;
    // The learner is the left neighbour of the one at their right.
    if (event.city === right && event.left > 0) return { city: right, coins: event.left };
    if (event.city === left && event.right > 0) return { city: left, coins: event.right };
  }
  return undefined;
}

export const colourOf = (card: Card): Colour => COLOURS[cardFacts(card).colour] as Colour;

export const goodsOf = (card: Card): readonly { readonly good: Resource; readonly count: number }[] => {
  const cost = costOf(card);
  return RESOURCES.flatMap((good) => (cost[good] === undefined ? [] : [{ good, count: cost[good] }]));
};

export const isFreeWay = (move: Move): boolean =>
  freeIn(move) === FREE.no && leftIn(move) + rightIn(move) === 0;

/** The move that builds it with own goods alone, though it costs goods. */
export const withOwnGoods = ({ card, build }: Verdict): Move | undefined =>
  goodsOf(card).length > 0 && (costOf(card).coins ?? 0) === 0 ? build.moves.find(isFreeWay) : undefined;

/** What the city doesn't make by itself, counting each source for the first of its goods that is needed. */
export function lackingFor(city: City, card: Card): readonly Resource[] {
  const sources = productionOf(city).own.slice();
  return goodsOf(card).flatMap(({ good, count }) =>
    Array.from({ length: count }, () => good).filter(() => {
      const at = sources.findIndex((goods) => goods.includes(good));
      if (at >= 0) sources.splice(at, 1);
      return at < 0;
    }),
  );
}

/** The ways to build it for a few coins, all of which neighbours get. */
export const boughtFor = ({ build }: Verdict, coins: number): readonly Move[] =>
  build.moves.filter((move) => freeIn(move) === FREE.no && leftIn(move) + rightIn(move) === coins);

export const byChain = ({ build }: Verdict): Move | undefined =>
  build.moves.find((move) => freeIn(move) === FREE.chain);

export const parentOf = ({ structures }: City, card: Card): CardName | undefined =>
  chainOf(card).find((name) => structures.some((built) => cardFacts(built).name === name));

/** Stages that can be built now without paying anybody. */
export const freeStage = ({ verdicts: all }: WondersSituation): readonly Move[] =>
  all.flatMap(({ stage }) => stage.moves.filter((move) => leftIn(move) + rightIn(move) === 0));

/** The points that a card would add to the city now. */
export function pointsOf({ table, me, city }: WondersSituation, card: Card): number {
  const { colour } = cardFacts(card);
  const { effect } = cardFacts(card);
  const after: City = {
    ...city,
    structures: [...city.structures, card],
    colours: city.colours.map((count, at) => (at === colour ? count + 1 : count)),
    symbols: city.symbols.map((count, at) => (at === effect.symbol ? count + 1 : count)),
  };
  const cities = table.cities.map((each, at) => (at === me ? after : each));
  return scoreCity(cities, me).score.total - scoreCity(table.cities, me).score.total;
}

export const verdictOn = (all: readonly Verdict[], card: Card): Verdict | undefined =>
  all.find((verdict) => verdict.card === card);

const CHILDREN: readonly (readonly Card[])[] = CARDS.map(({ name }) =>
  [...CARDS.keys()].filter((child) => chainOf(child).includes(name)),
);

/** A card of an Age that a card makes free, of a colour if one is wanted. */
export const childrenIn = (card: Card, age: number, colour?: Colour): Card | undefined =>
  CHILDREN[card]?.find(
    (child) => cardFacts(child).age === age && (colour === undefined || colourOf(child) === colour),
  );
