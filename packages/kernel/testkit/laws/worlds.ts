// Laws of the worlds that a viewer imagines: they look the same to him, they are whole, and what he can't see of
// them can't be heard either.

import {
  apply,
  copyState,
  determinize,
  type Game,
  type GameTypes,
  type Move,
  pending,
  pick,
  type Rng,
  type Seat,
  type State,
  seatView,
  shuffle,
} from '../../src/index.ts';
import { atRandom, carryOut, choosePlans, type Plans, playOut, viewWithPlan } from '../random-play.ts';
import { difference, firstOf } from '../same.ts';
import type { LawCheck, LawFacts, LawMoment } from './moment.ts';

/** The decision with some of its commits in: worlds are imagined while others think, too. */
function halfway<T extends GameTypes>({ game, before, plans, rng }: LawMoment<T>): State<T> {
  const state = copyState(game, before);
  const order = shuffle(
    rng,
    plans.flatMap((plan, seat) => plan.map(() => seat)),
  );
  for (const seat of order.slice(0, Math.floor(order.length / 2))) {
    const step = state.private[seat]?.plan.length ?? 0;
    apply(game, state, seat, plans[seat]?.[step] as Move);
  }
  return state;
}

export const worldsKeepTheView: LawCheck = (moment) => {
  const { game, before, after, rng } = moment;
  const end = pending(after).length === 0 ? [after] : [];
  return firstOf([before, halfway(moment), ...end], (state) =>
    firstOf(state.private.keys(), (seat) => {
      const view = seatView(state, seat);
      return difference(seatView(determinize(game, view, rng), seat), view, `seat ${seat}`);
    }),
  );
};

/**
 * A world is whole: its parts agree, and it can be played to the end, with as many pieces as the real one and none lost
 * on the way.
 */
export const worldsPlayOn: LawCheck = (moment) => {
  const { game, facts, rng } = moment;
  const state = halfway(moment);
  const text = JSON.stringify(state);
  const pieces = facts.inventory ?? (() => []);
  const viewer = pick(rng, [...state.private.keys()]);
  const world = determinize(game, seatView(state, viewer), rng);
  const whole = String(pieces(world));
  if (pieces(world).length !== pieces(state).length) {
    return `seat ${viewer} imagines ${pieces(world).length} pieces of ${pieces(state).length}`;
  }
  const untrue = facts.disagreement?.(world);
  if (untrue !== undefined) return `seat ${viewer} imagines a world in which ${untrue}`;
  const isWhole = (played: typeof world): boolean => String(pieces(played)) === whole;
  const fault = playOut(game, world, { choose: atRandom(rng), go: isWhole });
  if (fault !== undefined) return `seat ${viewer} imagines a world in which ${fault}`;
  if (!isWhole(world)) return `seat ${viewer} imagines a world that loses pieces`;
  if (JSON.stringify(state) === text) return undefined;
  return `${difference(state, JSON.parse(text)) ?? 'the real one'}: it changed with seat ${viewer}'s world`;
};

const DECISIONS_ON = 8;

/**
 * Two worlds with the same public state, in which all seats make moves with the same faces, emit the same events and
 * reach the same public state, as long as such moves exist. Worlds in which the rules announce different things part.
 */
export const silentWorlds: LawCheck = ({ game, facts, before, rng }) => {
  const viewer = pick(rng, [...before.private.keys()]);
  const truth = copyState(game, before);
  const world = determinize(game, seatView(before, viewer), rng);
  for (let decision = 0; decision < DECISIONS_ON && pending(truth).length > 0; decision++) {
    const pair = plansOfSameFaces(game, [truth, world], rng);
    if (pair === undefined) return undefined;
    const [told, toldThere] = [events(game, truth, pair[0]), events(game, world, pair[1])];
    if (difference(announced(facts, told), announced(facts, toldThere)) !== undefined) return undefined;
    const where = `what seat ${viewer} can't see shows, ${decision} decisions on:`;
    const heard = difference(told, toldThere, 'events');
    if (heard !== undefined) return `${where} ${heard}`;
    // When the match is over, nothing has to be hidden any more.
    if (pending(truth).length === 0) return undefined;
    const seen = difference(truth.public, world.public, 'public');
    if (seen !== undefined) return `${where} ${seen}`;
  }
  return undefined;
};

function events<T extends GameTypes>(game: Game<T>, state: State<T>, plans: Plans): T['event'][] {
  const told: T['event'][] = [];
  carryOut(game, state, plans, (event) => told.push(event));
  return told;
}

function announced<T extends GameTypes>(
  { announces = [] }: LawFacts<T>,
  told: readonly T['event'][],
): T['event'][] {
  return told.filter(({ kind }) => announces.includes(kind));
}

const OTHER_PLANS = 3;

/** Where the table and the events don't tell two plans apart, their faces don't either. */
export const facesTellNoMore: LawCheck = ({ game, before, plans, after, events: told, rng }) =>
  firstOf(plans.entries(), ([seat, plan]) => {
    for (let i = 0; i < OTHER_PLANS; i++) {
      const other = choosePlans(game, before, atRandom(rng))?.[seat] ?? plan;
      const faces = [plan, other].map((moves) => moves.map(game.notation.face).join(', '));
      if (faces[0] === faces[1]) continue;
      const world = copyState(game, before);
      const toldThere = events(game, world, plans.with(seat, other));
      const isSame = difference([after.public, told], [world.public, toldThere]) === undefined;
      if (isSame) return `only the face tells ${faces[0]} from ${faces[1]}`;
    }
    return undefined;
  });

type Pair<V> = readonly [V, V];

/** Plans for both worlds that differ, if at all, only in what the others don't learn. */
function plansOfSameFaces<T extends GameTypes>(
  game: Game<T>,
  worlds: Pair<State<T>>,
  rng: Rng,
): Pair<Plans> | undefined {
  const plans: [Move[][], Move[][]] = [[], []];
  for (const [seat, owed] of worlds[0].public.owed.entries()) {
    const pair = planOfSameFaces({ game, worlds, seat, owed, rng }, [[], []]);
    if (pair === undefined) return undefined;
    plans[0].push(pair[0]);
    plans[1].push(pair[1]);
  }
  return plans;
}

interface Chooser<T extends GameTypes> {
  readonly game: Game<T>;
  readonly worlds: Pair<State<T>>;
  readonly seat: Seat;
  readonly owed: number;
  readonly rng: Rng;
}

function planOfSameFaces<T extends GameTypes>(
  chooser: Chooser<T>,
  begun: Pair<Move[]>,
): Pair<Move[]> | undefined {
  const { game, worlds, seat, owed, rng } = chooser;
  if (begun[0].length === owed) return begun;
  const [here, there] = worlds.map((world, i) => {
    const byFace = new Map<string, Move[]>();
    for (const move of game.legalMoves(viewWithPlan(world, seat, begun[i] as Move[]))) {
      const face = game.notation.face(move);
      byFace.set(face, [...(byFace.get(face) ?? []), move]);
    }
    return byFace;
  }) as [Map<string, Move[]>, Map<string, Move[]>];
  const faces = shuffle(
    rng,
    [...here.keys()].filter((face) => there.has(face)),
  );
  for (const face of faces) {
    const next: Pair<Move[]> = [
      [...begun[0], pick(rng, here.get(face) as Move[])],
      [...begun[1], pick(rng, there.get(face) as Move[])],
    ];
    const whole = planOfSameFaces(chooser, next);
    if (whole !== undefined) return whole;
  }
  return undefined;
}
