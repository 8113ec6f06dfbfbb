// A match is told in every language: whole, with the games' own names, and not in English.

import { GAME_IDS } from '@mirabilia/games';
import { type GameTypes, LANGUAGES, seedOfMatch } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { coachOf } from '../coach.ts';
import { playMatch } from '../simulation/play-match.ts';
import { readOptionsOf } from '../table-options.ts';
import { narrate } from './narrate.ts';
import { type NarratedGame, withNarratedGame } from './narrated-games.ts';
import { ENGLISH, type Speech, speechIn } from './speech.ts';

const PLAYERS = [2, 4];

/** Names that no language has in its sentences. */
const NAMES = ['P0', 'P1', 'P2', 'P3'];

/** Every line of one match, with all that players may choose and what a bot says of it. */
function linesOf<T extends GameTypes>(
  speech: Speech,
  narrated: NarratedGame<T>,
  options: { readonly players: number; readonly [key: string]: unknown },
): string[] {
  const { game, narrator } = narrated;
  const read = readOptionsOf(game, options, narrator.refusals);
  if (!read.ok) throw new Error('the options are refused');
  const botIds = Array.from({ length: options.players }, () => 'random' as const);
  const match = playMatch(game, { options: read.value, seed: seedOfMatch('languages', 0), botIds });
  const pages = narrate({
    speech,
    narrated,
    start: match,
    entries: match.history,
    names: NAMES.slice(0, options.players),
    viewpoint: 'all',
    pictures: 'chapter',
    coach: coachOf(game, 'random', speech),
  });
  return [...pages].flat();
}

const told = (speech: Speech, id: (typeof GAME_IDS)[number]): string[] =>
  PLAYERS.flatMap((players) =>
    withNarratedGame(id, (narrated) => linesOf(speech, narrated, { players, wonders: 'draft' }), speech),
  );

describe.for(GAME_IDS)('%s', (id) => {
  const english = told(ENGLISH, id);

  test.for(LANGUAGES)('is told whole in %s', async (language) => {
    const speech = await speechIn(language);
    const lines = told(speech, id);
    expect(lines).toHaveLength(english.length);
    expect(lines.filter((line) => /undefined|NaN|\[object|#|\$\{/.test(line))).toEqual([]);
    // Sentences have one space between words; tables have more, and begin lines with them.
    const sentences = lines.filter((line) => /^\S.*[.]$/.test(line));
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter((line) => line.includes('  '))).toEqual([]);
  });

  test.for(LANGUAGES.filter((each) => each !== 'en'))('is not told in English in %s', async (language) => {
    const lines = told(await speechIn(language), id);
    // Events and choices in words; cards and cities may be called alike.
    const isAlike = (line: string, at: number) => line === english[at] && /[a-z]{3,} [a-z]{3,}/.test(line);
    expect(lines.filter(isAlike)).toEqual([]);
  });
});

test('cards and cities have the names of the language', async () => {
  const lines = told(await speechIn('pl'), 'seven-wonders').join('\n');
  expect(lines).toContain('Skład drzewny');
  expect(lines).not.toContain('Lumber Yard');
});
