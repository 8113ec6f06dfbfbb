// All cities round the table, with the current event in the middle. Both games fill this frame.

import type { ComponentChildren } from 'preact';
import type { MatchLink } from '../match/link.ts';
import { Clock } from '../table/clock.tsx';
import { JoinPanel } from './join-panel.tsx';
import { seatRows } from './seat-rows.ts';
import css from './table.module.css';

interface Props {
  readonly link: MatchLink | undefined;
  readonly cities: number;
  readonly tile: (city: number) => ComponentChildren;
  /** The age or round. */
  readonly moment: ComponentChildren;
  /** Who is to move. */
  readonly status: string;
  readonly middle: ComponentChildren;
}

export function TvTable({ link, cities, tile, moment, status, middle }: Props) {
  const { far, near } = seatRows(cities);
  const lobby = link?.lobby.value;
  return (
    <main class={css.table} data-rows={near.length === 0 ? 1 : 2}>
      <header class={css.header}>
        <span class={css.moment}>{moment}</span>
        <span class={css.status} role="status">
          {status}
        </span>
        <Clock link={link} me={null} />
      </header>
      <div class={css.row} data-count={far.length}>
        {far.map(tile)}
      </div>
      <div class={css.middle}>
        {middle}
        {lobby !== undefined && <JoinPanel lobby={lobby} look="corner" />}
      </div>
      {near.length > 0 && (
        <div class={css.row} data-count={near.length}>
          {near.map(tile)}
        </div>
      )}
    </main>
  );
}

interface TileProps {
  readonly city: number;
  readonly name: string;
  /** The player's, where there is one. */
  readonly emblem: ComponentChildren;
  /** The wonder's name. */
  readonly place: string;
  readonly state: 'ready' | 'thinking' | 'idle';
  readonly picture: ComponentChildren;
  /** Beside the name: whether the player is ready, is thinking, or is replaced by a bot. */
  readonly sign: ComponentChildren;
  readonly figures: ComponentChildren;
  /** The city has few cards yet, so the wonder's picture may be large. */
  readonly isPicture?: boolean;
  readonly children: ComponentChildren;
}

export function TvTile(props: TileProps) {
  const { city, name, emblem, place, state, picture, sign, figures, isPicture = false, children } = props;
  return (
    <article class={css.tile} data-city={city} data-state={state} data-picture={isPicture || undefined}>
      <div class={css.picture}>{picture}</div>
      <header class={css.head}>
        {emblem}
        <h2 class={css.name} data-shortens>
          {name}
        </h2>
        <span class={css.place}>{place}</span>
        <span class={css.sign}>{sign}</span>
      </header>
      <div class={css.figures}>{figures}</div>
      {children}
    </article>
  );
}
