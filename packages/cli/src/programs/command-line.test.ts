import { expect, test } from 'vitest';
import { readCommandLine } from './command-line.ts';

test.each([
  ['python3 my_bot.py', ['python3', 'my_bot.py']],
  ['  ./bot   --depth 3 ', ['./bot', '--depth', '3']],
  ['"/home/ann/my bots/bot" --name \'a "b" c\'', ['/home/ann/my bots/bot', '--name', 'a "b" c']],
  ['bot --name="A B"', ['bot', '--name=A B']],
  ["bot ''", ['bot', '']],
])('%s', (text, words) => {
  expect(readCommandLine(text)).toEqual(words);
});

test.each(['', '   ', 'bot "open', "bot 'open"])('“%s” is no command', (text) => {
  expect(readCommandLine(text)).toBe(undefined);
});
