import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { readable, wantsColours } from './readable-log.ts';

/** What is printed for an event, without the time that it happened at. */
function printed(say: (log: ReturnType<typeof createLog>) => void, { colours = false } = {}): string {
  let text = '';
  say(
    createLog('trace', {
      write: (line) => {
        text += readable(line, { colours });
      },
    }),
  );
  return text;
}

test('an event is a line: time, level, message, facts', () => {
  const text = printed((log) => log.info({ route: '/api/matches', status: 200, ms: 3 }, 'call'));
  expect(text).toMatch(/^\d\d:\d\d:\d\d info {2}call \(route \/api\/matches, status 200, ms 3\)\n$/);
});

test('an event without facts has no brackets', () => {
  expect(printed((log) => log.warn('draining took too long')).slice(9)).toBe(
    'warn  draining took too long\n',
  );
});

test('a failure is told in the line; the way to it follows only if it is an error', () => {
  const err = new Error('disk is full');
  expect(printed((log) => log.warn({ err }, 'not stored')).slice(9)).toBe('warn  not stored: disk is full\n');
  const [first, second] = printed((log) => log.error({ err }, 'not stored'))
    .slice(9)
    .split('\n');
  expect(first).toBe('error not stored: disk is full');
  expect(second).toMatch(/^ {4}at /);
});

test('secrets stay secret', () => {
  expect(printed((log) => log.info({ token: 'abc' }, 'call'))).toContain('token [Redacted]');
});

test('what people wrote can’t steer the terminal', () => {
  const text = printed((log) => log.info({ name: '\u001b[2J\nEve' }, 'hello\u001b[2J\nEve'));
  expect(text).not.toContain('\u001b');
  expect(text.split('\n')).toHaveLength(2);
});

test('levels have colours where they are wanted', () => {
  const warning = (colours: boolean) => printed((log) => log.warn('slow'), { colours });
  expect(warning(true)).toContain('\u001b[33mwarn \u001b[39m');
  expect(warning(false)).not.toContain('\u001b');
  expect(wantsColours({})).toBe(true);
  expect(wantsColours({ NO_COLOR: '1' })).toBe(false);
  expect(wantsColours({ NO_COLOR: '' })).toBe(true);
  expect(wantsColours({ TERM: 'dumb' })).toBe(false);
});
