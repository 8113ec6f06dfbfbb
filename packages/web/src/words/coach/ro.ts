import type { CoachWords } from './words.ts';

export const ro: CoachWords = {
  numbers: 'Arată cifrele',
  numbersHint: 'Ce șanse de câștig are fiecare mutare și ce puncte sunt în joc.',
  swings: (times) => `Puncte la final, în simularea ambelor mutări. Încercări: ${times}`,
  playOn: 'Joacă mai departe de aici',
  playOnHint: 'Tu ocupi acest loc, iar boții pe celelalte. Partida originală rămâne cum este.',
  noSeed: 'Partida nu poate fi continuată: fișierul nu spune cum s-au împărțit cărțile.',
  copyReview: 'Copiază linkul acestei analize',
  turningPoints: 'Momente decisive',
};
