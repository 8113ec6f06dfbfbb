import { expect, test } from 'vitest';
import { LONGEST_CHAT, LONGEST_NAME } from './facts.ts';
import { cutName, distinctName, lookOf, readChat, readName } from './names.ts';

test.each([
  ['Ann', 'Ann'],
  ['  Ann   Lee ', 'Ann Lee'],
  ['Ame\u0301lie', 'Amélie'],
  ['👩‍🚀', '👩‍🚀'],
  ['👩‍❤️‍💋‍👩', '👩‍❤️‍💋‍👩'],
  ['कार्त्स्न्य', 'कार्त्स्न्य'],
  ['กี้', 'กี้'],
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
  ['nine marks on one letter', `a${'\u0323'.repeat(9)}`],
  ['as many marks as a name has room for', `a${'\u0323'.repeat(283)}`],
  ['a family of thirty', Array(30).fill('👩').join('\u200d')],
  ['a blank that is no space', 'Ann\u2800'],
  ['blanks alone', '\u2800'],
  ['a mark that draws nothing', '\ufe0f'],
  ['a number', 7],
])('%s is no name', (_, given) => {
  expect(readName(given)).toBeUndefined();
});

test.each([
  ['Ann', 'Ann'],
  ['  Ann   Lee ', 'Ann Lee'],
  ['👩‍🚀', '👩‍🚀'],
  ['An\u200bn', 'Ann'],
  ['\u202eAnn\u001b[2J\u0000', 'Ann[2J'],
  ['Ann\nLee', 'AnnLee'],
  ['a'.repeat(200_000), 'a'.repeat(LONGEST_NAME)],
  [`a${'\u0323'.repeat(200)}b`, `ạ${'\u0323'.repeat(7)}b`],
  ['\u200b', '?'],
  ['\ud800', '?'],
  ['', '?'],
])('%j is cut to %j', (given, name) => {
  expect(cutName(given)).toBe(name);
  expect(readName(name)).toBe(name);
});

test('the marks of a long name are not put in order: that takes seconds', () => {
  // In order, the second kind would come first.
  const given = `a${'\u0315'.repeat(30_000)}${'\u0316'.repeat(30_000)}`;
  expect(cutName(given)).toBe(`a${'\u0315'.repeat(7)}`);
});

test('a chat message may be longer', () => {
  expect(readChat('a'.repeat(LONGEST_CHAT))).toHaveLength(LONGEST_CHAT);
  expect(readChat('a'.repeat(LONGEST_CHAT + 1))).toBeUndefined();
});

test.each([
  ['Ann', 'ann'],
  ['Ann', 'Αnn'],
  ['Ann', 'Аnn'],
  ['Ann', 'Ꭺnn'],
  ['Ann', 'ꓮnn'],
  ['Anna', 'ᴀnna'],
  ['Ida', 'ɪda'],
  ['Ivan', 'ǀvan'],
  ['Leo', 'Leⲟ'],
  ['Cara', 'ꮯara'],
  ['Olga', 'ჿlga'],
  ['Ann', 'A nn.'],
  ['Ann', 'Ann'],
  ['Anna', 'Annа'],
  ['Jose', 'José'],
  ['Olga', '0lga'],
  ['Ian', 'lan'],
  ['Bernd', 'Bemd'],
  ['Strauß', 'STRAUSS'],
  ['Νικος', 'ΝΙΚΟΣ'],
])('%s and %s look alike', (one, other) => {
  expect(lookOf(one)).toBe(lookOf(other));
});

test.each([
  ['Ann', 'Anna'],
  ['Bob', 'Rob'],
  ['李', '王'],
  ['👩‍🚀', '🐱'],
  ['...', '!!!'],
])('%s and %s don’t', (one, other) => {
  expect(lookOf(one)).not.toBe(lookOf(other));
});

test('the later of two that look alike gets a number, and the number fits', () => {
  expect(distinctName('Ann', ['Bob'])).toBe('Ann');
  expect(distinctName('Αnn', ['Bob', 'Ann'])).toBe('Αnn (2)');
  expect(distinctName('Ann', ['Ann', 'Ann (2)'])).toBe('Ann (3)');
  expect(distinctName('Ann', ['Ann', 'ANN2'])).toBe('Ann (3)');
  expect(distinctName('Ann (2)', ['Ann', 'Ann (2)'])).toBe('Ann (2) (2)');
  const long = 'a'.repeat(LONGEST_NAME);
  expect(distinctName(long, [long])).toBe(`${'a'.repeat(LONGEST_NAME - 4)} (2)`);
  expect(readName(distinctName('👩‍🚀'.repeat(LONGEST_NAME), ['👩‍🚀'.repeat(LONGEST_NAME)]))).toBeDefined();
});
