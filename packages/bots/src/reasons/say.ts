// A reason as a sentence. Nothing here plays or searches: the page loads it without the bots.

import type { CardId as ArchitectsCardId, TokenId } from '@mirabilia/architects';
import type { Move } from '@mirabilia/kernel';
import type { CardName, Category, Goods, Resource, ScienceSymbol } from '@mirabilia/seven-wonders';
import type { ReasonWords } from '../i18n/words.ts';
import type { ArchitectsReason } from './architects/reason.ts';
import type { SevenWondersReason } from './seven-wonders/reason.ts';

/** What things of 7 Wonders are called. */
export interface SevenWondersNaming {
  readonly card: (card: string) => string;
  readonly structure: (name: CardName) => string;
  readonly good: (good: Resource) => string;
  readonly symbol: (symbol: ScienceSymbol) => string;
  readonly category: (category: Category) => string;
  readonly city: (city: number) => string;
  readonly age: (age: number) => string;
  /** A list with “and”. */
  readonly and: (parts: readonly string[]) => string;
}

/** What things of Architects are called. */
export interface ArchitectsNaming {
  readonly card: (card: ArchitectsCardId) => string;
  readonly token: (token: TokenId) => string;
  readonly seat: (seat: number) => string;
  /** A list with “or”. */
  readonly or: (parts: readonly string[]) => string;
}

type Say<R extends { readonly kind: string }> = {
  readonly [K in R['kind']]: (reason: Extract<R, { kind: K }>) => string;
};

const costOf = (cost: Goods, { good, and }: SevenWondersNaming): string =>
  and(
    Object.entries(cost).map(([each, count]) =>
      count === 1 ? good(each as Resource) : `${count} ${good(each as Resource)}`,
    ),
  );

const sevenWonders = (
  { sevenWonders: words }: ReasonWords,
  names: SevenWondersNaming,
): Say<SevenWondersReason> => ({
  set: ({ points }) => words.set(points),
  symbol: ({ symbol, count, points, later }) => words.symbol(names.symbol(symbol), count, points, later),
  conflict: ({ city, result, swing, isLikely }) => {
    const say =
      result === 'victory'
        ? isLikely
          ? words.likelyVictory
          : words.victory
        : isLikely
          ? words.likelyDraw
          : words.draw;
    return say(names.city(city), swing);
  },
  overkill: ({ card }) => words.overkill(names.card(card)),
  scarce: ({ good }) => words.scarce(names.good(good)),
  enables: ({ good, stage, points }) => words.enables(names.good(good), stage, points),
  saves: ({ coins }) => words.saves(coins),
  sells: ({ city, good, coins }) => words.sells(names.city(city), names.good(good), coins),
  opens: ({ child, age, cost }) => words.opens(names.structure(child), names.age(age), costOf(cost, names)),
  chain: ({ parent }) => words.chain(names.structure(parent)),
  stage: ({ points, gift }) =>
    [points > 0 && words.stage(points), gift !== null && words.gift[gift]].filter(Boolean).join(' '),
  short: ({ stage, coins }) => words.short(stage, coins),
  deny: ({ card, city, points }) => words.deny(names.card(card), names.city(city), points),
  'deny-set': ({ card, city, symbol }) =>
    words.denySet(names.card(card), names.city(city), names.symbol(symbol)),
  waits: ({ card, turn }) => words.waits(names.card(card), turn),
  'now-or-never': ({ players }) => words.nowOrNever(players),
  guild: ({ points }) => words.guild(points),
  points: ({ points }) => words.points(points),
  feeds: ({ city, rival, coins }) => words.feeds(names.city(city), names.city(rival), coins),
  unused: () => words.unused,
  surplus: ({ good }) => words.surplus(names.good(good)),
  tends: ({ category, points }) => words.tends(names.category(category), points),
});

const architects = ({ architects: words }: ReasonWords, names: ArchitectsNaming): Say<ArchitectsReason> => ({
  build: ({ stage, points, effect }) => (effect === null ? words.build : words.buildEffect)(stage, points),
  'one-short': ({ stage, cards }) => words.oneShort(stage, names.or(cards.map(names.card))),
  twin: ({ stage, card }) => words.twin(stage, names.card(card)),
  flexible: ({ card }) => words.flexible(names.card(card)),
  finish: ({ points }) => words.finish(points),
  hold: ({ points }) => words.hold(points),
  set: ({ set }) => words[set],
  token: ({ points }) => words.token(points),
  'token-cards': ({ cards, of }) => words.tokenCards(cards, of),
  fight: ({ points }) => words.fight(points),
  avoid: ({ seat }) => words.avoid(names.seat(seat)),
  lasting: () => words.lasting,
  cat: ({ points, from }) => (from === null ? words.cat(points) : words.catFrom(points, names.seat(from))),
  deny: ({ card, seat, stage }) =>
    stage === null
      ? words.denySet(names.card(card), names.seat(seat))
      : words.deny(names.card(card), names.seat(seat), stage),
  uncovers: ({ seat, cards, of }) => words.uncovers(names.seat(seat), cards, of),
  odds: ({ cards, of }) => words.odds(cards, of),
  extra: ({ token }) => words.extra(names.token(token)),
});

export const saySevenWonders = (
  words: ReasonWords,
  names: SevenWondersNaming,
  reason: SevenWondersReason,
): string => (sevenWonders(words, names)[reason.kind] as (reason: SevenWondersReason) => string)(reason);

export const sayArchitects = (
  words: ReasonWords,
  names: ArchitectsNaming,
  reason: ArchitectsReason,
): string => (architects(words, names)[reason.kind] as (reason: ArchitectsReason) => string)(reason);

/** What a loss in the chance to win is called. */
export const verdictOn = (lost: number): keyof ReasonWords['verdicts'] =>
  lost < LEAST_LEAD ? 'good' : lost <= 0.08 ? 'fine' : lost <= 0.15 ? 'inaccurate' : 'costly';

/**
 * The estimate of the move that the best one is compared with: the one that was chosen, or before a choice the best that is
 * another idea. Undefined if there is none.
 */
export function rivalOf<E extends { readonly move: Move }>(
  ideaOf: (move: Move) => string,
  estimates: readonly E[],
  chosen: Move | undefined,
): E | undefined {
  const [best] = estimates;
  if (best === undefined || chosen === best.move) return undefined;
  return estimates.find(({ move }) =>
    chosen === undefined ? ideaOf(move) !== ideaOf(best.move) : move === chosen,
  );
}

/** An estimate of fewer tries is too rough to give reasons for. */
export const ENOUGH_TRIES = 100;
/** A smaller lead in the chance to win is none, and one below the second is small. */
export const LEAST_LEAD = 0.03;
export const SMALL_LEAD = 0.06;
