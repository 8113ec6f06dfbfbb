// What opens above the table and closes again: nothing of it is needed to decide.

import { cardFacts } from '@mirabilia/seven-wonders';
import { CardFace } from '../../art/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { names } from '../names.ts';
import { useTable } from '../state.ts';
import { say } from '../words/index.ts';
import { Everybody } from './everybody.tsx';
import { MemoryList } from './memory.tsx';
import { nameOf } from './seat-name.tsx';
import { SeatPanel } from './seat-panel.tsx';
import { Shortcuts } from './shortcuts.tsx';

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
          <Shortcuts />
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
          <CardFace card={open.card} size="large" />
        </Dialog>
      );
    default:
      return null;
  }
}
