// A wonder as it is seen across the room, with all that lies before it.

import { NONE, type Table } from '@mirabilia/architects';
import { labelled } from '../../../i18n/language.ts';
import { SeatEmblem } from '../../../table/seat-emblem.tsx';
import { TvTile } from '../../../tv/table.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { architectsWords } from '../../../words/index.ts';
import { marksOf } from '../art/card-face.tsx';
import { CatPawn } from '../art/marks.tsx';
import { CityPicture } from '../art/wonder-picture.tsx';
import { Goods, Tokens } from '../parts/goods.tsx';
import { isThinking, nameOf, Thinking } from '../parts/seat-name.tsx';
import { WarFigures } from '../parts/war-figures.tsx';
import { cityAt, useTable } from '../state.ts';
import { cardTitle, wonderName } from '../tell.ts';
import css from './wonder-tile.module.css';

export function WonderTile({ city: seat }: { readonly city: number }) {
  const state = useTable();
  const table = state.table.value as Table;
  const city = cityAt(table, seat);
  const name = nameOf(state, seat);
  const words = architectsWords.value;
  const top = table.tops[seat] ?? NONE;
  return (
    <TvTile
      city={seat}
      name={name}
      emblem={<SeatEmblem seat={seat} />}
      place={wonderName(city.wonder)}
      state={isThinking(state, seat) ? 'thinking' : 'idle'}
      picture={<CityPicture city={city} />}
      sign={
        <>
          {table.cat === seat && <CatPawn />}
          <Thinking seat={seat} />
        </>
      }
      isPicture
      figures={
        <>
          <WarFigures city={city} class={css.figure} />
          <Tokens city={city} label={words.tokensOnTable} />
          {top !== NONE && (
            <span class={css.deck} data-deck={seat} title={words.deckOf(name)}>
              <Icon name="cards" />
              <span aria-hidden="true">{marksOf(top)}</span>
              <span class="sr-only">{labelled(words.deckOf(name), cardTitle(top))}</span>
            </span>
          )}
        </>
      }
    >
      <div class={css.goods}>
        <Goods city={city} label={words.cityOf(name)} />
      </div>
    </TvTile>
  );
}
