import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { hasColours, PLOT_RULES, painter, wordsOf } from './colour.ts';

const terminal = { isTTY: true };

test('a terminal has colours, unless somebody doesn’t want them', () => {
  expect(hasColours(terminal, { TERM: 'xterm' })).toBe(true);
  expect(hasColours(terminal, { TERM: 'dumb' })).toBe(false);
  expect(hasColours(terminal, { NO_COLOR: '1', FORCE_COLOR: '1' })).toBe(false);
  // As no-color.org has it, an empty variable says nothing.
  expect(hasColours(terminal, { NO_COLOR: '' })).toBe(true);
  expect(hasColours({}, {})).toBe(false);
  expect(hasColours({}, { FORCE_COLOR: '1' })).toBe(true);
  expect(hasColours(terminal, { FORCE_COLOR: '0' })).toBe(false);
});

test('words are painted where they stand alone, and the first rule wins', () => {
  const paint = painter(
    [
      [wordsOf(['Altar', 'C++ (old)']), 'blue'],
      [wordsOf(['Baths', 'Altar']), 'red'],
    ],
    true,
  );
  expect(paint('Altar, Altars, Baths')).toBe('\x1b[94mAltar\x1b[0m, Altars, \x1b[31mBaths\x1b[0m');
  expect(paint('C++ (old)')).toBe('\x1b[94mC++ (old)\x1b[0m');
});

test('an empty name is no word', () => {
  expect(painter([[wordsOf(['']), 'bold']], true)('a b')).toBe('a b');
});

test('a plot keeps its letters', () => {
  const line = 'hard  ├─┼●──┤ ┊ ██▌ 3.0';
  const painted = painter(PLOT_RULES, true)(line);
  expect(painted).not.toBe(line);
  expect(stripVTControlCharacters(painted)).toBe(line);
  expect(painter(PLOT_RULES, false)(line)).toBe(line);
});
