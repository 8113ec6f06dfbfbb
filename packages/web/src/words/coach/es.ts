import type { CoachWords } from './words.ts';

export const es: CoachWords = {
  numbers: 'Mostrar números',
  numbersHint: 'Qué probabilidad de ganar tiene cada jugada y de qué puntos se trata.',
  swings: (times) => `Puntos al final, si ambas jugadas se prueban ${times} veces`,
  playOn: 'Seguir desde aquí',
  playOnHint: 'Tú ocupas este asiento y los bots los demás. La partida original no cambia.',
  noSeed: 'Esta partida no se puede seguir: su archivo no dice cómo se repartió.',
  copyReview: 'Copiar enlace a este análisis',
  turningPoints: 'Momentos decisivos',
};
