import type { PeopleWords } from './words.ts';

export const pt: PeopleWords = {
  reactions: {
    title: 'Reações',
    names: {
      bravo: 'Boa jogada',
      thanks: 'Valeu',
      laugh: 'Ha ha',
      wow: 'Uau',
      ouch: 'Ai',
      think: 'Vou pensar',
    },
  },
  emblem: {
    title: 'Emblema',
    hint: 'Fica ao lado do seu nome em todas as mesas. Se alguém lá já usa seu símbolo ou sua cor, você recebe outro.',
    charge: 'Símbolo',
    colour: 'Cor',
    charges: {
      sun: 'Sol',
      bull: 'Touro',
      tower: 'Torre',
      trident: 'Tridente',
      crescent: 'Lua',
      amphora: 'Ânfora',
      ship: 'Navio',
    },
    colours: {
      blue: 'Azul',
      orange: 'Laranja',
      gold: 'Dourado',
      green: 'Verde',
      sky: 'Azul-claro',
      purple: 'Roxo',
      pink: 'Rosa',
    },
    none: 'Sem preferência',
    change: 'Nome e emblema',
  },
};
