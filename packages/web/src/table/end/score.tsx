// The end of a match: a button while the table is looked at, else the score over the whole scene.

import type { Game, GameTypes } from '@mirabilia/kernel';
import type { Signal } from '@preact/signals';
import type { ComponentChildren, ComponentProps, JSX } from 'preact';
import type { CityGame, TableModel } from '../model.ts';
import type { Sheet } from '../sheet.tsx';
import { Ending, ToScore } from './ending.tsx';
import { UnmountWhenIdle } from './unmount-when-idle.tsx';

/** What is counted when a match is over, for the table and for a big screen. */
export interface FinalScore<C extends string> extends ComponentProps<typeof Sheet<C>> {
  /** Who won, and what decided if points didn't. */
  readonly verdict: readonly string[];
  /** The winner's wonder, as far as it was built. */
  readonly picture: ComponentChildren;
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

/** Place it in the scene, which has a position. */
export const Score = <T extends CityGame, C extends string>(props: Props<T, C>) => (
  <UnmountWhenIdle>{laid(props)}</UnmountWhenIdle>
);

function laid<T extends CityGame, C extends string>(props: Props<T, C>): JSX.Element | null {
  const { model, game, isOpen, isBusy, score, notes, more, onChat } = props;
  const table = model.table.value;
  if (table === undefined || table.phase.kind !== 'over') return null;
  if (!isOpen.value) return isBusy ? null : <ToScore isOpen={isOpen} />;
  return (
    <Ending
      {...score(table)}
      link={model.link}
      game={game}
      isOpen={isOpen}
      notes={notes(table)}
      onChat={onChat}
    >
      {more?.(table)}
    </Ending>
  );
}
