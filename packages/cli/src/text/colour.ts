// Colours on a terminal. Lines are painted when they are printed: until then they are plain text, whose width can be counted.

import type { Look } from '../narrator/looks.ts';

const SGR = {
  bold: '1',
  dim: '2',
  accent: '36',
  good: '32',
  bad: '31',
  warn: '33',
  // The cards of both games. Brown isn't among the sixteen colours that every terminal has.
  brown: '38;5;137',
  grey: '90',
  blue: '94',
  yellow: '33',
  red: '31',
  green: '32',
  purple: '35',
  wonder: '38;5;173',
  treasury: '38;5;136',
  cat: '38;5;179',
} as const satisfies Readonly<Record<Look | 'bold' | 'dim' | 'accent' | 'good' | 'bad' | 'warn', string>>;

export type Style = keyof typeof SGR;

/** What is painted, and how: the source of a regular expression. Earlier rules win. */
export type PaintRule = readonly [pattern: string, style: Style];

/** Paints a line that is ready to be printed. */
export type Paint = (line: string) => string;

const PLAIN: Paint = (line) => line;

/** NO_COLOR (no-color.org) switches colours off, FORCE_COLOR on; otherwise a terminal has them and a pipe hasn't. */
export function hasColours(
  { isTTY = false }: { readonly isTTY?: boolean },
  { NO_COLOR, FORCE_COLOR, TERM }: NodeJS.ProcessEnv = process.env,
): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0';
  return isTTY && TERM !== 'dumb';
}

export function painter(rules: readonly PaintRule[], isOn = hasColours(process.stdout)): Paint {
  if (!isOn || rules.length === 0) return PLAIN;
  const any = new RegExp(rules.map(([pattern]) => `(${pattern})`).join('|'), 'gu');
  return (line) =>
    line.replace(any, (found: string, ...groups: readonly (string | undefined)[]) => {
      const style = rules[groups.slice(0, rules.length).findIndex((group) => group !== undefined)]?.[1];
      return style === undefined ? found : `\x1b[${SGR[style]}m${found}\x1b[0m`;
    });
}

export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const NEVER = '(?!)';

/** These words, where they aren't parts of longer ones. A name may be empty. */
export function wordsOf(words: readonly string[]): string {
  const given = words.filter((word) => word !== '');
  if (given.length === 0) return NEVER;
  return `(?<![\\p{L}\\p{N}])(?:${given.map(escaped).join('|')})(?![\\p{L}\\p{N}])`;
}

/** What tables and plots are made of. */
export const PLOT_RULES: readonly PaintRule[] = [
  ['[█▏▎▍▌▋▊▉]+|●|[├─]+(?=[●┼┤])|(?<=[●┼])[─┤]+', 'accent'],
  ['[┊┼]', 'dim'],
  ['★', 'yellow'],
];
