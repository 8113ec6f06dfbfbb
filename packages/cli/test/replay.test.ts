import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { CARDS } from '@mirabilia/seven-wonders';
import { en } from '@mirabilia/seven-wonders/i18n/en';
import { beforeAll, expect, test, vi } from 'vitest';
import { workplace } from './command.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

interface RecordedMove {
  readonly seat: number;
  readonly do: 'build' | 'stage' | 'discard' | 'salvage';
  readonly card: string;
}
interface Recorded {
  readonly setup: { readonly ages: readonly { readonly hands: readonly (readonly string[])[] }[] };
  readonly moves: readonly RecordedMove[];
  readonly result: { readonly scores: readonly { readonly total: number }[] };
}

const PLAYERS = 3;
// No wonder here lets its owner look into the discard pile or play a seventh card: the hands alone tell what is seen.
const WONDERS = '["gizah","rhodos","alexandria"]';

const place = workplace();
let record: Recorded;

beforeAll(async () => {
  const flags = [
    '--players',
    String(PLAYERS),
    '--games',
    '2',
    '--seed',
    'r',
    '--option',
    `wonders=${WONDERS}`,
  ];
  await place.run('simulate', 'seven-wonders', ...flags, '--out', 'matches.jsonl');
  record = JSON.parse(place.read('matches.jsonl').split('\n')[0] as string);
});

const nameOf = (id: string): string => {
  const card = CARDS.find((facts) => facts.id === id);
  return card === undefined ? id : en.cards[card.name];
};

// Longest first, so that “Siege Workshop” isn't read as “Workshop”.
const names = Object.values(en.cards).sort((a, b) => b.length - a.length);
const anyName = new RegExp(`\\b(?:${names.join('|')})\\b`, 'g');
const cardsNamedIn = (text: string): string[] => text.match(anyName) ?? [];

/** The pages of the turns: what follows each heading, up to the next. */
const turnsOf = (out: string): string[] => out.split(/^── Age .*$/m).slice(1);

/** The hand that a seat holds in each turn, worked out from the record alone: left in Ages I and III, right in Age II. */
function handsOf(seat: number): string[][] {
  const held: string[][] = [];
  record.setup.ages.forEach(({ hands }, age) => {
    const left = hands.map((hand) => hand.slice());
    for (let turn = 0; turn < 6; turn++) {
      const at = (player: number) => (((player + (age === 1 ? turn : -turn)) % PLAYERS) + PLAYERS) % PLAYERS;
      held.push((left[at(seat)] as string[]).slice());
      for (const move of movesOf(age * 6 + turn)) {
        const hand = left[at(move.seat)] as string[];
        hand.splice(hand.indexOf(move.card), 1);
      }
    }
  });
  return held;
}

const movesOf = (turn: number): readonly RecordedMove[] =>
  record.moves.slice(turn * PLAYERS, (turn + 1) * PLAYERS);

test.for([0, 1, 2])('seat %i sees its own hand and what is built, and no other card', async (seat) => {
  const { exit, out } = await place.run('replay', 'matches.jsonl', '--seat', String(seat));
  expect(exit).toBe(0);
  const hands = handsOf(seat);
  const turns = turnsOf(out);
  expect(turns).toHaveLength(18);
  const built = new Set<string>();
  turns.forEach((text, turn) => {
    for (const move of movesOf(turn)) if (move.do === 'build') built.add(nameOf(move.card));
    const hand = (hands[turn] as string[]).map(nameOf);
    // When the match is over, everything is opened.
    const played = turn === 17 ? (text.split('The game is over.')[0] as string) : text;
    const seen = new Set([...hand, ...built]);
    expect(cardsNamedIn(played).filter((name) => !seen.has(name))).toEqual([]);
    for (const name of hand) expect(played).toContain(name);
  });
});

test('without a seat every hand lies open', async () => {
  const { out } = await place.run('replay', 'matches.jsonl');
  const turns = turnsOf(out);
  for (let seat = 0; seat < PLAYERS; seat++) {
    handsOf(seat).forEach((hand, turn) => {
      for (const card of hand) expect(turns[turn]).toContain(nameOf(card));
    });
  }
});

test('it tells what was chosen and ends with the scores of the record', async () => {
  const { out } = await place.run('replay', 'matches.jsonl', '--seat', '0');
  const turns = turnsOf(out);
  const verbs = { build: 'builds', stage: 'uses', discard: 'discards', salvage: 'builds' };
  turns.forEach((text, turn) => {
    const own = movesOf(turn).find(({ seat }) => seat === 0) as RecordedMove;
    expect(text).toContain(`→ random 1 (Giza `);
    expect(text).toContain(`${verbs[own.do]} ${nameOf(own.card)}`);
  });
  for (const [seat, { total }] of record.result.scores.entries()) {
    expect(out).toMatch(new RegExp(`random ${seat + 1} .* ${total}$`, 'm'));
  }
});

test('a coach says of each choice what he would have done, and what was done; always the same', async () => {
  const flags = ['replay', 'matches.jsonl', '--seat', '0', '--coach', 'hard'];
  const { out } = await place.run(...flags);
  expect((await place.run(...flags)).out).toBe(out);
  const turns = turnsOf(out);
  turns.slice(0, -1).forEach((text, turn) => {
    const own = movesOf(turn).find(({ seat }) => seat === 0) as RecordedMove;
    const said = text.split('\n').filter((line) => / % ± \d+ +-?\d+ points$/.test(line));
    expect(said.length).toBeGreaterThan(1);
    expect(said.length).toBeLessThan(5);
    expect(said.filter((line) => line.includes('★'))).toHaveLength(1);
    expect(said.filter((line) => line.includes('→')).join()).toContain(nameOf(own.card));
  });
  // Without one nobody says anything; and the rest is told alike.
  const plain = await place.run('replay', 'matches.jsonl', '--seat', '0');
  const uncoached = out.split('\n').filter((line) => !/^ {4}(hard:| {2}.* points$)/.test(line));
  expect(uncoached.join('\n')).toBe(plain.out);
  const stranger = await place.run('replay', 'matches.jsonl', '--coach', 'chess');
  expect(stranger).toMatchObject({ exit: 2, out: '', err: expect.stringMatching(/no bot “chess”/) });
  const several = await place.run('replay', 'matches.jsonl', '--coach', 'easy,hard');
  expect(several).toMatchObject({ exit: 2, out: '', err: expect.stringMatching(/One bot/) });
});

test.for([
  ['--lang', { LANG: 'de_DE.UTF-8' }, ['--lang', 'pl'], 'Era III, tura 6 z 6'],
  ['LC_ALL', { LC_ALL: 'fr_CA.UTF-8', LANG: 'de' }, [], 'Âge III, tour 6 sur 6'],
  ['LANG', { LC_ALL: '', LC_MESSAGES: '', LANG: 'it' }, [], 'Epoca III, turno 6 di 6'],
  ['nothing', { LC_ALL: '', LC_MESSAGES: '', LANG: '' }, [], 'Age III, turn 6 of 6'],
] as const)('it speaks the language of %s', async ([, variables, flags, heading]) => {
  const { out } = await place.runWith(variables, 'replay', 'matches.jsonl', ...flags);
  expect(out).toContain(heading);
});

test('a language that it doesn’t speak is refused', async () => {
  const { exit, out, err } = await place.run('replay', 'matches.jsonl', '--lang', 'tlh');
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toMatch(/no language “tlh”; the languages are: en, pt/);
});

test('any record of the file can be told, and what isn’t there is said', async () => {
  const second = await place.run('replay', 'matches.jsonl', '--record', '2');
  expect(second.exit).toBe(0);
  expect(second.out).not.toBe((await place.run('replay', 'matches.jsonl')).out);
  const third = await place.run('replay', 'matches.jsonl', '--record', '3');
  expect(third).toMatchObject({ exit: 1, out: '', err: expect.stringMatching(/no record 3: it holds 2/) });
  const fourth = await place.run('replay', 'matches.jsonl', '--seat', '3');
  expect(fourth).toMatchObject({ exit: 2, out: '', err: expect.stringMatching(/no seat 3/) });
});

test('a record that doesn’t replay is refused with the move at fault', async () => {
  const moves = record.moves.map((move, at) => (at === 5 ? { ...move, card: 'palace' } : move));
  place.write('false.json', JSON.stringify({ ...record, moves }));
  const { exit, out, err } = await place.run('replay', 'false.json');
  expect({ exit, out }).toEqual({ exit: 1, out: '' });
  expect(err).toMatch(/moves\[5\]: seat \d may not/);
});

test('names in a file can’t steer the terminal', async () => {
  const seats = (record as unknown as { seats: object[] }).seats.map((seat) => ({
    ...seat,
    name: '\u001b[2J\nEve',
  }));
  place.write('eve.json', JSON.stringify({ ...record, seats }));
  const { out } = await place.run('replay', 'eve.json');
  expect(out).toContain('Eve');
  expect(out).not.toContain('\u001b');
});
