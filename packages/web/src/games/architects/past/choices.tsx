// What could be done at this moment of a replay, or what I can do now: everything in reach, what it would bring, the choice, and
// what the coach thinks of it.

import type { Architects } from '@mirabilia/architects';
import { architects } from '@mirabilia/architects';
import type { Json, Move, SeatView } from '@mirabilia/kernel';
import { computed, type ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { bestOf, type Coach, type CoachQuestion, coachOf, type MoveEstimate } from '../../../coach/coach.ts';
import { Chance, CoachBar } from '../../../coach/coach-bar.tsx';
import type { PlayedChoice } from '../../../coach/match-review.ts';
import { MatchReview } from '../../../coach/match-review-chart.tsx';
import type { Deciding, Past } from '../../../match/link.ts';
import css from '../../../table/choices.module.css';
import { useLater } from '../../../table/later.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { actionOf, type Choice, choicesOf, keyOf } from '../logic/choices.ts';
import { titleOf } from '../parts/actions.tsx';
import { bringing } from '../parts/decks.tsx';
import { promptOf } from '../parts/prompt.ts';
import { nameOf } from '../parts/seat-name.tsx';
import { wayOf } from '../parts/ways.tsx';
import { type TableState, useTable } from '../state.ts';
import { say } from '../words/index.ts';

type Seen = SeatView<Architects>;

/** In play: what I can choose from when it is my turn. */
const myChoice = ({ seatView, me }: TableState): ReadonlySignal<readonly Deciding[]> =>
  computed(() => {
    const view = seatView.value;
    if (view === undefined || view.viewer !== me.value || (view.public.owed[view.viewer] ?? 0) === 0)
      return [];
    return [{ seat: view.viewer, view: view as unknown as Json, chosen: [] }];
  });

function askedIn({ seat, view }: Deciding): CoachQuestion {
  const seen = view as unknown as Seen;
  return { decision: seen.public.decision, seat, plan: [], view: seen };
}

const thoughtsOf = (coach: Coach, one: Deciding): readonly MoveEstimate[] | undefined =>
  coach.isOn.value ? coach.opinions(askedIn(one)).value : undefined;

const takenIn = ({ chosen: [text] }: Deciding): Move | undefined =>
  text === undefined ? undefined : architects.notation.parse(text);

const madeBy = (past: Past, seat: number): readonly PlayedChoice[] =>
  past.decidedBy(seat).flatMap((one) => {
    const chosen = takenIn(one);
    return chosen === undefined ? [] : [{ at: one.at, caption: one.caption, asked: askedIn(one), chosen }];
  });

export default function Choices() {
  const state = useTable();
  const { past } = state.link;
  const coach = coachOf(state.link);
  const focus = state.focus.value;
  const source = useMemo(() => past?.deciding ?? myChoice(state), [past, state]);
  const deciding = useLater(source);
  const choices = deciding.map((one) => ({ ...one, estimates: thoughtsOf(coach, one) }));
  const [first] = choices;
  return (
    <>
      <CoachBar coach={coach} isThinking={choices.some(({ estimates }) => estimates === undefined)} />
      {first === undefined ? (
        // It is over, or somebody decides and these eyes don't see all that he sees.
        <p class={css.none}>{promptOf(state)}</p>
      ) : (
        <div class={css.choices} data-moment={(first.view as unknown as Seen).public.decision}>
          {choices.map((one) => (
            <OfSeat key={one.seat} {...one} />
          ))}
        </div>
      )}
      {past !== undefined && (
        <MatchReview
          link={state.link}
          seat={focus}
          name={nameOf(state, focus)}
          made={() => madeBy(past, focus)}
          show={past.show}
        />
      )}
    </>
  );
}

/** The table as the seat that decides sees it. */
const seenBy = (state: TableState, view: Seen): TableState => ({
  ...state,
  focus: computed(() => view.viewer),
  seatView: computed(() => view),
  table: computed(() => view.public.table),
});

function OfSeat(one: Deciding & { readonly estimates: readonly MoveEstimate[] | undefined }) {
  const { seat, view, estimates } = one;
  const state = useTable();
  const seen = view as unknown as Seen;
  const own = seenBy(state, seen);
  const taken = takenIn(one);
  // A part of what everybody could do; in play it is all there is.
  const Name = state.link.past === undefined ? 'p' : 'h3';
  return (
    <section class={css.seat} data-choices={seat}>
      <Name class={css.name} data-shortens>
        {nameOf(state, seat)}
      </Name>
      <ul class={css.list}>
        {choicesOf(architects.legalMoves(seen)).map((choice) => (
          <Offer
            key={keyOf(choice.target)}
            state={own}
            view={seen}
            choice={choice}
            taken={taken}
            estimates={estimates}
          />
        ))}
      </ul>
    </section>
  );
}

interface OfferProps {
  readonly state: TableState;
  readonly view: Seen;
  readonly choice: Choice;
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
        {isChosen && <Icon name="check" label={say.words.chosen} />}
        <b>{say.words.does[actionOf(first)]}</b> {titleOf(state, target)}{' '}
        <Chance of={said} isBest={said !== undefined && said === estimates?.[0]} />
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
          {move === taken && ways.length > 1 && <Icon name="check" label={say.words.chosen} />}
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
          {ways.length > 1 && (
            <Chance of={bestOf(estimates, (each) => each === move)} isBest={estimates?.[0]?.move === move} />
          )}
        </li>
      ))}
    </ul>
  );
}
