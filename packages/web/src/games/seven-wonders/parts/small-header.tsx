// One line: when it is, which way hands go, who is awaited, the clock, and the menu.

import { type Table, TURNS } from '@mirabilia/seven-wonders';
import { WatchSign } from '../../../match/watch-sign.tsx';
import { Clock } from '../../../table/clock.tsx';
import surface from '../../../table/surface.module.css';
import { drawerTools, Menu, otherTools, type Tool } from '../../../table/tools.tsx';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { isPlayed } from '../logic/passing.ts';
import { roman } from '../roman.ts';
import { type TableState, useTable } from '../state.ts';
import { presentationOf } from '../story/index.ts';
import { comingTool, Direction } from './header.tsx';
import css from './small-header.module.css';
import { statusOf } from './status.tsx';

export function SmallHeader() {
  const state = useTable();
  const words = sevenWondersWords.value;
  const table = state.table.value as Table;
  const { age, turn, phase, players } = table;
  const { tone, text } = statusOf(state);
  const readies = presentationOf(state).owed.value.filter((owed) => owed === 0).length;
  return (
    <header class={classes(surface.header, css.header)}>
      <h1 class={css.age} aria-label={words.age(age)}>
        {roman(age)}
      </h1>
      {isPlayed(table) && (
        <span class={css.turn} {...hint(words.turn(turn, TURNS))}>
          {turn}/{TURNS}
        </span>
      )}
      {isPlayed(table) && (
        <span class={css.direction}>
          <Direction />
        </span>
      )}
      <span class={classes(css.status, css[tone])} data-status={tone}>
        {phase.kind === 'turn' && tone !== 'urgent' && state.live !== undefined
          ? `${words.readyCount(readies, players)}`
          : text}
      </span>
      <Clock link={state.live} me={state.me.value} />
      <WatchSign link={state.live} />
      <Menu label={tableWords.value.frame.menu} tools={toolsOf(state)} />
    </header>
  );
}

function toolsOf(state: TableState): readonly Tool[] {
  const showMemory = () => {
    state.overlay.value = { kind: 'memory' };
  };
  const memory: Tool = { icon: 'eye', label: sevenWondersWords.value.memory, open: showMemory };
  return [...drawerTools(state), ...otherTools(state, memory, comingTool(state))];
}
