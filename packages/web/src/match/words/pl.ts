import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('pl');

export const pl: Words = {
  title: 'Czat',
  empty: 'Nikt jeszcze nic nie napisał.',
  message: 'Wiadomość',
  placeholder: 'Napisz do wszystkich',
  send: 'Wyślij',
  mute: 'Wycisz czat',
  muteHint: 'Nic z tego, co tu padnie, do ciebie nie dotrze.',
  muted: 'Czat jest dla ciebie wyciszony.',
  left: (count) => plural(count, { one: 'został # znak', few: 'zostały # znaki', many: 'zostało # znaków' }),
  unread: (count) =>
    plural(count, {
      one: '# nieprzeczytana wiadomość',
      few: '# nieprzeczytane wiadomości',
      many: '# nieprzeczytanych wiadomości',
    }),
  newest: (count) =>
    plural(count, { one: '# nowa wiadomość', few: '# nowe wiadomości', many: '# nowych wiadomości' }),
  spectator: 'widz',
};
