// The ways to use a card, put so that a person can choose among them.

import type { Move } from '@mirabilia/kernel';
import { bankPrice, FREE, freeIn, leftIn, rightIn, type Use } from '@mirabilia/seven-wonders';

/** One way to divide the coins between the neighbours. */
export interface Split {
  readonly move: Move;
  readonly left: number;
  readonly right: number;
  readonly bank: number;
  readonly total: number;
}

export interface Ways {
  /** As a slider stops on them: at its left end the left neighbour gets most. */
  readonly splits: readonly Split[];
  /** Where the slider stands at first. */
  readonly cheapest: number;
  /** Building by the wonder's power instead. */
  readonly byPower: Move | undefined;
}

function splitOf(move: Move): Split {
  const left = leftIn(move);
  const right = rightIn(move);
  const bank = bankPrice(move);
  return { move, left, right, bank, total: left + right + bank };
}

export function waysOf({ moves }: Use): Ways {
  const isByPower = (move: Move) => freeIn(move) === FREE.wonder;
  // The engine offers the cheapest first.
  const paid = moves.filter((move) => !isByPower(move)).map(splitOf);
  const splits = paid.toSorted((a, b) => b.left - a.left || a.right - b.right);
  const cheapest = paid[0] === undefined ? 0 : splits.indexOf(paid[0]);
  return { splits, cheapest, byPower: moves.find(isByPower) };
}

/** What a choice within the ways comes to; undefined if the way is closed. */
export function moveIn(
  { splits, cheapest, byPower }: Ways,
  choice: { readonly split: number | undefined; readonly power: boolean },
): Move | undefined {
  if (byPower !== undefined && (choice.power || splits.length === 0)) return byPower;
  return (splits[choice.split ?? cheapest] ?? splits[cheapest])?.move;
}
