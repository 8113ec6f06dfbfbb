// Which cards would complete something at once: what a seat hopes for.

import { type Card, completedBy, KINDS, type Table } from '@mirabilia/architects';

export interface Wanted {
  /** The stage that one of these cards would complete; undefined for a set of green cards. */
  readonly stage: number | undefined;
  readonly cards: readonly Card[];
}

/** By what they would complete, stages from the bottom up, then a set. */
export function wantedBy(table: Table, seat: number): readonly Wanted[] {
  const byStage = new Map<number | undefined, Card[]>();
  const add = (stage: number | undefined, card: Card) =>
    byStage.set(stage, [...(byStage.get(stage) ?? []), card]);
  for (let card = 0; card < KINDS; card++) {
    const { stages, isSet } = completedBy(table, seat, card);
    for (const stage of stages) add(stage, card);
    if (isSet) add(undefined, card);
  }
  return [...byStage]
    .map(([stage, cards]) => ({ stage, cards }))
    .toSorted((one, other) => (one.stage ?? KINDS) - (other.stage ?? KINDS));
}
