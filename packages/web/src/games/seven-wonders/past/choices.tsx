// What everybody could do at this moment of a replay, or what I can do now: for each card every use with its price, what was
// chosen, and what the coach thinks of it.

import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { type Coach, coachOf, type MoveEstimate } from '../../../coach/coach.ts';
import { CoachBar } from '../../../coach/coach-bar.tsx';
import { MatchReview } from '../../../coach/match-review-chart.tsx';
import type { Deciding } from '../../../match/link.ts';
import css from '../../../table/choices.module.css';
import { useLast, useLater } from '../../../table/later.ts';
import { promptOf } from '../parts/prompt.tsx';
import { nameOf } from '../parts/seat-name.tsx';
import { type TableState, useTable } from '../state.ts';
import { askedIn, type Choice, choicesIn, madeBy, myChoice, type Seen } from './choice.ts';
import { Cards, List, type Props } from './uses.tsx';

/** The table of that moment: while the next one is drawn nothing here is drawn anew. */
const asItWas = (state: TableState, [first]: readonly Deciding[]): TableState => ({
  ...state,
  table: signal((first?.view as unknown as Seen | undefined)?.public.table),
  me: signal(state.me.peek()),
  names: signal(state.names.peek()),
});

const thoughtsOf = (coach: Coach, choice: Choice): readonly MoveEstimate[] | undefined =>
  coach.isOn.value ? coach.opinions(askedIn(choice)).value : undefined;

export default function Choices() {
  const state = useTable();
  const { past } = state.link;
  const coach = coachOf(state.link);
  const focus = state.focus.value;
  const source = useMemo(() => past?.deciding ?? myChoice(state), [past, state]);
  const now = useLater(source);
  // It is over, or somebody decides whose cards these eyes don't see.
  const isNone = now.length === 0;
  const deciding = useLast(now, !isNone);
  const then = useMemo(() => asItWas(state, deciding), [state, deciding]);
  const [first] = deciding;
  const choices = deciding
    .flatMap(choicesIn)
    .map((choice) => ({ ...choice, estimates: isNone ? undefined : thoughtsOf(coach, choice) }));
  return (
    <>
      <CoachBar
        coach={coach}
        isThinking={!isNone && choices.some(({ estimates }) => estimates === undefined)}
      />
      {isNone && <p class={css.none}>{promptOf(state)}</p>}
      {first !== undefined && (
        <div
          class={css.choices}
          hidden={isNone}
          data-moment={isNone ? undefined : (first.view as unknown as Seen).public.decision}
        >
          {choices.map((choice) => (
            <OfSeat key={`${choice.seat}-${choice.step}`} state={then} {...choice} />
          ))}
        </div>
      )}
      {past !== undefined && (
        <MatchReview
          link={state.link}
          seat={focus}
          name={nameOf(then, focus)}
          made={() => madeBy(past, focus)}
          show={past.show}
        />
      )}
    </>
  );
}

function OfSeat(props: Props) {
  const { state, view, city, chosen, estimates } = props;
  const { kind } = view.public.table.phase;
  // A part of what everybody could do; in play it is all there is.
  const Name = state.link.past === undefined ? 'p' : 'h3';
  return (
    <section class={css.seat} data-choices={city}>
      <Name class={css.name} data-shortens>
        {nameOf(state, city)}
      </Name>
      {kind === 'turn' || kind === 'seventh' ? (
        <Cards {...props} />
      ) : (
        <List view={view} chosen={chosen} estimates={estimates} />
      )}
    </section>
  );
}
