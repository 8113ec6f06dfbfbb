import { pluralIn } from '../../../i18n/plural.ts';
import type { Who } from '../../who.ts';
import type { Words } from './words.ts';

const plural = pluralIn('en');
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const subject = ({ name, isYou }: Who): string => (isYou ? 'You' : name);

export const en: Words = {
  you: 'you',
  battles: {
    skip: 'Skip',
    toScore: 'To the score',
    result: { victory: 'victory', defeat: 'defeat', draw: 'draw' },
  },
  score: {
    title: 'Final score',
    shared: (names, count) => `Shared victory with ${points(count)}: ${names}`,
    won: (winner, count) => `${subject(winner)} ${winner.isYou ? 'win' : 'wins'} with ${points(count)}`,
    bars: 'Points by category',
    sheet: 'Score sheet',
    place: 'Place',
    player: 'Player',
    toTable: 'Back to the table',
    toScore: 'Show the score',
    rematch: 'Rematch',
    joinRematch: 'Join the rematch',
    exportRecord: 'Save the record',
    exported: 'The record is saved.',
    replay: 'Watch the replay',
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
      deal: 'Dealing anew from the seed gives every card of the record',
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
