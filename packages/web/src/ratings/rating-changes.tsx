// At the end of a rated match: what it made of everyone's rating.

import type { LobbyView } from '@mirabilia/protocol';
import { Part } from '../table/end/part.tsx';
import { ratingsWords } from '../words/index.ts';
import { useMatchRatings } from './match-ratings.ts';
import { changeText, ratingText, weightText } from './rating-text.ts';
import css from './ratings.module.css';

export const ready = () => ratingsWords.ready();

export default function RatingChanges({ lobby }: { readonly lobby: LobbyView }) {
  const { end, provisional } = ratingsWords.value;
  const ratings = useMatchRatings(lobby).value;
  if (ratings === undefined) return null;
  return (
    <Part title={end.title}>
      {ratings.isWaiting && <p role="status">{end.waiting}</p>}
      <ul class={css.list}>
        {ratings.seats.map(({ rating, change, weight }, seat) =>
          rating === null || change === null || weight === null ? null : (
            <li key={seat} class={lobby.seats[seat]?.isYou ? css.mine : undefined}>
              <span>{lobby.seats[seat]?.name}</span>
              <span class={css.soft}>{weightText(weight)}</span>
              <span class={css.after}>
                <strong>{changeText(change)}</strong>
                <span>
                  {ratingText(rating)}
                  {rating.isProvisional && <span class={css.soft}>, {provisional}</span>}
                </span>
              </span>
            </li>
          ),
        )}
      </ul>
    </Part>
  );
}
