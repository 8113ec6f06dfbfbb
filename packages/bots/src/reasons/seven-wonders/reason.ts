// What the coach may say of a choice in 7 Wonders: codes and facts, no prose.

import type {
  Age,
  CardId,
  CardName,
  Category,
  Goods,
  Resource,
  ScienceSymbol,
} from '@mirabilia/seven-wonders';

/** What a move puts into the city: a structure, or a stage of the wonder (numbered from 1). */
export type Subject = { readonly card: CardId } | { readonly stage: number };

/** What a stage brings besides points. */
export type StageGift = 'shields' | 'coins' | 'science' | 'goods' | 'power';

/** `city` is the number of a neighbour's city. Unless it says otherwise, a reason is about the better move. */
export type SevenWondersReason =
  /** A third symbol completes a set: so many points now. */
  | { readonly kind: 'set'; readonly card: CardId; readonly points: number }
  /** One more of a symbol: how many then, points now, and how many cards of later Ages show it. */
  | {
      readonly kind: 'symbol';
      readonly card: CardId;
      readonly symbol: ScienceSymbol;
      readonly count: number;
      readonly points: number;
      readonly later: number;
    }
  | {
      readonly kind: 'conflict';
      readonly what: Subject;
      readonly city: number;
      readonly result: 'victory' | 'draw';
      readonly swing: number;
      readonly isLikely: boolean;
    }
  /** Of the other move: both conflicts of this Age are won anyway. */
  | { readonly kind: 'overkill'; readonly card: CardId }
  /** Neither the own city nor its neighbours make the good. */
  | { readonly kind: 'scarce'; readonly what: Subject; readonly good: Resource }
  /** The next stage needs more of the good than the city makes; about so many points more of the wonder. */
  | {
      readonly kind: 'enables';
      readonly what: Subject;
      readonly good: Resource;
      readonly stage: number;
      readonly points: number;
    }
  /** About so many coins less for goods of neighbours. */
  | { readonly kind: 'saves'; readonly what: Subject; readonly coins: number }
  | {
      readonly kind: 'sells';
      readonly card: CardId;
      readonly city: number;
      readonly good: Resource;
      readonly coins: number;
    }
  | {
      readonly kind: 'opens';
      readonly card: CardId;
      readonly child: CardName;
      readonly age: Age;
      readonly cost: Goods;
    }
  | { readonly kind: 'chain'; readonly card: CardId; readonly parent: CardName }
  | {
      readonly kind: 'stage';
      readonly stage: number;
      readonly points: number;
      readonly gift: StageGift | null;
    }
  /** Without these coins the stage is likely out of reach next turn, by so many coins. */
  | { readonly kind: 'short'; readonly stage: number; readonly coins: number }
  | { readonly kind: 'deny'; readonly card: CardId; readonly city: number; readonly points: number }
  | {
      readonly kind: 'deny-set';
      readonly card: CardId;
      readonly city: number;
      readonly symbol: ScienceSymbol;
    }
  /** The other card is still there when this hand is back. */
  | { readonly kind: 'waits'; readonly card: CardId; readonly turn: number }
  /** What the other move does can be done with any card later; this hand doesn't come back. */
  | { readonly kind: 'now-or-never'; readonly card: CardId; readonly players: number }
  | { readonly kind: 'guild'; readonly card: CardId; readonly points: number }
  /** The most points of all that can be done with this hand. */
  | { readonly kind: 'points'; readonly card: CardId; readonly points: number }
  /** Of the other move: the same for the same price, but a stronger neighbour gets the coins. */
  | { readonly kind: 'feeds'; readonly city: number; readonly rival: number; readonly coins: number }
  /** A free build that is lost when this Age ends. */
  | { readonly kind: 'unused' }
  /** Of the other move: nothing that can still come costs more of this good than the city makes. */
  | { readonly kind: 'surplus'; readonly card: CardId; readonly good: Resource }
  /** Nothing of the above, but the playouts agree on a category. */
  | { readonly kind: 'tends'; readonly category: Category; readonly points: number };
