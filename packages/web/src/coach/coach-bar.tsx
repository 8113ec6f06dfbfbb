// The coach's switch, and the sign of a move's chance to win, for both games.

import { createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import { labelled } from '../i18n/language.ts';
import { classes } from '../ui/classes.ts';
import { hint } from '../ui/hint.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { coachWords, tableWords } from '../words/index.ts';
import css from './coach.module.css';
import { type Coach, isRough, type MoveEstimate, percent } from './coach.ts';

interface BarProps {
  readonly coach: Coach;
  /** In play. */
  readonly isHint: boolean;
  /** Some of its answers are still to come. */
  readonly isThinking: boolean;
}

/** In a replay the coach is switched on and off; in play whoever opens it hears it, and its numbers are another wish. */
export function CoachBar({ coach, isHint, isThinking }: BarProps) {
  const { frame: words } = tableWords.value;
  const { isOn, hasNumbers } = coach;
  const wished = isHint ? hasNumbers : isOn;
  return (
    <div class={css.bar} data-coach={isOn.value ? (isThinking ? 'thinks' : 'said') : 'off'}>
      <Toggle
        label={isHint ? coachWords.value.numbers : words.coach}
        hint={isHint ? coachWords.value.numbersHint : words.coachHint}
        isOn={wished.value}
        onChange={(on) => {
          wished.value = on;
          if (!isHint) hasNumbers.value = on;
        }}
      />
    </div>
  );
}

/** That it thinks, or can't. */
export function CoachStatus({ coach, isThinking }: Omit<BarProps, 'isHint'>) {
  useEffect(() => coach.start(), [coach]);
  const { frame: words } = tableWords.value;
  const { isOn, isAbsent } = coach;
  return (
    <p class={css.said} role="status">
      {isOn.value && (isAbsent.value ? words.coachAbsent : isThinking && words.coachThinks)}
    </p>
  );
}

/** Whether chances are written beside moves; without them the best one still has its star. */
export const NumbersShown = createContext(true);

interface ChanceProps {
  readonly of: MoveEstimate | undefined;
  /** All estimates of the same choice, the best first. */
  readonly among: readonly MoveEstimate[] | undefined;
}

/** How likely a move is to win; a number of which little is known is marked as rough. */
export function Chance({ of, among = [] }: ChanceProps) {
  const hasNumbers = useContext(NumbersShown);
  if (of === undefined) return null;
  const isBest = of === among[0];
  const isUnsure = isRough(of, among);
  const { frame: words } = tableWords.value;
  if (!hasNumbers && !isBest) return null;
  const said = words.chance(percent(of.win), percent(of.margin), Math.round(of.score));
  return (
    <span
      class={classes(css.chance, isBest && css.best, isUnsure && css.rough)}
      data-chance={isBest ? 'best' : isUnsure ? 'rough' : 'other'}
      {...(hasNumbers && hint(said))}
    >
      <span aria-hidden="true">
        {isBest && '★'}
        {isUnsure && '~'}
        {hasNumbers && words.percent(percent(of.win))}
      </span>
      <span class="sr-only">
        {!hasNumbers ? words.coachChoice : isBest ? labelled(words.coachChoice, said) : said}
      </span>
    </span>
  );
}
