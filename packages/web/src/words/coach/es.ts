import type { CoachWords } from './words.ts';

export const es: CoachWords = {
  numbers: 'Mostrar números',
  numbersHint: 'Qué probabilidad de ganar tiene cada jugada y qué puntos están en juego.',
  swings: (times) => `Puntos al final, tras simular ${times} veces ambas jugadas`,
  playOn: 'Seguir desde aquí',
  playOnHint: 'Tú ocupas este asiento y los bots los demás. La partida original no cambia.',
  noSeed: 'Esta partida no se puede seguir: su archivo no dice cómo se repartió.',
  copyReview: 'Copiar enlace a este análisis',
  turningPoints: 'Momentos decisivos',
};
