// A city as it is seen across the room: its wonder, its figures, and all that it has built.

import { boardFacts } from '@mirabilia/seven-wonders';
import { Token } from '../../../table/battle.tsx';
import { useFit } from '../../../table/fit.ts';
import { TvTile } from '../../../tv/table.tsx';
import { tableWords } from '../../../words/index.ts';
import { BoardPicture, Chip, Slip } from '../art/index.ts';
import { columnsOf } from '../logic/columns.ts';
import { names } from '../names.ts';
import { Coins, ScienceFigures, Shields, StageFigures } from '../parts/figures.tsx';
import { CityEmblem, nameOf, Ready, readinessOf } from '../parts/seat-name.tsx';
import { shownTable } from '../shown.ts';
import { cityAt, useTable } from '../state.ts';
import css from './city-tile.module.css';

/** From the most that slips can say to the least; what fits is found by trying. */
const DENSITIES = ['names', 'signs', 'small'] as const;

export function CityTile({ city: at }: { readonly city: number }) {
  const state = useTable();
  const table = shownTable(state);
  const city = cityAt(table, at);
  const board = city.board < 0 ? undefined : boardFacts(city.board);
  const war = city.battles.reduce((sum, token) => sum + token, 0);
  const { ref, level } = useFit<HTMLDivElement>(
    DENSITIES.length,
    `${city.structures.join()}${tableWords.value.frame.you}`,
  );
  const density = DENSITIES[level] ?? 'small';
  return (
    <TvTile
      city={at}
      name={nameOf(state, at)}
      emblem={<CityEmblem city={at} />}
      place={board === undefined ? '' : `${names.value.wonders[board.wonder].city} ${board.side}`}
      state={readinessOf(state, at)}
      picture={board !== undefined && <BoardPicture board={city.board} built={city.stages} age={table.age} />}
      sign={<Ready seat={at} isShort />}
      figures={
        <>
          <Coins coins={city.coins} />
          <Shields count={city.shields} />
          {city.battles.length > 0 && <Token token={war} />}
          <ScienceFigures city={city} />
          <StageFigures city={city} />
        </>
      }
    >
      <div ref={ref} class={css.structures} data-density={density}>
        {columnsOf(city).map(({ colour, cards }) => (
          <ul key={colour} class={css.colour} aria-label={names.value.colours[colour]}>
            {cards.map((card, i) => (
              <li key={`${card}-${i}`} class={css.card}>
                {density === 'names' ? <Slip card={card} /> : <Chip card={card} />}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </TvTile>
  );
}
