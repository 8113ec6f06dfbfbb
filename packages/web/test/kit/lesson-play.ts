// Plays a lesson without a page: bots with the chance of the lesson, and a learner who follows what is said, or doesn't.

import { architects } from '@mirabilia/architects';
import {
  advance,
  type Game,
  type GameTypes,
  type Match,
  type Move,
  pick,
  rngFrom,
  type SeatView,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import { answerTo } from '@mirabilia/match-service/thinking';
import { sevenWonders } from '@mirabilia/seven-wonders';
import { ARCHITECTS_MOMENTS } from '../../src/learn/architects/lessons.ts';
import { architectsSituation } from '../../src/learn/architects/situation.ts';
import type { Lesson } from '../../src/learn/lessons.ts';
import { type Bubble, type LessonMoment, newGuide, type Situation } from '../../src/learn/moments.ts';
import { WONDERS_MOMENTS } from '../../src/learn/seven-wonders/lessons.ts';
import { wondersSituation } from '../../src/learn/seven-wonders/situation.ts';
import { NOTHING_TAUGHT } from '../../src/learn/taught.ts';

/** How a learner plays: after the decisions in which they follow what is said, like this bot. */
export interface Learner {
  /** Suggestions are followed so many decisions long; what must be done is done by everybody. */
  readonly follows: number;
  readonly afterwards: 'easy' | 'medium' | 'random';
  /** Different learners differ. */
  readonly number: number;
}

/** A moment's bubble, and the decision in which it was shown. */
export interface Fired {
  readonly id: string;
  readonly decision: number;
  /** As the game counts: turn 3 of Age II is 2.3. */
  readonly when: string;
}

export interface PlayedLesson<T extends GameTypes> {
  readonly match: Match<T>;
  readonly fired: readonly Fired[];
  /** The learner's hand or tops at each of their decisions, as the test wants to see them. */
  readonly won: boolean;
  readonly decisions: number;
}

interface Rules<T extends GameTypes, S extends Situation> {
  readonly game: Game<T>;
  readonly moments: readonly LessonMoment<S>[];
  readonly situationOf: (view: SeatView<T>, events: readonly T['event'][], picked: number | undefined) => S;
  /** What the learner picks up in order to make a move. */
  readonly pickedFor: (move: Move) => number;
  readonly momentOf: (table: T['table']) => string;
}

const nameOf = (city: number): string => `city ${city}`;
/** No moment speaks more often in one decision. */
const MOST_LOOKS = 8;

export function playLesson(lesson: Lesson, learner: Learner): PlayedLesson<GameTypes> {
  const played =
    lesson.game === 'architects'
      ? play(lesson, learner, {
          game: architects,
          moments: ARCHITECTS_MOMENTS[lesson.id as keyof typeof ARCHITECTS_MOMENTS],
          situationOf: (view, events, picked) => architectsSituation({ view, events, picked, nameOf }),
          pickedFor: (move) => move,
          momentOf: ({ turn, players }) => String(Math.ceil(turn / players)),
        })
      : play(lesson, learner, {
          game: sevenWonders,
          moments: WONDERS_MOMENTS[lesson.id as keyof typeof WONDERS_MOMENTS],
          situationOf: (view, events, picked) => wondersSituation({ view, events, picked, nameOf }),
          pickedFor: (move) => (move >> 3) & 127,
          momentOf: ({ age, turn }) => `${age}.${turn}`,
        });
  // cast: callers look at what both games have.
  return played as unknown as PlayedLesson<GameTypes>;
}

function play<T extends GameTypes, S extends Situation>(
  { options, seed, bots }: Lesson,
  learner: Learner,
  { game, moments, situationOf, pickedFor, momentOf }: Rules<T, S>,
): PlayedLesson<T> {
  const read = game.readOptions({ ...options, players: bots.length + 1 });
  if (!read.ok) throw new Error(read.refusal.code);
  const match = startMatch(game, read.value, seed);
  const { state } = match;
  const guide = newGuide(moments, NOTHING_TAUGHT);
  const rng = rngFrom(`learner ${learner.number}`, 'learner');
  const fired: Fired[] = [];
  let events: T['event'][] = [];
  let decisions = 0;

  const note = (bubble: Bubble | undefined): Bubble | undefined => {
    if (bubble === undefined) return undefined;
    const { decision, table } = state.public;
    if (fired.some(({ id, decision: at }) => id === bubble.id && at === decision)) return bubble;
    fired.push({ id: bubble.id, decision, when: momentOf(table) });
    return bubble;
  };

  /** All that is said while nothing is picked up: of what should be done, the first. */
  function hear(view: SeatView<T>): readonly Move[] | undefined {
    const situation = situationOf(view, events, undefined);
    let wanted: readonly Move[] | undefined;
    for (let look = 0; look < MOST_LOOKS; look++) {
      const bubble = note(guide.look(situation));
      if (bubble === undefined) break;
      const { kind, moves = [] } = bubble;
      const counts = kind === 'must' || (kind === 'suggest' && decisions < learner.follows);
      if (counts && moves.length > 0) wanted ??= moves;
      if (kind === 'must') break;
      guide.close();
    }
    return wanted;
  }

  function answer(view: SeatView<T>, legal: readonly Move[], level: string, chance: string): Move {
    return answerTo({ game: game.id, level, view, legal, seed: chance });
  }

  function choose(view: SeatView<T>, legal: readonly Move[]): Move {
    const wanted = hear(view)?.filter((move) => legal.includes(move)) ?? [];
    const move =
      wanted[0] ??
      (learner.afterwards === 'random'
        ? pick(rng, legal)
        : answer(view, legal, learner.afterwards, `learner ${learner.number} ${state.public.decision}`));
    note(guide.look(situationOf(view, events, pickedFor(move))));
    decisions++;
    return move;
  }

  while (game.outcome(state.public.table) === undefined) {
    const { decision, owed } = state.public;
    const seats = [...owed.keys()].filter((seat) => (owed[seat] as number) > 0);
    const [seat] = seats.includes(0) ? [0] : seats;
    if (seat === undefined) throw new Error('nobody owes a move');
    const view = seatView(state, seat);
    const legal = game.legalMoves(view);
    const isLearner = seat === 0;
    const move = isLearner
      ? choose(view, legal)
      : answer(view, legal, bots[seat - 1] as string, `${seed} ${decision} ${seat}`);
    const told: T['event'][] = [];
    const wasMine = (owed[0] as number) > 0 || state.private[0]?.plan.length !== 0;
    const resolved = advance(match, seat, move, (event) => told.push(event));
    if (resolved) events = wasMine ? told : [...events, ...told];
  }
  const outcome = game.outcome(state.public.table);
  return { match, fired, won: outcome?.winners.includes(0) === true, decisions };
}
