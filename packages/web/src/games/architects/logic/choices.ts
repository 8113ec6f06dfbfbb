// Everything that may be done now, by what is pointed at: a wonder, a deck, a stage, a token, a card, an offer to decline.
// Moves that point at the same thing are ways to do it: other payments, other cards to spend, other tokens to use up.

import {
  ACTIONS,
  type Action,
  actionIn,
  type Card,
  cardIn,
  placeIn,
  stageIn,
  type Token,
  tokenIn,
  type Wonder,
  wonderIn,
} from '@mirabilia/architects';
import type { Move } from '@mirabilia/kernel';

export type Target =
  | { readonly kind: 'wonder'; readonly wonder: Wonder }
  | { readonly kind: 'deck'; readonly place: number }
  | { readonly kind: 'stage'; readonly stage: number }
  /** A place in the row of progress tokens, or the pile. */
  | { readonly kind: 'token'; readonly place: number }
  /** One of the cards that were found in a deck. */
  | { readonly kind: 'found'; readonly card: Card }
  | { readonly kind: 'decline'; readonly token: Token }
  | { readonly kind: 'pass' };

export interface TargetChoice {
  readonly target: Target;
  /** In the engine's order. */
  readonly moves: readonly Move[];
}

const TARGET: Readonly<Record<Action, (move: Move) => Target>> = {
  take: (move) => ({ kind: 'deck', place: placeIn(move) }),
  look: (move) => ({ kind: 'deck', place: placeIn(move) }),
  dig: (move) => ({ kind: 'found', card: cardIn(move) }),
  stage: (move) => ({ kind: 'stage', stage: stageIn(move) }),
  progress: (move) => ({ kind: 'token', place: placeIn(move) }),
  decline: (move) => ({ kind: 'decline', token: tokenIn(move) }),
  pass: () => ({ kind: 'pass' }),
  wonder: (move) => ({ kind: 'wonder', wonder: wonderIn(move) }),
};

export const actionOf = (move: Move): Action => ACTIONS[actionIn(move)] as Action;
export const targetOf = (move: Move): Target => TARGET[actionOf(move)](move);
/** The same text for the same thing. */
export const keyOf = (target: Target): string => Object.values(target).join(' ');

export function choicesOf(legal: readonly Move[]): readonly TargetChoice[] {
  const byKey = new Map<string, { target: Target; moves: Move[] }>();
  for (const move of legal) {
    const target = targetOf(move);
    const key = keyOf(target);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, { target, moves: [move] });
    else known.moves.push(move);
  }
  return [...byKey.values()];
}

export const choiceFor = (choices: readonly TargetChoice[], target: Target): TargetChoice | undefined =>
  choices.find((choice) => keyOf(choice.target) === keyOf(target));
