// A table may show an earlier view than the newest one while its story is being told: the next Age is not to be seen before
// the conflicts of the last one are over.

import type { GameTypes, View } from '@mirabilia/kernel';
import { type Signal, signal } from '@preact/signals';
import type { TableLink } from '../../match/link.ts';

const held = new WeakMap<object, Signal<unknown>>();

/** One for each match. While it has a value, that is what the whole table is drawn from. */
export function heldView<T extends GameTypes>(link: TableLink<T>): Signal<View<T> | undefined> {
  const known = held.get(link) ?? signal(undefined);
  held.set(link, known);
  return known as Signal<View<T> | undefined>;
}
