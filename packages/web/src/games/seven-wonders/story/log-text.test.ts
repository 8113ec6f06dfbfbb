// Whole matches told in every language: no hole, no number sign left, nobody confused with somebody else.

import {
  advance,
  LANGUAGES,
  pending,
  pick,
  rngFrom,
  seatView,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';
import { sevenWonders, type Table } from '@mirabilia/seven-wonders';
import { describe, expect, test } from 'vitest';
import { language } from '../../../i18n/language.ts';
import { sevenWondersWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import { historyOf } from './history.ts';
import { actWhole, battleSentence } from './log-text.ts';

function playedTable(players: number): Table {
  const options = sevenWonders.readOptions({ players });
  if (!options.ok) throw new Error('bad options');
  const seed = seedOfMatch('told', players);
  const match = startMatch(sevenWonders, options.value, seed);
  const rng = rngFrom(seed, 'play');
  for (let seat = pending(match.state)[0]; seat !== undefined; seat = pending(match.state)[0]) {
    advance(match, seat, pick(rng, sevenWonders.legalMoves(seatView(match.state, seat))));
  }
  return match.state.public.table;
}

const who = (city: number) => ({ name: `Player${city}`, isYou: city === 0 });
const tables = [2, 3, 7].map(playedTable);

describe.for([...LANGUAGES])('%s', (spoken) => {
  test('every act and every battle is a sentence about the right city', async () => {
    language.value = spoken;
    await Promise.all([sevenWondersWords.ready(), names.ready()]);
    for (const table of tables) {
      for (const { turns, battles } of historyOf(table)) {
        for (const act of turns.flatMap(({ acts }) => acts)) {
          const sentence = actWhole(act, who, table.cities.length);
          expect(sentence).not.toMatch(/undefined|#|NaN|Player0/);
          if (act.city !== 0) expect(sentence).toContain(`Player${act.city}`);
        }
        for (const battle of battles) {
          const sentence = battleSentence(battle, who);
          expect(sentence).not.toMatch(/undefined|Player0/);
          for (const city of battle.cities) if (city !== 0) expect(sentence).toContain(`Player${city}`);
        }
      }
    }
  });

  test('counts have their forms', async () => {
    language.value = spoken;
    await sevenWondersWords.ready();
    const { log, battles, score } = sevenWondersWords.value.story;
    for (const count of [0, 1, 2, 3, 5, 12, 21, 22, 100]) {
      for (const text of [
        log.earned(count),
        log.paidBank(count),
        log.leftovers(count),
        battles.points(count),
        battles.shields(count),
        score.coins(count),
        score.discards(count),
      ]) {
        expect(text).not.toMatch(/#|undefined/);
        expect(text.length).toBeGreaterThan(2);
      }
    }
    expect(battles.points(1)).not.toBe(battles.points(2).replace('2', '1'));
  });
});
