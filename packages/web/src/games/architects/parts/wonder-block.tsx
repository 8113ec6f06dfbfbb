// A wonder with its stages and all that lies before it: mine, or the one that is looked at in its place.

import { scoreOf, type Table } from '@mirabilia/architects';
import { SeatEmblem } from '../../../table/seat-emblem.tsx';
import surface from '../../../table/surface.module.css';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { architectsWords } from '../../../words/index.ts';
import { CatPawn } from '../art/marks.tsx';
import { WonderPicture } from '../art/wonder-picture.tsx';
import { cityAt, useTable } from '../state.ts';
import { wonderName } from '../tell.ts';
import { Collection } from './collection.tsx';
import { Tokens } from './goods.tsx';
import { Ladder } from './ladder.tsx';
import { nameOf, Thinking } from './seat-name.tsx';
import { WarFigures } from './war-figures.tsx';
import css from './wonder-block.module.css';

interface Props {
  readonly seat: number;
  /** The picture above, stages and cards below it side by side. */
  readonly isStacked?: boolean;
}

export function WonderBlock({ seat, isStacked = false }: Props) {
  const state = useTable();
  const table = state.table.value as Table;
  const city = cityAt(table, seat);
  const words = architectsWords.value;
  const isMine = seat === state.me.value;
  const open = isMine
    ? state.choices.value.flatMap(({ target }) => (target.kind === 'stage' ? [target.stage] : []))
    : [];
  const { total } = scoreOf(table, seat);
  const name = nameOf(state, seat);
  return (
    <section
      class={classes(surface.box, css.block)}
      data-city={seat}
      data-stacked={isStacked || undefined}
      data-mine={isMine || undefined}
      aria-label={words.cityOf(name)}
    >
      <div class={css.picture}>
        <WonderPicture
          wonder={city.wonder}
          stages={city.stages}
          open={open}
          picked={open.find((stage) => state.isPicked({ kind: 'stage', stage }))}
          onStage={(stage) => state.point({ kind: 'stage', stage })}
        />
        <h2 class={css.name}>
          <SeatEmblem seat={seat} />
          {name} <span class={css.wonder}>{wonderName(city.wonder)}</span>
          {table.cat === seat && <CatPawn />}
          <Thinking seat={seat} />
        </h2>
        {seat !== state.focus.value && (
          <Button
            size="small"
            icon="back"
            class={css.back}
            aria-label={words.backToMine}
            onClick={() => {
              state.shown.value = undefined;
            }}
          />
        )}
      </div>
      <div class={css.stages}>
        <Ladder city={city} isOwn={isMine} />
      </div>
      <div class={css.before}>
        <WarFigures city={city} class={css.figure} />
        <Collection seat={seat} label={isMine ? words.ownCards : words.cityOf(name)} />
        <Tokens city={city} label={words.ownTokens} />
        <span class={css.total} data-total {...hint(words.measures.points)}>
          Σ {total}
          <span class="sr-only"> {words.measures.points}</span>
        </span>
      </div>
    </section>
  );
}
