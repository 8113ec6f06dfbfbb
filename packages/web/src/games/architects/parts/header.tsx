// The line above the table: which turn it is, for whom everybody waits, the clock, and what else can be opened.

import type { Table } from '@mirabilia/architects';
import { mayRemember } from '../../../match/aids.ts';
import { WatchSign } from '../../../match/watch-sign.tsx';
import { Clock } from '../../../table/clock.tsx';
import surface from '../../../table/surface.module.css';
import { drawerTools, Menu, otherTools, type Tool, ToolButton } from '../../../table/tools.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { architectsWords, tableWords } from '../../../words/index.ts';
import { type TableState, useTable } from '../state.ts';
import { momentOf } from '../tell.ts';
import css from './header.module.css';
import { statusOf } from './prompt.ts';

export function Header() {
  const state = useTable();
  const table = state.table.value as Table;
  const { phase } = table;
  const { tone, text } = statusOf(state);
  return (
    <header class={classes(surface.header, css.header)}>
      <h1 class={css.turn}>{momentOf(table)}</h1>
      <span class={classes(css.status, css[tone])} data-status={tone}>
        {tone === 'urgent' && <Icon name="bell" />}
        {phase.kind === 'over' ? '' : text}
      </span>
      <span class={surface.tools}>
        <Clock link={state.live} me={state.me.value} />
        <WatchSign link={state.live} />
        {state.isSmall.value ? (
          <Menu label={tableWords.value.frame.menu} tools={toolsOf(state)} />
        ) : (
          toolsOf(state).map((tool) => <ToolButton key={tool.label} tool={tool} />)
        )}
      </span>
    </header>
  );
}

/** To count what was taken is to remember it. */
const decksTool = ({ overlay }: TableState): Tool => ({
  icon: 'cards',
  label: architectsWords.value.cardsInDecks,
  key: 'C',
  open: () => {
    overlay.value = { kind: 'decks' };
  },
});

function toolsOf(state: TableState): readonly Tool[] {
  const showTokens = () => {
    state.overlay.value = { kind: 'tokens' };
  };
  return [
    ...drawerTools(state),
    ...otherTools(
      state,
      { icon: 'help', label: architectsWords.value.aboutTokens, open: showTokens },
      ...(mayRemember(state.link.lobby.value) ? [decksTool(state)] : []),
    ),
  ];
}
