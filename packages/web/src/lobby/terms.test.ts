import { createMatch, type LobbyView, termsChange } from '@mirabilia/protocol';
import { expect, test } from 'vitest';
import { noteFinished } from '../app/experience.ts';
import { GAME_IDS, GAMES } from '../games/index.ts';
import {
  changeRequest,
  choiceOf,
  completed,
  createRequest,
  termsOf,
  usualTerms,
  withWonder,
} from './terms.ts';

test.for(GAME_IDS)('%s: the usual table is one that the protocol knows', (id) => {
  const wish = createRequest(GAMES[id], usualTerms(GAMES[id]));
  expect(createMatch.parse(wish)).toEqual(wish);
  expect(wish.seats).toEqual(['open', 'open', 'open']);
  expect(wish.options).toMatchObject({ wonders: 'random', seating: 'as-is' });
});

test('a first match of 7 Wonders is played on side A, later ones as the game has it', () => {
  const sides = () =>
    createRequest(GAMES['seven-wonders'], usualTerms(GAMES['seven-wonders'])).options?.sides;
  expect(sides()).toBe('A');
  noteFinished('architects', 'of another game');
  expect(sides()).toBe('A');
  noteFinished('seven-wonders', 'the first one');
  expect(sides()).toBe('random');
});

test('wonders that the host assigns are sent as a list, the first seat as its number', () => {
  const terms = { ...usualTerms(GAMES.architects), wonders: ['a', 'b', 'c'] };
  const wish = createRequest(GAMES.architects, { ...terms, options: { wonders: 'chosen', first: 'host' } });
  expect(wish.options).toEqual({ wonders: ['a', 'b', 'c'], first: 0, seating: 'as-is' });
});

test('each city has a wonder and each wonder one city, whatever was chosen before', () => {
  const all = ['a', 'b', 'c', 'd'];
  expect(completed([], all, 3)).toEqual(['a', 'b', 'c']);
  expect(completed(['c', 'c', 'z'], all, 3)).toEqual(['c', 'a', 'b']);
  expect(completed(['d', 'c', 'b', 'a'], all, 2)).toEqual(['d', 'c']);
});

test('two cities swap when one takes the other’s wonder', () => {
  expect(withWonder(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
  expect(withWonder(['a', 'b', 'c'], 0, 'd')).toEqual(['d', 'b', 'c']);
});

test('the options of a match are read back; unknown ones are left out', () => {
  expect(choiceOf('wonders', ['a', 'b', 'c'])).toBe('chosen');
  expect(choiceOf('first', 0)).toBe('host');
  expect(choiceOf('sides', 'B')).toBe('B');
  expect(choiceOf('sides', 'C')).toBe(undefined);
});

/** The lobby of a table that was just made. */
function lobbyOf(wish: ReturnType<typeof createRequest>): LobbyView {
  const seats = wish.seats.map(() => ({ kind: 'open', name: null, isYou: false, isHost: false }) as const);
  return { ...wish, aids: { memory: true, score: false }, ...wish, seats } as unknown as LobbyView;
}

test.for(GAME_IDS)('%s: what was agreed on is read back from the lobby', (id) => {
  const terms = {
    ...usualTerms(GAMES[id]),
    options: { wonders: 'chosen', seating: 'shuffled' } as const,
    wonders: ['a', 'b', 'c'],
    pace: { kind: 'days', hours: 48 } as const,
    botDelay: 'long' as const,
    hasMemoryAid: false,
    hasRunningScore: true,
    hasSpectatorChat: false,
  };
  expect(termsOf(lobbyOf(createRequest(GAMES[id], terms)))).toMatchObject(terms);
});

test('only differences are sent', () => {
  const game = GAMES['seven-wonders'];
  const before = usualTerms(game);
  expect(changeRequest(game, before, before)).toEqual({});
  const after = { ...before, players: 5, options: { sides: 'B' } as const, hasMemoryAid: false };
  const change = changeRequest(game, before, after);
  expect(change).toEqual({
    players: 5,
    options: { wonders: 'random', sides: 'B', seating: 'as-is' },
    aids: { memory: false, score: false },
  });
  expect(termsChange.parse(change)).toEqual(change);
  // Another visibility brings its own answer to who may chat, so the answer is sent with it.
  expect(changeRequest(game, before, { ...before, visibility: 'public' })).toEqual({
    visibility: 'public',
    spectatorChat: true,
  });
  expect(changeRequest(game, before, { ...before, hasSpectatorChat: false })).toEqual({
    spectatorChat: false,
  });
});
