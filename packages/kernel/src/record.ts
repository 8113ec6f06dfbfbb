// The open match record, format mirabilia/1: what chance gave, every decision in order, and the result.

import type { Chance } from './chance.ts';
import type { Game, GameTypes, Json, JsonObject } from './game.ts';
import { advance, type Entry, type Match, outcomeOf, startFrom } from './match.ts';
import { accept, type Result, refuse, shown } from './result.ts';
import { byRules } from './rules-version.ts';
import { readSeed, type Seed } from './seed.ts';

/** The name and version of the record's format. */
export const FORMAT = 'mirabilia/1';

/** Who sat there: a person's name and `human`, or a bot's and `bot:<level>`. */
export interface Sitter {
  readonly name: string;
  readonly kind: string;
}

/** A match as an open JSON file. */
export interface MatchRecord extends JsonObject {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: JsonObject;
  readonly seed?: Seed;
  /** What the seed was drawn from, in matches of a server or a page. */
  readonly chance?: Chance;
  readonly seats: readonly JsonObject[];
  readonly setup: JsonObject;
  readonly moves: readonly JsonObject[];
  readonly result?: JsonObject;
}

/** Writes a match down while it is played. */
export interface Recorder {
  /** Call it after every decision that was resolved, because some entries tell what chance did after the move. */
  note(): void;
  /** The record of what was noted. */
  record(sitters: readonly Sitter[]): MatchRecord;
}

/** A recorder for a match whose first decision isn't resolved yet, or was resolved just now. */
export function newRecorder<T extends GameTypes>(match: Match<T>): Recorder {
  const { game, options, seed, deal, state, history } = match;
  const moves: JsonObject[] = [];
  let told = 0;
  return {
    note() {
      for (const { seat, move } of listed(game, history.slice(told))) {
        const entry = game.record.move(seat, move, state);
        if (entry !== undefined) moves.push(entry);
      }
      told = history.length;
    },
    record(sitters) {
      const outcome = outcomeOf(match);
      const seats = sitters.map(({ name, kind }, seat) => ({
        name,
        kind,
        ...game.record.seat(state.public.table, seat),
      }));
      return {
        format: FORMAT,
        game: game.id,
        rulesVersion: game.rulesVersion,
        options,
        ...(seed === undefined ? {} : { seed }),
        seats,
        setup: game.record.setup(options, deal, seats),
        moves,
        ...(outcome === undefined ? {} : { result: { scores: outcome.scores, winners: outcome.winners } }),
      };
    },
  };
}

/** Writes down a match that was played, from a second play: a record that can't be replayed is never written. */
export function recordOf<T extends GameTypes>(match: Match<T>, sitters: readonly Sitter[]): MatchRecord {
  const { game, options, seed, deal } = match;
  const again = startFrom(game, { options, seed, deal });
  const recorder = newRecorder(again);
  for (const { seat, move } of match.history) if (advance(again, seat, move)) recorder.note();
  return recorder.record(sitters);
}

/** The moves of one decision in the order in which records list them. */
export const listed = <T extends GameTypes>(
  { record }: Game<T>,
  moves: readonly Entry[],
): readonly Entry[] => (record.order === undefined ? moves : record.order.listed(moves));

/** A move that was read, and the number of the record's entry that it stands in. */
export interface ReadEntry extends Entry {
  readonly at: number;
}

/** A record that was read: its shape is right and its moves are moves, though not yet known to be legal ones. */
export interface ReadRecord<T extends GameTypes> {
  /** By the rules that the match was played by. */
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly seed: Seed | undefined;
  readonly deal: T['deal'];
  readonly seats: readonly JsonObject[];
  readonly opening: readonly Entry[];
  readonly moves: readonly ReadEntry[];
  /** The moves as they stand in the file: they may tell more than the move. */
  readonly entries: readonly JsonObject[];
  readonly result: JsonObject | undefined;
}

/** Is it a JSON object, and no list? */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const KIND = /^(?:human|bot:.+)$/;

const isSitter = ({ name, kind }: JsonObject): boolean =>
  typeof name === 'string' && typeof kind === 'string' && KIND.test(kind);

/** Reads a record that may be anything, or says what is wrong with its form. It isn't replayed. */
export function readRecord<T extends GameTypes>(current: Game<T>, given: unknown): Result<ReadRecord<T>> {
  if (!isObject(given)) return refuse('record-not-an-object');
  if (given.format !== FORMAT) return refuse('unknown-format', { format: shown(given.format) });
  if (given.game !== current.id) return refuse('other-game', { game: shown(given.game) });
  if (!Number.isInteger(given.rulesVersion)) return refuse('bad-rules-version');
  const game = byRules(current, given.rulesVersion as number);
  if (game === undefined) {
    return refuse('other-rules', { theirs: shown(given.rulesVersion), ours: current.rulesVersion });
  }
  const { seats, moves, result } = given;
  if (!Array.isArray(seats) || !seats.every(isObject)) return refuse('bad-seats');
  const stranger = seats.findIndex((seat) => !isSitter(seat));
  if (stranger >= 0) return refuse('bad-sitter', { seat: stranger });
  if (!Array.isArray(moves)) return refuse('bad-moves');
  const noEntry = moves.findIndex((entry) => !isObject(entry));
  if (noEntry >= 0) return refuse('bad-move', { move: noEntry });
  if (result !== undefined && !isObject(result)) return refuse('bad-result');
  if (given.setup === undefined && result === undefined) return refuse('still-hidden');

  if (!isObject(given.options)) return refuse('bad-options');
  const { players = seats.length } = given.options;
  if (players !== seats.length)
    return refuse('other-seat-count', { players: shown(players), seats: seats.length });
  const options = game.readOptions({ ...given.options, players: seats.length });
  if (!options.ok) return options;
  const seed = given.seed === undefined ? accept(undefined) : readSeed(given.seed);
  if (!seed.ok) return seed;
  const deal = game.record.readSetup(options.value, { setup: given.setup as Json, seats, moves });
  if (!deal.ok) return deal;
  const opening = game.record.opening(options.value, deal.value, seats);
  if (!opening.ok) return opening;

  const read: ReadEntry[] = [];
  for (const [at, entry] of moves.entries()) {
    const made = game.record.readMove(entry, options.value);
    if (!made.ok) return refuse(made.refusal.code, { ...made.refusal.facts, move: at });
    for (const move of made.value.moves) read.push({ seat: made.value.seat, move, at });
  }
  return accept({
    game,
    options: options.value,
    seed: seed.value,
    deal: deal.value,
    seats,
    opening: opening.value,
    moves: game.record.order === undefined ? read : game.record.order.chosen(read),
    entries: moves,
    result,
  });
}
