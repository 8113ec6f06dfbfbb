// What Mirabilia and a program say to each other, one JSON object per line: see docs/bot-protocol.md.

import { type GameId, isGameId } from '@mirabilia/games';
import { type OpenGame, withOpenGame } from '@mirabilia/games/open';
import {
  type GameTypes,
  isObject,
  type Json,
  type JsonObject,
  type Move,
  type Seat,
  type SeatView,
} from '@mirabilia/kernel';

export const BOT_PROTOCOL = 1;

/** Bytes of a line that a program may write. */
export const LONGEST_ANSWER = 1 << 16;

export type ToProgram =
  | { readonly type: 'hello'; readonly protocol: typeof BOT_PROTOCOL }
  | {
      readonly type: 'start';
      readonly match: string;
      readonly game: GameId;
      readonly players: number;
      readonly seat: Seat;
      /** For the program's own chance: with nothing else random in it, a series can be repeated. */
      readonly seed: string;
    }
  | BotQuestion
  | { readonly type: 'over'; readonly match: string; readonly seat: Seat; readonly outcome: Json };

export interface BotQuestion {
  readonly type: 'view';
  readonly match: string;
  readonly game: GameId;
  readonly seat: Seat;
  readonly decision: number;
  readonly step: number;
  /** Milliseconds for the answer. */
  readonly time: number;
  readonly view: JsonObject;
  /** In notation, never empty. */
  readonly legal: readonly string[];
}

export interface QuestionFacts {
  readonly match: string;
  readonly game: GameId;
  /** The view of the seat: the program sees no more than a player there would. */
  readonly view: unknown;
  readonly legal: readonly Move[];
  readonly time: number;
}

/** The question as the socket would put it, in the open form. */
export function questionOf({ match, game: id, view, legal, time }: QuestionFacts): BotQuestion {
  const asQuestion = <T extends GameTypes>({ game, open }: OpenGame<T>): BotQuestion => {
    const seen = view as SeatView<T>;
    return {
      type: 'view',
      match,
      game: id,
      seat: seen.viewer,
      decision: seen.public.decision,
      step: seen.private.plan.length,
      time,
      view: open.view(seen),
      legal: legal.map(game.notation.make),
    };
  };
  return withOpenGame(id, asQuestion);
}

/** What a program says of itself. */
export interface Introduction {
  /** Games that it plays; undefined for any. */
  readonly games: readonly GameId[] | undefined;
}

export type Read<T> = { readonly value: T } | { readonly fault: string };

export function readIntroduction(answer: JsonObject): Read<Introduction> {
  if (answer.type !== 'ready') return { fault: 'its first line is not {"type":"ready"}' };
  const { games } = answer;
  if (games === undefined) return { value: { games } };
  if (!Array.isArray(games) || games.length === 0) return { fault: '“games” is not a list of games' };
  const unknown = games.find((game) => typeof game !== 'string' || !isGameId(game));
  if (unknown !== undefined) return { fault: `there is no game ${JSON.stringify(unknown)}` };
  return { value: { games } };
}

/** The move that was chosen, as a place in the list of legal moves. */
export function readMove(answer: JsonObject, { legal, decision, step }: BotQuestion): Read<number> {
  if (typeof answer.move !== 'string') return { fault: 'its answer has no “move”' };
  for (const [name, asked] of Object.entries({ decision, step })) {
    const told = answer[name];
    if (told !== undefined && told !== asked) {
      return { fault: `it answered ${name} ${JSON.stringify(told)} when it was asked for ${asked}` };
    }
  }
  const at = legal.indexOf(answer.move);
  return at < 0 ? { fault: `its move “${answer.move.slice(0, 120)}” is not legal` } : { value: at };
}

/** A line that a program wrote. */
export function readLine(line: string): Read<JsonObject> {
  try {
    const given: unknown = JSON.parse(line);
    if (isObject(given)) return { value: given };
  } catch {
    // The same sentence for both.
  }
  return { fault: `it wrote a line that is not a JSON object: “${line.slice(0, 80)}”` };
}
