// What the end of a match shows, in order: the finished wonder where there is one, then the score.

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { settings } from '../../app/settings/settings.ts';
import type { TableLink } from '../../match/link.ts';

export type FinaleAct = 'wonder' | 'score';

export interface Finale {
  /** What is on the screen now; undefined before the end. Whoever moves things meanwhile waits for `score`. */
  readonly act: ReadonlySignal<FinaleAct | undefined>;
  /** The end is shown; is it new to these eyes? It isn't after joining, on reopening, or where a replay jumped to it. */
  begin(hasWonder: boolean): boolean;
  showScore(): void;
}

type Link = Pick<TableLink, 'update'>;

const finales = new WeakMap<Link, Finale>();

/** One for each match. */
export function finaleOf(link: Link): Finale {
  const known = finales.get(link) ?? newFinale(link);
  finales.set(link, known);
  return known;
}

function newFinale({ update }: Link): Finale {
  const act: Signal<FinaleAct | undefined> = signal(undefined);
  /** The update whose end was told. */
  let told: number | undefined;
  return {
    act,
    begin(hasWonder) {
      const news = update.peek();
      const isFresh =
        news !== undefined && news.serial !== told && news.events.some(({ kind }) => kind === 'ended');
      told = news?.serial;
      const moves = settings.motion.peek() !== 'off' && !document.hidden;
      act.value = isFresh && hasWonder && moves ? 'wonder' : 'score';
      return isFresh;
    },
    showScore() {
      act.value = 'score';
    },
  };
}
