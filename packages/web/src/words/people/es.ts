import type { PeopleWords } from './words.ts';

export const es: PeopleWords = {
  reactions: {
    title: 'Reacciones',
    names: {
      bravo: 'Bien jugado',
      thanks: 'Gracias',
      laugh: 'Ja, ja',
      wow: 'Guau',
      ouch: 'Ay',
      think: 'Déjame pensar',
    },
  },
  emblem: {
    title: 'Emblema',
    hint: 'Aparece junto a tu nombre en todas las mesas. Si alguien ya tiene tu símbolo o tu color, recibes otro.',
    charge: 'Símbolo',
    colour: 'Color',
    charges: {
      sun: 'Sol',
      bull: 'Toro',
      tower: 'Torre',
      trident: 'Tridente',
      crescent: 'Luna',
      amphora: 'Ánfora',
      ship: 'Barco',
    },
    colours: {
      blue: 'Azul',
      orange: 'Naranja',
      gold: 'Dorado',
      green: 'Verde',
      sky: 'Celeste',
      purple: 'Morado',
      pink: 'Rosa',
    },
    none: 'Sin preferencia',
    change: 'Nombre y emblema',
  },
};
