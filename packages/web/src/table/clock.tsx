// The time that runs: mine while the table waits for me, else that of whoever has the least left.

import type { Seat } from '@mirabilia/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchLink } from '../match/link.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import css from './clock.module.css';
import { useRanOut } from './ran-out.ts';
import { leftOnClock } from './time.ts';
import { board } from './words/index.ts';

/** Seconds below which time is short. */
const SHORT = 15;

export function Clock({ link, me }: { readonly link: MatchLink; readonly me: Seat | null }) {
  useRanOut(link, me);
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 500);
    return () => clearInterval(timer);
  }, [now]);
  const seconds = leftOnClock(link.clock.value, me, now.value);
  if (seconds === undefined) return null;
  const text = board.words.time(seconds);
  return (
    <span
      class={classes(css.clock, seconds <= SHORT && css.short)}
      role="timer"
      aria-label={board.words.timeLeft(text)}
    >
      <Icon name="hourglass" />
      <span aria-hidden="true">{text}</span>
    </span>
  );
}
