import { actionIn, boardFacts, DISCARD, DISCARD_COINS, STAGE } from '@mirabilia/seven-wonders';
import surface from '../../../table/surface.module.css';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import { BoardPicture, EitherSide } from '../art/index.ts';
import { names } from '../names.ts';
import { shownTable } from '../shown.ts';
import { cityAt, useTable } from '../state.ts';
import { BoardName, isSideOpen, tellOfWonder } from './board-name.tsx';
import { Coins, ScienceFigures, Shields } from './figures.tsx';
import { actsForFreeCity, FreeCityBanner } from './free-city.tsx';
import { Production } from './goods.tsx';
import { ghostOf, lockedFor } from './locked.ts';
import { LockedCard } from './locked-card.tsx';
import css from './my-city.module.css';
import { CityEmblem, nameOf, Ready } from './seat-name.tsx';
import { Stages } from './stages.tsx';
import { FEW, Structures } from './structures.tsx';

export function MyCity() {
  const state = useTable();
  const table = shownTable(state);
  const at = state.focus.value;
  const city = cityAt(table, at);
  const words = sevenWondersWords.value;
  const locked = lockedFor(state, at);
  const isFree = actsForFreeCity(state);
  const isActing = state.ask.value?.kind === 'card' && state.ask.value.city === at;
  return (
    <section
      class={classes(
        surface.panel,
        css.city,
        city.structures.length <= FEW && city.board >= 0 && css.young,
        isFree && css.freeCity,
      )}
      data-free={isFree || undefined}
      aria-label={words.cityOf(nameOf(state, at))}
      data-city={at}
    >
      {city.board >= 0 && (
        <div class={css.wonder} data-stages>
          <button
            type="button"
            class={css.picture}
            data-wonder
            onClick={() => tellOfWonder(state, city)}
            {...hint(names.value.wonders[boardFacts(city.board).wonder].name)}
          >
            {isSideOpen(state, city) ? (
              <EitherSide board={city.board} />
            ) : (
              <BoardPicture board={city.board} built={city.stages} age={table.age} />
            )}
          </button>
          {!isSideOpen(state, city) && (
            <Stages
              city={city}
              isActing={isActing}
              isPlanned={locked !== undefined && actionIn(locked) === STAGE}
            />
          )}
        </div>
      )}
      <div class={css.life}>
        {isFree && <FreeCityBanner />}
        <header class={css.head}>
          <h2 class={css.name}>
            <CityEmblem city={at} />
            {nameOf(state, at)}
          </h2>
          {state.me.value === null && <Walk />}
          {at !== state.me.value && <Ready seat={at} />}
          <BoardName city={city} />
        </header>
        <div class={css.figures}>
          <Coins
            coins={city.coins}
            change={locked !== undefined && actionIn(locked) === DISCARD ? DISCARD_COINS : 0}
          />
          <Shields count={city.shields} />
          <ScienceFigures city={city} all />
          <span class={css.makes}>
            <span class={css.label}>{words.produces}</span>
            <Production city={city} />
          </span>
        </div>
        <Structures city={city} ghost={ghostOf(state, locked)} look="columns" />
      </div>
      <LockedCard city={at} />
    </section>
  );
}

/** A spectator walks round the table. */
export function Walk() {
  const state = useTable();
  const { left, right } = state.round.value;
  const words = sevenWondersWords.value;
  return (
    <span class={css.walk}>
      {(
        [
          ['back', left],
          ['forward', right],
        ] as const
      ).map(([icon, city]) => (
        <Button
          key={icon}
          size="small"
          look="quiet"
          icon={icon}
          aria-label={words.cityOf(nameOf(state, city))}
          onClick={() => state.follow(city)}
        />
      ))}
    </span>
  );
}
