import type { CoachWords } from './words.ts';

export const pt: CoachWords = {
  numbers: 'Mostrar números',
  numbersHint: 'A chance de vitória de cada jogada e quais pontos estão em jogo.',
  swings: (times) => `Pontos no fim, depois de simular as duas jogadas ${times} vezes`,
  playOn: 'Continuar daqui',
  playOnHint: 'Você ocupa este lugar e os bots os demais. A partida original não muda.',
  noSeed: 'Esta partida não pode continuar: o arquivo não diz como as cartas foram distribuídas.',
  copyReview: 'Copiar link desta análise',
  turningPoints: 'Momentos decisivos',
};
