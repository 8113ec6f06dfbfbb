// The time that runs: mine while the table waits for me, else that of whoever has the least left.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { leftOnClock } from '../logic/time.ts';
import { useTable } from '../state.ts';
import { say } from '../words/index.ts';
import css from './clock.module.css';

/** Seconds below which time is short. */
const SHORT = 15;

export function Clock() {
  const { link, me } = useTable();
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 500);
    return () => clearInterval(timer);
  }, [now]);
  const seconds = leftOnClock(link.clock.value, me.value, now.value);
  if (seconds === undefined) return null;
  const text = say.words.time(seconds);
  return (
    <span
      class={classes(css.clock, seconds <= SHORT && css.short)}
      role="timer"
      aria-label={say.words.timeLeft(text)}
    >
      <Icon name="hourglass" />
      <span aria-hidden="true">{text}</span>
    </span>
  );
}
