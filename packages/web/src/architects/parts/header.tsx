// The line above the table: which turn it is, for whom everybody waits, the clock, and what else can be opened.

import type { Table } from '@mirabilia/architects';
import { unreadIn } from '../../match/chat.tsx';
import { openSettings } from '../../settings/open.ts';
import { Clock } from '../../table/clock.tsx';
import type { DrawerTab } from '../../table/scene.tsx';
import { offerBigScreen } from '../../tv/open.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { common } from '../../words/index.ts';
import { type TableState, useTable } from '../state.ts';
import { say } from '../words/index.ts';
import css from './header.module.css';
import { statusOf } from './prompt.ts';

export function Header() {
  const state = useTable();
  const { turn, phase } = state.table.value as Table;
  const { tone, text } = statusOf(state);
  const { words } = say;
  return (
    <header class={css.header}>
      <h1 class={css.turn}>{phase.kind === 'over' ? words.over : words.turn(turn)}</h1>
      <span class={classes(css.status, css[tone])} data-status={tone}>
        {tone === 'urgent' && <Icon name="bell" />}
        {phase.kind === 'over' ? '' : text}
      </span>
      <span class={css.end}>
        <Clock link={state.link} me={state.me.value} />
        {state.isSmall.value ? <Menu /> : <Tools />}
      </span>
    </header>
  );
}

interface Tool {
  readonly icon: IconName;
  readonly label: string;
  readonly count?: number;
  readonly isOpen?: boolean;
  readonly open: () => void;
}

function toolsOf(state: TableState): readonly Tool[] {
  const { words } = say;
  const { drawer, overlay, link } = state;
  const tab = (id: DrawerTab): Tool => ({
    icon: id === 'choices' ? 'eye' : id,
    label: words[id],
    isOpen: drawer.value === id,
    open: () => {
      drawer.value = drawer.value === id ? undefined : id;
    },
  });
  const chat = { ...tab('chat'), count: unreadIn(link).value };
  return [
    tab('log'),
    ...(link.hasChat ? [chat] : []),
    ...(link.past === undefined ? [] : [tab('choices')]),
    tab('rules'),
    {
      icon: 'chart',
      label: words.everybody,
      open: () => {
        overlay.value = { kind: 'everybody' };
      },
    },
    {
      icon: 'help',
      label: words.aboutTokens,
      open: () => {
        overlay.value = { kind: 'tokens' };
      },
    },
    { icon: 'screen', label: common.words.bigScreen, open: offerBigScreen },
    { icon: 'settings', label: words.settings, open: openSettings },
  ];
}

function Tools() {
  const state = useTable();
  return (
    <>
      {toolsOf(state).map(({ icon, label, count = 0, isOpen, open }) => (
        <Button key={icon} size="small" icon={icon} aria-label={label} aria-pressed={isOpen} onClick={open}>
          {count > 0 ? <b class={css.count}>{count}</b> : undefined}
        </Button>
      ))}
    </>
  );
}

function Menu() {
  const state = useTable();
  return (
    <>
      <button type="button" class={css.open} popovertarget="table-menu" aria-label={say.words.menu}>
        ≡
      </button>
      <div id="table-menu" popover="auto" class={css.menu}>
        {toolsOf(state).map(({ icon, label, open }) => (
          <Button
            key={icon}
            icon={icon}
            look="quiet"
            onClick={() => {
              document.getElementById('table-menu')?.hidePopover();
              open();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}
