// The time that runs, and what is in reserve: mine while the table waits for me, otherwise that of the player with the least left.

import type { Seat } from '@mirabilia/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchLink } from '../match/link.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { tableWords } from '../words/index.ts';
import css from './clock.module.css';
import { useRanOut } from './ran-out.ts';
import { leftOnClock } from './time.ts';

/** Seconds below which time is short. */
const SHORT = 15;

interface Props {
  readonly link: MatchLink;
  readonly me: Seat | null;
}

/** A replay has no link, and no clock. */
export const Clock = ({ link, me }: Omit<Props, 'link'> & { readonly link: MatchLink | undefined }) =>
  link === undefined ? null : <Running link={link} me={me} />;

function Running({ link, me }: Props) {
  useRanOut(link, me);
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 500);
    return () => clearInterval(timer);
  }, [now]);
  const left = leftOnClock(link.clock.value, me, now.value);
  if (left === undefined) return null;
  const { frame: words } = tableWords.value;
  const { seconds, reserve, isReserveRunning } = left;
  const time = words.time(seconds);
  const told = isReserveRunning ? words.reserveLeft(time) : words.timeLeft(time);
  return (
    <span
      class={classes(css.clock, (isReserveRunning || seconds + reserve <= SHORT) && css.short)}
      role="timer"
      aria-label={reserve > 0 ? `${told}, ${words.andReserve(words.time(reserve))}` : told}
      title={reserve > 0 ? words.andReserve(words.time(reserve)) : told}
    >
      <Icon name="hourglass" />
      <span aria-hidden="true">{time}</span>
      {reserve > 0 && (
        <span class={css.reserve} aria-hidden="true">
          +{words.time(reserve)}
        </span>
      )}
    </span>
  );
}
