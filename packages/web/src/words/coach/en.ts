import type { CoachWords } from './words.ts';

export const en: CoachWords = {
  numbers: 'Show numbers',
  numbersHint: 'How likely each move is to win, and which points it is about.',
  swings: (times) => `Points by the end, when both moves are played out ${times} times`,
  playOn: 'Play on from here',
  playOnHint: 'You take this seat, and bots take the others. The original game stays as it is.',
  noSeed: 'This game can’t be played on: its file doesn’t say how it was dealt.',
  copyReview: 'Copy link to this review',
  turningPoints: 'Turning points',
};
