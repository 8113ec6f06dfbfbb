// The others in table order: left neighbour first, right neighbour last. Each tile shows the wonder and all cards at a
// glance; pressing it shows the city whole.

import { NONE, STAGES, shieldsOf, type Table, VICTORY_POINTS } from '@mirabilia/architects';
import { Laurel, Shield, Stage } from '../../../art/tokens.tsx';
import { SeatEmblem } from '../../../table/seat-emblem.tsx';
import surface from '../../../table/surface.module.css';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { architectsWords } from '../../../words/index.ts';
import { marksOf } from '../art/card-face.tsx';
import { CatPawn, CostMark } from '../art/marks.tsx';
import { CityPicture } from '../art/wonder-picture.tsx';
import { cardsIn, standingIn } from '../logic/city.ts';
import { nextStages } from '../logic/towards.ts';
import { cityAt, useTable } from '../state.ts';
import { cardTitle, doesOf, wonderName } from '../tell.ts';
import { Goods, Tokens } from './goods.tsx';
import { nameOf, Thinking } from './seat-name.tsx';
import css from './seats.module.css';

export function Seats() {
  const { round, isSmall } = useTable();
  const { others } = round.value;
  const areMany = others.length > 3;
  return (
    <nav
      class={css.row}
      aria-label={architectsWords.value.others}
      data-few={others.length < 3 || undefined}
      data-many={areMany || undefined}
    >
      {others.map((seat, i) => (
        <Seat
          key={seat}
          seat={seat}
          side={i === 0 ? 'left' : i === others.length - 1 ? 'right' : 'far'}
          isNarrow={areMany && isSmall.value}
        />
      ))}
    </nav>
  );
}

interface Props {
  readonly seat: number;
  readonly side: 'left' | 'right' | 'far';
  /** The line of the name has no room for the emblem: it stands below, where the wonder isn't named. */
  readonly isNarrow: boolean;
}

/** What stands beside a name, in letters: an arrow, and the emblem. */
const ARROW = 2;
const EMBLEM = 4;

function Seat({ seat, side, isNarrow }: Props) {
  const state = useTable();
  const table = state.table.value as Table;
  const city = cityAt(table, seat);
  const words = architectsWords.value;
  const name = nameOf(state, seat);
  const isShown = state.shown.value === seat;
  const top = table.tops[seat] ?? -1;
  const next = nextStages(city);
  return (
    <article
      class={classes(surface.box, css.seat)}
      data-seat={seat}
      data-turn={table.seat === seat || undefined}
      data-shown={(state.isSmall.value && isShown) || undefined}
      data-side={side}
    >
      <div class={css.picture}>
        <CityPicture city={city} />
      </div>
      <h2 class={css.name} style={{ '--letters': name.length + ARROW + EMBLEM }}>
        <button
          type="button"
          class={css.open}
          aria-pressed={state.isSmall.value ? isShown : undefined}
          aria-label={words.cityOf(name)}
          {...hint(name, ...next.map(words.needs))}
          disabled={city.wonder === NONE || (state.isSmall.value && table.phase.kind === 'draft')}
          onClick={() => {
            if (state.isSmall.value) state.shown.value = isShown ? undefined : seat;
            else state.overlay.value = { kind: 'city', seat };
          }}
        >
          {side === 'left' && <span aria-hidden="true">◂</span>}
          {!isNarrow && <SeatEmblem seat={seat} />}
          <span class={css.letters} data-shortens>
            {name}
          </span>
          {side === 'right' && <span aria-hidden="true">▸</span>}
        </button>
      </h2>
      <p class={css.wonder}>
        {isNarrow && <SeatEmblem seat={seat} />}
        <span class={css.wonderName}>{wonderName(city.wonder)}</span>
        {table.cat === seat && <CatPawn />}
        <Thinking seat={seat} />
      </p>
      <p class={css.figures} data-figures>
        <span
          role="img"
          aria-label={words.stagesBuilt(standingIn(city), STAGES)}
          {...hint(words.stagesBuilt(standingIn(city), STAGES))}
        >
          <Stage built /> <b aria-hidden="true">{standingIn(city)}</b>
        </span>
        <span
          role="img"
          aria-label={words.shields(shieldsOf(city))}
          data-shields
          {...hint(words.shields(shieldsOf(city)))}
        >
          <Shield /> <b aria-hidden="true">{shieldsOf(city)}</b>
        </span>
        <span class={css.held} aria-hidden="true">
          <Icon name="cards" /> <b>{cardsIn(city)}</b>
        </span>
        {city.victories > 0 && (
          <span
            role="img"
            aria-label={words.victories(city.victories)}
            data-victories
            {...hint(words.victories(city.victories))}
          >
            <Laurel points={city.victories * VICTORY_POINTS} />
          </span>
        )}
        {table.cat === seat && <span class="sr-only">{words.hasCat}</span>}
      </p>
      <div class={css.cards}>
        <Goods city={city} label={words.cityOf(name)} />
        <Tokens city={city} label={words.tokensOnTable} />
      </div>
      <div class={css.ahead}>
        <ul class={css.next}>
          {next.map((each) => (
            <li key={each.stage} {...hint(words.needs(each))}>
              <span class="sr-only">{words.needs(each)}</span>
              <span class={css.price} aria-hidden="true">
                <CostMark count={each.of} rule={each.rule} />
                <b>
                  {each.have}/{each.of}
                </b>
              </span>
            </li>
          ))}
        </ul>
        {top >= 0 && (
          <p
            class={css.top}
            data-deck={seat}
            data-lit={state.lit.value === seat || undefined}
            {...hint(words.deckOf(name), cardTitle(top), doesOf(top))}
          >
            <span class={css.topSign} aria-hidden="true">
              <Icon name="cards" />
            </span>
            <span class={css.topWords}>{words.deckOf(name)}</span>
            <span class={css.topMarks} aria-hidden="true">
              {marksOf(top)}
            </span>
            <span class="sr-only">{cardTitle(top)}</span>
          </p>
        )}
      </div>
    </article>
  );
}
