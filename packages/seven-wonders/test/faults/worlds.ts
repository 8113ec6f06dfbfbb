// Faults of the worlds that a viewer imagines.

import type { Holding } from '../../src/index.ts';
import { type Fault, imagining } from './fault.ts';

export const WORLDS: readonly Fault[] = [
  {
    fault: 'determinize sorts the viewer’s own hand anew',
    law: 'worlds-keep-the-view',
    spoil: () =>
      imagining(({ holdings }, viewer) => {
        const own = holdings[viewer] as Holding;
        own.hand = own.hand.toReversed();
      }),
  },
  {
    fault: 'determinize ignores the hands that the viewer has passed on',
    law: 'worlds-keep-certainties',
    spoil: () =>
      imagining(({ holdings }, viewer) => {
        const [one, other] = holdings.filter((_, seat) => seat !== viewer) as [Holding, Holding];
        const { hand } = one;
        one.hand = other.hand;
        other.hand = hand;
      }),
  },
  {
    fault: 'determinize deals a card too few',
    law: 'worlds-play-on',
    spoil: () =>
      imagining(({ holdings }, viewer) => {
        const other = holdings.find((_, seat) => seat !== viewer) as Holding;
        other.hand = other.hand.slice(1);
      }),
  },
  {
    fault: 'an imagined world shares the viewer’s holding',
    law: 'worlds-play-on',
    spoil: () =>
      imagining(({ holdings }, viewer, own) => {
        holdings[viewer] = own;
      }),
  },
];
