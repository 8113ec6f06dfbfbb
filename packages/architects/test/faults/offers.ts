// Faults of the list of legal moves: one that is missing harms no record, and only a list of all of them shows it.

import type { Game, SeatView } from '@mirabilia/kernel';
import { type Architects, cardOf, NONE } from '../../src/index.ts';
import { offeringTexts } from './fault.ts';

export interface OfferFault {
  readonly fault: string;
  readonly spoil: () => Game<Architects>;
}

const COIN = cardOf('coin') ?? -1;

const dropping = (isDropped: (text: string, texts: readonly string[]) => boolean): Game<Architects> =>
  offeringTexts((texts) => texts.filter((text) => !isDropped(text, texts)));

const adding = (
  more: (texts: readonly string[], view: SeatView<Architects>) => readonly string[],
): Game<Architects> => offeringTexts((texts, view) => [...texts, ...more(texts, view)]);

/** Is an earlier move the same up to here? */
const repeats = (part: RegExp) => (text: string, texts: readonly string[]) => {
  const begin = part.exec(text)?.[0];
  return begin !== undefined && texts.findIndex((other) => other.startsWith(begin)) < texts.indexOf(text);
};

export const OFFERS: readonly OfferFault[] = [
  { fault: 'an extra card can’t be declined', spoil: () => dropping((text) => text.startsWith('decline')) },
  {
    fault: 'the token on the pile can’t be taken',
    spoil: () => dropping((text) => text.startsWith('progress pile')),
  },
  {
    fault: 'the right deck can’t be dug in',
    spoil: () => dropping((text) => text.startsWith('look right')),
  },
  {
    fault: 'the last card that was dug out can’t be kept',
    spoil: () => dropping((text, texts) => text.startsWith('dig') && text === texts.at(-1)),
  },
  { fault: 'Alexandria reaches no far deck', spoil: () => dropping((text) => text.startsWith('take of-')) },
  { fault: 'a stage is paid for in one way only', spoil: () => dropping(repeats(/^stage \d /)) },
  {
    fault: 'of stages side by side only the first can be built',
    spoil: () =>
      dropping((text, texts) => {
        const first = texts.find((other) => other.startsWith('stage'));
        return text.startsWith('stage') && text.slice(0, 7) !== first?.slice(0, 7);
      }),
  },
  {
    fault: 'Economy can’t be used where the coins would do',
    spoil: () =>
      dropping((text, texts) => {
        const [, stage, cards, help] = text.split(' ');
        return help === 'economy' && texts.includes(`stage ${stage} ${cards}+coin`);
      }),
  },
  {
    fault: 'Engineering pays with one mixture only',
    spoil: () =>
      dropping((text, texts) => {
        const isMixed = (one: string): boolean => one.endsWith('engineering');
        return isMixed(text) && texts.find(isMixed) !== text;
      }),
  },
  {
    fault: 'no triple can be spent where there is a pair',
    spoil: () =>
      dropping(
        (text, texts) =>
          text.endsWith('compass+gear+tablet') &&
          texts.some((other) => /^progress \S+ (\w+)\+\1$/.test(other)),
      ),
  },
  {
    fault: 'extra cards come from far decks as well',
    spoil: () =>
      adding((texts, { viewer, public: { table } }) => {
        const far = (viewer + 1) % table.players;
        const declines = texts.filter((text) => text.startsWith('decline') && table.tops[far] !== NONE);
        return declines.map((text) => text.replace('decline', `take of-${far}`));
      }),
  },
  {
    fault: 'no stage can be built while an extra card is open',
    spoil: () =>
      dropping(
        (text, texts) => text.startsWith('stage') && texts.some((other) => other.startsWith('decline')),
      ),
  },
  {
    fault: 'coins pay though cards that fit are left',
    spoil: () =>
      adding((texts, { viewer, public: { table } }) => {
        const coins = table.cities[viewer]?.cards[COIN] ?? 0;
        const stages = texts.filter((text) => /^stage \d \w+\+\w+$/.test(text));
        return coins < 2 ? [] : stages.map((text) => text.replace(/\S+$/, 'coin+coin'));
      }),
  },
];
