// One line: when it is, which way hands go, who is awaited, the clock, and the menu.

import { type Table, TURNS } from '@mirabilia/seven-wonders';
import { openSettings } from '../../settings/open.ts';
import { Clock } from '../../table/clock.tsx';
import type { DrawerTab } from '../../table/scene.tsx';
import { offerBigScreen } from '../../tv/open.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { common } from '../../words/index.ts';
import { isPlayed } from '../logic/passing.ts';
import { Direction } from '../parts/header.tsx';
import { statusOf } from '../parts/status.tsx';
import { useTable } from '../state.ts';
import { say } from '../words/index.ts';
import css from './small-header.module.css';

const ROMAN = ['', 'I', 'II', 'III'];

export function SmallHeader() {
  const state = useTable();
  const { words } = say;
  const table = state.table.value as Table;
  const { age, turn, phase, players } = table;
  const { tone, text } = statusOf(state);
  const readies = state.link.owed.value.filter((owed) => owed === 0).length;
  return (
    <header class={css.header}>
      <h1 class={css.age} aria-label={words.age(age)}>
        {ROMAN[age]}
      </h1>
      {isPlayed(table) && (
        <span class={css.turn} title={words.turn(turn, TURNS)}>
          {turn}/{TURNS}
        </span>
      )}
      {isPlayed(table) && (
        <span class={css.direction}>
          <Direction />
        </span>
      )}
      <span class={classes(css.status, css[tone])} data-status={tone}>
        {phase.kind === 'turn' && tone !== 'urgent' && state.link.past === undefined
          ? `${words.readyCount(readies, players)}`
          : text}
      </span>
      <Clock link={state.link} me={state.me.value} />
      <Menu />
    </header>
  );
}

function Menu() {
  const state = useTable();
  const { words } = say;
  const show = (kind: 'everybody' | 'memory') => () => {
    document.getElementById('table-menu')?.hidePopover();
    state.overlay.value = { kind };
  };
  const bigScreen = () => {
    document.getElementById('table-menu')?.hidePopover();
    offerBigScreen();
  };
  const settings = () => {
    document.getElementById('table-menu')?.hidePopover();
    openSettings();
  };
  return (
    <>
      <button type="button" class={css.open} popovertarget="table-menu" aria-label={words.menu}>
        ≡
      </button>
      <div id="table-menu" popover="auto" class={css.menu}>
        <Button icon="log" look="quiet" onClick={() => openDrawer(state, 'log')}>
          {words.log}
        </Button>
        {state.link.hasChat && (
          <Button icon="chat" look="quiet" onClick={() => openDrawer(state, 'chat')}>
            {words.chat}
          </Button>
        )}
        {state.link.past !== undefined && (
          <Button icon="eye" look="quiet" onClick={() => openDrawer(state, 'choices')}>
            {words.choices}
          </Button>
        )}
        <Button icon="chart" look="quiet" onClick={show('everybody')}>
          {words.everybody}
        </Button>
        <Button icon="eye" look="quiet" onClick={show('memory')}>
          {words.memory}
        </Button>
        <Button icon="rules" look="quiet" onClick={() => openDrawer(state, 'rules')}>
          {words.rules}
        </Button>
        <Button icon="screen" look="quiet" onClick={bigScreen}>
          {common.words.bigScreen}
        </Button>
        <Button icon="settings" look="quiet" onClick={settings}>
          {words.settings}
        </Button>
      </div>
    </>
  );
}

function openDrawer(state: ReturnType<typeof useTable>, tab: DrawerTab): void {
  document.getElementById('table-menu')?.hidePopover();
  state.drawer.value = tab;
}
