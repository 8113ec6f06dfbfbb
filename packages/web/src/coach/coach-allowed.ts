import type { MatchLink } from '../match/link.ts';

/** Nobody is helped against people who play. */
export const isCoachAllowed = ({ past, lobby }: Pick<MatchLink, 'past' | 'lobby'>): boolean => {
  const seats = lobby.value?.seats ?? [];
  const isAlone =
    seats.some(({ isYou }) => isYou) && seats.every(({ isYou, kind }) => isYou || kind === 'bot');
  return past !== undefined || isAlone;
};
