// The laws that every game obeys, looked for in random matches of it.

import {
  advance,
  copyState,
  type Game,
  type GameTypes,
  type Match,
  pending,
  rngFrom,
  type Seed,
  seedOfMatch,
  startMatch,
} from '../src/index.ts';
import { brokenCertainty } from './laws/certainty.ts';
import { orderOfCommits, plansAreReplaceable, silentCommits } from './laws/commits.ts';
import { damageIsFound } from './laws/damage.ts';
import { everybodySits, playedAgain, recordRoundTrips, textOf, written } from './laws/match.ts';
import type { LawCheck, LawFacts, LawMoment } from './laws/moment.ts';
import {
  askedCanMove,
  askingChangesNothing,
  forcedIsForced,
  legalityFromView,
  movesAreDistinct,
  movesInFixedOrder,
  notationIsUnique,
  notationRoundTrips,
} from './laws/moves.ts';
import {
  copiesAreIndependent,
  eventsArePlain,
  outcomeAtTheEnd,
  partsAgree,
  piecesStay,
  survivesText,
} from './laws/states.ts';
import { facesTellNoMore, silentWorlds, worldsKeepTheView, worldsPlayOn } from './laws/worlds.ts';
import { atRandom, choosePlans, LONGEST_MATCH } from './random-play.ts';

/** Looked for at every decision. */
const QUICK_LAWS = {
  'asked-can-move': askedCanMove,
  'forced-is-forced': forcedIsForced,
  'moves-are-distinct': movesAreDistinct,
  'moves-in-fixed-order': movesInFixedOrder,
  'notation-round-trips': notationRoundTrips,
  'notation-is-unique': notationIsUnique,
  'pieces-stay': piecesStay,
  'parts-agree': partsAgree,
  'outcome-at-the-end': outcomeAtTheEnd,
  'events-are-plain': eventsArePlain,
} as const satisfies Record<string, LawCheck>;

/** Looked for at some decisions, because each plays a good deal. */
const DEAR_LAWS = {
  'copies-are-independent': copiesAreIndependent,
  'survives-text': survivesText,
  'asking-changes-nothing': askingChangesNothing,
  'legality-from-view': legalityFromView,
  'order-of-commits': orderOfCommits,
  'plans-are-replaceable': plansAreReplaceable,
  'silent-commits': silentCommits,
  'worlds-keep-the-view': worldsKeepTheView,
  'worlds-play-on': worldsPlayOn,
  'silent-worlds': silentWorlds,
  'faces-tell-no-more': facesTellNoMore,
} as const satisfies Record<string, LawCheck>;

/** Looked for once a match, or over all of them. */
const MATCH_LAWS = [
  'never-throws',
  'matches-end',
  'everybody-sits',
  'same-moves-same-match',
  'record-round-trips',
  'damage-is-found',
  'worlds-keep-certainties',
] as const;

/** The name of a law. */
export type Law = keyof typeof QUICK_LAWS | keyof typeof DEAR_LAWS | (typeof MATCH_LAWS)[number];

/** The names of all laws. */
export const LAWS: readonly Law[] = [
  ...(Object.keys(QUICK_LAWS) as (keyof typeof QUICK_LAWS)[]),
  ...(Object.keys(DEAR_LAWS) as (keyof typeof DEAR_LAWS)[]),
  ...MATCH_LAWS,
];

/** A law that doesn't hold, and where. */
export interface Violation {
  readonly law: Law;
  readonly seed: Seed;
  readonly decision: number;
  readonly detail: string;
}

/** A match that is held against the laws. */
export interface Inspection<T extends GameTypes> extends LawFacts<T> {
  readonly options: T['options'];
  readonly matches: number;
  /** Names the seeds of the matches. */
  readonly series?: string;
  /** The dear laws look at one decision in so many. */
  readonly every?: number;
}

/** Plays random matches and reports what breaks a law: each law once a match. The same inspection reports the same. */
export function checkLaws<T extends GameTypes>(game: Game<T>, inspection: Inspection<T>): Violation[] {
  const { options, matches, series = 'laws', every = 3 } = inspection;
  const violations: Violation[] = [];
  for (let index = 0; index < matches; index++) {
    const seed = seedOfMatch(series, index);
    violations.push(...inspectMatch(game, { ...inspection, every }, { seed, index }));
  }
  const others = `${series} certainties`;
  const court = openCourt(seedOfMatch(others, 0));
  for (const viewer of [0, options.players - 1]) {
    court.hear('worlds-keep-certainties', () => {
      const broken = brokenCertainty(game, {
        options,
        viewer,
        series: others,
        every,
        matches: MATCHES_FOR_CERTAINTY,
      });
      court.decision = broken?.decision ?? 0;
      return broken?.detail;
    });
  }
  return [...violations, ...court.violations];
}

const MATCHES_FOR_CERTAINTY = 16;

/** Hears one law after another and keeps the first violation of each; what is thrown is a violation, too. */
interface Court {
  readonly seed: Seed;
  decision: number;
  readonly violations: Violation[];
  hear(law: Law, look: () => string | undefined): void;
}

function openCourt(seed: Seed): Court {
  const violations: Violation[] = [];
  const court: Court = {
    seed,
    decision: 0,
    violations,
    hear: (law, look) => {
      if (violations.some((violation) => violation.law === law)) return;
      try {
        const detail = look();
        if (detail !== undefined) violations.push({ law, seed, decision: court.decision, detail });
      } catch (error) {
        court.hear('never-throws', () => `${law}: ${error}`);
      }
    },
  };
  return court;
}

function inspectMatch<T extends GameTypes>(
  game: Game<T>,
  inspection: Inspection<T> & { every: number },
  { seed, index }: { seed: Seed; index: number },
): Violation[] {
  const court = openCourt(seed);
  court.hear('matches-end', () => {
    const match = startMatch(game, inspection.options, seed);
    const trace: string[] = [];
    const rng = rngFrom(seed, 'play');
    while (pending(match.state).length > 0) {
      const { state } = match;
      court.decision = state.public.decision;
      if (court.decision === LONGEST_MATCH) return `not after ${LONGEST_MATCH} decisions`;
      const text = JSON.stringify(state);
      const before = copyState(game, state);
      const plans = choosePlans(game, state, atRandom(rng));
      if (plans === undefined) {
        court.hear('asked-can-move', () => 'a seat is asked and has no move');
        return undefined;
      }
      const events: T['event'][] = [];
      for (const [seat, plan] of plans.entries()) {
        for (const move of plan) advance(match, seat, move, (event) => events.push(event));
      }
      trace.push(textOf(state, events));
      const laws = (court.decision + index) % inspection.every === 0 ? ALL_LAWS : QUICK_LAWS;
      inspectMoment(court, laws, { game, facts: inspection, before, text, plans, after: state, events });
    }
    inspectWhole(court, match, trace);
    return undefined;
  });
  return court.violations;
}

const ALL_LAWS = { ...QUICK_LAWS, ...DEAR_LAWS };

function inspectMoment<T extends GameTypes>(
  court: Court,
  laws: Readonly<Partial<Record<Law, LawCheck>>>,
  moment: Omit<LawMoment<T>, 'rng'>,
): void {
  for (const [law, look] of Object.entries(laws)) {
    // Each law has chance of its own, so a new law doesn't change what the others look at.
    const rng = rngFrom(court.seed, `${law} ${court.decision}`);
    court.hear(law as Law, () => look({ ...moment, rng }));
  }
}

function inspectWhole<T extends GameTypes>(court: Court, match: Match<T>, trace: readonly string[]): void {
  const { game } = match;
  court.hear('everybody-sits', () => everybodySits(match));
  court.hear('record-round-trips', () => recordRoundTrips(game, match));
  court.hear('damage-is-found', () => damageIsFound(game, written(match), rngFrom(court.seed, 'damage')));
  court.hear('same-moves-same-match', () =>
    playedAgain(match, trace, (again) => {
      court.hear('record-round-trips', () => recordRoundTrips(game, again));
    }),
  );
}
