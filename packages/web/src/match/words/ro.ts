import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('ro');

export const ro: Words = {
  title: 'Discuții',
  empty: 'Încă nu a spus nimeni nimic.',
  message: 'Mesaj',
  placeholder: 'Spune ceva tuturor',
  send: 'Trimite',
  mute: 'Oprește discuțiile',
  muteHint: 'Nimic din ce se spune aici nu ajunge la tine.',
  muted: 'Discuțiile sunt oprite pentru tine.',
  left: (count) =>
    plural(count, {
      one: 'mai rămâne un caracter',
      few: 'mai rămân # caractere',
      other: 'mai rămân # de caractere',
    }),
  unread: (count) =>
    plural(count, { one: 'un mesaj necitit', few: '# mesaje necitite', other: '# de mesaje necitite' }),
  newest: (count) => plural(count, { one: 'un mesaj nou', few: '# mesaje noi', other: '# de mesaje noi' }),
  spectator: 'spectator',
};
