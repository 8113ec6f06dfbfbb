// Replays a match record by the rules and tells everything that is wrong with it.

import { complaintAbout } from './judge.ts';
import { at } from './lists.ts';
import { type Match, play, startMatch } from './match.ts';
import { type MatchRecord, type Result, shapeComplaints } from './record.ts';
import { CATEGORIES, scores, winners } from './scorer.ts';
import { setupComplaints } from './setup.ts';

function resultComplaints(match: Match, result: Result): string[] {
  if (match.phase !== 'over') return ['result: the match is not over'];
  const complaints: string[] = [];
  const rightScores = scores(match.cities, match.players);
  const rightWinners = winners(match.cities, rightScores);
  if (result.scores.length !== match.players) {
    return [`result: there are ${result.scores.length} scores for ${match.players} players`];
  }
  result.scores.forEach((score, seat) => {
    for (const category of [...CATEGORIES, 'total'] as const) {
      const right = at(rightScores, seat)[category];
      if (score[category] === right) continue;
      complaints.push(`result: seat ${seat} has ${right} points in ${category}, not ${score[category]}`);
    }
  });
  if ([...result.winners].sort().join() !== rightWinners.join()) {
    complaints.push(`result: the winners are ${rightWinners.join()}, not ${result.winners.join()}`);
  }
  return complaints;
}

/** The complaints about a record; none = it is right. What follows a wrong move cannot be judged. */
export function referee(value: unknown): string[] {
  const shape = shapeComplaints(value);
  if (shape.length > 0) return shape;
  const record = value as MatchRecord;
  const setup = setupComplaints(record);
  if (setup.length > 0) return setup;

  const match = startMatch(record);
  for (const [index, move] of record.moves.entries()) {
    const complaint = complaintAbout(match, move);
    if (complaint !== undefined) return [`move ${index}: seat ${move.seat} ${complaint}`];
    play(match, move);
  }
  return record.result === undefined ? [] : resultComplaints(match, record.result);
}
