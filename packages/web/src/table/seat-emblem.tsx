import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { Icon } from '../art/icon.tsx';
import css from './seat-emblem.module.css';
import { type SeatEmblemDesign, seatEmblem } from './seat-emblems.ts';

const SHIELD = 'M2.5 1.5h19v10c0 5.8-3.9 9.2-9.5 11.3-5.6-2.1-9.5-5.5-9.5-11.3z';

/** The arms at a table, by seat, where its players may have chosen theirs. */
const TableEmblems = createContext<readonly SeatEmblemDesign[]>([]);
export const EmblemsProvider = TableEmblems.Provider;

/** A player's arms, beside their name, which says who it is. */
export function SeatEmblem({ seat }: { readonly seat: number }) {
  const emblems = useContext(TableEmblems);
  return <Shield design={emblems[seat] ?? seatEmblem(seat)} />;
}

export const Shield = ({ design: { charge, field, figure } }: { readonly design: SeatEmblemDesign }) => (
  <Icon class={css.emblem}>
    <path class={css.shield} fill={field} d={SHIELD} />
    <path fill={figure} d={charge} />
  </Icon>
);
