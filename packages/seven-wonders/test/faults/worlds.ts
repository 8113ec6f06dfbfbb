// Faults of the worlds that a viewer imagines.

import type { Room } from '../../src/index.ts';
import { type Fault, imagining } from './fault.ts';

export const WORLDS: readonly Fault[] = [
  {
    fault: 'determinize sorts the viewer’s own hand anew',
    law: 'worlds-keep-the-view',
    spoil: () =>
      imagining(({ rooms }, viewer) => {
        const own = rooms[viewer] as Room;
        own.hand = own.hand.toReversed();
      }),
  },
  {
    fault: 'determinize ignores the hands that the viewer has passed on',
    law: 'worlds-keep-certainties',
    spoil: () =>
      imagining(({ rooms }, viewer) => {
        const [one, other] = rooms.filter((_, seat) => seat !== viewer) as [Room, Room];
        const { hand } = one;
        one.hand = other.hand;
        other.hand = hand;
      }),
  },
  {
    fault: 'determinize deals a card too few',
    law: 'worlds-play-on',
    spoil: () =>
      imagining(({ rooms }, viewer) => {
        const other = rooms.find((_, seat) => seat !== viewer) as Room;
        other.hand = other.hand.slice(1);
      }),
  },
  {
    fault: 'an imagined world shares the viewer’s room',
    law: 'worlds-play-on',
    spoil: () =>
      imagining(({ rooms }, viewer, own) => {
        rooms[viewer] = own;
      }),
  },
];
