// A table with bubbles: a lesson with its bar and its end, or first-time hints.

import type { Game } from '@mirabilia/kernel';
import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { MatchLink } from '../match/link.ts';
import { setLessonEnd } from '../table/end/lesson-end.ts';
import type { CityGame } from '../table/model.ts';
import type { AnyState } from '../table/state.ts';
import { learnWords } from '../words/index.ts';
import { GuideLayer } from './guide-layer.tsx';
import {
  finishLesson,
  hintsShown,
  isLessonRunning,
  keepHints,
  keepTaught,
  lessonIn,
  skipLessonIn,
} from './kept.ts';
import { LessonAfter } from './lesson-after.tsx';
import { LessonBar } from './lesson-bar.tsx';
import type { LessonId } from './lesson-ids.ts';
import type { LessonMoment, Situation } from './moments.ts';
import { taughtBefore } from './taught.ts';

/** What a game's lessons bring. */
export interface GameLessons<T extends CityGame, S extends Situation> {
  readonly game: Game<T>;
  readonly moments: Readonly<Partial<Record<LessonId, readonly LessonMoment<S>[]>>>;
  readonly hints: readonly LessonMoment<S>[];
  /** While a category is counted, for the learner. */
  readonly lineOf: (table: T['table'], me: number, category: string) => string | undefined;
  /** Has the learner reached what the lesson asks for? */
  readonly isReached: (lesson: LessonId, table: T['table'], me: number) => boolean;
  /** Two true sentences about the result. */
  readonly summary: (table: T['table'], me: number, nameOf: (city: number) => string) => readonly string[];
}

interface Props<T extends CityGame, S extends Situation> extends GameLessons<T, S> {
  readonly state: AnyState<T>;
  readonly nameOf: (city: number) => string;
  readonly situationOf: (events: readonly T['event'][]) => S | undefined;
}

export function Learning<T extends CityGame, S extends Situation>(props: Props<T, S>): ComponentChildren {
  const { live } = props.state;
  const match = live?.lobby.value?.id;
  const decision = props.state.view.value?.public.decision;
  if (live === undefined || match === undefined || decision === undefined) return null;
  // In puzzles and deals of the day nobody helps.
  if (live.lobby.value?.aids.help === false) return null;
  return lessonIn(match) === undefined ? (
    <Hints {...props} live={live} />
  ) : (
    <InLesson key={match} {...props} live={live} match={match} decision={decision} />
  );
}

interface Live<T extends CityGame> {
  readonly live: MatchLink<T>;
}

function Hints<T extends CityGame, S extends Situation>(props: Props<T, S> & Live<T>) {
  const { state, live, game, hints, situationOf } = props;
  const before = useMemo(hintsShown, [live]);
  return (
    <GuideLayer
      state={state}
      live={live}
      game={game}
      moments={hints}
      before={before}
      keep={keepHints}
      situationOf={(events) => {
        const situation = situationOf(events);
        return situation && { ...situation, most: 1 };
      }}
    />
  );
}

interface LessonProps<T extends CityGame, S extends Situation> extends Props<T, S>, Live<T> {
  readonly match: string;
  /** When the table was opened. */
  readonly decision: number;
}

function InLesson<T extends CityGame, S extends Situation>(props: LessonProps<T, S>) {
  const { state, live, game, match, decision, moments, situationOf, isReached, lineOf, summary, nameOf } =
    props;
  const of = lessonIn(match);
  // What was taught after a turn that is taken back is taught once more.
  const before = useMemo(() => taughtBefore(of?.taught ?? { done: {}, shown: {} }, decision + 1), [match]);
  const lesson = of?.lesson as LessonId;

  useSignalEffect(() => {
    const table = state.table.value;
    const me = state.me.value;
    if (table?.phase.kind === 'over' && me !== null && lessonIn(match)?.isOver !== true) {
      finishLesson(lesson, match, isReached(lesson, table, me));
    }
  });
  useEffect(() => {
    setLessonEnd(live, {
      lineOf: (category) => {
        const table = state.table.peek();
        const me = state.me.peek();
        return table === undefined || me === null ? undefined : lineOf(table, me, category);
      },
      showResult: () => learnWords.value.end.showResult,
      after: () => {
        const table = state.table.peek();
        const me = state.me.peek();
        if (table === undefined || me === null) return null;
        return (
          <LessonAfter
            lesson={lesson}
            link={live}
            isReached={isReached(lesson, table, me)}
            summary={summary(table, me, nameOf)}
          />
        );
      },
    });
  }, [live]);

  if (of === undefined || !isLessonRunning(match)) return null;
  return (
    <>
      <LessonBar
        lesson={lesson}
        live={live}
        canUndo={(state.view.value?.public.decision ?? 0) > 0}
        onSkip={() => skipLessonIn(match)}
      />
      <GuideLayer
        state={state}
        live={live}
        game={game}
        moments={moments[lesson] ?? []}
        before={before}
        keep={(taught) => keepTaught(match, taught)}
        situationOf={situationOf}
      />
    </>
  );
}
