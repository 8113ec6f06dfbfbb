// In the lobby of a rated match: a player's rating, beside their name.

import type { ShownRating } from '@mirabilia/protocol/answers';
import { ratingsWords } from '../words/index.ts';
import { ratingText } from './rating-text.ts';

export const ready = () => ratingsWords.ready();

export default function SeatRating({ of: rating }: { readonly of: ShownRating | null }) {
  const { provisional, unrated } = ratingsWords.value;
  if (rating === null) return <span>{unrated}</span>;
  return <span>{ratingText(rating) + (rating.isProvisional ? `, ${provisional}` : '')}</span>;
}
