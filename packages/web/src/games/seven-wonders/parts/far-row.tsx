// The cities beyond the neighbours, in table order: a tile each, which opens the city beside the neighbours.

import { boardFacts } from '@mirabilia/seven-wonders';
import { Fragment } from 'preact';
import surface from '../../../table/surface.module.css';
import { classes } from '../../../ui/classes.ts';
import { sevenWondersWords } from '../../../words/index.ts';
import { BoardPicture, EitherSide } from '../art/index.ts';
import { names } from '../names.ts';
import { shownTable } from '../shown.ts';
import { cityAt, useTable } from '../state.ts';
import { isSideOpen } from './board-name.tsx';
import css from './far-row.module.css';
import { Coins, ScienceFigures, Shields, StageFigures } from './figures.tsx';
import { Passing } from './passing.tsx';
import { CityEmblem, nameOf, Ready } from './seat-name.tsx';

export function FarRow() {
  const state = useTable();
  const { far } = state.round.value;
  if (far.length === 0) return null;
  return (
    <nav class={css.row} aria-label={sevenWondersWords.value.farCities}>
      {far.map((at, i) => (
        <Fragment key={at}>
          {i > 0 && <Passing between="others" class={css.pass} />}
          <FarTile at={at} />
        </Fragment>
      ))}
    </nav>
  );
}

function FarTile({ at }: { readonly at: number }) {
  const state = useTable();
  const table = shownTable(state);
  const city = cityAt(table, at);
  const board = city.board < 0 ? undefined : boardFacts(city.board);
  const isOpen = isSideOpen(state, city);
  return (
    <button
      type="button"
      class={classes(surface.panel, css.tile)}
      aria-pressed={state.pins.value.includes(at)}
      data-seat={at}
      onClick={() => state.pin(at)}
    >
      {board !== undefined && (
        <span class={css.picture} aria-hidden="true">
          {isOpen ? (
            <EitherSide board={city.board} />
          ) : (
            <BoardPicture board={city.board} built={city.stages} age={table.age} />
          )}
        </span>
      )}
      <span class={css.head}>
        <CityEmblem city={at} />
        <b class={css.name} data-shortens title={nameOf(state, at)}>
          {nameOf(state, at)}
        </b>
        <span class={css.wonder}>
          {board === undefined
            ? ''
            : `${names.value.wonders[board.wonder].city} ${isOpen ? '?' : board.side}`}
        </span>
        <Ready seat={at} isShort />
      </span>
      <span class={css.figures}>
        <Coins coins={city.coins} />
        <Shields count={city.shields} />
        {!isOpen && <StageFigures city={city} />}
        <span class={css.science}>
          <ScienceFigures city={city} />
        </span>
      </span>
    </button>
  );
}
