import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chance, recordOf, sealOf, seedFrom, startMatch } from '@mirabilia/kernel';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { sevenWonders } from '@mirabilia/seven-wonders';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { workplace } from './command.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

// biome-ignore lint/suspicious/noExplicitAny: a test that tampers with a file takes the file as it comes
type Loose = any;

const place = workplace();
let lines: string[] = [];
const recordAt = (index: number): Loose => JSON.parse(lines[index] as string);
const save = (name: string, records: readonly Loose[]) =>
  place.write(name, records.map((record) => `${JSON.stringify(record)}\n`).join(''));

beforeAll(async () => {
  await place.run(
    'simulate',
    'seven-wonders',
    '--players',
    '3',
    '--games',
    '3',
    '--seed',
    'c',
    '--out',
    'true.jsonl',
  );
  lines = place.read('true.jsonl').trimEnd().split('\n');
});

test.for([2, 3, 7])('what simulate writes for %i players holds', async (players) => {
  const name = `${players}.jsonl`;
  await place.run(
    'simulate',
    'seven-wonders',
    '--players',
    String(players),
    '--games',
    '2',
    '--seed',
    'c',
    '--out',
    name,
  );
  const { exit, out, err } = await place.run('check', name);
  expect(out).toMatch(
    new RegExp(
      `^record 1: holds \\(${players} players, \\d+ moves\\)\\nrecord 2: holds .*\\n2 records: 2 hold, 0 fail\\.\\n$`,
    ),
  );
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
});

test('a record printed over many lines is read as well, and so is one with other line ends', async () => {
  place.write('pretty.json', JSON.stringify(recordAt(0), null, 2));
  expect((await place.run('check', 'pretty.json')).out).toMatch(/^record 1: holds/);
  place.write('windows.jsonl', `\uFEFF${lines.join('\r\n')}\r\n\r\n`);
  expect((await place.run('check', 'windows.jsonl')).out).toContain('3 records: 3 hold, 0 fail.');
});

test('a record without a seed or without an end holds, and that is said', async () => {
  const { seed: _seed, ...unsealed } = recordAt(0);
  const { result: _result, ...open } = recordAt(1);
  save('open.jsonl', [unsealed, { ...open, moves: open.moves.slice(0, 6) }]);
  const { exit, out } = await place.run('check', 'open.jsonl');
  expect(out).toMatch(/record 1: holds \(3 players, \d+ moves, there is no seed/);
  expect(out).toMatch(/record 2: holds \(3 players, 6 moves, the match is unfinished\)/);
  expect(exit).toBe(0);
});

/** A record whose seed was drawn from a secret and from the nonces of two devices, one of which was left out. */
function drawnRecord(): Loose {
  const secret = '5e'.repeat(32);
  const nonces = ['a1'.repeat(16), null, null];
  const nonceSeals = [sealOf('a1'.repeat(16)), null, sealOf('c3'.repeat(16))];
  const chance: Chance = { seal: sealOf(secret), secret, nonceSeals, nonces };
  const options = sevenWonders.readOptions({ players: 3 });
  if (!options.ok) throw new Error('bad options');
  const match = startMatch(sevenWonders, options.value, seedFrom(chance));
  const sitters = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, kind: 'human' }));
  // As a file has it.
  return JSON.parse(JSON.stringify({ ...recordOf(match, sitters), chance }));
}

describe('what the seed was drawn from', () => {
  test('is checked, and kept by those who know nothing of it', async () => {
    const { exit, out } = await place.run('check', save('drawn.jsonl', [drawnRecord()]));
    expect(out).toContain('record 1: holds (3 players, 0 moves, the match is unfinished)');
    expect(exit).toBe(0);
  });

  test('is checked alike by the lines in the docs, without any of our code', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../../docs/record-format.md'), 'utf8');
    const [, lines = ''] = /```js\n([\s\S]*?)```/.exec(docs) ?? [];
    place.write('by-hand.mjs', lines);
    const answers = (record: Loose): string => {
      place.write('drawn.json', JSON.stringify(record));
      const told = execFileSync(process.execPath, ['by-hand.mjs', 'drawn.json'], { cwd: place.path });
      return told.toString().trim().replaceAll('\n', ' ');
    };
    expect(answers(drawnRecord())).toBe('true true true');
    const { chance, ...record } = drawnRecord();
    expect(answers({ ...record, chance: { ...chance, secret: '5f'.repeat(32) } })).toBe('false true false');
    const nonces = ['a2'.repeat(16), null, null];
    expect(answers({ ...record, chance: { ...chance, nonces } })).toBe('true false false');
  });

  const TAMPERINGS: Readonly<Record<string, (record: Loose) => string>> = {
    'the secret': ({ chance }) => {
      chance.secret = '5f'.repeat(32);
      return 'the seal is not the SHA-256 of the secret';
    },
    'the seal': ({ chance }) => {
      chance.seal = sealOf('something else');
      return 'the seal is not the SHA-256 of the secret';
    },
    'a nonce': ({ chance }) => {
      chance.nonces[0] = 'a2'.repeat(16);
      return 'nonces[0] is not the nonce that was sealed';
    },
    'the seal of a nonce': ({ chance }) => {
      chance.nonceSeals[0] = chance.nonceSeals[2];
      return 'nonces[0] is not the nonce that was sealed';
    },
    'a nonce that is left out afterwards': ({ chance }) => {
      chance.nonces[0] = null;
      return 'the seed doesn’t follow from the secret and the nonces';
    },
    'a nonce that is added afterwards': ({ chance }) => {
      chance.nonces[2] = 'c3'.repeat(16);
      return 'the seed doesn’t follow from the secret and the nonces';
    },
    'a list that is too short': ({ chance }) => {
      chance.nonces.pop();
      return '“chance” needs a seal, a secret, and a nonce';
    },
  };

  test.for(Object.entries(TAMPERINGS))('%s', async ([name, tamper]) => {
    const record = drawnRecord();
    const said = tamper(record);
    const { exit, out, err } = await place.run('check', save(`chance ${name}.jsonl`, [record]));
    expect(out).toContain(`  chance  fails: ${said}`);
    expect(err).toContain(said);
    expect(exit).toBe(1);
  });
});

describe('what was tampered with is found', () => {
  /** The place in the moves where a build of that kind stands. */
  const buildWhere = ({ moves }: Loose, wanted: (move: Loose) => boolean): number =>
    moves.findIndex((move: Loose) => move.do === 'build' && wanted(move));

  /** Changes a record and gives what the check has to say about it. */
  const TAMPERINGS: Readonly<Record<string, (record: Loose) => string>> = {
    'a payment': (record) => {
      const at = buildWhere(record, ({ pay }) => pay.left > 0);
      record.moves[at].pay.left += 1;
      return `moves[${at}]: seat ${record.moves[at].seat} may not “build ${record.moves[at].card} L${record.moves[at].pay.left}`;
    },
    'a payment left out': (record) => {
      const at = buildWhere(record, ({ pay }) => pay.left > 0);
      record.moves[at].pay = {};
      return `moves[${at}]: seat ${record.moves[at].seat} may not “build ${record.moves[at].card}” here`;
    },
    'a card': (record) => {
      // A card of the third Age can't be in a hand of the first.
      record.moves[4].card = 'palace';
      return `moves[4]: seat ${record.moves[4].seat} may not`;
    },
    'a card that doesn’t exist': (record) => {
      record.moves[7].card = 'casino';
      return 'moves[7]: there is no card “casino”';
    },
    'a score': (record) => {
      record.result.scores[1].science += 9;
      return 'scores[1].science is ';
    },
    'a winner': (record) => {
      const [winner] = record.result.winners;
      record.result.winners = [(winner + 1) % 3];
      return `winners[0] is ${(winner + 1) % 3} in the record and ${winner} in the replay`;
    },
    'the seed': (record) => {
      record.seed = record.seed.replace(/^./, (digit: string) => (digit === '0' ? '1' : '0'));
      return 'the seed deals other cards than the setup says';
    },
    'a hand': (record) => {
      const [first, second] = record.setup.ages[0].hands;
      [first[0], second[0]] = [second[0], first[0]];
      return 'the seed deals other cards than the setup says';
    },
    'a move that was removed': (record) => {
      record.moves.splice(10, 1);
      // The moves of a turn stand in the order of the seats: seat 0 comes again before all have chosen.
      return `moves[11]: seat 0 is not asked for a move here`;
    },
    'the last move that was removed': (record) => {
      record.moves.pop();
      return 'there is a result, but after the last move the match isn’t over';
    },
    'a move too many': (record) => {
      record.moves.push({ seat: 0, do: 'discard', card: 'palace' });
      return `moves[${record.moves.length - 1}]: the match is over already`;
    },
    'the format': (record) => {
      record.format = 'mirabilia/99';
      return 'the record’s format is “mirabilia/99”';
    },
    'the game': (record) => {
      record.game = 'chess';
      return 'the record’s game is “chess”';
    },
    'the rules’ version': (record) => {
      record.rulesVersion = 99;
      return 'version 99 of the rules';
    },
  };

  test.for(Object.entries(TAMPERINGS))('%s', async ([name, tamper]) => {
    const record = recordAt(1);
    const said = tamper(record);
    const file = save(`${name}.jsonl`, [recordAt(0), record, recordAt(2)]);
    const { exit, out, err } = await place.run('check', file);
    expect(out).toContain(said);
    expect(out).toMatch(/^record 1: holds .*\nrecord 2: fails/);
    expect(out).toMatch(/\nrecord 3: holds .*\n3 records: 2 hold, 1 fails\.\n$/);
    expect(err).toContain(said);
    expect(err.split('\n')).toHaveLength(2);
    expect(exit).toBe(1);
  });

  test.for([0, 1, 2])('a line that is cut off, at place %i', async (at) => {
    const cut = lines.map((line, index) => (index === at ? line.slice(0, 900) : line));
    const { exit, out, err } = await place.run('check', place.write(`cut-${at}.jsonl`, cut.join('\n')));
    expect(out).toContain(`record ${at + 1}: fails: line ${at + 1} is not JSON`);
    expect(out).toContain('3 records: 2 hold, 1 fails.');
    expect(err).toContain(`line ${at + 1} is not JSON`);
    expect(exit).toBe(1);
  });

  test('a line that is far too long, and those after it are read all the same', async () => {
    const long = `{"x":"${'y'.repeat(1 << 26)}"}`;
    const [first, , third] = lines;
    const file = place.write('long.jsonl', [first, long, third].join('\n'));
    const { exit, out } = await place.run('check', file);
    expect(out).toMatch(
      /^record 1: holds .*\nrecord 2: fails: line 2 is longer than 64 MiB\nrecord 3: holds/,
    );
    expect(exit).toBe(1);
  });

  test('a line that is no UTF-8', async () => {
    const record = recordAt(1);
    record.seats[0].name = 'Zoë';
    const file = save('latin.jsonl', [recordAt(0), record, recordAt(2)]);
    writeFileSync(join(place.path, file), place.read(file), 'latin1');
    const { exit, out } = await place.run('check', file);
    expect(out).toMatch(/\nrecord 2: fails: line 2 is not UTF-8 text\nrecord 3: holds/);
    expect(exit).toBe(1);
  });

  test('a record over many lines that is cut off', async () => {
    const text = JSON.stringify(recordAt(0), null, 2).split('\n').slice(0, 40).join('\n');
    const { exit, err } = await place.run('check', place.write('cut.json', text));
    expect(err).toContain('line 40 is not JSON, or ends too early');
    expect(exit).toBe(1);
  });
});
