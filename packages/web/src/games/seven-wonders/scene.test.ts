// @vitest-environment happy-dom
// The table of 7 Wonders, drawn: what it offers, what a press sends, and what it tells.

import { type SevenWonders, sevenWonders } from '@mirabilia/seven-wonders';
import { WORDS } from '@mirabilia/seven-wonders/i18n';
import { signal } from '@preact/signals';
import { beforeAll, describe, expect, test } from 'vitest';
import { table as stateOf } from '../../../../seven-wonders/test/table.ts';
import { fakeLink, randomRecord } from '../../../test/kit/fake-link.ts';
import { type Drawn, draw } from '../../../test/kit/render.ts';
import { settings } from '../../app/settings/settings.ts';
import type { MatchLink, TableLink } from '../../match/link.ts';
import { develop } from '../../replay/film.ts';
import { ReplayMatch } from '../../replay/replay-match.ts';
import { appWords, sevenWondersWords, tableWords } from '../../words/index.ts';
import { GAMES } from '../index.ts';
import { reel } from './reel.ts';
import { battleSentence, battleShields } from './story/log-text.ts';
import type { Battle } from './story/told.ts';

const { default: Scene, ready } = await GAMES['seven-wonders'].table();
const laid = (link: TableLink<SevenWonders>): Promise<Drawn> => draw(Scene, { link });

beforeAll(async () => {
  settings.motion.value = 'off';
  await Promise.all([appWords.ready(), ready?.()]);
});

/** A first turn in which seat 0 holds what a test names. */
const holding = (...hand: readonly ('altar' | 'palace' | 'press')[]) =>
  fakeLink(sevenWonders, { state: stateOf({ cities: [{ wonder: 'gizah', hand }, {}, {}] }) });

describe('who chooses', () => {
  test('sees the whole hand and that it is their turn', async () => {
    const { link, state } = fakeLink(sevenWonders);
    const table = await laid(link);
    expect(table.all('[data-hand] [data-card]')).toHaveLength(
      state().private[0]?.holding.hand.length as number,
    );
    expect(table.one('[data-status]').textContent).toBe(tableWords.value.frame.yourTurn);
  });

  test('picks a card up without sending it, and sends what they press', async () => {
    const { link, commits } = holding('altar');
    const table = await laid(link);
    await table.press('[data-card="altar"]');
    expect(table.one('[data-actions]').dataset.actions).toBe('choose');
    expect(commits).toEqual([]);
    await table.press('[data-use="build"]');
    expect(commits).toEqual([{ decision: link.update.value?.decision, step: 0, move: 'build altar' }]);
    expect(table.one('[data-actions]').dataset.actions).toBe('locked');
    expect(table.one('[data-locked]').textContent).toContain(WORDS.en.cards.altar);
  });

  test('learns why a card can’t be built, and sends nothing', async () => {
    const { link, commits } = holding('palace');
    const table = await laid(link);
    await table.press('[data-card="palace"]');
    await table.press('[data-use="build"]');
    expect(commits).toEqual([]);
    expect(table.all('[data-why]')).toHaveLength(1);
  });

  test('is told when the server refuses', async () => {
    const { link } = fakeLink(sevenWonders, { refuses: true });
    const table = await laid(link);
    await table.key('1');
    await table.press('[data-use="discard"]');
    expect(table.one('[role="alert"]').textContent).toBe(tableWords.value.frame.refused);
  });

  test('can do it all by keyboard, and look up the keys', async () => {
    const { link, commits } = holding('altar', 'press');
    const table = await laid(link);
    const cards = table.all('[data-hand] [data-card]').map(({ dataset }) => dataset.card);
    await table.key(String(cards.indexOf('altar') + 1));
    await table.key('Enter');
    expect(commits.map(({ move }) => move)).toEqual(['build altar']);
    await table.key('?');
    expect(table.one('dialog').textContent).toContain(tableWords.value.frame.shortcuts);
  });
});

test('who looks on has nothing to press', async () => {
  const { link } = fakeLink(sevenWonders, { seat: null });
  const table = await laid(link);
  expect(table.all('[data-hand], [data-use]')).toEqual([]);
  expect(table.text()).toContain('Player 0');
});

test('the log tells what everybody did', async () => {
  const { link, playOthers } = holding('altar');
  const table = await laid(link);
  await table.press('[data-card="altar"]');
  await table.press('[data-use="build"]');
  playOthers();
  await table.settled();
  await table.pressNamed(tableWords.value.frame.log);
  const log = table.one('[role="tabpanel"]').textContent ?? '';
  for (const name of [WORDS.en.cards.altar, 'Player 1', 'Player 2']) expect(log).toContain(name);
});

test('a city that wins a conflict is named first, and so are its shields', () => {
  const who = (city: number) => ({ name: `P${city}`, isYou: false });
  const fought: Battle = { cities: [0, 1], shields: [0, 2], tokens: [-1, 1] };
  expect(`${battleSentence(fought, who)} ${battleShields(fought)}`).toBe('P1 beat P0 2 : 0');
  expect(battleShields({ ...fought, shields: [3, 2], tokens: [1, -1] })).toBe('3 : 2');
});

/** The same match, with a choice of mine on its way to the server. */
const sending = (link: MatchLink<SevenWonders>, move: string): MatchLink<SevenWonders> => ({
  ...link,
  pendingMoves: signal([{ decision: link.update.value?.decision ?? -1, step: 0, move }]),
});

test('what is built from the discard pile isn’t said to be discarded', async () => {
  const { link, playOthers } = fakeLink(sevenWonders, {
    state: stateOf({
      discards: ['altar'],
      cities: [
        { wonder: 'halikarnassos', stages: 1, hand: ['press'], built: ['foundry', 'ore-vein'], coins: 20 },
        {},
        {},
      ],
    }),
  });
  await link.commit({ decision: link.update.value?.decision ?? -1, step: 0, move: 'stage press' });
  playOthers();
  const table = await laid(sending(link, 'salvage altar'));
  const locked = table.one('[data-locked]').textContent;
  expect(locked).toBe(sevenWondersWords.value.willSalvage(WORDS.en.cards.altar));
});

test('after the end nothing is forecast, and it is said once that it is over', async () => {
  const { link } = fakeLink(sevenWonders, { moves: Number.POSITIVE_INFINITY });
  const table = await laid(link);
  await table.pressNamed(tableWords.value.ending.score.toTable);
  const { over } = tableWords.value.frame;
  expect(table.one('main').textContent?.split(over)).toHaveLength(2);
  expect(table.one('main').textContent).not.toContain(sevenWondersWords.value.battleNow);
});

test('nobody waits for “you” while your own move is under way', async () => {
  const { link } = holding('altar');
  const table = await laid(sending(link, 'build altar'));
  const { waitingFor, you } = tableWords.value.frame;
  expect(table.one('[data-status]').textContent).toBe(waitingFor(['Player 1', 'Player 2']));
  expect(table.one('[data-status]').textContent).not.toContain(you);
});

test('the table of everybody is sorted by what is pressed', async () => {
  const { link } = fakeLink(sevenWonders, {
    state: stateOf({ cities: [{ coins: 1 }, { coins: 9 }, { coins: 4 }] }),
  });
  const table = await laid(link);
  await table.key('e');
  await table.press('dialog th:nth-child(2) button');
  const coins = table.all('dialog tbody tr').map((row) => row.querySelector('td')?.textContent);
  expect(coins).toEqual(['9', '4', '1']);
  expect(table.one('dialog th[aria-sort="descending"]')).toBeDefined();
});

test('at the end the score is what the rules count', async () => {
  const { link } = fakeLink(sevenWonders, { moves: Number.POSITIVE_INFINITY });
  const table = await laid(link);
  const totals = [...table.one('tfoot').querySelectorAll('tr:first-child td')].map(
    (cell) => cell.textContent,
  );
  const scores = link.end.value?.outcome.scores.map(({ total }) => String(total)) ?? [];
  expect(totals.toSorted()).toEqual(scores.toSorted());
  expect(table.all('[data-use]')).toEqual([]);
});

describe('a replay', () => {
  const replay = () => {
    const { film } = develop(reel, randomRecord(sevenWonders));
    if (film === undefined) throw new Error('the record doesn’t hold');
    return new ReplayMatch(film);
  };

  test.for(['all', 0] as const)('offers nothing to do with the eyes of %s', async (eyes) => {
    const link = replay();
    link.look(eyes);
    link.show(2);
    const table = await laid(link);
    expect(table.all('[data-hand] [data-card]').length).toBeGreaterThan(0);
    table.all('[data-hand] [data-card]')[0]?.click();
    await table.settled();
    expect(table.all('[data-use]')).toEqual([]);
    expect(table.one('[data-status]').textContent).toBe(tableWords.value.frame.replay);
  });

  test('shows what was chosen as chosen', async () => {
    const link = replay();
    link.look(0);
    link.show(2);
    const table = await laid(link);
    expect(table.all('[data-hand] [aria-pressed="true"]')).toHaveLength(1);
    expect(table.one('[data-actions]').textContent).toContain(tableWords.value.frame.chosen);
  });
});
