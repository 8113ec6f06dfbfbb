import type { PeopleWords } from './words.ts';

export const ro: PeopleWords = {
  reactions: {
    title: 'Reacții',
    names: {
      bravo: 'Bine jucat',
      thanks: 'Mulțumesc',
      laugh: 'Ha, ha',
      wow: 'Uau',
      ouch: 'Au',
      think: 'Stai să mă gândesc',
    },
  },
  emblem: {
    title: 'Emblemă',
    hint: 'Apare lângă numele tău la fiecare masă. Dacă cineva are deja semnul sau culoarea ta, primești alta.',
    charge: 'Semn',
    colour: 'Culoare',
    charges: {
      sun: 'Soare',
      bull: 'Taur',
      tower: 'Turn',
      trident: 'Trident',
      crescent: 'Lună',
      amphora: 'Amforă',
      ship: 'Corabie',
    },
    colours: {
      blue: 'Albastru',
      orange: 'Portocaliu',
      gold: 'Auriu',
      green: 'Verde',
      sky: 'Azuriu',
      purple: 'Violet',
      pink: 'Roz',
    },
    none: 'Fără preferință',
    change: 'Nume și emblemă',
  },
};
