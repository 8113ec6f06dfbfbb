import { tokenFacts } from '@mirabilia/architects';
import { type OverlayContent, overlayDialog } from '../../../table/overlay-dialog.tsx';
import { architectsWords } from '../../../words/index.ts';
import { TokenDisc } from '../art/marks.tsx';
import { type OwnOverlay, type TableState, useTable } from '../state.ts';
import { ALL_KINDS, explained, tokenName } from '../tell.ts';
import { Everybody } from './everybody.tsx';
import css from './overlays.module.css';
import { nameOf } from './seat-name.tsx';
import { WonderBlock } from './wonder-block.tsx';

function contentOf(state: TableState, overlay: OwnOverlay): OverlayContent {
  const words = architectsWords.value;
  switch (overlay.kind) {
    case 'tokens':
      return { title: words.aboutTokens, content: <Tokens /> };
    case 'city':
      return {
        title: words.cityOf(nameOf(state, overlay.seat)),
        isLarge: true,
        content: (
          <div class={css.city}>
            <WonderBlock seat={overlay.seat} />
          </div>
        ),
      };
  }
}

const Tokens = () => (
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
);

export const Overlays = overlayDialog({
  useTable,
  Everybody,
  keys: [
    ['1 2 3', 'deck'],
    ['S', 'stage'],
    ['T', 'token'],
    ['← →', 'walk'],
    ['Enter', 'go'],
    ['Esc', 'back'],
    ['E', 'everybody'],
    ['?', 'help'],
  ],
  keyWords: () => architectsWords.value.keys,
  contentOf,
});
