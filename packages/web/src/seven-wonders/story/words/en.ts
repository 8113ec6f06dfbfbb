import { pluralIn } from '../../../i18n/plural.ts';
import type { Who, Words } from './words.ts';

const plural = pluralIn('en');
const coins = (count: number): string => plural(count, { one: '# coin', other: '# coins' });
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const cards = (count: number): string => plural(count, { one: '# card', other: '# cards' });
const subject = ({ name, isYou }: Who): string => (isYou ? 'You' : name);
const object = ({ name, isYou }: Who): string => (isYou ? 'you' : name);
const owner = ({ name, isYou }: Who): string => (isYou ? 'your' : `${name}’s`);

export const en: Words = {
  you: 'you',
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
    coinsNow: (count) => `now ${coins(count)}`,
  },
  battles: {
    title: (age) => `Battles of Age ${age}`,
    skip: 'Skip',
    goOn: (age) => `On to Age ${age}`,
    toScore: 'To the score',
    shields: (count) => plural(count, { one: '# shield', other: '# shields' }),
    result: { victory: 'victory', defeat: 'defeat', draw: 'draw' },
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
    title: 'Final score',
    won: (winner, count) => `${subject(winner)} ${winner.isYou ? 'win' : 'wins'} with ${points(count)}`,
    shared: (names, count) => `${names} share the victory with ${points(count)}`,
    byCoins: (winner, count) =>
      `The points are equal: ${object(winner)} ${winner.isYou ? 'have' : 'has'} more coins (${count}).`,
    coinsEqual: 'Points and coins are equal.',
    bars: 'Points by category',
    sheet: 'Score sheet',
    place: 'Place',
    player: 'Player',
    coins,
    notes: 'How it was counted',
    noNotes: 'No choices were open at the end.',
    choice: (who, symbols) => `${owner(who)} symbols of choice count as ${symbols}.`,
    copied: (who, guild, from) =>
      `${subject(who)} ${who.isYou ? 'copy' : 'copies'} ${guild} from ${object(from)}.`,
    freeCityAside: 'The Free City cannot win.',
    opened: 'What lay face down',
    buried: (who) => `Under ${owner(who)} wonder`,
    discards: (count) => `Discard pile: ${cards(count)}`,
    none: 'nothing',
    toTable: 'Back to the table',
    toScore: 'Show the score',
    rematch: 'Rematch',
    joinRematch: 'Join the rematch',
    exportRecord: 'Save the record',
    exported: 'The record is saved.',
  },
  proof: {
    title: 'Was the deal fair?',
    why: 'Before the first card everybody got a seal: a fingerprint of the seed from which all cards are dealt. Now the seed is open, and your browser can check both.',
    check: 'Check the deal',
    checking: 'Checking…',
    seal: 'Seal shown at the start',
    seed: 'Seed, now open',
    computed: 'Fingerprint of the seed (SHA-256)',
    steps: {
      seal: 'The fingerprint of the seed is the seal',
      shape: 'The record can be read',
      deal: 'Dealing anew from the seed gives every hand of the record',
      seats: 'The wonders are those that were dealt or chosen',
      moves: 'Every move was legal',
      result: 'Replaying the moves gives this result',
    },
    holds: 'holds',
    fails: 'does not hold',
    verdict: {
      holds: 'The deal was sealed before the match and nothing was changed.',
      fails: 'Something does not fit: do not trust this match.',
      unknown: 'It could not be checked.',
    },
    faults: {
      'no-seal': 'this match has no seal',
      'no-seed': 'the record has no seed',
      'other-seal': 'the fingerprint differs from the seal',
      'other-seed': 'the record tells another seed',
      'other-rules': 'the match was played under other rules than this page knows',
      unreadable: 'the record is damaged',
      'other-deal': 'the seed deals other cards',
      'other-seat': 'a seat has another wonder',
      'bad-move': 'a move was not legal',
      'other-result': 'the result differs',
    },
  },
};
