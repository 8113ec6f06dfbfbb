import { pluralIn } from '../../../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('en');
const players = (count: number) => plural(count, { one: '# player', other: '# players' });

export const en: Words = {
  age: (numeral) => `Age ${numeral}`,
  does: 'What it does',
  cost: 'Cost',
  costsNothing: 'It costs nothing.',
  freeWith: 'Free if you have built',
  makesFree: 'Makes free later',
  copies: (count, of) =>
    `${plural(count, { one: '# copy is', other: '# copies are' })} in the deck with ${players(of)}.`,
  copiesByPlayers: 'Copies by number of players',
  guilds: (used, all, of) =>
    `With ${players(of)}, ${used} of the ${all} guilds are in the deck, drawn at random.`,
  guildsByPlayers: (all) =>
    `Of the ${all} guilds, two more than there are players are in the deck (five with two players), drawn at random.`,
  notes: {
    science:
      'At the end each kind of symbol scores the square of how many you have (1, 4, 9, 16…), and every set of three different symbols scores 7 more.',
    conflict:
      'At the end of each Age you compare shields with both neighbours. Each victory is worth 1, 3 and 5 points in Ages I, II and III; each defeat costs 1.',
    trade: 'A unit bought from a neighbour costs 2 coins, paid to that neighbour. Nobody can refuse to sell.',
  },
  side: (letter) => `Side ${letter}`,
  fromTheStart: 'From the start',
  stage: (number) => `Stage ${number}`,
  stageBuilt: 'built',
  chains: 'Chains',
  chainsIntro: 'Whoever has built a card builds the ones that it leads to without paying.',
  signs: 'Signs',
  kinds: 'Kinds of cards: shape and letter stand for the colour',
  goods: 'Goods: raw materials are round, manufactured goods have six corners',
  symbols: 'Scientific symbols',
  otherSigns: 'Other signs',
  pointers:
    'Arrows under a sign: it counts in the city to the left, in your own (below), in the one to the right',
  coins: 'Coins, taken at once',
  shields: 'Shields, for the conflicts at the end of each Age',
  laurels: 'Victory points, at the end of the match',
  defeats: 'Defeat token: one point lost in a conflict',
};
