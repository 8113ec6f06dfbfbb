import type { CoachWords } from './words.ts';

export const de: CoachWords = {
  numbers: 'Zahlen zeigen',
  numbersHint: 'Wie wahrscheinlich jeder Zug zum Sieg führt und um welche Punkte es geht.',
  swings: (times) => `Unterschied in Punkten am Ende, wenn beide Züge ${times}-mal durchgespielt werden`,
  playOn: 'Ab hier weiterspielen',
  playOnHint: 'Du übernimmst diesen Platz, Bots die anderen. Die ursprüngliche Partie bleibt, wie sie ist.',
  noSeed: 'Diese Partie lässt sich nicht weiterspielen: In der Datei steht nicht, wie ausgeteilt wurde.',
  copyReview: 'Link zu dieser Analyse kopieren',
  turningPoints: 'Wendepunkte',
};
