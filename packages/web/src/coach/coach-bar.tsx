// The coach's switch, and the sign of a move's chance to win, for both games.

import { useEffect } from 'preact/hooks';
import { labelled } from '../i18n/language.ts';
import { classes } from '../ui/classes.ts';
import { hint } from '../ui/hint.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { tableWords } from '../words/index.ts';
import css from './coach.module.css';
import { type Coach, isRough, type MoveEstimate, percent } from './coach.ts';

interface BarProps {
  readonly coach: Coach;
  /** Some of its answers are still to come. */
  readonly isThinking: boolean;
}

/** Switches the coach on or off. */
export function CoachBar({ coach, isThinking }: BarProps) {
  useEffect(() => coach.start(), [coach]);
  const { frame: words } = tableWords.value;
  const { isOn, isAbsent } = coach;
  return (
    <div class={css.bar} data-coach={isOn.value ? (isThinking ? 'thinks' : 'said') : 'off'}>
      <Toggle
        label={words.coach}
        hint={words.coachHint}
        isOn={isOn.value}
        onChange={(on) => {
          isOn.value = on;
        }}
      />
      <p class={css.said} role="status">
        {isOn.value && (isAbsent.value ? words.coachAbsent : isThinking && words.coachThinks)}
      </p>
    </div>
  );
}

interface ChanceProps {
  readonly of: MoveEstimate | undefined;
  /** All estimates of the same choice, the best first. */
  readonly among: readonly MoveEstimate[] | undefined;
}

/** How likely a move is to win; a number of which little is known is marked as rough. */
export function Chance({ of, among = [] }: ChanceProps) {
  if (of === undefined) return null;
  const isBest = of === among[0];
  const isUnsure = isRough(of, among);
  const { frame: words } = tableWords.value;
  const said = words.chance(percent(of.win), percent(of.margin), Math.round(of.score));
  return (
    <span
      class={classes(css.chance, isBest && css.best, isUnsure && css.rough)}
      data-chance={isBest ? 'best' : isUnsure ? 'rough' : 'other'}
      {...hint(said)}
    >
      <span aria-hidden="true">
        {isBest && '★'}
        {isUnsure && '~'}
        {words.percent(percent(of.win))}
      </span>
      <span class="sr-only">{isBest ? labelled(words.coachChoice, said) : said}</span>
    </span>
  );
}
