// What a table says of itself: for whom it waits, or that there is nothing to wait for.

import { tableWords } from '../words/index.ts';
import type { Tone } from './attention.ts';
import type { CityGame, TableModel } from './model.ts';
import type { AnyState } from './state.ts';

export interface Status {
  readonly tone: Tone;
  readonly text: string;
}

/** A match that is over, or replayed, waits for nobody. */
export function statusIn<T extends CityGame>({ table, replay }: TableModel<T>, inPlay: () => Status): Status {
  const { over, replay: replayed } = tableWords.value.frame;
  if (table.value === undefined || table.value.phase.kind === 'over') return { tone: 'calm', text: over };
  return replay === undefined ? inPlay() : { tone: 'calm', text: replayed };
}

/** It's the viewer's turn: calm against bots, urgent when people have been waiting for a while. */
export function askedStatus({ peopleWait }: Pick<AnyState<CityGame>, 'peopleWait'>): Status {
  const { allWait, yourTurn } = tableWords.value.frame;
  return peopleWait.value ? { tone: 'urgent', text: allWait } : { tone: 'asked', text: yourTurn };
}

/** A sentence that only makes sense while the match is played. */
export const whilePlayed = <T extends CityGame>({ replay }: TableModel<T>, sentence: string): string =>
  replay === undefined ? sentence : tableWords.value.frame.replay;
