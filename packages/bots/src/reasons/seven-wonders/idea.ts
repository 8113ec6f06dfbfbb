import type { Move } from '@mirabilia/kernel';
import { actionIn, cardIn, DECLINE, DISCARD, isForFreeCity, STAGE } from '@mirabilia/seven-wonders';

/** What a move is about: payments and the card that is given away are matters of their own. */
export function ideaOf(move: Move): string {
  const action = actionIn(move);
  const owner = isForFreeCity(move) ? 'free city' : '';
  return action === STAGE || action === DISCARD || action === DECLINE
    ? `${action} ${owner}`
    : `${action} ${cardIn(move)} ${owner}`;
}
