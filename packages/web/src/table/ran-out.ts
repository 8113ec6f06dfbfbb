// Who was too late is told so: else the next hand would simply be there.

import type { Seat } from '@mirabilia/kernel';
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchLink } from '../match/link.ts';
import { toast } from '../ui/toast.tsx';
import { tableWords } from '../words/index.ts';

/**
 * A deadline of mine that has passed and makes room for another one, or for none, was the clock's move. By the keeper's
 * clock: by this one, news may come before the time that they are about.
 */
export function useRanOut({ clock }: MatchLink, me: Seat | null): void {
  useEffect(() => {
    let due: number | null = null;
    return effect(() => {
      const keeper = clock.value?.unadjusted;
      if (keeper === undefined || me === null) return;
      const next = keeper.deadlines[me] ?? null;
      if (due !== null && next !== due && keeper.now >= due) toast(tableWords.value.frame.ranOut, 'bad');
      due = next;
    });
  }, [clock, me]);
}
