import type { CoachWords } from './words.ts';

export const en: CoachWords = {
  numbers: 'Show numbers',
  numbersHint: 'How likely each move is to win, and where the points come from.',
  swings: (times) => `Difference in points at the end, with both moves played out ${times} times`,
  playOn: 'Play on from here',
  playOnHint: 'You take this seat, and bots take the others. The original game stays as it is.',
  noSeed: 'This game can’t be continued: its file doesn’t say how the cards were dealt.',
  copyReview: 'Copy link to this review',
  turningPoints: 'Turning points',
};
