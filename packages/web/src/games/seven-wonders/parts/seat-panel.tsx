// Another city, whole: a neighbour's at its edge of the table, or a far one that was opened.

import { leftOf, type Neighbour, rightOf, type Table } from '@mirabilia/seven-wonders';
import surface from '../../../table/surface.module.css';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { sevenWondersWords } from '../../../words/index.ts';
import { BoardPicture, EitherSide } from '../art/index.ts';
import { waresOf } from '../logic/market.ts';
import { shownTable } from '../shown.ts';
import { cityAt, useTable } from '../state.ts';
import { BoardName, isSideOpen } from './board-name.tsx';
import { Coins, ScienceFigures, Shields, StageFigures } from './figures.tsx';
import { Production, Stalls } from './goods.tsx';
import { ghostOf, lockedFor } from './locked.ts';
import { CityEmblem, nameOf, Ready } from './seat-name.tsx';
import css from './seat-panel.module.css';
import { Structures, shareOf } from './structures.tsx';
import vignette from './vignette.module.css';

/** On which side of the viewer a city lies, if it is a neighbour. */
export function sideOf(table: Table, focus: number, at: number): Neighbour | undefined {
  const { length } = table.cities;
  if (at === leftOf(focus, length)) return 'left';
  return at === rightOf(focus, length) ? 'right' : undefined;
}

interface Props {
  readonly at: number;
  readonly isPinned?: boolean;
}

export function SeatPanel({ at, isPinned = false }: Props) {
  const state = useTable();
  const table = shownTable(state);
  const words = sevenWondersWords.value;
  const city = cityAt(table, at);
  const focus = state.focus.value;
  const side = sideOf(table, focus, at);
  const name = nameOf(state, at);
  const isActing = state.ask.value?.kind === 'card' && state.ask.value.city === at;
  return (
    <section
      class={classes(
        surface.panel,
        css.panel,
        side !== undefined && css[side],
        isActing && css.acting,
        isPinned && css.pinned,
      )}
      aria-label={words.cityOf(name)}
      tabIndex={-1}
      data-city={at}
    >
      {city.board >= 0 && (
        <div class={classes(vignette.vignette, css.picture)} aria-hidden="true" data-wonder>
          {isSideOpen(state, city) ? (
            <EitherSide board={city.board} />
          ) : (
            <BoardPicture board={city.board} built={city.stages} age={table.age} />
          )}
        </div>
      )}
      <header class={css.head}>
        <h2 class={css.title}>
          {side === 'left' && <span class={css.arrow}>◂</span>}
          <CityEmblem city={at} />
          <span class={css.name} data-shortens title={name}>
            {name}
          </span>
          {side === 'right' && <span class={css.arrow}>▸</span>}
        </h2>
        <BoardName city={city} />
        {isPinned && (
          <Button
            size="small"
            look="quiet"
            icon="close"
            aria-label={words.closeCity(name)}
            onClick={() => state.pin(at)}
          />
        )}
      </header>
      <div class={css.figures}>
        <Coins coins={city.coins} />
        <Shields count={city.shields} />
        <ScienceFigures city={city} />
        {!isSideOpen(state, city) && <StageFigures city={city} />}
        <span class={css.end}>
          <Ready seat={at} />
        </span>
      </div>
      <p class={css.market} data-market={side}>
        <span class={css.label}>
          {side === undefined ? words.produces : focus === state.you.value ? words.sellsYou : words.sells}
        </span>
        {side === undefined ? (
          <Production city={city} />
        ) : (
          <Stalls wares={waresOf(city, cityAt(table, focus), side)} />
        )}
      </p>
      <div class={css.built} style={shareOf(city)}>
        <Structures city={city} ghost={ghostOf(state, lockedFor(state, at))} />
      </div>
    </section>
  );
}
