// Matches of this browser that begin with given moves: lessons, branches, and a turn that is taken back.

import { type GameId, withGame } from '@mirabilia/games';
import { checkRecord, type Game, type GameTypes, type Move } from '@mirabilia/kernel';
import type { MatchPrefix, PrefixMove, Thinker } from '@mirabilia/match-service';
import type { LogEntry } from '@mirabilia/match-service/store';
import { emptyMemory } from '@mirabilia/match-service/testkit';
import { answerTo } from '@mirabilia/match-service/thinking';
import { describe, expect, test, vi } from 'vitest';
import { openTab, realThinker, type Seen, slowThinker, type Tab } from './solo-browser.ts';

const LESSONS: readonly (Omit<MatchPrefix, 'moves'> & { readonly game: GameId })[] = [
  {
    game: 'seven-wonders',
    options: { wonders: ['gizah', 'ephesos', 'olympia'], sides: 'A', seating: 'as-is' },
    seed: 'a-lesson',
    seats: ['open', 'bot:easy', 'bot:easy'],
    botDelay: 0,
    fixedChance: true,
  },
  {
    game: 'architects',
    options: { wonders: ['giza', 'ephesus', 'rhodes'], first: 0, seating: 'as-is' },
    seed: 'a-lesson',
    seats: ['open', 'bot:easy', 'bot:easy'],
    botDelay: 0,
    fixedChance: true,
  },
];

let messages = 0;

async function begun(tab: Tab, prefix: MatchPrefix): Promise<string> {
  const answer = await tab.api.startFrom(prefix, 'Ann');
  if (!answer.ok) throw new Error(answer.refusal.code);
  await open(tab, answer.value.id);
  return answer.value.id;
}

async function open(tab: Tab, match: string): Promise<void> {
  await tab.api.open(match, false);
  const watched = await tab.api.say({ type: 'watch', id: `m${messages++}`, match, form: 'engine' });
  expect(watched.ok).toBe(true);
}

const isOver = ({ heard }: Tab): boolean => heard.some(({ type }) => type === 'over');

/** One choice of the player's; false if the match is over. */
async function choose<T extends GameTypes>(
  game: Game<T>,
  tab: Tab,
  match: string,
  pick: number,
): Promise<boolean> {
  await vi.waitFor(() => {
    if (!isOver(tab) && tab.seen(game)?.owed[0] === 0) throw new Error('nothing is asked');
  });
  if (isOver(tab)) return false;
  const { decision, plan } = tab.seen(game) as Seen;
  const view = tab.view<T>();
  const chosen = plan.map(game.notation.parse) as Move[];
  const legal = game.legalMoves({ ...view, private: { ...view.private, plan: chosen } });
  const move = game.notation.make(legal[pick % legal.length] as Move);
  const said = await tab.api.say({
    type: 'commit',
    id: `m${messages++}`,
    match,
    decision,
    step: chosen.length,
    move,
  });
  expect(said.ok).toBe(true);
  return true;
}

/** What a log says was done, by whom: the numbers of its entries and its times are its own. */
const deeds = (log: readonly LogEntry[] = []): string[] =>
  log.flatMap(({ body }) =>
    body.kind === 'commit' ? [`${body.decision} ${body.seat} ${body.step} ${body.move}`] : [],
  );

const movesIn = (log: readonly LogEntry[] = []): PrefixMove[] =>
  log.flatMap(({ body }) => (body.kind === 'commit' ? [{ seat: body.seat, move: body.move }] : []));

async function played(lesson: (typeof LESSONS)[number], seed: string, picks: readonly number[]) {
  const memory = emptyMemory();
  const tab = openTab({ memory, seed });
  const match = await begun(tab, { ...lesson, moves: [] });
  await withGame(lesson.game, async (game) => {
    for (const pick of picks) await choose(game, tab, match, pick);
    await vi.waitFor(() => {
      if (!isOver(tab) && tab.seen(game)?.owed[0] === 0) throw new Error('bots think');
    });
  });
  return { memory, tab, match, log: memory.logs.get(match) ?? [] };
}

const PICKS = Array.from({ length: 60 }, (_, i) => i * 7);

describe.for(LESSONS)('a lesson of $game', (lesson) => {
  test('is the same match for everybody who plays the same', async () => {
    const one = await played(lesson, 'ab', PICKS);
    const other = await played(lesson, 'cd', PICKS);
    expect(deeds(one.log).toSorted()).toEqual(deeds(other.log).toSorted());
    expect(deeds(one.log).length).toBeGreaterThan(50);
    const free = await played({ ...lesson, fixedChance: false }, 'ef', PICKS);
    expect(deeds(free.log).toSorted()).not.toEqual(deeds(one.log).toSorted());
  });

  test('ends with a record that holds, though its seed is a name', async () => {
    const { tab, match } = await played(lesson, 'ab', PICKS);
    expect(isOver(tab)).toBe(true);
    const record = await tab.api.record(match);
    if (!record.ok) throw new Error(record.refusal.code);
    withGame(lesson.game, (game) => expect(checkRecord(game, record.value)).toMatchObject({ holds: true }));
  });

  test('goes on from any moment with the same bots', async () => {
    const one = await played(lesson, 'ab', PICKS);
    const decisions = deeds(one.log).map((deed) => Number(deed.split(' ')[0]));
    const middle = decisions.indexOf(9);
    const moves = movesIn(one.log.slice(0, middle));
    const tab = openTab({ seed: 'cd', thinker: slowThinker });
    await begun(tab, { ...lesson, moves });
    await withGame(lesson.game, async (game) => {
      const seen = tab.seen(game) as Seen;
      expect(seen.decision).toBe(9);
    });
  });

  test('takes back the last choice, again and again', async () => {
    const { tab, memory, match } = await played(lesson, 'ab', PICKS.slice(0, 5));
    await withGame(lesson.game, async (game) => {
      const last = tab.seen(game) as Seen;
      const undone = await tab.api.undo(match);
      if (!undone.ok) throw new Error(undone.refusal.code);
      const again = undone.value.id;
      expect(memory.rows.has(match)).toBe(false);
      await open(tab, again);
      const back = tab.seen(game) as Seen;
      expect(back.decision).toBeLessThan(last.decision);
      expect(back.owed[0]).toBeGreaterThan(0);
      // The same choice leads to the same moment.
      await choose(game, tab, again, PICKS[4] as number);
      await vi.waitFor(() => expect(tab.seen(game)).toEqual(last));
      let id = again;
      for (let turn = 0; turn < 5; turn++) {
        const more = await tab.api.undo(id);
        if (!more.ok) throw new Error(more.refusal.code);
        id = more.value.id;
        await open(tab, id);
      }
      // All of the player's choices are taken back. The bots have chosen again.
      expect(
        (memory.logs.get(id) ?? []).filter(({ body }) => body.kind === 'commit' && body.seat === 0),
      ).toEqual([]);
      expect(await tab.api.undo(id)).toMatchObject({ ok: false, refusal: { code: 'no-such-step' } });
    });
  });
});

test('moves that aren’t legal begin nothing', async () => {
  const [lesson] = LESSONS as [(typeof LESSONS)[number]];
  const memory = emptyMemory();
  const tab = openTab({ memory });
  const answer = await tab.api.startFrom({ ...lesson, moves: [{ seat: 0, move: 'build palace' }] }, 'Ann');
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'illegal-move' } });
  expect(memory.rows.size).toBe(0);
});

test('where chance is fixed, bots count simulations and look at no clock', async () => {
  const asked: unknown[] = [];
  const thinker: Thinker = {
    ...realThinker,
    think: async (question) => {
      asked.push(question);
      // A clock on which every look takes an hour: whoever looks stops at once.
      let now = 0;
      const late = answerTo(question, () => (now += 3_600_000));
      expect(late).toBe(answerTo(question));
      return late;
    },
  };
  const [lesson] = LESSONS as [(typeof LESSONS)[number]];
  const tab = openTab({ thinker: { ...thinker, levels: ['hard'] } });
  const match = await begun(tab, { ...lesson, seats: ['open', 'bot:hard', 'bot:hard'], moves: [] });
  await withGame(lesson.game, (game) => choose(game, tab, match, 0));
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(3));
  expect(asked[0]).toMatchObject({ isRepeatable: true, seed: 'a-lesson 0 1' });
});
