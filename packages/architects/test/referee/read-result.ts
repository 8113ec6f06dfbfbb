// Holds the result of the record against the slow scorer.

import { isFields, isWhole } from './read-head.ts';
import { outcomeOf, type Score } from './scorer.ts';
import { descriptions, type Table } from './table.ts';
import { openMatters } from './turn.ts';

const COLUMNS = ['wonder', 'cat', 'blue', 'military', 'progress', 'total', 'stages'] as const;

export function checkResult(table: Table, result: unknown, complaints: string[]): void {
  if (!table.over) {
    const open = openMatters(table).join(', ');
    complaints.push(`result: the match is not over, seat ${table.turn.seat} still has to settle: ${open}.`);
    return;
  }
  if (!isFields(result) || !Array.isArray(result.scores) || !Array.isArray(result.winners)) {
    complaints.push('result: it is not made of scores and winners.');
    return;
  }
  const { scores, winners } = outcomeOf(descriptions(table));
  if (result.scores.length !== scores.length) complaints.push('result: there is not one score a seat.');
  for (const [seat, score] of scores.entries()) checkScore(seat, score, result.scores[seat], complaints);
  const named: unknown[] = [...result.winners].sort();
  if (!named.every(isWhole) || String(named) !== String(winners))
    complaints.push(`result: the winners are [${named.join(', ')}] instead of [${winners.join(', ')}].`);
}

function checkScore(seat: number, score: Score, found: unknown, complaints: string[]): void {
  if (!isFields(found)) {
    complaints.push(`result: seat ${seat} has no score.`);
    return;
  }
  for (const column of COLUMNS)
    if (found[column] !== score[column])
      complaints.push(
        `result: seat ${seat} has ${column} ${String(found[column])} instead of ${score[column]}.`,
      );
}
