import { describe, expect, test } from 'vitest';
import { createMatch, language, pace, seatChange, termsChange, webhookChange } from './http.ts';

const isAccepted = (schema: { safeParse(given: unknown): { success: boolean } }, given: unknown): boolean =>
  schema.safeParse(given).success;

describe('a new match', () => {
  const wish = { game: 'architects', seats: ['open', 'bot:easy'] };

  test('needs a game and seats; the rest is as usual', () => {
    expect(createMatch.parse(wish)).toEqual({
      ...wish,
      options: {},
      pace: { kind: 'untimed' },
      botDelay: 0,
      visibility: 'private',
    });
  });

  test.each([
    ['one seat', { ...wish, seats: ['open'] }],
    ['eight seats', { ...wish, seats: new Array(8).fill('open') }],
    ['a seat for nobody', { ...wish, seats: ['open', 'nobody'] }],
    ['a bot whose level is no word', { ...wish, seats: ['open', 'bot:Hard!'] }],
    ['options that are a list', { ...wish, options: [] }],
    ['a bot that waits for a minute', { ...wish, botDelay: 60_000 }],
    ['a visibility that there isn’t', { ...wish, visibility: 'friends' }],
  ])('with %s is refused', (_, given) => {
    expect(isAccepted(createMatch, given)).toBe(false);
  });
});

describe('a pace', () => {
  test.each([
    { kind: 'live', decision: 5, bank: 0 },
    { kind: 'live', decision: 3600, bank: 7200 },
    { kind: 'days', hours: 240 },
    { kind: 'untimed' },
  ])('may be %j', (given) => {
    expect(pace.parse(given)).toEqual(given);
  });

  test.each([
    { kind: 'live', decision: 4, bank: 0 },
    { kind: 'live', decision: 30 },
    { kind: 'days', hours: 0 },
    { kind: 'days', hours: 1.5 },
    { kind: 'blitz' },
  ])('may not be %j', (given) => {
    expect(isAccepted(pace, given)).toBe(false);
  });
});

describe('changes of the host', () => {
  test.each([
    [{ do: 'fill' }, { do: 'fill', level: 'easy' }],
    [
      { do: 'swap', seat: 0, with: 6 },
      { do: 'swap', seat: 0, with: 6 },
    ],
    [{ do: 'shuffle' }, { do: 'shuffle' }],
  ])('%j is read as %j', (given, read) => {
    expect(seatChange.parse(given)).toEqual(read);
  });

  test.each([{ do: 'open' }, { do: 'remove', seat: 7 }, { do: 'swap', seat: 0 }, { do: 'sell', seat: 0 }])(
    '%j is refused',
    (given) => {
      expect(isAccepted(seatChange, given)).toBe(false);
    },
  );

  test('terms that aren’t named stay as they are', () => {
    expect(termsChange.parse({})).toEqual({});
    expect(isAccepted(termsChange, { players: 1 })).toBe(false);
  });

  test('a webhook may be taken back, and has a language', () => {
    expect(webhookChange.parse({ webhook: null })).toEqual({ webhook: null });
    expect(webhookChange.parse({ webhook: { url: 'https://example.org' } })).toEqual({
      webhook: { url: 'https://example.org', language: language.parse('en') },
    });
    expect(isAccepted(webhookChange, {})).toBe(false);
  });
});
