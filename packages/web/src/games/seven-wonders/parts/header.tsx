// The line above the table: when it is, which way hands go, for whom everybody waits.

import { type Table, TURNS } from '@mirabilia/seven-wonders';
import { Clock } from '../../../table/clock.tsx';
import surface from '../../../table/surface.module.css';
import { drawerTools, Menu, otherTools, type Tool, ToolButton } from '../../../table/tools.tsx';
import { classes } from '../../../ui/classes.ts';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { isPlayed, isToLeft } from '../logic/passing.ts';
import { type TableState, useTable } from '../state.ts';
import css from './header.module.css';
import { Status } from './status.tsx';

export function Moment() {
  const { table } = useTable();
  const now = table.value as Table;
  const { age, turn, phase } = now;
  const words = sevenWondersWords.value;
  return (
    <>
      <h1 class={css.age}>{phase.kind === 'over' ? tableWords.value.frame.over : words.age(age)}</h1>
      {isPlayed(now) && (
        <span class={css.turn}>
          <span class={css.turnWords}>{words.turn(turn, TURNS)}</span>
          <span class={css.pips} aria-hidden="true">
            {Array.from({ length: TURNS }, (_, i) => (
              <i key={i} class={classes(css.pip, i + 1 < turn && css.past, i + 1 === turn && css.now)} />
            ))}
          </span>
        </span>
      )}
      {isPlayed(now) && <Direction />}
    </>
  );
}

/** Which way the hands go. */
export function Direction() {
  const { table } = useTable();
  const now = table.value as Table;
  const words = sevenWondersWords.value;
  const isLeft = isToLeft(now);
  // They move again with each hand that comes.
  const moment = `${now.age} ${now.turn}`;
  if (now.players === 2) {
    return (
      <span class={css.direction}>
        <span key={moment} class={css.arrows} aria-hidden="true">
          ⇄
        </span>
        <span class={css.directionWords}>{words.handsSwap}</span>
      </span>
    );
  }
  return (
    <span class={css.direction} data-passing={isLeft ? 'left' : 'right'}>
      {isLeft && <Arrows key={moment} toLeft />}
      <span class={css.directionWords}>{isLeft ? words.passLeft : words.passRight}</span>
      {!isLeft && <Arrows key={moment} />}
    </span>
  );
}

const Arrows = ({ toLeft = false }: { readonly toLeft?: boolean }) => (
  <span class={classes(css.arrows, toLeft && css.toLeft)} aria-hidden="true">
    {toLeft ? '◂◂◂' : '▸▸▸'}
  </span>
);

/** What can still come in this Age, and the chains. */
export const comingTool = (state: TableState): Tool => ({
  icon: 'cards',
  label: sevenWondersWords.value.cardsOfAge,
  key: 'C',
  open: () => {
    state.overlay.value = { kind: 'coming' };
  },
});

/** So many can bear their names above a table of seven. */
const FEW_TOOLS = 3;

export function Header() {
  const state = useTable();
  const tools = drawerTools(state);
  const others = otherTools(state, comingTool(state));
  return (
    <header class={classes(surface.header, css.header)}>
      <Moment />
      <Status />
      <span class={surface.tools}>
        <Clock link={state.live} me={state.me.value} />
        {tools.map((tool) => (
          <ToolButton key={tool.label} tool={tool} isNamed isCrowded={tools.length > FEW_TOOLS} />
        ))}
        <span class={css.apart}>
          {others.map((tool) => (
            <ToolButton key={tool.label} tool={tool} />
          ))}
        </span>
        <span class={css.gathered}>
          <Menu label={tableWords.value.frame.menu} tools={others} />
        </span>
      </span>
    </header>
  );
}
