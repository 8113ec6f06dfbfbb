// Where a city's card is turned over: before its player, at the edge of the city that is nearest to the middle.

import { boxOf, cityBox, type Spot, spotIn } from '../../../../table/choreography/places.ts';
import type { TableState } from '../../state.ts';

type Seen = Pick<TableState, 'round' | 'isSmall'>;

/** Widths of a card that is turned over, in pixels: mine, a neighbour's, a far one's. */
const WIDE = { mine: 118, near: 100, far: 64 } as const;
const SMALL = { mine: 92, near: 58, far: 44 } as const;

type Rank = keyof typeof WIDE;

export function rankOf({ round }: Pick<TableState, 'round'>, city: number): Rank {
  const { self, far } = round.peek();
  return city === self ? 'mine' : far.includes(city) ? 'far' : 'near';
}

export function showSpot(state: Seen, city: number): Spot | undefined {
  const box = cityBox(city);
  if (box === undefined) return undefined;
  const rank = rankOf(state, city);
  if (state.isSmall.peek()) {
    const width = SMALL[rank];
    if (rank === 'mine') return { ...spotIn(box), width };
    const x = Math.min(innerWidth - width / 2 - 4, Math.max(width / 2 + 4, box.x + box.width / 2));
    return { x, y: box.bottom + width * 0.6, width };
  }
  const width = WIDE[rank];
  if (rank === 'mine') return { x: box.x + box.width / 2, y: box.y + width * 0.2, width };
  if (rank === 'far') return { x: box.x + box.width / 2, y: box.bottom, width };
  const isLeft = city === state.round.peek().left;
  return { x: isLeft ? box.right - width * 0.2 : box.x + width * 0.2, y: box.y + box.height / 2, width };
}

/** Where its card lay face down: my locked card, or where it says that a player is ready. */
export function startSpot(city: number): Spot | undefined {
  const box = boxOf(
    `[data-seat-card="${city}"]`,
    `[data-city="${city}"] [data-ready]`,
    `[data-seat="${city}"] [data-ready]`,
  );
  if (box === undefined) return undefined;
  return { ...spotIn(box), width: Math.min(box.width, 44) };
}
