// The middle of the table: the battles to come, what was revealed last, the piles, and far cities that lie open.

import { mayRemember } from '../../match/aids.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { shownTable } from '../shown.ts';
import { useTable } from '../state.ts';
import { say } from '../words/index.ts';
import { BattlePreview } from './battle.tsx';
import css from './centre.module.css';
import { LastTurnStrip } from './last-turn.tsx';
import { MemoryLine } from './memory.tsx';
import { SeatPanel } from './seat-panel.tsx';

export function Centre() {
  const state = useTable();
  const { words } = say;
  const { far } = state.round.value;
  const open = state.pins.value.filter((at) => far.includes(at));
  return (
    <div class={css.centre}>
      <section class={css.box} aria-label={words.battleNow}>
        <h2 class={css.title}>{words.battleNow}</h2>
        <BattlePreview />
      </section>
      {open.length > 0 ? (
        <div class={css.open}>
          {open.map((at) => (
            <SeatPanel key={at} at={at} isPinned />
          ))}
        </div>
      ) : (
        <>
          <section class={css.box} aria-label={words.lastTurn}>
            <header class={css.head}>
              <h2 class={css.title}>{words.lastTurn}</h2>
              {far.length > 0 && <Piles />}
            </header>
            <LastTurnStrip />
          </section>
          {mayRemember(state.link.lobby.value) && <MemoryLine isShort={far.length > 0} />}
          {far.length === 0 && <Piles />}
        </>
      )}
    </div>
  );
}

/** What lies on the table besides the cities. */
export function Piles() {
  const state = useTable();
  const { words } = say;
  const { discards, pile, players, cities } = shownTable(state);
  const buried = cities.reduce((sum, { stages }) => sum + stages, 0);
  const seal = state.link.lobby.value?.seal;
  return (
    <p class={css.piles}>
      <span class={css.pile}>
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
      {seal !== null && seal !== undefined && (
        <span class={classes(css.pile, css.sealed)} title={seal}>
          <Icon name="lock" /> {words.dealSealed} <code class={css.seal}>{seal.slice(0, 6)}</code>
        </span>
      )}
    </p>
  );
}
