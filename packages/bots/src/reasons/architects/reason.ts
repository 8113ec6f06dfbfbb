// What the coach may say of a choice in Architects: codes and facts, no prose.

import type { CardId, StageEffect, TokenId } from '@mirabilia/architects';

/** `seat` is another player. Unless it says otherwise, a reason is about the better move. */
export type ArchitectsReason =
  /** The card completes what a stage costs. */
  | {
      readonly kind: 'build';
      readonly stage: number;
      readonly points: number;
      readonly effect: StageEffect['kind'] | null;
    }
  /** One more card completes the stage: one of these. */
  | { readonly kind: 'one-short'; readonly stage: number; readonly cards: readonly CardId[] }
  /** Of the other move: a resource that is there already, where all next stages ask for different ones. */
  | { readonly kind: 'twin'; readonly stage: number; readonly card: CardId }
  /** A coin stands for any resource; the other card is one resource. */
  | { readonly kind: 'flexible'; readonly card: CardId }
  /** The match ends this turn and is won by so many points. */
  | { readonly kind: 'finish'; readonly points: number }
  /** Of the other move: the match would end this turn and be lost by so many points. */
  | { readonly kind: 'hold'; readonly points: number }
  | { readonly kind: 'set'; readonly set: 'pair' | 'triple' }
  /** What the token is worth now. */
  | { readonly kind: 'token'; readonly token: TokenId; readonly points: number }
  /** So many of the cards left in the three decks in reach set the token off. */
  | { readonly kind: 'token-cards'; readonly token: TokenId; readonly cards: number; readonly of: number }
  /** The battle comes this turn and brings so many points. */
  | { readonly kind: 'fight'; readonly points: number }
  /** Of the other move: the battle would come this turn and bring another player more. */
  | { readonly kind: 'avoid'; readonly seat: number }
  /** A shield without a horn stays after the battle. */
  | { readonly kind: 'lasting' }
  /** The cat comes; `from` is who has it. */
  | { readonly kind: 'cat'; readonly points: number; readonly from: number | null }
  /** The card would complete a stage, or a set, of the other player who can take it. */
  | { readonly kind: 'deny'; readonly card: CardId; readonly seat: number; readonly stage: number | null }
  /** Of the other move: so many of the cards left in that deck would complete something of the player who shares it. */
  | { readonly kind: 'uncovers'; readonly seat: number; readonly cards: number; readonly of: number }
  /** So many of the unseen central cards complete something; no open card does. */
  | { readonly kind: 'odds'; readonly cards: number; readonly of: number }
  /** A token gives a second card. */
  | { readonly kind: 'extra'; readonly token: TokenId };
