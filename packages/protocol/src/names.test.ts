import { expect, test } from 'vitest';
import { LONGEST_CHAT, LONGEST_NAME } from './facts.ts';
import { readChat, readName } from './names.ts';

test.each([
  ['Ann', 'Ann'],
  ['  Ann   Lee ', 'Ann Lee'],
  ['Ame\u0301lie', 'Amélie'],
  ['👩‍🚀', '👩‍🚀'],
  ['a'.repeat(LONGEST_NAME), 'a'.repeat(LONGEST_NAME)],
])('%j is the name %j', (given, name) => {
  expect(readName(given)).toBe(name);
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['a name that is too long', 'a'.repeat(LONGEST_NAME + 1)],
  ['a character that can’t be seen', 'An\u200bn'],
  ['a joiner between letters', 'A\u200dn'],
  ['a line’s end', 'Ann\nLee'],
  ['what steers a terminal', '\u001b[2J'],
  ['what turns the text round', '\u202eAnn'],
  ['a heap of accents', `a${'\u0301'.repeat(400)}`],
  ['a number', 7],
])('%s is no name', (_, given) => {
  expect(readName(given)).toBeUndefined();
});

test('a chat message may be longer', () => {
  expect(readChat('a'.repeat(LONGEST_CHAT))).toHaveLength(LONGEST_CHAT);
  expect(readChat('a'.repeat(LONGEST_CHAT + 1))).toBeUndefined();
});
