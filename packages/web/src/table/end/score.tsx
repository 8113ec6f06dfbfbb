// The end of a match: a button while the table is looked at, else the score over the whole scene.

import type { GameId } from '@mirabilia/games/ids';
import type { Game, GameTypes } from '@mirabilia/kernel';
import type { Signal } from '@preact/signals';
import type { ComponentChildren, ComponentProps, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../../ui/lazy.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import type { CityGame, TableModel } from '../model.ts';
import type { Sheet } from '../sheet.tsx';
import type { Finished } from './finished-wonder.tsx';
import type { Shown as ShownScore } from './shown.tsx';
import { ToScore } from './to-score.tsx';
import { UnmountWhenIdle } from './unmount-when-idle.tsx';

/** What is counted when a match is over, for the table and for a big screen. */
export interface FinalScore<C extends string> extends ComponentProps<typeof Sheet<C>> {
  readonly game: GameId;
  /** Who won, and what decided if points didn't. */
  readonly verdict: readonly string[];
  /** The winner's wonder, as far as it was built. */
  readonly picture: ComponentChildren;
  /** Every city's, as far as it was built. */
  readonly pictureOf: (city: number) => ComponentChildren;
  /** The wonder whose completion ended the match, which is seen before anything is counted. */
  readonly finished?: Finished | undefined;
  /** What decides between equal points: the more, the better. */
  readonly tieBreaker: (city: number) => number;
  /** The smallest thing more with which a city would have won by the rules, and the points that it brings there. */
  readonly enough: (city: number) => { readonly what: string; readonly gain: number } | undefined;
}

interface Props<T extends GameTypes, C extends string> {
  readonly model: TableModel<T>;
  readonly game: Game<T>;
  readonly isOpen: Signal<boolean>;
  /** The last cards and battles are still being shown; they come first. */
  readonly isBusy: boolean;
  readonly score: (table: T['table']) => FinalScore<C>;
  readonly notes: (table: T['table']) => { readonly title: string; readonly content: ComponentChildren };
  /** What else a game shows under the score. */
  readonly more?: (table: T['table']) => ComponentChildren;
  readonly onChat?: (() => void) | undefined;
}

/** It comes with the table, but after it: a match takes a while to its end. */
const LoadedScore = lazy(
  async () => ({ default: (await import('./shown.tsx')).Shown }),
  ({ hasFailed }) => (hasFailed ? <Waiting hasFailed /> : null),
);
const Shown = LoadedScore as typeof ShownScore;
/** Milliseconds: the table itself is there by then. */
const SOON = 4000;

/** Place it in the scene, which has a position. */
export function Score<T extends CityGame, C extends string>(props: Props<T, C>) {
  useEffect(() => {
    const timer = setTimeout(LoadedScore.prefetch, SOON);
    return () => clearTimeout(timer);
  }, []);
  return <UnmountWhenIdle>{laid(props)}</UnmountWhenIdle>;
}

function laid<T extends CityGame, C extends string>(props: Props<T, C>): JSX.Element | null {
  const { model, game, isOpen, isBusy, score, notes, more, onChat } = props;
  const table = model.table.value;
  if (table === undefined || table.phase.kind !== 'over') return null;
  if (!isOpen.value) return isBusy ? null : <ToScore isOpen={isOpen} />;
  return (
    <Shown
      {...score(table)}
      link={model.link}
      rules={game}
      isOpen={isOpen}
      notes={notes(table)}
      onChat={onChat}
    >
      {more?.(table)}
    </Shown>
  );
}
