// Laws of the door: in which order commits come, which of them are replaced, what others see of them meanwhile.

import {
  type Commit,
  copyState,
  type Game,
  type GameTypes,
  type Move,
  play,
  type Rng,
  type Seat,
  type State,
  shuffle,
  type Viewer,
  viewOf,
} from '../../src/index.ts';
import { atRandom, choosePlans, type Plans, viewWithPlan } from '../random-play.ts';
import { difference, firstOf } from '../same.ts';
import type { LawCheck, LawMoment } from './moment.ts';

type Step = Pick<Commit, 'step' | 'move'> & { readonly seat: Seat };

interface End<T extends GameTypes> {
  readonly state: State<T>;
  readonly events: readonly T['event'][];
}

/** Commits through the door; a refusal is a fault, since every move was offered. */
function commitAll<T extends GameTypes>(
  game: Game<T>,
  start: State<T>,
  steps: readonly Step[],
): End<T> | string {
  let end: End<T> = { state: start, events: [] };
  for (const { seat, step, move } of steps) {
    const result = play(game, end.state, seat, { decision: start.public.decision, step, move });
    if (!result.ok) return `seat ${seat}, ${game.notation.make(move)}: ${result.refusal.code}`;
    end = result.value;
  }
  return end;
}

function compare<T extends GameTypes>(
  { after, events }: LawMoment<T>,
  end: End<T> | string,
): string | undefined {
  if (typeof end === 'string') return end;
  return difference(end.state, after) ?? difference(end.events, events, 'events');
}

/** The same commits with the seats in this order: a seat that owes two moves stands in it twice. */
function inOrder(plans: Plans, order: readonly Seat[]): Step[] {
  const taken = plans.map(() => 0);
  return order.map((seat) => {
    const step = taken[seat] as number;
    taken[seat] = step + 1;
    return { seat, step, move: plans[seat]?.[step] as Move };
  });
}

const MOST_TO_PERMUTE = 3;
const RANDOM_ORDERS = 3;

function* orders(plans: Plans, rng: Rng): Generator<Seat[]> {
  const seats = plans.flatMap((plan, seat) => plan.map(() => seat));
  if (seats.length <= MOST_TO_PERMUTE) {
    yield* permutations(seats);
    return;
  }
  yield seats.toReversed();
  for (let i = 0; i < RANDOM_ORDERS; i++) yield shuffle(rng, seats.slice());
}

function* permutations(items: readonly Seat[]): Generator<Seat[]> {
  if (items.length === 0) yield [];
  for (const [i, item] of items.entries()) {
    for (const rest of permutations(items.toSpliced(i, 1))) yield [item, ...rest];
  }
}

export const orderOfCommits: LawCheck = (moment) =>
  firstOf(orders(moment.plans, moment.rng), (order) => {
    const fault = compare(moment, commitAll(moment.game, moment.before, inOrder(moment.plans, order)));
    return fault === undefined ? undefined : `order ${order}: ${fault}`;
  });

/** Before each commit but the last the seat commits something else, if it can, and takes it back. */
export const plansAreReplaceable: LawCheck = (moment) => {
  const { game, before, plans, rng } = moment;
  const straight = inOrder(
    plans,
    shuffle(
      rng,
      plans.flatMap((plan, seat) => plan.map(() => seat)),
    ),
  );
  const wavering = straight.flatMap((wanted, i): Step[] => {
    if (i === straight.length - 1) return [wanted];
    const { seat, step, move } = wanted;
    const view = viewWithPlan(before, seat, plans[seat]?.slice(0, step) ?? []);
    const others = shuffle(
      rng,
      game.legalMoves(view).filter((other) => other !== move),
    );
    return [...others.slice(0, 1).map((other) => ({ seat, step, move: other })), wanted];
  });
  return compare(moment, commitAll(game, before, wavering));
};

const OTHER_PLANS = 3;

/** While commits come in, nobody else's view depends on what was chosen. */
export const silentCommits: LawCheck = ({ game, before, plans, rng }) => {
  const asked = [...plans.keys()].filter((seat) => (plans[seat]?.length ?? 0) > 0);
  if (asked.length < 2) return undefined;
  return firstOf(asked, (seat) => {
    const viewers: Viewer[] = [...plans.keys(), 'spectator' as const].filter((viewer) => viewer !== seat);
    const seen = (plan: readonly Move[]): unknown[] | string => {
      const steps = plan.map((move, step) => ({ seat, step, move }));
      const end = commitAll(game, copyState(game, before), steps);
      return typeof end === 'string' ? end : viewers.map((viewer) => viewOf(end.state, viewer));
    };
    const first = seen(plans[seat] as readonly Move[]);
    for (let i = 0; i < OTHER_PLANS; i++) {
      const other = choosePlans(game, before, atRandom(rng))?.[seat];
      const fault = other && difference(first, seen(other), 'views');
      if (fault !== undefined) return `what seat ${seat} chose shows in ${fault}`;
    }
    return undefined;
  });
};
