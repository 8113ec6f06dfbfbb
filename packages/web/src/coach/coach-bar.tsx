// The coach's switch, and the sign of a move's chance to win, for both games.

import { useEffect } from 'preact/hooks';
import { labelled } from '../i18n/language.ts';
import { classes } from '../ui/classes.ts';
import { Toggle } from '../ui/toggle.tsx';
import { tableWords } from '../words/index.ts';
import css from './coach.module.css';
import { type Coach, type MoveEstimate, percent } from './coach.ts';

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
  readonly isBest: boolean;
}

/** How likely a move is to win. */
export function Chance({ of, isBest }: ChanceProps) {
  if (of === undefined) return null;
  const { frame: words } = tableWords.value;
  const said = words.chance(percent(of.win), percent(of.margin), Math.round(of.score));
  return (
    <span
      class={classes(css.chance, isBest && css.best)}
      title={said}
      data-chance={isBest ? 'best' : 'other'}
    >
      <span aria-hidden="true">
        {isBest && '★'}
        {words.percent(percent(of.win))}
      </span>
      <span class="sr-only">{isBest ? labelled(words.coachChoice, said) : said}</span>
    </span>
  );
}
