// What opens above the table and closes again: nothing of it is needed to decide.

import { tokenFacts } from '@mirabilia/architects';
import { Shortcuts } from '../../../table/shortcuts.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TokenDisc } from '../art/marks.tsx';
import { useTable } from '../state.ts';
import { ALL_KINDS, explained, tokenName } from '../tell.ts';
import { say } from '../words/index.ts';
import { Everybody } from './everybody.tsx';
import css from './overlays.module.css';
import { nameOf } from './seat-name.tsx';
import { WonderBlock } from './wonder-block.tsx';

const KEYS = [
  ['1 2 3', 'deck'],
  ['S', 'stage'],
  ['T', 'token'],
  ['← →', 'walk'],
  ['Enter', 'go'],
  ['Esc', 'back'],
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
    case 'tokens':
      return (
        <Dialog isOpen title={words.aboutTokens} onClose={close}>
          <dl class={css.tokens}>
            {ALL_KINDS.map((token) => (
              <div key={token} class={css.token}>
                <dt>
                  <span aria-hidden="true">
                    <TokenDisc token={tokenFacts(token).id} />
                  </span>
                  {tokenName(token)}
                </dt>
                <dd>{explained(token)}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      );
    case 'city':
      return (
        <Dialog isOpen title={words.cityOf(nameOf(state, open.seat))} size="large" onClose={close}>
          <div class={css.city}>
            <WonderBlock seat={open.seat} />
          </div>
        </Dialog>
      );
  }
}
