import type { CoachWords } from './words.ts';

export const it: CoachWords = {
  numbers: 'Mostra i numeri',
  numbersHint: 'Quanto è probabile vincere con ogni mossa e di quali punti si tratta.',
  swings: (times) => `Differenza di punti alla fine, con ognuna delle due mosse giocata ${times} volte`,
  playOn: 'Continua da qui',
  playOnHint: 'Prendi questo posto, i bot prendono gli altri. La partita originale resta com’è.',
  noSeed: 'Questa partita non può continuare: il file non dice come sono state date le carte.',
  copyReview: 'Copia il link a questa analisi',
  turningPoints: 'Momenti decisivi',
};
