// Faults of the list of legal moves: one that is missing harms no record, and only a list of all of them shows it.

import type { Game } from '@mirabilia/kernel';
import type { Options, SevenWonders } from '../../src/index.ts';
import type { Like } from '../offered/likes.ts';
import { offeringTexts } from './fault.ts';

export interface OfferFault {
  readonly fault: string;
  readonly spoil: () => Game<SevenWonders>;
  readonly given: Partial<Options>;
  readonly like?: Like;
}

const dropping = (isDropped: (text: string, texts: readonly string[]) => boolean): Game<SevenWonders> =>
  offeringTexts((texts) => texts.filter((text) => !isDropped(text, texts)));

/** The move without what is paid. */
const useOf = (text: string): string => text.replace(/ [LR]\d+/g, '');
const paid = (text: string): number =>
  [...text.matchAll(/ [LR](\d+)/g)].reduce((total, [, coins]) => total + Number(coins), 0);
const isDearer = (text: string, texts: readonly string[]): boolean =>
  texts.some((other) => useOf(other) === useOf(text) && paid(other) < paid(text));

const THREE: Partial<Options> = { players: 3 };
const TWO: Partial<Options> = { players: 2 };
const POWERS: Partial<Options> = {
  players: 3,
  wonders: ['babylon', 'halikarnassos', 'olympia'],
  sides: ['B', 'B', 'A'],
};

export const OFFERS: readonly OfferFault[] = [
  {
    fault: 'of several ways to pay only the first is offered',
    given: THREE,
    spoil: () =>
      dropping(
        (text, texts) => texts.findIndex((other) => useOf(other) === useOf(text)) < texts.indexOf(text),
      ),
  },
  {
    fault: 'nothing can be bought from both neighbours',
    given: THREE,
    spoil: () => dropping((text) => / L\d+ R\d+$/.test(text)),
  },
  {
    fault: 'a chain is not offered',
    given: THREE,
    spoil: () => dropping((text) => text.endsWith(' chain')),
  },
  {
    fault: 'any card can be built for nothing',
    given: THREE,
    spoil: () =>
      offeringTexts((texts) => [
        ...texts,
        ...texts.filter((text) => text.startsWith('discard')).map((text) => text.replace('discard', 'build')),
      ]),
  },
  {
    fault: 'Olympia A builds nothing free',
    given: POWERS,
    spoil: () => dropping((text) => text.endsWith(' wonder')),
  },
  {
    fault: 'a salvage can’t be declined',
    given: POWERS,
    spoil: () => dropping((text) => text === 'decline'),
  },
  {
    fault: 'the first card of the discard pile can’t be salvaged',
    given: POWERS,
    spoil: () => dropping((text, texts) => text.startsWith('salvage') && text === texts[0]),
  },
  {
    fault: 'the seventh card can’t be discarded',
    given: POWERS,
    spoil: () =>
      offeringTexts((texts, { public: { table } }) =>
        table.phase.kind === 'seventh' ? texts.filter((text) => !text.startsWith('discard')) : texts,
      ),
  },
  {
    fault: 'the Free City buys as cheaply as it can',
    given: TWO,
    like: 'need',
    spoil: () => dropping((text, texts) => text.startsWith('free-city') && isDearer(text, texts)),
  },
  {
    fault: 'the Free City may discard what its chain makes free',
    given: TWO,
    spoil: () =>
      offeringTexts((texts) => [
        ...texts,
        ...texts
          .filter((text) => /^free-city build \S+ chain$/.test(text))
          .map((text) => text.replace(/build (\S+) chain/, 'discard $1')),
      ]),
  },
  {
    fault: 'the last wonder of a draft is left out',
    given: { players: 4, wonders: 'draft' },
    spoil: () => dropping((text, texts) => text.startsWith('board') && text === texts.at(-1)),
  },
  {
    fault: 'a board has one side only',
    given: { players: 3, sides: 'choice' },
    spoil: () => dropping((text) => /^board \S+\/B$/.test(text)),
  },
];
