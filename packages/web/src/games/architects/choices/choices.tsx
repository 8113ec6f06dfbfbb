// Everything in reach at a decision, and what it would bring.

import { type Architects, architects } from '@mirabilia/architects';
import type { Move, SeatView } from '@mirabilia/kernel';
import { computed, type ReadonlySignal } from '@preact/signals';
import {
  choicesOf as choicesOfTable,
  type JudgedSeatChoice,
  type SeatChoice,
} from '../../../coach/choices.tsx';
import { bestOf, type MoveEstimate } from '../../../coach/coach.ts';
import { Chance } from '../../../coach/coach-bar.tsx';
import type { Deciding } from '../../../match/link.ts';
import css from '../../../table/choices.module.css';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { architectsWords, coachWords, tableWords } from '../../../words/index.ts';
import { actionOf, choicesOf, keyOf, type TargetChoice } from '../logic/choices.ts';
import { titleOf } from '../parts/actions.tsx';
import { bringing } from '../parts/decks.tsx';
import { promptOf } from '../parts/prompt.ts';
import { nameOf } from '../parts/seat-name.tsx';
import { wayOf } from '../parts/ways.tsx';
import { type TableState, useTable } from '../state.ts';
import { category, voiceOf } from './voice.ts';

/** In play: what I can choose from when it is my turn. */
const myChoice = ({ seatView, me }: TableState): ReadonlySignal<readonly Deciding<Architects>[]> =>
  computed(() => {
    const view = seatView.value;
    const isAsked =
      view !== undefined && view.viewer === me.value && (view.public.owed[view.viewer] ?? 0) > 0;
    return isAsked ? [{ seat: view.viewer, view, chosen: [] }] : [];
  });

const choicesIn = ({
  seat,
  view,
  chosen: [chosen],
}: Deciding<Architects>): readonly SeatChoice<Architects>[] => [{ seat, step: 0, view, city: seat, chosen }];

/** The table as the seat that decides sees it. */
const seenBy = (state: TableState, view: SeatView<Architects>): TableState => ({
  ...state,
  focus: computed(() => view.viewer),
  seatView: computed(() => view),
  table: computed(() => view.public.table),
});

function Offers({ state, view, chosen, estimates }: JudgedSeatChoice<Architects, TableState>) {
  const own = seenBy(state, view);
  return (
    <ul class={css.list}>
      {choicesOf(architects.legalMoves(view)).map((choice) => (
        <Offer
          key={keyOf(choice.target)}
          state={own}
          view={view}
          choice={choice}
          taken={chosen}
          estimates={estimates}
        />
      ))}
    </ul>
  );
}

interface OfferProps {
  readonly state: TableState;
  readonly view: SeatView<Architects>;
  readonly choice: TargetChoice;
  readonly taken: Move | undefined;
  readonly estimates: readonly MoveEstimate[] | undefined;
}

function Offer({ state, view, choice: { target, moves }, taken, estimates }: OfferProps) {
  const isChosen = taken !== undefined && moves.includes(taken);
  const first = (isChosen ? taken : moves[0]) as Move;
  const { words } = bringing(state, view, first);
  const said = bestOf(estimates, (each) => (isChosen ? each === taken : moves.includes(each)));
  return (
    <li class={classes(css.offer, isChosen && css.chosen)}>
      <p class={css.what}>
        {isChosen && <Icon name="check" label={tableWords.value.frame.chosen} />}
        <b>{architectsWords.value.does[actionOf(first)]}</b> {titleOf(state, target)}{' '}
        <Chance of={said} among={estimates} />
      </p>
      {words.length > 0 && <p class={css.brings}>{words.join(' ')}</p>}
      <Ways moves={moves} taken={taken} estimates={estimates} />
    </li>
  );
}

/** With what it could be paid, or which cards be given up. */
function Ways({
  moves,
  taken,
  estimates,
}: Pick<OfferProps, 'taken' | 'estimates'> & { readonly moves: readonly Move[] }) {
  // A deck is taken from just so, unless there are several reasons to.
  const hasWays = moves.length > 1 || actionOf(moves[0] as Move) !== 'take';
  const ways = (hasWays ? moves : []).flatMap((move) => {
    const way = wayOf(move);
    return way === undefined || way.words === '' ? [] : [{ move, way }];
  });
  if (ways.length === 0) return null;
  return (
    <ul class={css.ways}>
      {ways.map(({ move, way }) => (
        <li key={move} class={classes(css.way, move === taken && css.chosen)}>
          {move === taken && ways.length > 1 && <Icon name="check" label={tableWords.value.frame.chosen} />}
          {way.marks.length > 0 ? (
            <>
              <span class={css.marks} aria-hidden="true">
                {way.marks}
              </span>
              <span class="sr-only">{way.words}</span>
            </>
          ) : (
            way.words
          )}
          {ways.length > 1 && <Chance of={bestOf(estimates, (each) => each === move)} among={estimates} />}
        </li>
      ))}
    </ul>
  );
}

export default choicesOfTable({
  useTable,
  myChoice,
  choicesIn,
  promptOf,
  nameOf,
  voiceOf,
  category,
  Choice: Offers,
});
export const ready = coachWords.ready;
