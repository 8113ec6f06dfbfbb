// What opens above the table and closes again: nothing of it is needed to decide.

import { boardFacts, cardFacts } from '@mirabilia/seven-wonders';
import { NavigatorProvider, type ReferenceNavigator } from '../../../reference/navigator.ts';
import { Shortcuts } from '../../../table/shortcuts.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { names } from '../names.ts';
import { type TableState, useTable } from '../state.ts';
import { say } from '../words/index.ts';
import { Everybody } from './everybody.tsx';
import { MemoryList } from './memory.tsx';
import { nameOf } from './seat-name.tsx';
import { SeatPanel } from './seat-panel.tsx';

/** Loaded when it is first asked for. */
const CardHelp = lazy(async () => {
  const { CardHelp, helpReady } = await import('../help/index.ts');
  return { default: CardHelp, ready: helpReady };
}, Waiting);
const WonderHelp = lazy(async () => {
  const { WonderHelp, helpReady } = await import('../help/index.ts');
  return { default: WonderHelp, ready: helpReady };
}, Waiting);

/** What leads on from the help is read in the drawer, where there is room for it. */
const helpDesk = (state: TableState): ReferenceNavigator => ({
  ...state.reference,
  open(place) {
    state.reference.open(place);
    state.overlay.value = undefined;
    state.drawer.value = 'rules';
  },
});

const KEYS = [
  ['1 – 7', 'card'],
  ['B', 'build'],
  ['W', 'stage'],
  ['S', 'sell'],
  ['← →', 'pay'],
  ['Enter', 'lock'],
  ['Esc', 'change'],
  ['L', 'left'],
  ['R', 'right'],
  ['E', 'everybody'],
  ['?', 'help'],
] as const;

export function Overlays() {
  const state = useTable();
  const { words } = say;
  const open = state.overlay.value;
  const close = () => {
    state.overlay.value = undefined;
  };
  if (open === undefined) return null;
  switch (open.kind) {
    case 'everybody':
      return (
        <Dialog isOpen title={words.everybody} size="large" onClose={close}>
          <Everybody />
        </Dialog>
      );
    case 'shortcuts':
      return (
        <Dialog isOpen title={words.shortcuts} onClose={close}>
          <Shortcuts keys={KEYS} words={words.keys} />
        </Dialog>
      );
    case 'memory':
      return (
        <Dialog isOpen title={words.memory} onClose={close}>
          <MemoryList />
        </Dialog>
      );
    case 'city':
      return (
        <Dialog isOpen title={words.cityOf(nameOf(state, open.city))} size="large" onClose={close}>
          <SeatPanel at={open.city} />
        </Dialog>
      );
    case 'card':
      return (
        <Dialog isOpen title={names.words.cards[cardFacts(open.card).name]} onClose={close}>
          <NavigatorProvider value={helpDesk(state)}>
            <CardHelp card={open.card} />
          </NavigatorProvider>
        </Dialog>
      );
    case 'wonder':
      return (
        <Dialog
          isOpen
          title={names.words.wonders[boardFacts(open.board).wonder].name}
          size="large"
          onClose={close}
        >
          <WonderHelp board={open.board} built={open.built} />
        </Dialog>
      );
  }
}
