import type { CoachWords } from './words.ts';

export const fr: CoachWords = {
  numbers: 'Afficher les chiffres',
  numbersHint: 'Les chances de victoire de chaque coup, et les points en jeu.',
  swings: (times) => `Écart de points à la fin, chacun des deux coups étant joué ${times} fois`,
  playOn: 'Reprendre d’ici',
  playOnHint: 'Vous prenez cette place, des bots prennent les autres. La partie d’origine reste intacte.',
  noSeed:
    'Cette partie ne peut pas être reprise : son fichier ne dit pas comment les cartes ont été distribuées.',
  copyReview: 'Copier le lien de cette analyse',
  turningPoints: 'Tournants',
};
