import type { PeopleWords } from './words.ts';

export const fr: PeopleWords = {
  reactions: {
    title: 'Réactions',
    names: {
      bravo: 'Bien joué',
      thanks: 'Merci',
      laugh: 'Ha ha',
      wow: 'Waouh',
      ouch: 'Aïe',
      think: 'Je réfléchis',
    },
  },
  emblem: {
    title: 'Emblème',
    hint: 'Il figure à côté de votre nom à chaque table. Si votre signe ou votre couleur y est déjà pris, vous en recevez un autre.',
    charge: 'Signe',
    colour: 'Couleur',
    charges: {
      sun: 'Soleil',
      bull: 'Taureau',
      tower: 'Tour',
      trident: 'Trident',
      crescent: 'Lune',
      amphora: 'Amphore',
      ship: 'Navire',
    },
    colours: {
      blue: 'Bleu',
      orange: 'Orange',
      gold: 'Or',
      green: 'Vert',
      sky: 'Bleu ciel',
      purple: 'Violet',
      pink: 'Rose',
    },
    none: 'Sans préférence',
    change: 'Nom et emblème',
  },
};
