// The line above the table: when it is, which way hands go, for whom everybody waits.

import { type Table, TURNS } from '@mirabilia/seven-wonders';
import { unreadIn } from '../../match/chat.tsx';
import type { MatchLink } from '../../match/link.ts';
import { openSettings } from '../../settings/open.ts';
import { Clock } from '../../table/clock.tsx';
import type { DrawerTab } from '../../table/scene.tsx';
import { offerBigScreen } from '../../tv/open.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { common } from '../../words/index.ts';
import { isPlayed, isToLeft } from '../logic/passing.ts';
import { useTable } from '../state.ts';
import { say } from '../words/index.ts';
import css from './header.module.css';
import { Status } from './status.tsx';

export function Moment() {
  const { table } = useTable();
  const now = table.value as Table;
  const { age, turn, phase } = now;
  const { words } = say;
  return (
    <>
      <h1 class={css.age}>{phase.kind === 'over' ? words.over : words.age(age)}</h1>
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
  const { words } = say;
  const isLeft = isToLeft(now);
  if (now.players === 2) {
    return (
      <span class={css.direction}>
        <span class={css.arrows} aria-hidden="true">
          ⇄
        </span>
        <span class={css.directionWords}>{words.handsSwap}</span>
      </span>
    );
  }
  return (
    <span class={css.direction} data-passing={isLeft ? 'left' : 'right'}>
      {isLeft && <Arrows toLeft />}
      <span class={css.directionWords}>{isLeft ? words.passLeft : words.passRight}</span>
      {!isLeft && <Arrows />}
    </span>
  );
}

const Arrows = ({ toLeft = false }: { readonly toLeft?: boolean }) => (
  <span class={classes(css.arrows, toLeft && css.toLeft)} aria-hidden="true">
    {toLeft ? '◂◂◂' : '▸▸▸'}
  </span>
);

const tabsOf = ({ hasChat, past }: MatchLink): readonly DrawerTab[] => [
  'log',
  ...(hasChat ? (['chat'] as const) : []),
  ...(past === undefined ? [] : (['choices'] as const)),
  'rules',
];

export function Header() {
  const state = useTable();
  const { words } = say;
  const { overlay, drawer } = state;
  return (
    <header class={css.header}>
      <Moment />
      <Status />
      <span class={css.end}>
        <Clock link={state.link} me={state.me.value} />
        {tabsOf(state.link).map((tab) => (
          <Button
            key={tab}
            size="small"
            icon={tab === 'choices' ? 'eye' : tab}
            aria-pressed={drawer.value === tab}
            aria-label={words[tab]}
            class={css.tool}
            onClick={() => {
              drawer.value = drawer.value === tab ? undefined : tab;
            }}
          >
            <span class={css.toolWords}>{words[tab]}</span>
            {tab === 'chat' && unreadIn(state.link).value > 0 && (
              <b class={css.count}>{unreadIn(state.link).value}</b>
            )}
          </Button>
        ))}
        <Button
          size="small"
          icon="screen"
          aria-label={common.words.bigScreen}
          class={css.tool}
          onClick={offerBigScreen}
        />
        {(['everybody', 'settings'] as const).map((kind) => (
          <Button
            key={kind}
            size="small"
            icon={kind === 'everybody' ? 'chart' : kind}
            aria-label={words[kind]}
            class={css.tool}
            onClick={() => {
              if (kind === 'settings') openSettings();
              else overlay.value = { kind };
            }}
          ></Button>
        ))}
      </span>
    </header>
  );
}
