// Records that once went wrong, or that show a rule which is easily broken. Each has to replay to its end as it stands:
// a change that makes one of them fail is a change of the rules, and `rulesVersion` has to say so.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, type GameId, withGame } from '@mirabilia/games';
import { checkRecord, outcomeOf } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';

const folderOf = (game: GameId): string =>
  join(import.meta.dirname, '..', 'packages', game, 'test', 'regressions');

describe.for(GAME_IDS)('%s', (id) => {
  const folder = folderOf(id);
  const names = existsSync(folder) ? readdirSync(folder) : [];

  test('has records to replay', () => {
    expect(names.length).toBeGreaterThan(0);
  });

  test.for(names)('%s', (name) => {
    withGame(id, (game) => {
      const { findings, match } = checkRecord(game, JSON.parse(readFileSync(join(folder, name), 'utf8')));
      expect(findings.filter(({ holds }) => !holds)).toEqual([]);
      expect(match && outcomeOf(match)).toBeDefined();
    });
  });
});
