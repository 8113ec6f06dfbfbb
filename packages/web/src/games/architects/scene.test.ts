// @vitest-environment happy-dom
// The table of Architects, drawn: what it offers, what a press sends, and what it tells.

import { type Architects, architects, type City, deckAt, placeIn } from '@mirabilia/architects';
import { pending } from '@mirabilia/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { fakeLink, randomRecord } from '../../../test/kit/fake-link.ts';
import { type Drawn, draw } from '../../../test/kit/render.ts';
import { settings } from '../../app/settings/settings.ts';
import type { TableLink } from '../../match/link.ts';
import { develop } from '../../replay/film.ts';
import { ReplayMatch } from '../../replay/replay-match.ts';
import { appWords, architectsNames, architectsWords, tableWords } from '../../words/index.ts';
import { GAMES } from '../index.ts';
import { nextStages } from './logic/towards.ts';
import { wantedBy } from './logic/wanted.ts';
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

/** I took a card, then everybody else did. */
async function afterARound(): Promise<Drawn> {
  const { link, playOthers } = onMyTurn();
  const table = await laid(link);
  await table.press('[data-card="0"]');
  await table.press('[data-go]');
  playOthers();
  await table.settled();
  return table;
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

describe('what is said at the table', () => {
  test('ends every sentence once, for those who hear it', async () => {
    const table = await laid(onMyTurn({ moves: 60 }).link);
    for (const deck of table.all('[data-card] .sr-only')) expect(deck.textContent).not.toMatch(/\.\./);
  });

  test('of each card: what it brings, nearer or later, and never nothing', async () => {
    const said = new Set<string>();
    for (const moves of [0, 20, 40]) {
      const table = await laid(onMyTurn({ moves }).link);
      for (const deck of table.all('[data-card]')) {
        deck.click();
        await table.settled();
        const lines = table.all('[data-actions] [aria-live] p').map((line) => line.textContent ?? '');
        // First what it does, as far as it is known; then what comes of it now.
        if (lines.length > 1)
          expect(table.all('[data-actions] [aria-live] p')[0]?.dataset.does).toBeDefined();
        expect(lines[0]?.length).toBeGreaterThan(5);
        const card = deck.querySelector('.sr-only')?.textContent ?? '';
        expect(card, 'heard with the deck, too').toContain(lines[0]);
        said.add(lines[0] ?? '');
      }
    }
    expect([...said].length).toBeGreaterThan(1);
  });

  test('a second press takes the card, and the button says so', async () => {
    const { link, commits } = onMyTurn();
    const table = await laid(link);
    await table.press('[data-card="0"]');
    expect(table.one('[data-go]').textContent).toContain(architectsWords.value.pressAgain);
    await table.press('[data-card="0"]');
    expect(commits).toHaveLength(1);
  });

  test('what the signs of a price mean, beside the stages', async () => {
    const table = await laid(onMyTurn().link);
    const legend = table.one('[data-legend]').textContent;
    expect(legend).toContain(`= ${architectsNames.value.terms.identical}`);
    expect(legend).toContain(`≠ ${architectsNames.value.terms.different}`);
  });

  test('no dots behind my own name, but behind the name of who thinks', async () => {
    const dots = `[role="img"][aria-label="${tableWords.value.frame.thinking}"]`;
    expect((await laid(onMyTurn().link)).all(dots)).toEqual([]);
    const { link } = fakeLink(architects, { seat: 1, options: { first: 0 } });
    expect((await laid(link)).all(dots)).toHaveLength(1);
  });

  test('the last round from left to right as it was played', async () => {
    const table = await afterARound();
    const names = table.all('[data-last-round] b').map(({ textContent }) => textContent);
    expect(names).toEqual([tableWords.value.frame.you, 'Player 1', 'Player 2']);
    expect(table.one('h1').textContent).toBe(architectsWords.value.round(2));
  });

  test('in the log, whose deck a card came from', async () => {
    const { link } = fakeLink(architects, { moves: Number.POSITIVE_INFINITY });
    const table = await laid(link);
    // The score is loaded after the table.
    await vi.waitFor(() => table.pressNamed(tableWords.value.ending.score.toTable));
    await table.pressNamed(tableWords.value.frame.log);
    const log = table.one('[role="tabpanel"]').textContent ?? '';
    const { fromOwn, fromOther } = architectsWords.value.story;
    for (const phrase of [
      fromOwn({ name: '', isYou: true }),
      fromOwn({ name: 'Player 1', isYou: false }),
      fromOther({ name: 'Player 2', isYou: false }),
      fromOther({ name: '', isYou: true }),
    ])
      expect(log).toContain(phrase);
  });

  test('what each opponent still needs for the next stage', async () => {
    const { link, state } = onMyTurn({ moves: 60 });
    const table = await laid(link);
    const city = state().public.table.cities[1] as City;
    const said = table.all('[data-seat="1"] li .sr-only').map(({ textContent }) => textContent);
    expect(said).toEqual(expect.arrayContaining(nextStages(city).map(architectsWords.value.needs)));
  });

  test('what Propaganda does, without the names of two cards', async () => {
    const table = await laid(onMyTurn().link);
    await table.press(`main > header button[aria-label="${architectsWords.value.aboutTokens}"]`);
    expect(table.text()).toContain(architectsWords.value.withHorns);
    expect(table.text()).not.toContain(architectsNames.value.cards['shield-horn2']);
  });

  test('what is left in a deck that is pointed at, as everybody can count', async () => {
    const { link, state } = onMyTurn({ moves: 30 });
    const table = await laid(link);
    await table.press('[data-card="2"]');
    const left = table.all('[data-left] b').reduce((sum, { textContent }) => sum + Number(textContent), 0);
    expect(left).toBe(state().public.table.sizes[2]);
  });
});

test('my cards lie as small cards, each kind with how many, and with what one more would complete', async () => {
  const { link, state } = onMyTurn({ moves: 60 });
  const table = await laid(link);
  const { table: now } = state().public;
  const held = (now.cities[0] as City).cards.flatMap((count, card) => (count > 0 ? [String(card)] : []));
  expect(table.all('[data-collection] [data-held]').map(({ dataset }) => dataset.held)).toEqual(held);
  const wanted = wantedBy(now, 0);
  expect(wanted).not.toEqual([]);
  expect(table.all('[data-hoped]').map(({ dataset }) => dataset.hoped)).toEqual(
    wanted.map(({ stage }) => String(stage ?? 'set')),
  );
});

test('the log tells what everybody took', async () => {
  const table = await afterARound();
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
  await vi.waitFor(() => table.pressNamed(proof.check));
  await vi.waitFor(() => expect(table.text()).toContain(proof.verdict.fails));
  // The faked lobby showed no seal; all else follows from the seed.
  const faults = Object.values(proof.faults).filter((fault) => table.text().includes(fault));
  expect(faults).toEqual([proof.faults['no-seal']]);
});

describe('a replay at the move of another player', () => {
  function atMoveOf(seat: number, eyes: 'all' | number) {
    const { film } = develop(reel, randomRecord(architects));
    if (film === undefined) throw new Error('the record doesn’t hold');
    const link = new ReplayMatch(film);
    link.look(eyes);
    link.show(film.stills.findIndex(({ owed }, at) => at > 12 && owed[seat] === 1));
    return link;
  }

  test('says whose decks they are, and never “yours”', async () => {
    const table = await laid(atMoveOf(1, 'all'));
    await vi.waitFor(() => expect(table.text()).toContain(architectsWords.value.deckOf('Player 1')));
    const { leftDeck, rightDeck } = architectsNames.value.terms;
    for (const words of [leftDeck, rightDeck]) expect(table.text()).not.toContain(words);
  });

  test('lights the deck that the next card is taken from', async () => {
    const link = atMoveOf(1, 'all');
    const [{ chosen: [move] = [], view } = {}] = link.deciding.value;
    if (move === undefined || view === undefined) throw new Error('nobody decides');
    const table = await laid(link);
    const deck = deckAt(view.public.table, 1, placeIn(move));
    const lit = table.all('[data-lit]').map(({ dataset }) => dataset.deck);
    expect(new Set(lit)).toEqual(new Set([String(deck)]));
  });
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
