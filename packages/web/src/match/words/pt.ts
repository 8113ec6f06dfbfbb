import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('pt');

export const pt: Words = {
  title: 'Chat',
  empty: 'Ninguém disse nada ainda.',
  message: 'Mensagem',
  placeholder: 'Diga algo à mesa',
  send: 'Enviar',
  mute: 'Silenciar o chat',
  muteHint: 'Nada do que se diz aqui chega até você.',
  muted: 'O chat está silenciado para você.',
  left: (count) => plural(count, { one: 'resta # caractere', other: 'restam # caracteres' }),
  unread: (count) => plural(count, { one: '# mensagem não lida', other: '# mensagens não lidas' }),
  newest: (count) => plural(count, { one: '# mensagem nova', other: '# mensagens novas' }),
  spectator: 'assistindo',
};
