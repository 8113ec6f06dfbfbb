// What else can be opened at a table: as buttons in its header, or in a menu where there is no room for them.

import type { Signal } from '@preact/signals';
import { go } from '../app/routes.ts';
import { settings } from '../app/settings/settings.ts';
import { openSettings } from '../app/settings/settings-dialog.tsx';
import { isCoachAllowed } from '../coach/coach-allowed.ts';
import { unreadIn } from '../match/chat-reading.ts';
import { askToEnd, endLabel, mayEnd, mayShowEnd, showEnd } from '../match/ending.tsx';
import type { MatchLink, TableLink } from '../match/link.ts';
import { mayReact, openReactions } from '../match/reactions.tsx';
import { hasOwnHand, openWatching } from '../match/watch-sign.tsx';
import { offerBigScreen } from '../tv/big-screen-offer.tsx';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { hint } from '../ui/hint.tsx';
import type { IconName } from '../ui/icon.tsx';
import { appWords, peopleWords, tableWords } from '../words/index.ts';
import type { CommonOverlay } from './overlay-dialog.tsx';
import type { DrawerTab } from './scene.tsx';
import { toggleSound } from './toggle-sound.ts';
import css from './tools.module.css';

export interface Tool {
  readonly icon: IconName;
  readonly label: string;
  /** Unread messages. */
  readonly count?: number;
  readonly isOpen?: boolean;
  /** The key that opens it. */
  readonly key?: string;
  /** Left out of a header that has no room for all; it is offered elsewhere as well. */
  readonly isSpare?: boolean;
  readonly isInMenuOnly?: boolean;
  readonly open: () => void;
}

interface State {
  readonly link: TableLink;
  readonly live: MatchLink | undefined;
  readonly talk: MatchLink | undefined;
  readonly drawer: Signal<DrawerTab | undefined>;
}

/** What could be done then; in play, what can be done and whom to ask. */
export const choicesLook = ({ kind }: Pick<TableLink, 'kind'>): Pick<Tool, 'icon' | 'label'> => {
  const { coach, choices } = tableWords.value.frame;
  return kind === 'live' ? { icon: 'bulb', label: coach } : { icon: 'eye', label: choices };
};

/** The tabs of the drawer: a press opens one, another closes it. */
export function drawerTools({ link, talk, drawer }: State): readonly Tool[] {
  const tab = (id: DrawerTab): Tool => ({
    ...(id === 'choices' ? choicesLook(link) : { icon: id, label: tableWords.value.frame[id] }),
    count: id === 'chat' && talk !== undefined ? unreadIn(talk).value : 0,
    isOpen: drawer.value === id,
    open: () => {
      drawer.value = drawer.value === id ? undefined : id;
    },
  });
  return [
    tab('log'),
    ...(talk === undefined ? [] : [tab('chat')]),
    ...(isCoachAllowed(link) ? [tab('choices')] : []),
    tab('rules'),
  ];
}

/** One tap. A replay has no sounds. */
function soundTool(): Tool {
  const { mute, unmute } = tableWords.value.frame;
  return settings.muted.value
    ? { icon: 'mute', label: unmute, open: toggleSound }
    : { icon: 'sound', label: mute, open: toggleSound };
}

/** Everybody, what a game has besides, and what every table has. A replay's way home lies in its own bar. */
export function otherTools(
  { live, overlay }: Pick<State, 'live'> & { readonly overlay: { value: unknown } },
  ...own: readonly Tool[]
): readonly Tool[] {
  const { everybody, settings: set } = tableWords.value.frame;
  const { bigScreen, home } = appWords.value;
  const showEverybody = () => {
    overlay.value = { kind: 'everybody' } satisfies CommonOverlay;
  };
  return [
    { icon: 'chart', label: everybody, key: 'E', open: showEverybody },
    ...own,
    ...companyTools(live),
    ...undoTool(live),
    { icon: 'screen', label: bigScreen, isSpare: true, open: offerBigScreen },
    ...(live === undefined ? [] : [soundTool()]),
    { icon: 'settings', label: set, open: openSettings },
    ...(live === undefined ? [] : [{ icon: 'home', label: home, open: () => go('/') } as const]),
  ];
}

/** Among people; the chat offers both as well, where a header has no room. */
function companyTools(live: MatchLink | undefined): readonly Tool[] {
  const { reactions, hands } = peopleWords.value;
  if (live === undefined) return [];
  const react: Tool = { icon: 'smile', label: reactions.title, isSpare: true, open: openReactions };
  const end: Tool = { icon: 'door', label: endLabel(live), isInMenuOnly: true, open: () => askToEnd(live) };
  const again: Tool = {
    icon: 'refresh',
    label: tableWords.value.ending.score.rematch,
    open: showEnd,
  };
  return [
    ...(mayReact(live) ? [react] : []),
    ...(hasOwnHand(live)
      ? [{ icon: 'eye', label: hands.mine, isSpare: true, open: openWatching } as const]
      : []),
    ...(mayEnd(live) ? [end] : []),
    ...(mayShowEnd(live) ? [again] : []),
  ];
}

/** Against bots on this device my last choice can be taken back; in a lesson its own bar does it. */
function undoTool(live: MatchLink | undefined): readonly Tool[] {
  const undo = live?.undo;
  const isBegun = (live?.update.value?.decision ?? 0) > 0 && live?.end.value === undefined;
  if (live?.lobby.value?.aids.help === false) return [];
  if (live === undefined || undo === undefined || !isBegun) return [];
  const open = async (): Promise<void> => {
    const before = await undo.call(live);
    if (before.ok) go(live.pathOf(before.value), { replace: true });
  };
  return [{ icon: 'back', label: tableWords.value.frame.undo, open: () => void open() }];
}

const Count = ({ count = 0 }: Pick<Tool, 'count'>) => (count > 0 ? <b class={css.count}>{count}</b> : null);

/** `isNamed`: with its name, where the style has room for it; `isCrowded`: beside many others. */
export const ToolButton = ({
  tool,
  isNamed = false,
  isCrowded = false,
}: {
  readonly tool: Tool;
  readonly isNamed?: boolean;
  readonly isCrowded?: boolean;
}) =>
  tool.isInMenuOnly === true ? null : (
    <Button
      size="small"
      icon={tool.icon}
      aria-label={tool.label}
      aria-pressed={tool.isOpen}
      aria-keyshortcuts={tool.key}
      class={classes(css.tool, tool.isSpare === true && css.spare)}
      {...hint(tool.label)}
      onClick={tool.open}
    >
      {isNamed && <span class={classes(css.name, isCrowded && css.crowded)}>{tool.label}</span>}
      <Count count={tool.count} />
    </Button>
  );

interface MenuProps {
  readonly label: string;
  readonly tools: readonly Tool[];
}

export function Menu({ label, tools }: MenuProps) {
  const unread = tools.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <>
      <button
        type="button"
        class={css.open}
        popovertarget="table-menu"
        aria-label={unread > 0 ? `${label}. ${tableWords.value.chat.unread(unread)}` : label}
      >
        ≡<Count count={unread} />
      </button>
      <div id="table-menu" popover="auto" class={css.menu}>
        {tools.map(({ icon, label, count, open }) => (
          <Button
            key={label}
            icon={icon}
            look="quiet"
            onClick={() => {
              document.getElementById('table-menu')?.hidePopover();
              open();
            }}
          >
            {label}
            <Count count={count} />
          </Button>
        ))}
      </div>
    </>
  );
}
