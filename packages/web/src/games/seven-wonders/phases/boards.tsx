// Choosing a board: from the draft, or the side of one's own. Both sides of the one that is looked at lie open.

import {
  actionIn,
  BOARD,
  type Board,
  boardFacts,
  boardIn,
  boardMove,
  resourceOf,
  sevenWonders,
  stageEffectsOf,
  WONDERS,
} from '@mirabilia/seven-wonders';
import { useSignal } from '@preact/signals';
import surface from '../../../table/surface.module.css';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import { BoardPicture, Cost, Effects, Good, sentencesOf } from '../art/index.ts';
import { names } from '../names.ts';
import { promptOf } from '../parts/prompt.tsx';
import { type TableState, useTable } from '../state.ts';
import css from './boards.module.css';

export function Boards() {
  const state = useTable();
  const asked = state.ask.value;
  const looked = useSignal<Board | undefined>(undefined);
  if (asked?.kind !== 'draft' && asked?.kind !== 'sides') return null;
  const offer = boardsOnOffer(state);
  const wonders = WONDERS.filter((wonder) => offer.some((board) => boardFacts(board).wonder === wonder));
  const chosen =
    looked.value !== undefined && offer.includes(looked.value) ? looked.value : (offer[0] as Board);
  const { wonder } = boardFacts(chosen);
  const sides = offer.filter((board) => boardFacts(board).wonder === wonder);
  return (
    <section class={classes(surface.panel, css.boards)} aria-label={promptOf(state)}>
      <h2 class={css.prompt}>{promptOf(state)}</h2>
      {wonders.length > 1 && (
        <div class={css.wonders}>
          {wonders.map((each) => {
            const first = offer.find((board) => boardFacts(board).wonder === each) as Board;
            return (
              <button
                key={each}
                type="button"
                class={css.wonder}
                aria-pressed={each === wonder}
                onClick={() => {
                  looked.value = first;
                }}
              >
                <Good good={resourceOf(first)} />
                {names.value.wonders[each].city}
              </button>
            );
          })}
        </div>
      )}
      <h3 class={css.title}>{names.value.wonders[wonder].name}</h3>
      <div class={classes(css.sides, sides.length > 1 && css.both)}>
        {sides.map((board) => (
          <Side key={board} board={board} />
        ))}
      </div>
    </section>
  );
}

/** One side, whole: two of them stand side by side, so that they can be compared. */
function Side({ board }: { readonly board: Board }) {
  const state = useTable();
  const words = sevenWondersWords.value;
  const { wonder, side, stages } = boardFacts(board);
  return (
    <section class={css.side} aria-label={words.side(side)} data-side={side}>
      <div class={css.picture}>
        <BoardPicture board={board} />
        <span class={css.letter}>{words.side(side)}</span>
      </div>
      <ol class={css.stages}>
        {stages.map(({ cost }, stage) => {
          const effects = stageEffectsOf(board, stage);
          return (
            <li key={stage} class={css.stage} {...hint(words.help.stage(stage + 1), sentencesOf(effects))}>
              <span class={css.cost}>
                <Cost cost={cost} />
              </span>
              <span class={css.effects}>
                <Effects effects={effects} />
              </span>
              <span class={css.sentence}>{sentencesOf(effects)}</span>
            </li>
          );
        })}
      </ol>
      <Button look="primary" size="large" data-take onClick={() => state.lock(boardMove(board))}>
        {words.takeBoard(names.value.wonders[wonder].city, side)}
      </Button>
    </section>
  );
}

function boardsOnOffer({ ask }: TableState): readonly Board[] {
  const asked = ask.value;
  if (asked === undefined || !('step' in asked)) return [];
  return sevenWonders
    .legalMoves(asked.view)
    .filter((move) => actionIn(move) === BOARD)
    .map(boardIn);
}
