// Why the best move is better than another one: codes and facts that the page and the terminal put into words.

import type { Architects } from '@mirabilia/architects';
import { type GameId, isGameId } from '@mirabilia/games';
import type { Game, GameTypes, Move, SeatView } from '@mirabilia/kernel';
import type { Category, SevenWonders } from '@mirabilia/seven-wonders';
import type { Estimate } from '../bot.ts';
import { ideaOf as ideaOfArchitects } from './architects/idea.ts';
import { holdingIn as holdingInArchitects } from './architects/index.ts';
import type { ArchitectsReason } from './architects/reason.ts';
import type { Pair, Swing } from './paired.ts';
import { pickReasons } from './pick.ts';
import { rivalOf } from './say.ts';
import { ideaOf } from './seven-wonders/idea.ts';
import { compare, holdingIn, swingsOf } from './seven-wonders/index.ts';
import type { SevenWondersReason } from './seven-wonders/reason.ts';

export type CoachReason = SevenWondersReason | ArchitectsReason;

export interface Explanation {
  /** At most two, the more important first; none if nothing certain can be said. */
  readonly reasons: readonly CoachReason[];
  /** By category, how many points more the better move brought when both were played out. */
  readonly swings: readonly (Swing & { readonly category: Category })[];
  /** In so many worlds; none in Architects, where only certain facts count. */
  readonly worlds: number;
}

export interface ExplanationParams {
  /** The same seed gives the same explanation. */
  readonly seed: string;
  /** In replays and after the choice reasons may also say what is wrong with the other move. */
  readonly isAfterChoice: boolean;
  readonly worlds?: number;
}

/** With three players; a playout takes longer with more of them, so there are fewer. */
const WORLDS = 120;
const worldsFor = (players: number): number => Math.round((3 * WORLDS) / Math.max(3, players));

type Explain<T extends GameTypes> = (
  view: SeatView<T>,
  moves: Pair<Move>,
  params: ExplanationParams,
) => Explanation;

const explainSevenWonders: Explain<SevenWonders> = (
  view,
  moves,
  { seed, isAfterChoice, worlds = worldsFor(view.public.table.players) },
) => {
  const comparison = compare(view, moves, { seed, worlds });
  if (comparison === undefined) return { reasons: [], swings: [], worlds: 0 };
  return {
    reasons: pickReasons(holdingIn(comparison), { isAfterChoice }),
    swings: swingsOf(comparison),
    worlds,
  };
};

const explainArchitects: Explain<Architects> = (view, moves, { isAfterChoice }) => ({
  reasons: pickReasons(holdingInArchitects(view, moves), { isAfterChoice }),
  swings: [],
  worlds: 0,
});

interface Explaining {
  readonly explain: Explain<never>;
  readonly ideaOf: (move: Move) => string;
}

const BY_GAME: Readonly<Record<GameId, Explaining>> = {
  // The id says which game it is; the compiler can't follow that the types belong to it.
  'seven-wonders': { explain: explainSevenWonders as Explain<never>, ideaOf },
  architects: { explain: explainArchitects as Explain<never>, ideaOf: ideaOfArchitects },
};

function explainingOf(game: string): Explaining {
  if (!isGameId(game)) throw new Error(`there are no reasons for ${game}`);
  return BY_GAME[game];
}

/** Why `best` is better than `other`. */
export const explain = <T extends GameTypes>(
  { id }: Pick<Game<T>, 'id'>,
  view: SeatView<T>,
  moves: Pair<Move>,
  params: ExplanationParams,
): Explanation => (explainingOf(id).explain as Explain<T>)(view, moves, params);

/** The move that the best one is compared with: see `rivalOf`. */
export const rivalIn = (
  game: string,
  estimates: readonly Estimate[],
  chosen: Move | undefined,
): Move | undefined => rivalOf(explainingOf(game).ideaOf, estimates, chosen)?.move;

export type { ArchitectsReason } from './architects/reason.ts';
export type { Pair, Swing } from './paired.ts';
export type { SevenWondersReason, StageGift, Subject } from './seven-wonders/reason.ts';
