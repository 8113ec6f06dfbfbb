// What everybody could do at this moment of a replay, or what I can do now: all choices, the one that was made, and what the
// coach thinks of them.

import type { GameTypes, Move, Seat, SeatView } from '@mirabilia/kernel';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Deciding, ReplayView } from '../match/link.ts';
import css from '../table/choices.module.css';
import { useLast, useLater } from '../table/later.ts';
import type { TableModel } from '../table/model.ts';
import { Advice } from './advice.tsx';
import { type Coach, type CoachQuestion, coachOf, type MoveEstimate } from './coach.ts';
import { CoachBar, CoachStatus, NumbersShown } from './coach-bar.tsx';
import type { PlayedChoice } from './match-review.ts';
import { MatchReview } from './match-review-chart.tsx';
import type { CoachVoice } from './said.ts';

/** One move of a seat: what it chose from, for which city, and what it took. */
export interface SeatChoice<T extends GameTypes> {
  readonly seat: Seat;
  readonly step: number;
  readonly view: SeatView<T>;
  readonly city: number;
  readonly chosen: Move | undefined;
}

/** A choice as it is drawn: with the table of its moment, and the coach's estimates once they are there. */
export interface JudgedSeatChoice<T extends GameTypes, State> extends SeatChoice<T> {
  readonly state: State;
  readonly estimates: readonly MoveEstimate[] | undefined;
}

const questionOf = <T extends GameTypes>({ seat, step, view }: SeatChoice<T>): CoachQuestion => ({
  decision: view.public.decision,
  seat,
  plan: view.private.plan.slice(0, step),
  view,
});

type ChoicesIn<T extends GameTypes> = (deciding: Deciding<T>) => readonly SeatChoice<T>[];

const playedBy = <T extends GameTypes>(
  replay: ReplayView<T>,
  seat: Seat,
  choicesIn: ChoicesIn<T>,
): readonly PlayedChoice[] =>
  replay
    .decidedBy(seat)
    .flatMap(({ at, caption, ...deciding }) =>
      choicesIn(deciding).flatMap((choice) =>
        choice.chosen === undefined
          ? []
          : [{ at, caption, asked: questionOf(choice), chosen: choice.chosen }],
      ),
    );

const estimatesOf = <T extends GameTypes>(coach: Coach, choice: SeatChoice<T>) =>
  coach.isOn.value ? coach.opinions(questionOf(choice)).value : undefined;

interface ChoicesUi<T extends GameTypes, State> {
  readonly useTable: () => State;
  /** In play: what I can choose from. */
  readonly myChoice: (state: State) => ReadonlySignal<readonly Deciding<T>[]>;
  readonly choicesIn: ChoicesIn<T>;
  /** What is said where nobody decides whose cards the viewer sees. */
  readonly promptOf: (state: State) => string;
  readonly nameOf: (state: State, city: number) => string;
  /** How moves are named and reasons said, for the view of the seat that decides. */
  readonly voiceOf: (state: State, view: SeatView<T>) => CoachVoice;
  readonly category: (category: string) => string;
  readonly Choice: ComponentType<JudgedSeatChoice<T, State>>;
}

type Focused<T extends GameTypes> = TableModel<T> & { readonly focus: ReadonlySignal<number> };

/** Gives the component that shows them. */
export const choicesOf =
  <T extends GameTypes, State extends Focused<T>>(ui: ChoicesUi<T, State>): ComponentType =>
  () => <Choices {...ui} state={ui.useTable()} />;

function Choices<T extends GameTypes, State extends Focused<T>>(
  props: ChoicesUi<T, State> & { readonly state: State },
) {
  const { state, myChoice, choicesIn, promptOf, nameOf, voiceOf, category, Choice } = props;
  const { replay } = state;
  const coach = coachOf(state.link);
  // In play the coach is opened to be heard; its numbers are another wish.
  useEffect(() => {
    if (replay === undefined) coach.isOn.value = true;
  }, [coach]);
  const focus = state.focus.value;
  const source = useMemo(() => replay?.deciding ?? myChoice(state), [state]);
  const now = useLater(source);
  const isNone = now.length === 0;
  const deciding = useLast(now, !isNone);
  const [first] = deciding;
  // The table of that moment: while the next one is drawn nothing here is drawn again.
  const then = useMemo(
    (): State => ({
      ...state,
      table: signal(first?.view.public.table),
      me: signal(state.me.peek()),
      names: signal(state.names.peek()),
    }),
    [state, deciding],
  );
  const choices = deciding
    .flatMap(choicesIn)
    .map((choice) => ({ ...choice, estimates: isNone ? undefined : estimatesOf(coach, choice) }));
  // A part of what everybody could do; in play it is all there is.
  const Name = replay === undefined ? 'p' : 'h3';
  const isThinking = !isNone && choices.some(({ estimates }) => estimates === undefined);
  const bar = <CoachBar coach={coach} isHint={replay === undefined} isThinking={isThinking} />;
  return (
    <>
      {replay !== undefined && bar}
      <CoachStatus coach={coach} isThinking={isThinking} />
      {isNone && <p class={css.none}>{promptOf(state)}</p>}
      {first !== undefined && (
        <div
          class={css.choices}
          hidden={isNone}
          data-moment={isNone ? undefined : first.view.public.decision}
        >
          {choices.map((choice) => (
            <section key={`${choice.seat}-${choice.step}`} class={css.seat} data-choices={choice.city}>
              <Name class={css.name} data-shortens>
                {nameOf(then, choice.city)}
              </Name>
              <Advice
                coach={coach}
                asked={questionOf(choice)}
                estimates={choice.estimates}
                chosen={choice.chosen}
                voice={voiceOf(then, choice.view)}
                category={category}
              />
              <NumbersShown.Provider value={coach.hasNumbers.value}>
                <Choice {...choice} state={then} />
              </NumbersShown.Provider>
            </section>
          ))}
        </div>
      )}
      {replay === undefined && bar}
      {replay !== undefined && (
        <MatchReview
          link={replay}
          seat={focus}
          name={nameOf(then, focus)}
          made={() => playedBy(replay, focus, choicesIn)}
          voiceOf={(view) => voiceOf(then, view as SeatView<T>)}
          replay={replay}
        />
      )}
    </>
  );
}
