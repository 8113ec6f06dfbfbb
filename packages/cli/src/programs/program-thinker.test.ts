import { withGame } from '@mirabilia/games';
import { seatView, startMatch } from '@mirabilia/kernel';
import type { MoveQuestion, Thinker } from '@mirabilia/server';
import { expect, test } from 'vitest';
import { withPrograms } from './program-thinker.ts';

/** Answers each question after 100 milliseconds. */
const PROGRAM = `
let text = '';
process.stdin.setEncoding('utf8').on('data', (piece) => {
  const lines = (text + piece).split('\\n');
  text = lines.pop();
  for (const line of lines) {
    const m = JSON.parse(line);
    const say = (answer) => console.log(JSON.stringify(answer));
    if (m.type === 'hello') say({ type: 'ready' });
    if (m.type === 'view') setTimeout(() => say({ move: m.legal[0] }), 100);
  }
});`;

const question = (): MoveQuestion =>
  withGame('seven-wonders', (game) => {
    const options = game.readOptions({ players: 3 });
    if (!options.ok) throw new Error(options.refusal.code);
    const view = seatView(startMatch(game, options.value, 'a seed').state, 0);
    return { game: game.id, level: 'zoe', view, legal: game.legalMoves(view), seed: 'seed' };
  });

test('one guest’s many questions to a program leave others their turns', async () => {
  const own: Thinker = { levels: [], standInLevel: 'hard', think: async () => -1 };
  const faults: string[] = [];
  const thinker = withPrograms(own, {
    programs: new Map([['zoe', [process.execPath, '-e', PROGRAM]]]),
    moveTime: 5000,
    onFault: (_, why) => faults.push(why),
  });
  const answered: string[] = [];
  const ask = async (host: string, match: string) => {
    await thinker.think(question(), { host, match, urgency: 'players' });
    answered.push(host);
  };
  await Promise.all([...Array.from({ length: 8 }, (_, i) => ask('eve', `table ${i}`)), ask('ann', 'hers')]);
  await thinker.close?.();
  expect(faults).toEqual([]);
  expect(answered.indexOf('ann')).toBeLessThanOrEqual(2);
});
