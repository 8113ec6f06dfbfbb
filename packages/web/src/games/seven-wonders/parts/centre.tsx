// The middle of the table: the battles to come, what was revealed last, the piles, and far cities that lie open.

import { mayRemember } from '../../../match/aids.ts';
import { useFit } from '../../../table/fit.ts';
import surface from '../../../table/surface.module.css';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { shownTable } from '../shown.ts';
import { type TableState, useTable } from '../state.ts';
import { historyOf, lastTurn } from '../story/index.ts';
import { BattlePreview } from './battle.tsx';
import css from './centre.module.css';
import { LastTurnStrip, SeeLastTurn } from './last-turn.tsx';
import { MemoryButton, MemoryLine, rememberedBy } from './memory.tsx';
import { nameOf } from './seat-name.tsx';
import { SeatPanel } from './seat-panel.tsx';

/** What is left out in turn where there is little height. */
const ALL = 0;
const MARKS_ONLY = 1;
const NO_PILES = 2;
const BATTLE_ONLY = 3;
const LEVELS = 4;

/** All that decides how much room the middle needs. */
function contentOf(state: TableState): string {
  const table = shownTable(state);
  const { others, far } = state.round.value;
  return JSON.stringify([
    tableWords.value.frame.you,
    others.map((at) => nameOf(state, at)),
    state.pins.value.some((at) => far.includes(at)),
    lastTurn(historyOf(table))?.acts ?? [],
    mayRemember(state.link.lobby.value) && rememberedBy(state),
    state.link.lobby.value?.seal === null,
    table.phase.kind === 'over',
  ]);
}

export function Centre() {
  const state = useTable();
  const words = sevenWondersWords.value;
  const { far } = state.round.value;
  const open = state.pins.value.filter((at) => far.includes(at));
  const isOver = shownTable(state).phase.kind === 'over';
  const hasMemory = !isOver && mayRemember(state.link.lobby.value);
  const { ref, level } = useFit<HTMLDivElement>(LEVELS, contentOf(state), ALL);
  const piles = level < NO_PILES && <Piles />;
  return (
    <div ref={ref} class={classes(surface.middle, css.centre)}>
      {open.length === 0 && !isOver && (
        <section class={css.box} aria-label={words.battleNow}>
          <h2 class={css.title}>{words.battleNow}</h2>
          <BattlePreview />
        </section>
      )}
      {open.length > 0 ? (
        <div class={css.open}>
          {open.map((at) => (
            <SeatPanel key={at} at={at} isPinned />
          ))}
        </div>
      ) : (
        <>
          {level < BATTLE_ONLY && (
            <section class={css.box} aria-label={tableWords.value.frame.lastTurn}>
              <header class={css.head}>
                <span class={css.named}>
                  <h2 class={css.title}>{tableWords.value.frame.lastTurn}</h2>
                  <SeeLastTurn />
                </span>
                {far.length > 0 && piles}
                {level >= NO_PILES && hasMemory && <MemoryButton />}
              </header>
              <LastTurnStrip isShort={level >= MARKS_ONLY} />
            </section>
          )}
          {level < NO_PILES && hasMemory && <MemoryLine isShort={far.length > 0} />}
          {far.length === 0 && piles}
        </>
      )}
    </div>
  );
}

/** What lies on the table besides the cities. */
export function Piles() {
  const state = useTable();
  const words = sevenWondersWords.value;
  const { discards, pile, players, cities } = shownTable(state);
  const buried = cities.reduce((sum, { stages }) => sum + stages, 0);
  const seal = state.link.lobby.value?.seal;
  return (
    <p class={css.piles}>
      <span class={css.pile} data-pile="discards">
        <Icon name="cards" /> {words.discardPile} <b>{discards}</b>
      </span>
      <span class={css.pile}>
        <Icon name="down" /> {words.buried} <b>{buried}</b>
      </span>
      {players === 2 && (
        <span class={css.pile}>
          <Icon name="cards" /> {words.drawPile} <b>{pile}</b>
        </span>
      )}
      {seal !== null && seal !== undefined && <Seal seal={seal} />}
    </p>
  );
}

/** Trust needs a lock, not a row of digits: these are behind it. */
const Seal = ({ seal }: { readonly seal: string }) => {
  const { dealSealed, sealHelp } = tableWords.value.frame;
  return (
    <>
      <button
        type="button"
        class={css.lock}
        popovertarget="deal-seal"
        aria-label={dealSealed}
        {...hint(dealSealed, sealHelp)}
      >
        <Icon name="lock" />
      </button>
      <span id="deal-seal" popover="auto" class={css.seal}>
        <b>{dealSealed}</b>
        <span>{sealHelp}</span>
        <code>{seal}</code>
      </span>
    </>
  );
};
