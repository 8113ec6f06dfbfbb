// A record as the page shows it: checked, and every moment of it at hand. Which game it is of only the maker knows.

import {
  checkRecord,
  type Game,
  type GameTypes,
  type JsonObject,
  type Match,
  type Moment,
  momentsOf,
  type Outcome,
  type Refusal,
  type Seat,
  type SeatView,
  seatView,
  type View,
  viewOf,
} from '@mirabilia/kernel';
import type { PrefixMove } from '@mirabilia/match-service';
import type { Deciding } from '../match/link.ts';

/** A place on the scrub bar that one looks for. */
export interface Mark {
  readonly at: number;
  /** One or two letters. */
  readonly sign: string;
  /** In the language of the moment. */
  label(): string;
}

export interface Still<T extends GameTypes = GameTypes> {
  /** So many moves were made before. */
  readonly made: number;
  readonly decision: number;
  readonly owed: readonly number[];
  /** What led here. */
  readonly events: readonly T['event'][];
  readonly isBattle: boolean;
  readonly isOver: boolean;
  view(eyes: Seat | null): View<T>;
  /** What a seat sees when it has chosen. */
  decided(seat: Seat): SeatView<T>;
  /** Each seat that decides here. */
  deciding(): readonly Deciding<T>[];
  /** When it is, in words. */
  caption(): string;
}

export interface Film<T extends GameTypes = GameTypes> {
  readonly game: string;
  readonly record: JsonObject;
  readonly seats: readonly JsonObject[];
  readonly seed: string | undefined;
  readonly options: JsonObject;
  readonly rulesVersion: number;
  /** Every move in order, in notation. */
  readonly moves: readonly PrefixMove[];
  readonly stills: readonly Still<T>[];
  readonly marks: readonly Mark[];
  readonly outcome: Outcome<T> | undefined;
  /** Milliseconds that a moment is looked at. */
  readonly pace: number;
  /** All choose at once and in secret: the viewer's choice is shown as locked. Otherwise it is about to be made. */
  readonly isSecret: boolean;
}

/** What a game adds to its rules so that its matches can be looked at again. */
export interface Reel<T extends GameTypes> extends Pick<Film, 'pace' | 'isSecret'> {
  readonly game: Game<T>;
  caption(table: T['table']): string;
  marks(moments: readonly Moment<T>[]): readonly Mark[];
}

export interface Developed<T extends GameTypes = GameTypes> {
  /** Undefined if nothing of it can be shown. */
  readonly film: Film<T> | undefined;
  /** The first thing that doesn't hold. */
  readonly fault: Refusal | undefined;
}

/** Reads and checks a record as `check` does; what holds of one that doesn't can still be seen. */
export function develop<T extends GameTypes>(reel: Reel<T>, given: JsonObject): Developed<T> {
  const { match, findings } = checkRecord(reel.game, given);
  const fault = findings.find(({ holds }) => !holds)?.refusal;
  return { film: match === undefined ? undefined : filmOf(reel, match, given), fault };
}

function filmOf<T extends GameTypes>(reel: Reel<T>, match: Match<T>, record: JsonObject): Film<T> {
  const { game } = reel;
  const moments = momentsOf(match);
  const outcome = game.outcome(match.state.public.table);
  let made = 0;
  const stills = moments.map((moment) => {
    const still = stillOf(reel, moment, made);
    made += moment.chosen.flat().length;
    return still;
  });
  return {
    game: game.id,
    record,
    seats: record.seats as readonly JsonObject[],
    seed: match.seed,
    options: match.options,
    rulesVersion: match.game.rulesVersion,
    moves: match.history.map(({ seat, move }) => ({ seat, move: game.notation.make(move) })),
    stills,
    marks: reel.marks(moments),
    outcome,
    pace: reel.pace,
    isSecret: reel.isSecret,
  };
}

function stillOf<T extends GameTypes>(
  reel: Reel<T>,
  { state, events, chosen }: Moment<T>,
  made: number,
): Still<T> {
  const { game } = reel;
  const { decision, owed, table } = state.public;
  return {
    made,
    decision,
    owed,
    events,
    isBattle: events.some(({ kind }) => kind === 'fought'),
    isOver: game.outcome(table) !== undefined,
    view: (eyes) => viewOf(state, eyes ?? 'spectator'),
    decided: (seat) => {
      const view = seatView(state, seat);
      return { ...view, private: { ...view.private, plan: chosen[seat] ?? [] } };
    },
    deciding: () =>
      owed.flatMap((moves, seat) =>
        moves === 0 ? [] : [{ seat, view: seatView(state, seat), chosen: chosen[seat] ?? [] }],
      ),
    caption: () => reel.caption(table),
  };
}
