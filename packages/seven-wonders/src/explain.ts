// What the hand looks like to its holder: for each card the ways to use it, and where a way is closed, why.

import type { Move, SeatView } from '@mirabilia/kernel';
import { boardFacts, type Card, cardFacts, costOf } from './catalogue.ts';
import type { Cost } from './effect.ts';
import { legalMoves } from './legal-moves.ts';
import { actionIn, BUILD, cardIn, DISCARD, STAGE } from './move.ts';
import { actorIn } from './phases/turn.ts';
import { type Buyer, stands } from './rules/build.ts';
import { findWays, payLeft, payRight, ways } from './rules/payments.ts';
import { covers, demandOf, type Supply } from './rules/supply.ts';
import type { SevenWonders } from './types.ts';
import { RESOURCES, type Resource } from './vocabulary.ts';

/** How many of each resource. */
export type Goods = Partial<Record<Resource, number>>;

/** Why a card can't be used in some way. */
export type Closed =
  /** A structure of this name stands already. */
  | { readonly reason: 'name-stands' }
  /** The wonder is complete. */
  | { readonly reason: 'wonder-complete' }
  /** `missing` is what the city doesn't make itself; of these nobody next to it sells the `unavailable`. */
  | { readonly reason: 'goods-missing'; readonly missing: Goods; readonly unavailable: Goods }
  /** Everything could be had, for more coins than the purse holds. */
  | { readonly reason: 'too-dear'; readonly missing: Goods; readonly price: number; readonly purse: number }
  /** The Free City has a duty: it must build, and with this card in this way it may not. */
  | { readonly reason: 'duty' };

/** One way to use a card: the moves that do it, or why there is none. */
export interface Use {
  readonly moves: readonly Move[];
  readonly closed: Closed | undefined;
}

/** What can be done with one card of the hand. */
export interface Verdict {
  readonly card: Card;
  readonly build: Use;
  readonly stage: Use;
  readonly discard: Use;
}

/** A verdict for each different card that the viewer may choose from now; none where no card of a hand is asked for. */
export function verdicts(view: SeatView<SevenWonders>): Verdict[] {
  const { table } = view.public;
  const actor = actorIn(table, view.viewer, view.private.holding, view.private.plan);
  if (actor === undefined) return [];
  const { buyer } = actor;
  const legal = legalMoves(view);
  // The same for every card.
  let noStage: Closed | undefined;
  const whyNoStage = (): Closed => {
    const stage = boardFacts(buyer.city.board).stages[buyer.city.stages];
    noStage ??= stage === undefined ? { reason: 'wonder-complete' } : whyUnpaid(stage.cost, buyer);
    return noStage;
  };
  return [...new Set(actor.cards)].map((card) => {
    const use = (action: number, whyNot: () => Closed): Use => {
      const moves = legal.filter((move) => cardIn(move) === card && actionIn(move) === action);
      return { moves, closed: moves.length > 0 ? undefined : whyNot() };
    };
    return {
      card,
      build: use(BUILD, () =>
        stands(buyer.city, cardFacts(card)) ? { reason: 'name-stands' } : whyUnpaid(costOf(card), buyer),
      ),
      stage: use(STAGE, whyNoStage),
      discard: use(DISCARD, () => ({ reason: 'duty' })),
    };
  });
}

function whyUnpaid(cost: Cost, buyer: Buyer): Closed {
  const { coins = 0, ...goods } = cost;
  const { own, reach, purse } = buyer;
  const missing = lacking(goods, own);
  const unavailable = lacking(goods, reach);
  if (Object.keys(unavailable).length > 0) return { reason: 'goods-missing', missing, unavailable };
  findWays(demandOf(goods), buyer, Number.MAX_SAFE_INTEGER);
  const cheapest = ways[0] as number;
  const price = coins + payLeft(cheapest) + payRight(cheapest);
  return price > purse ? { reason: 'too-dear', missing, price, purse } : { reason: 'duty' };
}

/** The goods of a cost that a supply can't cover. Taking what fits, good by good, covers as many as can be covered. */
function lacking(goods: Goods, supply: Supply): Goods {
  if (covers(supply, demandOf(goods))) return {};
  const covered: Goods = {};
  const short: Goods = {};
  for (const good of RESOURCES) {
    for (let unit = 0; unit < (goods[good] ?? 0); unit++) {
      const tried = { ...covered, [good]: (covered[good] ?? 0) + 1 };
      if (covers(supply, demandOf(tried))) covered[good] = tried[good] as number;
      else short[good] = (short[good] ?? 0) + 1;
    }
  }
  return short;
}
