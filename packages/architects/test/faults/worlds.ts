// Faults of the worlds that a viewer imagines.

import type { Game, SeatView } from '@mirabilia/kernel';
import type { Architects, Card, Holding } from '../../src/index.ts';
import { type Fault, honest } from './fault.ts';

interface World {
  readonly holdings: Holding[];
  readonly decks: Card[][];
}

const imagining = (spoil: (world: World, view: SeatView<Architects>) => void): Game<Architects> => ({
  ...honest,
  determinize: (view, rng) => {
    const { holdings, secret } = honest.determinize(view, rng);
    const world = { holdings: holdings.slice(), decks: secret.decks };
    spoil(world, view);
    return { holdings: world.holdings, secret };
  },
});

export const WORLDS: readonly Fault[] = [
  {
    fault: 'the viewer forgets the central card that they have peeked at',
    law: 'worlds-keep-the-view',
    spoil: () =>
      imagining(({ holdings }, { viewer }) => {
        holdings[viewer] = { central: -1, found: null };
      }),
  },
  {
    fault: 'another card lies where the viewer has peeked',
    law: 'worlds-play-on',
    spoil: () =>
      imagining(({ decks }, { public: { table } }) => {
        decks[table.players]?.reverse();
      }),
  },
  {
    fault: 'another card lies under a face-up top',
    law: 'worlds-play-on',
    spoil: () => imagining(({ decks }) => decks[0]?.reverse()),
  },
  {
    fault: 'a deck of the world has a card too few',
    law: 'worlds-play-on',
    spoil: () => imagining(({ decks }) => decks[0]?.shift()),
  },
  {
    fault: 'a world shares what the viewer knows',
    law: 'worlds-play-on',
    options: { wonders: ['halicarnassus', 'giza', 'rhodes'] },
    every: 1,
    spoil: () =>
      imagining(({ holdings }, { viewer, private: own }) => {
        holdings[viewer] = own.holding;
      }),
  },
];
