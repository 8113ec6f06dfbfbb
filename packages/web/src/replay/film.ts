// A record as the page shows it: checked, and every moment of it at hand. Which game it is of only the maker knows.

import {
  checkRecord,
  type Game,
  type GameTypes,
  type Json,
  type JsonObject,
  type Match,
  type Moment,
  momentsOf,
  type Refusal,
  type Seat,
  seatView,
  viewOf,
} from '@mirabilia/kernel';
import type { Deciding } from '../match/link.ts';

/** A place on the scrub bar that one looks for. */
export interface Mark {
  readonly at: number;
  /** One or two letters. */
  readonly sign: string;
  /** In the language of the moment. */
  label(): string;
}

export interface Still {
  readonly decision: number;
  readonly owed: readonly number[];
  /** What led here. */
  readonly events: readonly Json[];
  readonly isBattle: boolean;
  readonly isOver: boolean;
  view(eyes: Seat | null): Json;
  /** What a seat sees when it has chosen. */
  decided(seat: Seat): Json;
  /** Each seat that decides here. */
  deciding(): readonly Deciding[];
  /** When it is, in words. */
  caption(): string;
}

export interface Film {
  readonly game: string;
  readonly record: JsonObject;
  readonly seats: readonly JsonObject[];
  readonly seed: string | undefined;
  readonly stills: readonly Still[];
  readonly marks: readonly Mark[];
  readonly outcome: Json | undefined;
  /** Milliseconds that a moment is looked at. */
  readonly pace: number;
  /** All choose at once and in secret: what the viewer chose lies locked before him. Else he is about to choose. */
  readonly isSecret: boolean;
}

/** What a game adds to its rules so that its matches can be looked at again. */
export interface Reel<T extends GameTypes> extends Pick<Film, 'pace' | 'isSecret'> {
  readonly game: Game<T>;
  caption(table: T['table']): string;
  marks(moments: readonly Moment<T>[]): readonly Mark[];
}

export interface Developed {
  /** Undefined if nothing of it can be shown. */
  readonly film: Film | undefined;
  /** The first thing that doesn't hold. */
  readonly fault: Refusal | undefined;
}

/** Reads and checks a record as `check` does; what holds of one that doesn't can still be seen. */
export function develop<T extends GameTypes>(reel: Reel<T>, given: JsonObject): Developed {
  const { match, findings } = checkRecord(reel.game, given);
  const fault = findings.find(({ holds }) => !holds)?.refusal;
  return { film: match === undefined ? undefined : filmOf(reel, match, given), fault };
}

/** The kernel's data are plain; what the page is told of it is the same as over a socket. */
const asJson = (data: unknown): Json => data as Json;

function filmOf<T extends GameTypes>(reel: Reel<T>, match: Match<T>, record: JsonObject): Film {
  const { game } = reel;
  const moments = momentsOf(match);
  const outcome = game.outcome(match.state.public.table);
  return {
    game: game.id,
    record,
    seats: record.seats as readonly JsonObject[],
    seed: match.seed,
    stills: moments.map((moment) => stillOf(reel, moment)),
    marks: reel.marks(moments),
    outcome: outcome === undefined ? undefined : asJson(outcome),
    pace: reel.pace,
    isSecret: reel.isSecret,
  };
}

function stillOf<T extends GameTypes>(reel: Reel<T>, { state, events, chosen }: Moment<T>): Still {
  const { game } = reel;
  const { decision, owed, table } = state.public;
  return {
    decision,
    owed,
    events: events.map(asJson),
    isBattle: events.some(({ kind }) => kind === 'fought'),
    isOver: game.outcome(table) !== undefined,
    view: (eyes) => asJson(viewOf(state, eyes ?? 'spectator')),
    decided: (seat) => {
      const view = seatView(state, seat);
      return asJson({ ...view, private: { ...view.private, plan: chosen[seat] ?? [] } });
    },
    deciding: () =>
      owed.flatMap((moves, seat) =>
        moves === 0
          ? []
          : [
              {
                seat,
                view: asJson(seatView(state, seat)),
                chosen: (chosen[seat] ?? []).map(game.notation.make),
              },
            ],
      ),
    caption: () => reel.caption(table),
  };
}
