// How `mirabilia stats` groups the seats.

import type { GroupOptions } from '@mirabilia/bots/statistics';

/** `traits`: the titles of what else the game tells of a seat. */
export const groupsWith = (traits: readonly string[]): readonly GroupOptions[] => [
  {
    title: 'Number of players',
    order: 'label',
    hasPoints: true,
    labels: (_, { match }) => [String(match.seats.length)],
  },
  { title: 'Player', order: 'share', hasPoints: true, labels: ({ player }) => [player] },
  { title: 'Board', order: 'share', hasPoints: true, labels: ({ board }) => [board] },
  { title: 'Seat', order: 'label', hasPoints: false, labels: (_, { seat }) => [String(seat)] },
  ...traits.map(
    (title, at): GroupOptions => ({
      title,
      order: 'share',
      hasPoints: false,
      labels: (seat) => seat.traits[at] ?? [],
    }),
  ),
];
