import { pluralIn } from '../../../../i18n/plural.ts';
import { en as ending } from '../../../../table/end/words/en.ts';
import type { Who, Words } from './words.ts';

const plural = pluralIn('en');
const coins = (count: number): string => plural(count, { one: '# coin', other: '# coins' });
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const cards = (count: number): string => plural(count, { one: '# card', other: '# cards' });
const subject = ({ name, isYou }: Who): string => (isYou ? 'You' : name);
const object = ({ name, isYou }: Who): string => (isYou ? 'you' : name);
const owner = ({ name, isYou }: Who): string => (isYou ? 'your' : `${name}’s`);

export const en: Words = {
  ...ending,
  age: (age) => `Age ${age}`,
  log: {
    title: 'Log',
    empty: 'Nothing has been played yet.',
    turn: (turn) => `Turn ${turn}`,
    built: (who, card) => `${subject(who)} built ${card}`,
    salvaged: (who, card) => `${subject(who)} built ${card} from the discard pile`,
    buried: (who, stage) => `${subject(who)} built stage ${stage} of ${who.isYou ? 'your' : 'the'} wonder`,
    sold: (who) => `${subject(who)} sold a card`,
    leftPile: (who) => `${subject(who)} built nothing from the discard pile`,
    byChain: 'free by chain',
    byWonder: 'free by the wonder',
    seventh: 'seventh card',
    paid: (to, count) => `${coins(count)} to ${object(to)}`,
    paidBank: (count) => `${coins(count)} to the bank`,
    earned: (count) => `+${coins(count)}`,
    leftovers: (count) =>
      plural(count, {
        one: '# card that nobody played was discarded',
        other: '# cards that nobody played were discarded',
      }),
    won: (winner, loser) => `${subject(winner)} beat ${object(loser)}`,
    drawn: (one, other) => `${subject(one)} and ${object(other)} drew`,
  },
  brief: {
    lastTurn: 'Last turn',
    nothingYet: 'Nobody has played yet',
    sold: 'sold',
    stage: (stage) => `stage ${stage}`,
    leftPile: 'left the pile',
  },
  battles: {
    ...ending.battles,
    title: (age) => `Battles of Age ${age}`,
    goOn: (age) => `On to Age ${age}`,
    shields: (count) => plural(count, { one: '# shield', other: '# shields' }),
    points,
    city: 'City',
    shieldsHead: 'Shields',
    left: 'Left',
    right: 'Right',
    thisAge: 'This Age',
    soFar: 'So far',
    summary: (who, count) => `${subject(who)}: ${points(count)}`,
  },
  score: {
    ...ending.score,
    byCoins: (winner, count) =>
      `The points are equal: ${object(winner)} ${winner.isYou ? 'have' : 'has'} more coins (${count}).`,
    coinsEqual: 'Points and coins are equal.',
    coins,
    notes: 'How it was counted',
    noNotes: 'No choices were open at the end.',
    choice: (who, symbols) => `${who.isYou ? 'Your' : owner(who)} symbols of choice count as ${symbols}.`,
    copied: (who, guild, from) =>
      `${subject(who)} ${who.isYou ? 'copy' : 'copies'} ${guild} from ${object(from)}.`,
    freeCityAside: 'The Free City cannot win.',
    opened: 'What lay face down',
    buried: (who) => `Under ${owner(who)} wonder`,
    discards: (count) => `Discard pile: ${cards(count)}`,
    none: 'nothing',
  },
};
