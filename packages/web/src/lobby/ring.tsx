// The table from above, with the seats in order: neighbours matter in both games.

import type { LobbyView } from '@mirabilia/protocol';
import { seatName } from '../match/names.ts';
import { classes } from '../ui/classes.ts';
import css from './ring.module.css';
import { seatPosition, shortName } from './ring-layout.ts';

const RADII = { x: 158, y: 66 };

/** Hidden from screen readers: the list of seats says the same in words. */
export function Ring({ lobby: { seats, you } }: { readonly lobby: LobbyView }) {
  const near = you.seat ?? 0;
  return (
    <svg class={css.ring} viewBox="-240 -106 480 210" aria-hidden="true">
      <ellipse class={css.table} rx="120" ry="44" />
      <ellipse class={css.inlay} rx="108" ry="37" />
      <path class={css.star} d="M0-22l5 17 40 5-40 5-5 17-5-17-40-5 40-5z" />
      {seats.map((seat, at) => {
        const { x, y } = seatPosition(at, { count: seats.length, near, radii: RADII });
        const isTaken = seat.kind === 'human' || seat.kind === 'bot';
        return (
          <g
            key={at}
            class={classes(css.seat, css[seat.isReserved ? 'open' : seat.kind], seat.isYou && css.mine)}
          >
            <circle cx={x} cy={y} r="15" />
            <text class={css.number} x={x} y={y + 5}>
              {at + 1}
            </text>
            {isTaken && (
              <text class={css.name} x={x} y={y < 0 ? y - 22 : y + 31}>
                {shortName(seatName(seat, at))}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
