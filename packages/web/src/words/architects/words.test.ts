// Everything that a match can ask, bring or tell is a sentence in every language.

import { type Architects, architects, CARDS, type Event, TOKENS } from '@mirabilia/architects';
import {
  advance,
  LANGUAGES,
  type Language,
  pending,
  pick,
  rngFrom,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import { signal } from '@preact/signals';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { names } from '../../games/architects/names.ts';
import type { OwnModel } from '../../games/architects/state.ts';
import { turnsIn } from '../../games/architects/story/chronicle.ts';
import { sentenceOf, whoIn } from '../../games/architects/story/log-text.ts';
import { consequencesOf, doesOf, explained, sentencesOf } from '../../games/architects/tell.ts';
import { language } from '../../i18n/language.ts';
import { architectsWords } from '../index.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));

const SEED = '00112233445566778899aabbccddeeff';

/** What a match of so many players tells: the consequences of every legal move, and its events. */
function tellAll(players: number): { told: string[]; events: Event[]; heard: string[] } {
  const options = architects.readOptions({ players });
  if (!options.ok) throw new Error('bad options');
  const match = startMatch<Architects>(architects, options.value, SEED);
  const rng = rngFrom(SEED, 'words');
  const told: string[] = [];
  const events: Event[] = [];
  for (let seat = pending(match.state)[0]; seat !== undefined; seat = pending(match.state)[0]) {
    const view = seatView(match.state, seat);
    const legal = architects.legalMoves(view);
    for (const move of legal) told.push(...sentencesOf(view, consequencesOf(view, move), (at) => `P${at}`));
    advance(match, seat, pick(rng, legal), (event) => events.push(event));
  }
  const people = Array.from({ length: players }, (_, at) => `P${at}`);
  const model = { names: signal(people), you: signal(0) } as unknown as OwnModel;
  const { table } = match.state.public;
  const heard = events.flatMap((event) => sentenceOf(event, { table, who: whoIn(model) }) ?? []);
  return { told, events, heard };
}

describe.for(LANGUAGES)('%s', (wanted: Language) => {
  beforeAll(async () => {
    language.value = wanted;
    await Promise.all([architectsWords.ready(), names.ready()]);
  });

  test.for([2, 4])('a match of %i is told in sentences', (players) => {
    language.value = wanted;
    const { told, heard, events } = tellAll(players);
    expect(told.length).toBeGreaterThan(50);
    expect(heard.length).toBeGreaterThan(50);
    for (const sentence of [...told, ...heard]) {
      expect(sentence).not.toMatch(/undefined|NaN|\[object|\s\s/);
      expect(sentence).toBe(sentence.trim());
    }
    for (const sentence of told) expect(sentence).toMatch(/\.$/);
    expect(turnsIn(events).length).toBeGreaterThan(5);
  });

  test('what every card does is a sentence', () => {
    language.value = wanted;
    const said = [...CARDS.keys()].map(doesOf);
    for (const sentence of said) expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(new Set(said).size).toBe(8);
  });

  test('every token is explained', () => {
    language.value = wanted;
    for (const token of TOKENS.keys()) expect(explained(token)).toMatch(/^[\p{Lu}\d].*\.$/u);
  });
});
