// The others in table order; the two neighbours are wider. A tap shows a city in the place of mine.

import { boardFacts } from '@mirabilia/seven-wonders';
import { Fragment } from 'preact';
import { widthInEm } from '../../../table/em-width.ts';
import { shortName } from '../../../table/short-name.ts';
import { classes } from '../../../ui/classes.ts';
import { sevenWondersWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import { shownTable } from '../shown.ts';
import { cityAt, useTable } from '../state.ts';
import { isSideOpen } from './board-name.tsx';
import { Coins, Shields, StageFigures } from './figures.tsx';
import { Passing } from './passing.tsx';
import { CityEmblem, nameOf, Ready } from './seat-name.tsx';
import css from './seat-row.module.css';

export function SeatRow() {
  const state = useTable();
  const { others } = state.round.value;
  return (
    <nav class={css.row} aria-label={sevenWondersWords.value.others}>
      {others.map((at, i) => (
        <Fragment key={at}>
          {i > 0 && <Passing between="others" class={css.pass} />}
          <Seat at={at} side={i === 0 ? 'left' : i === others.length - 1 ? 'right' : undefined} />
        </Fragment>
      ))}
      <Passing between="left and me" class={classes(css.pass, css.toLeft)} />
      <Passing between="right and me" class={classes(css.pass, css.toRight)} />
    </nav>
  );
}

/**
 * Letters of a name that there is room for: neighbours have nearly twice the share, and give some of it to an arrow and
 * a sign. A letter is about half as wide as it is high, and those of far seats are smaller.
 */
function lettersFor(width: number, others: number, isNear: boolean): number {
  const shares = others - 2 + 2 * NEAR;
  const share = (width - 1 - 0.25 * (others - 1)) / shares;
  const room = isNear ? share * NEAR - 2.2 : share - 0.6;
  return Math.max(3, Math.floor(room / (isNear ? 0.45 : 0.39)));
}
/** As the styles have them: a neighbour's share, and what a drawer takes. */
const NEAR = 1.7;
const DRAWER = 20;

/** Letters of a neighbour's wonder that the narrowest phone has room for, by how many share the row. */
const roomFor = (others: number): number => [13, 13, 13, 11, 7, 6, 4][others] ?? 4;

function Seat({ at, side }: { readonly at: number; readonly side: 'left' | 'right' | undefined }) {
  const state = useTable();
  const city = cityAt(shownTable(state), at);
  const board = city.board < 0 ? undefined : boardFacts(city.board);
  const isOpen = isSideOpen(state, city);
  const isShown = state.shown.value === at;
  const { others } = state.round.value;
  const name = nameOf(state, at);
  const rest = others.filter((other) => other !== at).map((other) => nameOf(state, other));
  const width = widthInEm.value - (state.drawer.value === undefined ? 0 : DRAWER);
  const short = shortName(name, lettersFor(width, others.length, side !== undefined), rest);
  return (
    <button
      type="button"
      class={classes(css.seat, side !== undefined && css.near)}
      aria-pressed={isShown}
      data-seat={at}
      title={name}
      onClick={() => {
        state.shown.value = isShown ? undefined : at;
      }}
    >
      <span class={css.head}>
        {side === 'left' && <span class={css.arrow}>◂</span>}
        <b class={css.name} aria-hidden={short !== name} data-shortens>
          {short}
        </b>
        {short !== name && <span class="sr-only">{name}</span>}
        {side === 'right' && <span class={css.arrow}>▸</span>}
        {side !== undefined && <Ready seat={at} isShort />}
      </span>
      <span class={css.wonder}>
        <span class={css.city}>
          {board === undefined
            ? ''
            : `${names.value.wonders[board.wonder].city.slice(0, side === undefined ? 2 : roomFor(others.length))} ${isOpen ? '?' : board.side}`}
        </span>
        {side !== undefined && <CityEmblem city={at} />}
      </span>
      <span class={css.stages}>
        {side !== undefined && !isOpen && <StageFigures city={city} />}
        {side === undefined && !isOpen && board !== undefined && (
          <span role="img" aria-label={sevenWondersWords.value.stagesBuilt(city.stages, board.stages.length)}>
            {city.stages}/{board.stages.length}
          </span>
        )}
        {side === undefined && <Ready seat={at} isShort />}
      </span>
      <span class={css.figures}>
        <Shields count={city.shields} />
        {side === undefined ? <CityEmblem city={at} /> : <Coins coins={city.coins} />}
      </span>
    </button>
  );
}
