// Laws of the state: its copies, its text, its pieces, its end.

import { copyState, pending } from '../../src/index.ts';
import { atRandom, carryOut, playOut } from '../random-play.ts';
import { difference, throughText } from '../same.ts';
import type { LawCheck } from './moment.ts';

/** `before` is a copy of the match as it stood; since then the match has gone on, and here another copy does. */
export const copiesAreIndependent: LawCheck = ({ game, before, text, rng }) => {
  if (JSON.stringify(before) !== text) {
    return `${difference(before, JSON.parse(text)) ?? 'the copy'}: it changed with its original`;
  }
  const copy = copyState(game, before);
  const incomplete = difference(copy, before);
  if (incomplete !== undefined) return `the copy differs: ${incomplete}`;
  playOut(game, copy, { choose: atRandom(rng) });
  if (JSON.stringify(before) === text) return undefined;
  return `${difference(before, JSON.parse(text)) ?? 'the original'}: it changed with its copy`;
};

export const survivesText: LawCheck = ({ game, before, plans, after, events }) => {
  const read = throughText(before);
  const lost = difference(read, before);
  if (lost !== undefined) return lost;
  const told: unknown[] = [];
  carryOut(game, read, plans, (event) => told.push(event));
  return difference(read, after, 'played on') ?? difference(told, events.slice(), 'events');
};

/** No card appears or vanishes. */
export const piecesStay: LawCheck = ({ facts: { inventory }, before, after }) => {
  if (inventory === undefined) return undefined;
  const had = counted(inventory(before));
  const has = counted(inventory(after));
  const changed = [...new Set([...had.keys(), ...has.keys()])]
    .map((piece) => ({ piece, by: (has.get(piece) ?? 0) - (had.get(piece) ?? 0) }))
    .filter(({ by }) => by !== 0);
  if (changed.length === 0) return undefined;
  return changed.map(({ piece, by }) => `${by > 0 ? '+' : ''}${by} ${piece}`).join(', ');
};

/** What the table and the seats tell of hidden things is true. */
export const partsAgree: LawCheck = ({ facts: { disagreement }, after }) => disagreement?.(after);

function counted(pieces: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

export const outcomeAtTheEnd: LawCheck = ({ game, before, after }) => {
  if (game.outcome(before.public.table) !== undefined) return 'there is an outcome before the end';
  const outcome = game.outcome(after.public.table);
  if (pending(after).length > 0) {
    return outcome === undefined ? undefined : 'there is an outcome while somebody is asked';
  }
  if (outcome === undefined) return 'nobody is asked and there is no outcome';
  const { scores, winners } = outcome;
  const seats = after.private.length;
  if (scores.length !== seats) return `${scores.length} scores for ${seats} seats`;
  if (winners.length === 0 || winners.some((seat) => scores[seat] === undefined))
    return `winners: ${winners}`;
  return difference(throughText(outcome), outcome);
};

export const eventsArePlain: LawCheck = ({ events }) => difference(throughText(events), events);
