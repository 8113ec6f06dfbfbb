import { type Board, boardFacts, boardOf, cardFacts, SIDES, type Side } from '@mirabilia/seven-wonders';
import { showsRunningScore } from '../../../match/aids.ts';
import { NavigatorProvider, type ReferenceNavigator } from '../../../reference/navigator.ts';
import { type OverlayContent, overlayDialog } from '../../../table/overlay-dialog.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import { type OwnOverlay, type TableState, useTable } from '../state.ts';
import { Everybody } from './everybody.tsx';
import { MemoryList } from './memory.tsx';
import { nameOf } from './seat-name.tsx';
import { SeatPanel } from './seat-panel.tsx';

/** Loaded when it is first asked for. */
const CardHelp = lazy(async () => {
  const { CardHelp, helpReady } = await import('../reference/help/index.ts');
  return { default: CardHelp, ready: helpReady };
}, Waiting);
const WonderHelp = lazy(async () => {
  const { WonderHelp, helpReady } = await import('../reference/help/index.ts');
  return { default: WonderHelp, ready: helpReady };
}, Waiting);

const RunningScore = lazy(() => import('../aids/score.tsx'), Waiting);
const CardNeed = lazy(() => import('../aids/need.tsx'), Waiting);
const CardsToCome = lazy(() => import('../aids/coming.tsx'), Waiting);

/** What leads on from the help is read in the drawer, where there is room for it. */
const helpNavigator = (state: TableState): ReferenceNavigator => ({
  ...state.reference,
  open(place) {
    state.reference.open(place);
    state.overlay.value = undefined;
    state.drawer.value = 'rules';
  },
});

/** The same wonder on one of its sides. */
const otherwise = (board: Board, side: Side): Board => boardOf(boardFacts(board).wonder, side) ?? board;

function contentOf(state: TableState, overlay: OwnOverlay): OverlayContent {
  const words = sevenWondersWords.value;
  switch (overlay.kind) {
    case 'memory':
      return { title: words.memory, content: <MemoryList /> };
    case 'coming':
      return {
        title: words.cardsOfAge,
        isLarge: true,
        content: (
          <NavigatorProvider value={helpNavigator(state)}>
            <CardsToCome />
          </NavigatorProvider>
        ),
      };
    case 'city':
      return {
        title: words.cityOf(nameOf(state, overlay.city)),
        isLarge: true,
        content: <SeatPanel at={overlay.city} />,
      };
    case 'card':
      return {
        title: names.value.cards[cardFacts(overlay.card).name],
        content: (
          <NavigatorProvider value={helpNavigator(state)}>
            <CardNeed card={overlay.card} />
            <CardHelp card={overlay.card} />
          </NavigatorProvider>
        ),
      };
    case 'wonder':
      return {
        title: names.value.wonders[boardFacts(overlay.board).wonder].name,
        isLarge: true,
        content: overlay.isSideOpen ? (
          SIDES.map((side) => <WonderHelp key={side} board={otherwise(overlay.board, side)} built={0} />)
        ) : (
          <WonderHelp board={overlay.board} built={overlay.built} />
        ),
      };
  }
}

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
    ['1 – 7', 'card'],
    ['B', 'build'],
    ['W', 'stage'],
    ['S', 'sell'],
    ['← →', 'pay'],
    ['Enter', 'lock'],
    ['Esc', 'change'],
    ['L', 'left'],
    ['R', 'right'],
    ['C', 'coming'],
    ['E', 'everybody'],
    ['?', 'help'],
  ],
  keyWords: () => sevenWondersWords.value.keys,
  contentOf,
});
