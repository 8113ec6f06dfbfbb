// Replays a record and collects what each seat had at the end. Every number is recomputed from the moves, not trusted.

import type { MatchFacts } from '@mirabilia/bots/statistics';
import type { GameId } from '@mirabilia/games';
import { type GameTypes, isObject, outcomeOf, readRecord, replayInto, startFrom } from '@mirabilia/kernel';
import { type NarratedGame, withNarratedGame } from '../narrator/narrated-games.ts';
import { forfeitedIn, sharesOf, winnersAfter } from '../programs/forfeit.ts';
import { gameOfRecord } from '../record-game.ts';
import { sentenceFor } from '../words/refusals.ts';

export type RecordFacts = { readonly facts: MatchFacts } | { readonly fault: string };

export function factsOf(given: unknown): RecordFacts {
  const id = gameOfRecord(given);
  if (!id.ok) return { fault: sentenceFor(id.refusal) };
  return withNarratedGame(id.value, (narrated) => factsIn(narrated, id.value, given));
}

function factsIn<T extends GameTypes>(
  { game, narrator }: NarratedGame<T>,
  id: GameId,
  given: unknown,
): RecordFacts {
  const read = readRecord(game, given);
  if (!read.ok) return { fault: sentenceFor(read.refusal, narrator.refusals) };
  const match = startFrom(game, read.value);
  const fault = replayInto(match, read.value);
  if (fault !== undefined) return { fault: sentenceFor(fault, narrator.refusals) };
  const outcome = outcomeOf(match);
  if (outcome === undefined) return { fault: sentenceFor({ code: 'unfinished' }) };
  const { scores } = outcome;
  // The moves can't show that a program forfeited; the record says it.
  const winners = winnersAfter(outcome, forfeitedIn(isObject(given) ? given : {}));
  const shares = sharesOf(scores.length, winners);
  const { table } = match.state.public;
  const seats = scores.map((score, seat) => ({
    player: playerOf(read.value.seats[seat]?.kind),
    board: narrator.label(table, seat),
    share: shares[seat] ?? 0,
    score,
    traits: narrator.traits.map(({ of }) => of(table, seat)),
  }));
  return { facts: { game: id, deal: read.value.seed, seats } };
}

const playerOf = (kind: unknown): string =>
  typeof kind === 'string' ? kind.replace(/^bot:/, '') : 'unknown';
