// The log for people at a terminal: a line per event. Everything else gets the JSON that it is made from.

import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

const LEVELS: Readonly<Record<number, { readonly name: string; readonly style: Style }>> = {
  10: { name: 'trace', style: 'gray' },
  20: { name: 'debug', style: 'gray' },
  30: { name: 'info', style: 'green' },
  40: { name: 'warn', style: 'yellow' },
  50: { name: 'error', style: 'red' },
  60: { name: 'fatal', style: ['bold', 'red'] },
};
const WIDTH = 5;
const ERROR = 50;

/** What people wrote may not steer the terminal. */
const harmless = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');

/** A fact as it is read: texts without quotes where nothing is lost by it. */
const shown = (value: unknown): string =>
  harmless(typeof value === 'string' && value !== '' && !/\s/.test(value) ? value : JSON.stringify(value));

interface Failure {
  readonly message: string;
  readonly stack?: string;
}
const isFailure = (given: unknown): given is Failure =>
  typeof given === 'object' && given !== null && typeof (given as Failure).message === 'string';

const clock = (time: number): string => {
  const date = new Date(time);
  return [date.getHours(), date.getMinutes(), date.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
};

/** A line of the log, read again as `16:02:11 warn  the store is not ready: database is locked (route /readyz)`. */
export function readable(line: string, { colours }: { readonly colours: boolean }): string {
  const { level, time, msg = '', ...facts } = JSON.parse(line) as Record<string, unknown>;
  const { name, style } = LEVELS[Number(level)] ?? { name: String(level), style: 'gray' as const };
  const paint = (how: Style, text: string): string =>
    colours ? styleText(how, text, { validateStream: false }) : text;
  const failures = Object.values(facts).filter(isFailure);
  const told = [String(msg), ...failures.map(({ message }) => message)].filter((text) => text !== '');
  const rest = Object.entries(facts)
    .filter(([, value]) => value !== undefined && !isFailure(value))
    .map(([key, value]) => `${key} ${shown(value)}`);
  const first = [
    paint('gray', clock(Number(time))),
    paint(style, name.padEnd(WIDTH)),
    harmless(told.join(': ')),
    ...(rest.length === 0 ? [] : [paint('gray', `(${rest.join(', ')})`)]),
  ].join(' ');
  const stacks =
    Number(level) < ERROR ? [] : failures.flatMap(({ stack }) => (stack ?? '').split('\n').slice(1));
  return [first, ...stacks.map((each) => paint('gray', `    ${harmless(each.trim())}`)), ''].join('\n');
}

/** Colours unless somebody doesn't want them: https://no-color.org. */
export const wantsColours = ({ NO_COLOR, TERM }: NodeJS.ProcessEnv): boolean => !NO_COLOR && TERM !== 'dumb';
