// What a table says of itself: for whom it waits, or that there is nothing to wait for.

import type { MatchLink } from '../match/link.ts';
import { appWords, tableWords } from '../words/index.ts';
import type { Tone } from './attention.ts';
import type { CityGame, TableModel } from './model.ts';
import type { AnyState } from './state.ts';

export interface Status {
  readonly tone: Tone;
  readonly text: string;
}

/** Another tab of this browser has the match: nothing can be done here. */
export const isPlayedElsewhere = ({
  live,
}: {
  readonly live: Pick<MatchLink, 'state'> | undefined;
}): boolean => live?.state.value.kind === 'elsewhere';

/** Its players have ended it together. */
const isAbandoned = ({ live }: { readonly live: Pick<MatchLink, 'end'> | undefined }): boolean =>
  live?.end.value?.isAbandoned === true;

/** A match that is over, or replayed, waits for nobody. */
export function statusIn<T extends CityGame>(model: TableModel<T>, inPlay: () => Status): Status {
  const { over, replay: replayed } = tableWords.value.frame;
  if (isPlayedElsewhere(model)) return { tone: 'calm', text: appWords.value.link.elsewhere };
  const { table, replay } = model;
  if (table.value === undefined || table.value.phase.kind === 'over' || isAbandoned(model))
    return { tone: 'calm', text: over };
  return replay === undefined ? inPlay() : { tone: 'calm', text: replayed };
}

/** It's the viewer's turn: calm against bots, urgent when people have been waiting for a while. */
export function askedStatus({ peopleWait }: Pick<AnyState<CityGame>, 'peopleWait'>): Status {
  const { allWait, yourTurn } = tableWords.value.frame;
  return peopleWait.value ? { tone: 'urgent', text: allWait } : { tone: 'asked', text: yourTurn };
}

/** For whom the table waits; for nobody while the viewer's own move is under way. */
export function waitingStatus(names: readonly string[]): Status {
  const { waitingFor, sending } = tableWords.value.frame;
  return { tone: 'calm', text: names.length === 0 ? sending : waitingFor(names) };
}

/** A sentence that only makes sense while the match is played. */
export const whilePlayed = <T extends CityGame>({ replay }: TableModel<T>, sentence: string): string =>
  replay === undefined ? sentence : tableWords.value.frame.replay;
