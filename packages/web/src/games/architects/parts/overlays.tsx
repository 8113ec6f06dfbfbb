import { tokenFacts } from '@mirabilia/architects';
import { showsRunningScore } from '../../../match/aids.ts';
import { type OverlayContent, overlayDialog } from '../../../table/overlay-dialog.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { architectsWords } from '../../../words/index.ts';
import { TokenDisc } from '../art/marks.tsx';
import { type OwnOverlay, type TableState, useTable } from '../state.ts';
import { ALL_KINDS, explained, tokenName } from '../tell.ts';
import { Everybody } from './everybody.tsx';
import css from './overlays.module.css';
import { nameOf } from './seat-name.tsx';
import { WonderBlock } from './wonder-block.tsx';

/** Loaded when it is first asked for. */
const RunningScore = lazy(() => import('../aids/score.tsx'), Waiting);
const DecksLeft = lazy(() => import('../aids/decks-left.tsx'), Waiting);

function contentOf(state: TableState, overlay: OwnOverlay): OverlayContent {
  const words = architectsWords.value;
  switch (overlay.kind) {
    case 'tokens':
      return { title: words.aboutTokens, content: <Tokens /> };
    case 'decks':
      return { title: words.cardsInDecks, isLarge: true, content: <DecksLeft /> };
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

/** Everybody's figures, below their points where the table has agreed on those. */
const WithScore = () => (
  <>
    {showsRunningScore(useTable().link.lobby.value) && <RunningScore />}
    <Everybody />
  </>
);

export const Overlays = overlayDialog({
  useTable,
  Everybody: WithScore,
  keys: [
    ['1 2 3', 'deck'],
    ['S', 'stage'],
    ['T', 'token'],
    ['← →', 'walk'],
    ['Enter', 'go'],
    ['Esc', 'back'],
    ['C', 'decks'],
    ['E', 'everybody'],
    ['?', 'help'],
  ],
  keyWords: () => architectsWords.value.keys,
  contentOf,
});
