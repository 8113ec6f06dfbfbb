// The table of Architects, for those who play and those who look on.

import { useMemo } from 'preact/hooks';
import { phrases } from '../art/words/index.ts';
import { Chat, unreadIn } from '../match/chat.tsx';
import type { MatchLink } from '../match/link.ts';
import { talk } from '../match/words/index.ts';
import { DeskProvider } from '../reference/desk.ts';
import { useAsked } from '../table/attention.ts';
import { ending } from '../table/end/words/index.ts';
import css from '../table/scene.module.css';
import { board } from '../table/words/index.ts';
import { Drawer, type Tab } from '../ui/drawer.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { useKeys } from './keys.ts';
import { names } from './names.ts';
import { Overlays } from './parts/overlays.tsx';
import { promptOf, statusOf } from './parts/prompt.ts';
import { Tables } from './parts/tables.tsx';
import { Choices } from './past/index.ts';
import { type DrawerTab, TableProvider, type TableState, tableState } from './state.ts';
import { Battles } from './story/battles.tsx';
import { Flights } from './story/flights.tsx';
import { Log } from './story/log.tsx';
import { useNews } from './story/news.ts';
import { Score } from './story/score.tsx';
import { say } from './words/index.ts';

/** Loaded when it is first asked for. */
const Book = lazy(() => import('./reference/index.tsx'), Waiting);

export const ready = (): Promise<unknown> =>
  Promise.all([say.ready(), names.ready(), talk.ready(), ending.ready(), board.ready(), phrases.ready()]);

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
  useNews(state);
  useAsked(
    () => ({ ...statusOf(state), prompt: promptOf(state) }),
    () => state.view.peek()?.public.decision ?? -1,
  );
  const { words } = say;
  const unread = unreadIn(state.link).value;
  const tabs: readonly Tab<DrawerTab>[] = [
    { id: 'log', label: words.log, icon: 'log', content: () => <Log model={state} /> },
    state.link.past === undefined
      ? {
          id: 'chat',
          label: words.chat,
          icon: 'chat',
          count: unread,
          countLabel: talk.words.unread(unread),
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
        <Tables />
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
      <Flights model={state} />
      <Battles model={state} />
      <Overlays />
    </div>
  );
}
