import { Icon } from '../art/icon.tsx';
import css from './seat-emblem.module.css';
import { seatEmblem } from './seat-emblems.ts';

const SHIELD = 'M2.5 1.5h19v10c0 5.8-3.9 9.2-9.5 11.3-5.6-2.1-9.5-5.5-9.5-11.3z';

/** A player's arms, beside their name, which says who it is. */
export function SeatEmblem({ seat }: { readonly seat: number }) {
  const { charge, field, figure } = seatEmblem(seat);
  return (
    <Icon class={css.emblem}>
      <path class={css.shield} fill={field} d={SHIELD} />
      <path fill={figure} d={charge} />
    </Icon>
  );
}
