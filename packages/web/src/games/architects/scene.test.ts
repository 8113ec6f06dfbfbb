// @vitest-environment happy-dom
// The table of Architects, drawn: what it offers, what a press sends, and what it tells.

import { type Architects, architects } from '@mirabilia/architects';
import { pending } from '@mirabilia/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { fakeLink, randomRecord } from '../../../test/kit/fake-link.ts';
import { type Drawn, draw } from '../../../test/kit/render.ts';
import { settings } from '../../app/settings/settings.ts';
import type { TableLink } from '../../match/link.ts';
import { develop } from '../../replay/film.ts';
import { ReplayMatch } from '../../replay/replay-match.ts';
import { appWords, architectsWords, tableWords } from '../../words/index.ts';
import { GAMES } from '../index.ts';
import { reel } from './reel.ts';

const { default: Scene, ready } = await GAMES.architects.table();
const laid = (link: TableLink<Architects>): Promise<Drawn> => draw(Scene, { link });

beforeAll(async () => {
  settings.motion.value = 'off';
  await Promise.all([appWords.ready(), ready?.()]);
});

/** Seat 0 is asked. */
function onMyTurn(wishes: Parameters<typeof fakeLink<Architects>>[1] = {}) {
  const fake = fakeLink(architects, { ...wishes, options: { first: 0 } });
  fake.playOthers();
  expect(pending(fake.state())).toEqual([0]);
  return fake;
}

describe('who is to take a card', () => {
  test('is told so, points at a deck, and only the button sends it', async () => {
    const { link, commits } = onMyTurn();
    const table = await laid(link);
    expect(table.one('[data-status]').textContent).toContain(tableWords.value.frame.yourTurn);
    expect(table.all('[data-go]')).toEqual([]);
    await table.press('[data-card="0"]');
    expect(table.one('[data-card="0"]').getAttribute('aria-pressed')).toBe('true');
    expect(commits).toEqual([]);
    await table.press('[data-go]');
    expect(commits).toHaveLength(1);
    expect(commits[0]).toMatchObject({ step: 0, move: expect.stringMatching(/^take left\b/) });
  });

  test('may send it by keyboard', async () => {
    const { link, commits } = onMyTurn();
    const table = await laid(link);
    await table.key('3');
    await table.key('Enter');
    expect(commits.map(({ move }) => move)).toEqual([expect.stringMatching(/^take right\b/)]);
  });

  test('is told when the server refuses', async () => {
    const { link } = onMyTurn({ refuses: true });
    const table = await laid(link);
    await table.press('[data-card="0"]');
    await table.press('[data-go]');
    expect(table.one('[role="alert"]').textContent).toBe(tableWords.value.frame.refused);
  });
});

describe('who is to choose a wonder', () => {
  const DRAFT = { wonders: 'draft', first: 0 };

  test('looks at one, and only the button sends it', async () => {
    const { link, commits } = fakeLink(architects, { options: DRAFT });
    const table = await laid(link);
    expect(table.all('[data-wonder]')).toHaveLength(7);
    expect(table.all('[data-decks]')).toEqual([]);
    await table.press('[data-card="3"]');
    expect(commits).toEqual([]);
    await table.press('[data-go]');
    expect(commits.map(({ move }) => move)).toEqual(['wonder giza']);
  });

  test('may do it by keyboard, and can’t take what another has', async () => {
    const { link, commits, state } = fakeLink(architects, { options: DRAFT, seat: 1, moves: 1 });
    const taken = state().public.table.cities[0]?.wonder as number;
    const table = await laid(link);
    expect(table.all('[data-wonder]')).toHaveLength(6);
    await table.key(String(taken + 1));
    expect(table.all('[data-go]')).toEqual([]);
    await table.key(String(((taken + 1) % 7) + 1));
    await table.key('Enter');
    expect(commits).toHaveLength(1);
  });

  test('is asked once more if they wish to be', async () => {
    settings.confirm.value = true;
    const { link, commits } = fakeLink(architects, { options: DRAFT });
    const table = await laid(link);
    await table.press('[data-go]');
    expect(commits).toEqual([]);
    await table.press('[data-go]');
    expect(commits).toHaveLength(1);
    settings.confirm.value = false;
  });
});

test('who waits has nothing to send, and reads for whom', async () => {
  const { link, state } = fakeLink(architects, { seat: 1, options: { first: 0 } });
  const table = await laid(link);
  expect(state().public.table.seat).toBe(0);
  expect(table.one('[data-status]').textContent).toBe(tableWords.value.frame.waitingFor(['Player 0']));
  table.all('[data-card]')[0]?.click();
  await table.settled();
  expect(table.all('[data-go]')).toEqual([]);
});

test('the log tells what everybody took', async () => {
  const { link, playOthers } = onMyTurn();
  const table = await laid(link);
  await table.press('[data-card="0"]');
  await table.press('[data-go]');
  playOthers();
  await table.settled();
  await table.pressNamed(tableWords.value.frame.log);
  const log = table.one('[role="tabpanel"]').textContent ?? '';
  expect(log).toContain('Player 1');
  expect(log).toContain('Player 2');
});

test('at the end the score is what the rules count', async () => {
  const { link } = fakeLink(architects, { moves: Number.POSITIVE_INFINITY });
  const table = await laid(link);
  const totals = [...table.one('tfoot').querySelectorAll('tr:first-child td')].map(
    (cell) => cell.textContent,
  );
  const scores = link.end.value?.outcome.scores.map(({ total }) => String(total)) ?? [];
  expect(totals.toSorted()).toEqual(scores.toSorted());
});

test('who comes when the match is over sees no battle, and reads the log from the first card to the last', async () => {
  const { link } = fakeLink(architects, { moves: Number.POSITIVE_INFINITY });
  const table = await laid(link);
  await table.pressNamed(tableWords.value.ending.score.toTable);
  expect(table.all('dialog, tfoot')).toEqual([]);
  await table.pressNamed(tableWords.value.frame.log);
  expect(table.text()).not.toContain(architectsWords.value.story.earlier);
  const turns = table.all('[role="tabpanel"] h2').map(({ textContent }) => textContent);
  const last = Math.ceil((link.update.value?.view.public.table.turn ?? 0) / 3);
  expect(turns).toEqual(Array.from({ length: last }, (_, i) => architectsWords.value.round(last - i)));
});

test('the deal is checked when somebody asks for it', async () => {
  const { proof } = tableWords.value.ending;
  const table = await laid(fakeLink(architects, { moves: Number.POSITIVE_INFINITY }).link);
  await table.pressNamed(proof.check);
  await vi.waitFor(() => expect(table.text()).toContain(proof.verdict.fails));
  // The faked lobby showed no seal; all else follows from the seed.
  const faults = Object.values(proof.faults).filter((fault) => table.text().includes(fault));
  expect(faults).toEqual([proof.faults['no-seal']]);
});

test.for(['all', 0] as const)('a replay offers nothing to send with the eyes of %s', async (eyes) => {
  const { film } = develop(reel, randomRecord(architects));
  if (film === undefined) throw new Error('the record doesn’t hold');
  const link = new ReplayMatch(film);
  link.look(eyes);
  link.show(film.stills.findIndex(({ owed }) => owed[0] === 1));
  const table = await laid(link);
  for (const deck of table.all('[data-card]')) deck.click();
  await table.settled();
  expect(table.all('[data-go], [data-decline], [data-offer]')).toEqual([]);
  expect(table.one('[data-status]').textContent).toBe(tableWords.value.frame.replay);
});
