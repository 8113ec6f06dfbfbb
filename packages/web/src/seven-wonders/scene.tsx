// The table of 7 Wonders, for those who play and those who look on.

import { useMemo } from 'preact/hooks';
import { Chat, unreadIn } from '../match/chat.tsx';
import type { MatchLink } from '../match/link.ts';
import { talk } from '../match/words/index.ts';
import { DeskProvider } from '../reference/desk.ts';
import { isSmall } from '../table/layout.ts';
import css from '../table/scene.module.css';
import { Drawer, type Tab } from '../ui/drawer.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { SmallTable } from './compact/small-table.tsx';
import { useKeys } from './keys.ts';
import { Overlays } from './parts/overlays.tsx';
import { useAttention } from './parts/status.tsx';
import { WideTable } from './parts/wide-table.tsx';
import { Choices } from './past/index.ts';
import { type DrawerTab, TableProvider, type TableState, tableState } from './state.ts';
import { Battles, Log, Reveal, Score, storyReady } from './story/index.ts';
import { say } from './words/index.ts';

/** Loaded when it is first asked for. */
const Book = lazy(() => import('./reference/index.tsx'), Waiting);

export const ready = (): Promise<unknown> => Promise.all([say.ready(), talk.ready(), storyReady()]);

export default function Scene({ link }: { readonly link: MatchLink }) {
  const state = useMemo(() => tableState(link), [link]);
  if (state.table.value === undefined) {
    return (
      <p class={css.coming} role="status">
        {say.words.coming}
      </p>
    );
  }
  return (
    <TableProvider value={state}>
      <Laid state={state} />
    </TableProvider>
  );
}

function Laid({ state }: { readonly state: TableState }) {
  useKeys(state);
  useAttention(state);
  const { words } = say;
  const tabs: readonly Tab<DrawerTab>[] = [
    { id: 'log', label: words.log, icon: 'log', content: () => <Log model={state} /> },
    state.link.past === undefined
      ? {
          id: 'chat',
          label: words.chat,
          icon: 'chat',
          count: unreadIn(state.link).value,
          countLabel: talk.words.unread(unreadIn(state.link).value),
          content: () => <Chat link={state.link} />,
        }
      : { id: 'choices', label: words.choices, icon: 'eye', content: () => <Choices /> },
    {
      id: 'rules',
      label: words.rules,
      icon: 'rules',
      content: () => (
        <DeskProvider value={state.reference}>
          <Book />
        </DeskProvider>
      ),
    },
  ];
  const offered = state.link.hasChat ? tabs : tabs.filter(({ id }) => id !== 'chat');
  return (
    <div class={css.scene}>
      <div class={css.table}>
        {isSmall.value ? <SmallTable /> : <WideTable />}
        <Reveal model={state} />
        <Score
          model={state}
          onChat={
            state.link.hasChat
              ? () => {
                  state.drawer.value = 'chat';
                }
              : undefined
          }
        />
      </div>
      <Drawer
        label={words.drawer}
        open={state.drawer}
        tabs={offered}
        leavesFocus={state.link.past !== undefined}
      />
      <Battles model={state} />
      <Overlays />
    </div>
  );
}
