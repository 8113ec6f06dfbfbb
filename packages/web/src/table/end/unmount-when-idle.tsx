// What covered the table and is taken away: out of sight at once, out of the page when that has nothing else to do.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { afterFrame } from '../later.ts';
import css from './unmount-when-idle.module.css';

/** To take several hundred elements away takes as long as to draw the table that lay under them. */
export function UnmountWhenIdle({ children }: { readonly children: JSX.Element | null }) {
  const kept = useRef<JSX.Element | null>(null);
  const [, drawAgain] = useState(0);
  if (children !== null) kept.current = children;
  const isLeaving = children === null && kept.current !== null;
  useEffect(() => {
    if (!isLeaving) return undefined;
    return afterFrame(() => {
      kept.current = null;
      drawAgain((times) => times + 1);
    });
  }, [isLeaving]);
  if (kept.current === null) return null;
  return (
    <div class={css.held} hidden={isLeaving}>
      {kept.current}
    </div>
  );
}
