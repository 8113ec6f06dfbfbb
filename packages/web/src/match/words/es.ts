import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('es');

export const es: Words = {
  title: 'Chat',
  empty: 'Todavía nadie ha dicho nada.',
  message: 'Mensaje',
  placeholder: 'Di algo a la mesa',
  send: 'Enviar',
  mute: 'Silenciar el chat',
  muteHint: 'Nada de lo que se diga aquí te llegará.',
  muted: 'El chat está silenciado para ti.',
  left: (count) => plural(count, { one: 'queda # carácter', other: 'quedan # caracteres' }),
  unread: (count) => plural(count, { one: '# mensaje sin leer', other: '# mensajes sin leer' }),
  newest: (count) => plural(count, { one: '# mensaje nuevo', other: '# mensajes nuevos' }),
  spectator: 'mirando',
};
