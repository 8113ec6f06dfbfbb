import { CHOICE_SYMBOL } from '../compiled-effect.ts';
import { SET_POINTS, SYMBOLS } from '../vocabulary.ts';

/** [V5] Each symbol's number squared, and seven for each set of three different ones. */
export function sciencePoints(symbols: readonly number[]): number {
  const [compass = 0, gear = 0, tablet = 0] = symbols;
  return compass ** 2 + gear ** 2 + tablet ** 2 + SET_POINTS * Math.min(compass, gear, tablet);
}

/** [V6] Symbols of choice are taken for the most points: gives what each symbol then counts. */
export function bestSymbols(
  symbols: readonly number[],
  choices = symbols[CHOICE_SYMBOL] ?? 0,
): readonly number[] {
  const fixed = symbols.slice(0, SYMBOLS.length);
  if (choices === 0) return fixed;
  return fixed
    .map((_, chosen) =>
      bestSymbols(
        fixed.map((count, at) => (at === chosen ? count + 1 : count)),
        choices - 1,
      ),
    )
    .reduce((best, other) => (sciencePoints(other) > sciencePoints(best) ? other : best));
}
