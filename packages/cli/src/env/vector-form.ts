// A game in numbers, for programs that learn: what a seat sees as a row of bytes, and every move as one of a fixed list of
// actions. Seats are named as the viewer sees them: +0 is the viewer, +1 the next seat on the left, and so on.

import type { GameTypes, Move, SeatView } from '@mirabilia/kernel';

/** A part of an observation: an entry for each label, or a single one. */
export interface Field<V> {
  readonly name: string;
  readonly labels?: readonly string[];
  /** Entries that aren't written are 0. */
  fill(out: Uint8ClampedArray, at: number, view: V): void;
}

export interface Layout<V> {
  /** What each entry is, in order. */
  readonly names: readonly string[];
  /** Writes an observation to a place that is all zeros. */
  write(out: Uint8ClampedArray, at: number, view: V): void;
}

/** The fields one after the other. */
export function layoutOf<V>(fields: readonly Field<V>[]): Layout<V> {
  const names = fields.flatMap(({ name, labels }) => labels?.map((label) => `${name}.${label}`) ?? [name]);
  const offsets: number[] = [];
  let size = 0;
  for (const { labels } of fields) {
    offsets.push(size);
    size += labels?.length ?? 1;
  }
  return {
    names,
    write: (out, at, view) => {
      for (let i = 0; i < fields.length; i++) {
        (fields[i] as Field<V>).fill(out, at + (offsets[i] as number), view);
      }
    },
  };
}

/** Adds one to the entry of each item: counts of cards, or a single entry that is set. */
export function tally(out: Uint8ClampedArray, at: number, items: readonly number[]): void {
  for (let i = 0; i < items.length; i++) {
    const place = at + (items[i] as number);
    out[place] = (out[place] as number) + 1;
  }
}

/** A fixed list of actions. Every legal move has one, and no two legal moves of a seat have the same. */
export interface ActionList<T extends GameTypes> {
  readonly names: readonly string[];
  /** Adds the action of each legal move, in the order of the moves. */
  add(actions: number[], legal: readonly Move[], view: SeatView<T>): void;
}

export interface VectorForm<T extends GameTypes> {
  readonly observation: Layout<SeatView<T>>;
  readonly actions: ActionList<T>;
}

/** For a seat that isn't asked. It is the first action of every game. */
export const WAIT = 0;
