// Reads records, one per line, checks them and lists the scores: `npx node examples/list-scores.ts FILE`.
// `mirabilia simulate --out FILE` writes such a file, and so does every finished match on the page.

import { readFileSync } from 'node:fs';
import { isGameId, withGame } from '@mirabilia/games';
import { checkRecord, outcomeOf } from '@mirabilia/kernel';

function scoresIn(record: { readonly game: string }): string {
  if (!isGameId(record.game)) return `unknown game ${record.game}`;
  return withGame(record.game, (game) => {
    // Deals it again and plays every move. A record that was changed by hand doesn't hold.
    const { holds, match } = checkRecord(game, record);
    const scores = match === undefined ? undefined : outcomeOf(match)?.scores;
    return `${record.game}: ${holds ? (scores?.map(({ total }) => total).join(', ') ?? 'not finished') : 'invalid'}`;
  });
}

const lines = readFileSync(process.argv[2] as string, 'utf8')
  .trim()
  .split('\n');
for (const line of lines) console.log(scoresIn(JSON.parse(line)));
