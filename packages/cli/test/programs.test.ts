// Programs of other people as players: good ones, and each kind of bad one.

import { execFileSync } from 'node:child_process';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { describe, expect, test, vi } from 'vitest';
import { type Run, workplace } from './command.ts';
import { EXAMPLES, PYTHON } from './examples.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const place = workplace();
const NODE = `${process.execPath} `;

/** A program that answers `hello` and then does `act` with each question, in a variable `m`. */
function program(name: string, act: string): string {
  place.write(
    `${name}.mjs`,
    `import { createInterface } from 'node:readline';
const say = (answer) => console.log(JSON.stringify(answer));
for await (const line of createInterface({ input: process.stdin })) {
  const m = JSON.parse(line);
  if (m.type === 'hello') say({ type: 'ready' });
  else if (m.type === 'view') { ${act} }
}
`,
  );
  return `exec:${NODE}${name}.mjs`;
}

const LAST_LEGAL = 'say({ move: m.legal.at(-1) });';

interface Recorded {
  readonly seats: readonly { kind: string }[];
  readonly result: { scores: { total: number }[]; winners: number[] };
  readonly forfeits?: { seat: number; decision: number; why: string }[];
}

const records = (file: string): Recorded[] =>
  place
    .read(file)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const play = (bots: string, ...flags: string[]): Promise<Run> =>
  place.run('simulate', 'architects', '--players', '2', '--seed', 's', '--bots', bots, ...flags);

describe('a program plays', () => {
  test('a series, and the same again with any number of threads', async () => {
    const id = program('last', LAST_LEGAL);
    const runs = await Promise.all(
      ['1', '2'].map((n) => play(`${id},random`, '--games', '4', '--workers', n, '--out', `last${n}.jsonl`)),
    );
    expect(runs).toMatchObject([
      { exit: 0, err: '' },
      { exit: 0, err: '' },
    ]);
    expect(place.read('last2.jsonl')).toBe(place.read('last1.jsonl'));
    for (const { seats, forfeits } of records('last1.jsonl')) {
      expect(seats.map(({ kind }) => kind)).toEqual([`bot:${id}`, 'bot:random']);
      expect(forfeits).toBe(undefined);
    }
    expect((await place.run('check', 'last1.jsonl')).exit).toBe(0);
  });

  test('many matches in one process', async () => {
    const id = program('counting', LAST_LEGAL);
    place.write('counting.mjs', `console.error('up');\n${place.read('counting.mjs')}`);
    const { err } = await play(`${id},random`, '--games', '5');
    // Once to try it, and once to play.
    expect(err).toBe('up\nup\n');
  });

  test('in the arena, which goes on with its file', async () => {
    const id = program('arena', LAST_LEGAL);
    const arena = (deals: string) =>
      place.run(
        ...['arena', 'architects', '--players', '2', '--bots', `${id},random`, '--deals', deals],
        ...['--seed', 's', '--out', 'arena.jsonl', '--json'],
      );
    expect(await arena('1')).toMatchObject({ exit: 0, err: '' });
    const first = place.read('arena.jsonl');
    const { exit, out } = await arena('2');
    expect(exit).toBe(0);
    expect(place.read('arena.jsonl').startsWith(first)).toBe(true);
    expect(JSON.parse(out)).toMatchObject({ matches: 4, bots: [{ bot: id, budget: 0 }, { bot: 'random' }] });
    // Statistics read the same records.
    expect((await place.run('stats', 'arena.jsonl')).out).toContain(id);
  });

  test('in a match that is told', async () => {
    const id = program('told', LAST_LEGAL);
    const { exit, out, err } = await place.run(
      'demo',
      'architects',
      '--players',
      '2',
      '--bots',
      `${id},easy`,
    );
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toContain(`${id} 1`);
  });
});

describe('a program that fails loses the match and nothing else:', () => {
  const FAULTS: readonly (readonly [name: string, act: string, why: RegExp])[] = [
    ['illegal', "say({ move: 'fly' });", /“fly” is not legal/],
    ['silent', '', /took longer than 0.5 s/],
    ['crash', 'process.exit(3);', /ended with exit code 3/],
    ['chatter', "console.log('hm');", /not a JSON object: “hm”/],
    ['nothing', 'say({});', /no “move”/],
    [
      'twice',
      "const a = JSON.stringify({ move: m.legal[0] }) + '\\n'; process.stdout.write(a + a);",
      /without being asked/,
    ],
    ['stale', 'say({ move: m.legal[0], decision: m.decision + 1 });', /answered decision/],
  ];

  test.for(FAULTS)('%s', async ([name, act, why]) => {
    const file = `${name}.jsonl`;
    const id = program(name, `if (m.decision > 4) { ${act} } else { ${LAST_LEGAL} }`);
    const { exit, err, out } = await play(
      `${id},random`,
      '--games',
      '2',
      '--move-time',
      '0.5',
      '--out',
      file,
    );
    expect(exit).toBe(0);
    expect(err.trimEnd().split('\n')).toHaveLength(2);
    expect(err).toMatch(/at seat 0 lost match 1 at decision \d+: /);
    expect(err).toMatch(why);
    const kept = records(file);
    expect(kept).toHaveLength(2);
    for (const { forfeits } of kept)
      expect(forfeits).toMatchObject([{ seat: 0, why: expect.stringMatching(why) }]);
    // Both matches are the other's, whatever the points say.
    expect(out).toMatch(/^All +4 +50\.0 %/m);
  });

  test('and its records can be checked and counted', async () => {
    const id = program('late', `if (m.decision > 9) process.exit(1); ${LAST_LEGAL}`);
    await play(`${id},random`, '--games', '2', '--out', 'late.jsonl');
    expect((await place.run('check', 'late.jsonl')).exit).toBe(0);
    expect((await place.run('stats', 'late.jsonl')).out).toMatch(/^random +2 +100\.0 %/m);
  });

  test.for([
    ['a command that there isn’t', 'exec:./nowhere', 1, /there is no such file/],
    ['a command that is none', 'exec:', 2, /names no command/],
    ['a program of another kind', `exec:${NODE}--eval "console.log(1)"`, 1, /not a JSON object/],
  ] as const)('%s is refused before the series', async ([, bots, exit, said]) => {
    const run = await play(bots);
    expect(run).toMatchObject({ exit, err: expect.stringMatching(said) });
    expect(run.err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('a game that it doesn’t play', async () => {
    program('one-game', LAST_LEGAL);
    place.write(
      'one-game.mjs',
      place.read('one-game.mjs').replace("'ready'", "'ready', games: ['seven-wonders']"),
    );
    expect(await play(`exec:${NODE}one-game.mjs`)).toMatchObject({
      exit: 2,
      err: expect.stringContaining('doesn’t play architects'),
    });
  });
});

describe('bot-check', () => {
  test('is content with the example in JavaScript', async () => {
    const { exit, out, err } = await place.run(
      'bot-check',
      `exec:${NODE}${EXAMPLES}stdio-bot.mjs`,
      '--game',
      'seven-wonders',
    );
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toMatch(/^ok +plays seven-wonders with 7 players: \d+ decisions/m);
    expect(out).toMatch(/^ok +plays 2 matches of seven-wonders at a time/m);
  });

  test.skipIf(PYTHON === undefined)(
    'is content with the example in Python (skipped where there is no python3)',
    async () => {
      expect(execFileSync(PYTHON as string, ['--version'], { encoding: 'utf8' })).toContain('Python 3');
      const { exit, err } = await place.run(
        'bot-check',
        `exec:${PYTHON} ${EXAMPLES}stdio-bot.py`,
        '--game',
        'architects',
      );
      expect({ exit, err }).toEqual({ exit: 0, err: '' });
    },
  );

  test('names what is wrong', async () => {
    const id = program('deaf', "say({ move: 'fly' }); setInterval(() => {}, 1000);");
    const { exit, out, err } = await place.run('bot-check', id, '--game', 'architects');
    expect(exit).toBe(1);
    expect(out).toMatch(
      /^fails +plays architects with 2 players: at decision \d+, its move “fly” is not legal/m,
    );
    expect(err).toContain('doesn’t follow the protocol');
    const lasting = program('lasting', LAST_LEGAL);
    place.write('lasting.mjs', `setInterval(() => {}, 1000);\n${place.read('lasting.mjs')}`);
    const { out: told } = await place.run('bot-check', lasting, '--game', 'architects');
    expect(told).toMatch(/^fails +ends when its input ends/m);
  });
});

test('data of a game are JSON, in one language or all', async () => {
  const [all, french] = await Promise.all([
    place.run('data', 'architects', '--json'),
    place.run('data', 'seven-wonders', '--lang', 'fr'),
  ]);
  expect(Object.keys(JSON.parse(all.out).names)).toHaveLength(8);
  const { game, cards, names } = JSON.parse(french.out);
  expect(game).toBe('seven-wonders');
  expect(Object.keys(names)).toEqual(['fr']);
  for (const { name } of cards) expect(names.fr.cards[name]).toBeTypeOf('string');
});

test('the schema of a game’s open form is JSON, too', async () => {
  const { exit, out } = await place.run('data', 'architects', '--schema');
  expect(exit).toBe(0);
  expect(Object.keys(JSON.parse(out).$defs)).toEqual(['view', 'event']);
});
