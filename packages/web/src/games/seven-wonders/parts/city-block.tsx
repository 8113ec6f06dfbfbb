// A city in a few lines: mine, or the one that was tapped.

import {
  actionIn,
  boardFacts,
  DISCARD,
  DISCARD_COINS,
  STAGE,
  stageEffectsOf,
} from '@mirabilia/seven-wonders';
import surface from '../../../table/surface.module.css';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import { BoardPicture, Coin, Cost, Effects, EitherSide, sentencesOf } from '../art/index.ts';
import { shownTable } from '../shown.ts';
import { cityAt, useTable } from '../state.ts';
import { BattleMark } from './battle.tsx';
import { BoardName, isSideOpen, tellOfWonder } from './board-name.tsx';
import css from './city-block.module.css';
import { Coins, ScienceFigures, Shields, StageFigures } from './figures.tsx';
import { actsForFreeCity, FreeCityBanner } from './free-city.tsx';
import { Production } from './goods.tsx';
import { ghostOf, lockedFor } from './locked.ts';
import { LockedCard } from './locked-card.tsx';
import { Walk } from './my-city.tsx';
import { CityEmblem, nameOf } from './seat-name.tsx';
import { stagePrice } from './stages.tsx';
import { Structures } from './structures.tsx';
import vignette from './vignette.module.css';

export function CityBlock() {
  const state = useTable();
  const table = shownTable(state);
  const words = sevenWondersWords.value;
  const asked = state.ask.value;
  const acting = asked?.kind === 'card' ? asked.city : undefined;
  const at = state.shown.value ?? state.focus.value;
  const city = cityAt(table, at);
  const isMine = at === state.focus.value;
  const locked = lockedFor(state, at);
  const isFree = isMine && actsForFreeCity(state);
  return (
    <section
      class={classes(surface.panel, css.city, !isMine && css.other, isFree && css.freeCity)}
      data-free={isFree || undefined}
      aria-label={words.cityOf(nameOf(state, at))}
      data-city={at}
      data-age={table.age}
    >
      {city.board >= 0 && (
        <span class={classes(vignette.vignette, css.picture)} aria-hidden="true" data-wonder>
          {isSideOpen(state, city) ? (
            <EitherSide board={city.board} />
          ) : (
            <BoardPicture board={city.board} built={city.stages} age={table.age} />
          )}
        </span>
      )}
      {isFree && <FreeCityBanner />}
      <header class={css.head}>
        <h2 class={css.name}>
          <CityEmblem city={at} />
          {nameOf(state, at)}
        </h2>
        <StageFigures city={city} planned={locked !== undefined && actionIn(locked) === STAGE} />
        <BoardName city={city} />
        {state.me.value === null && <Walk />}
        {state.shown.value !== undefined && (
          <Button
            size="small"
            look="quiet"
            icon="close"
            aria-label={words.closeCity(nameOf(state, at))}
            onClick={() => {
              state.shown.value = undefined;
            }}
          />
        )}
      </header>
      <div class={css.line}>
        <Coins
          coins={city.coins}
          change={locked !== undefined && actionIn(locked) === DISCARD ? DISCARD_COINS : 0}
        />
        <span class={css.goods}>
          <Production city={city} isShort />
        </span>
        <ScienceFigures city={city} />
      </div>
      <div class={css.line}>
        <Shields count={city.shields} />
        {isMine && <BattleMark side="left" />}
        {isMine && <BattleMark side="right" />}
        <NextStage at={at} isActing={acting === at} />
      </div>
      <div class={css.structures}>
        <Structures city={city} ghost={ghostOf(state, locked)} />
      </div>
      <LockedCard city={at} />
    </section>
  );
}

function NextStage({ at, isActing }: { readonly at: number; readonly isActing: boolean }) {
  const state = useTable();
  const city = cityAt(shownTable(state), at);
  const stage = city.board < 0 ? undefined : boardFacts(city.board).stages[city.stages];
  if (stage === undefined || isSideOpen(state, city)) return null;
  const price = isActing ? stagePrice(state) : undefined;
  const words = sevenWondersWords.value;
  const effects = stageEffectsOf(city.board, city.stages);
  return (
    <button
      type="button"
      class={css.next}
      data-next-stage
      onClick={() => tellOfWonder(state, city)}
      {...hint(words.help.stage(city.stages + 1), sentencesOf(effects))}
    >
      <Cost cost={stage.cost} />
      <span class={css.to}>→</span>
      <Effects effects={effects} />
      {price !== undefined &&
        ('coins' in price ? (
          price.coins === 0 ? (
            <b class={css.free}>{words.free}</b>
          ) : (
            <Coin amount={price.coins} />
          )
        ) : (
          <b class={css.closed}>✕</b>
        ))}
    </button>
  );
}
