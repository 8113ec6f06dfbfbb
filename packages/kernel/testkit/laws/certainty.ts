// What is certain in the truth is certain in every world that a viewer imagines.
//
// Lists that he sees are held against lists that he doesn't see. If in all matches, at the same decision, a hidden one
// lies within one that he sees, that is no accident: he can know it. Worlds in which it fails contradict what he knows.
// Either determinize has forgotten something, or his view holds what he should not see.

import {
  determinize,
  type Game,
  type GameTypes,
  rngFrom,
  type Seat,
  type State,
  seatView,
  seedOfMatch,
  startMatch,
} from '../../src/index.ts';
import { atRandom, playOut } from '../random-play.ts';

type Lists = ReadonlyMap<string, readonly unknown[]>;

interface Sample {
  readonly seen: Lists;
  readonly hidden: Lists;
  readonly imagined: Lists;
}

export interface Glance<T extends GameTypes> {
  readonly options: T['options'];
  readonly viewer: Seat;
  readonly series: string;
  /** How many matches are compared. */
  readonly matches: number;
  /** One decision in so many is looked at. */
  readonly every: number;
}

export function brokenCertainty<T extends GameTypes>(
  game: Game<T>,
  glance: Glance<T>,
): { readonly decision: number; readonly detail: string } | undefined {
  const byDecision = new Map<number, Sample[]>();
  for (let index = 0; index < glance.matches; index++) {
    for (const [decision, sample] of samplesOf(game, glance, index)) {
      byDecision.set(decision, [...(byDecision.get(decision) ?? []), sample]);
    }
  }
  for (const [decision, samples] of byDecision) {
    // Where only some of the matches came, accident is not to be told from certainty.
    const detail = samples.length < glance.matches ? undefined : contradiction(samples);
    if (detail !== undefined) return { decision, detail: `seat ${glance.viewer}: ${detail}` };
  }
  return undefined;
}

function samplesOf<T extends GameTypes>(
  game: Game<T>,
  { options, viewer, series, every }: Glance<T>,
  index: number,
): Map<number, Sample> {
  const seed = seedOfMatch(series, index);
  const rng = rngFrom(seed, 'imagination');
  const samples = new Map<number, Sample>();
  const { state } = startMatch(game, options, seed);
  const look = (): boolean => {
    const { decision } = state.public;
    if (decision % every === 0) {
      const view = seatView(state, viewer);
      samples.set(decision, {
        seen: listsIn(view),
        hidden: listsHidden(state, viewer),
        imagined: listsHidden(determinize(game, view, rng), viewer),
      });
    }
    return true;
  };
  playOut(game, state, { choose: atRandom(rngFrom(seed, 'play')), go: look });
  return samples;
}

function listsHidden<T extends GameTypes>(state: State<T>, viewer: Seat): Lists {
  const others = state.private.map((own, seat) => (seat === viewer ? null : own));
  return listsIn({ private: others, secret: state.secret });
}

/** Every list of numbers or texts, by its place. Lists are copied: the match goes on. */
function listsIn(value: unknown, where = '', found = new Map<string, readonly unknown[]>()): Lists {
  if (typeof value !== 'object' || value === null) return found;
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item !== 'object')) {
    found.set(where, value.slice());
    return found;
  }
  for (const [key, item] of Object.entries(value))
    listsIn(item, where === '' ? key : `${where}.${key}`, found);
  return found;
}

function contradiction(samples: readonly Sample[]): string | undefined {
  const places = (which: keyof Sample) => new Set(samples.flatMap((sample) => [...sample[which].keys()]));
  const hidden = places('hidden');
  for (const own of places('seen')) {
    for (const other of hidden) {
      const isWithin = (which: 'hidden' | 'imagined', sample: Sample): boolean | undefined => {
        const seen = sample.seen.get(own);
        const unseen = sample[which].get(other);
        return seen && unseen?.every((item) => seen.includes(item));
      };
      if (!samples.every((sample) => isWithin('hidden', sample))) continue;
      const failed = samples.filter((sample) => isWithin('imagined', sample) === false).length;
      // By chance, what fails in three worlds of five holds in all of sixteen matches once in two million times.
      if (failed * 5 > samples.length * 3) return `${other} lies within ${own}, but not in ${failed} worlds`;
    }
  }
  return undefined;
}
