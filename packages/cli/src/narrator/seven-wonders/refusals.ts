import type { Sentence } from '../narrator.ts';

export const REFUSALS: Readonly<Record<string, Sentence>> = {
  'bad-wonders': ({ cities }) => `wonders has to be “random”, “draft” or a list of ${cities} wonders`,
  'wonder-twice': () => 'a wonder appears twice',
  'bad-sides': ({ cities }) => `sides has to be “random”, “A”, “B”, “choice” or a list of ${cities} sides`,
  'drafted-sides': () => 'sides can’t be listed where wonders are drafted',
  'bad-seating': () => 'seating has to be “as-is” or “shuffled”',
  'other-board': ({ city }) => `city ${city} has another board than the options say`,
  'bad-board': ({ city }) => `city ${city} has no wonder and side that exist`,
  'bad-deal': ({ age }) => `the cards of Age ${age} are not the ones that this number of players uses`,
  'no-such-card': ({ card }) => `there is no card “${card}”`,
  'bad-payment': () => 'the payment is not a number of coins to the left and to the right',
  'no-such-action': ({ action }) => `there is no action “${action}”`,
};
