// What surrounds every table: the drawer in its place, the score above, and what lies over all of it.

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren, ComponentType, Provider } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { arrive } from '../app/voyage.ts';
import { isCoachAllowed } from '../coach/coach-allowed.ts';
import { unreadIn } from '../match/chat-reading.ts';
import type { MatchLink, TableLink } from '../match/link.ts';
import { NavigatorProvider, type ReferenceNavigator } from '../reference/navigator.ts';
import { Drawer, type Tab } from '../ui/drawer.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { tableWords } from '../words/index.ts';
import { isPhone } from './layout.ts';
import css from './scene.module.css';
import { isPlayedElsewhere } from './status.ts';
import { choicesLook } from './tools.tsx';

/** Loaded when it is first opened. */
const Chat = lazy(async () => ({ default: (await import('../match/chat.tsx')).Chat }), Waiting);

export type DrawerTab = 'log' | 'chat' | 'choices' | 'rules';

interface Props {
  readonly state: {
    readonly link: TableLink;
    readonly live: MatchLink | undefined;
    readonly talk: MatchLink | undefined;
    readonly drawer: Signal<DrawerTab | undefined>;
    readonly isSmall: { readonly value: boolean };
    readonly reference: ReferenceNavigator;
  };
  /** What the drawer holds, besides the chat. */
  readonly log: () => ComponentChildren;
  readonly choices: () => ComponentChildren;
  readonly rules: () => ComponentChildren;
  /** There is something to choose from that nothing may cover. */
  readonly isDeciding: boolean;
  /** The table, with the drawer if that lies within it. */
  readonly table: (drawer: ComponentChildren | undefined) => ComponentChildren;
  /** Above the table; it can open the chat, which it would cover otherwise. */
  readonly score: (onChat: (() => void) | undefined) => ComponentChildren;
  readonly children: ComponentChildren;
}

export function Scene({ state, log, choices, rules, isDeciding, table, score, children }: Props) {
  const { link, live, talk, drawer, isSmall } = state;
  const { frame: words } = tableWords.value;
  const tabOf = (id: DrawerTab, icon: Tab<DrawerTab>['icon'], content: () => ComponentChildren) => ({
    id,
    icon,
    label: words[id],
    content,
  });
  const chatOf = (match: MatchLink): Tab<DrawerTab> => {
    const unread = unreadIn(match).value;
    return {
      ...tabOf('chat', 'chat', () => <Chat link={match} />),
      count: unread,
      countLabel: tableWords.value.chat.unread(unread),
    };
  };
  const tabs: readonly Tab<DrawerTab>[] = [
    tabOf('log', 'log', log),
    ...(talk === undefined ? [] : [chatOf(talk)]),
    ...(isCoachAllowed(link) ? [{ ...tabOf('choices', 'eye', choices), ...choicesLook(link) }] : []),
    tabOf('rules', 'rules', () => <NavigatorProvider value={state.reference}>{rules()}</NavigatorProvider>),
  ];
  const place = !isPhone.value ? 'beside' : isDeciding ? 'within' : 'above';
  const laid = (
    <Drawer label={words.drawer} open={drawer} tabs={tabs} place={place} leavesFocus={live === undefined} />
  );
  const openChat = () => {
    drawer.value = 'chat';
  };
  return (
    <div class={css.scene}>
      <div class={css.table} data-small={isSmall.value || undefined} inert={isPlayedElsewhere(state)}>
        {table(place === 'within' ? laid : undefined)}
        {score(talk === undefined ? undefined : openChat)}
      </div>
      {place !== 'within' && laid}
      {children}
    </div>
  );
}

/** How a game makes the state of its table, and gives it to the parts. */
export interface Stateful<Link, State> {
  readonly state: (link: Link) => State;
  readonly Provider: Provider<State | undefined>;
}

export const sceneOver = <Link, State extends { readonly table: ReadonlySignal<unknown> }>(
  { state: stateOf, Provider }: Stateful<Link, State>,
  Laid: ComponentType<{ readonly state: State }>,
): ComponentType<{ readonly link: Link }> =>
  function SceneOver({ link }) {
    const state = useMemo(() => stateOf(link), [link]);
    const isThere = state.table.value !== undefined;
    useEffect(() => {
      if (isThere) arrive();
    }, [isThere]);
    if (!isThere) return <Coming />;
    return (
      <Provider value={state}>
        <Laid state={state} />
      </Provider>
    );
  };

/** Until the server has told what is on the table. */
const Coming = () => (
  <p class={css.coming} role="status">
    {tableWords.value.frame.coming}
  </p>
);
