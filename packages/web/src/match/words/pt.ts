import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('pt');

export const pt: Words = {
  title: 'Conversa',
  empty: 'Ninguém disse nada ainda.',
  message: 'Mensagem',
  placeholder: 'Diga algo à mesa',
  send: 'Enviar',
  mute: 'Silenciar a conversa',
  muteHint: 'Nada do que se diz aqui chega até você.',
  muted: 'A conversa está silenciada para você.',
  left: (count) => plural(count, { one: 'resta # caractere', other: 'restam # caracteres' }),
  unread: (count) => plural(count, { one: '# mensagem não lida', other: '# mensagens não lidas' }),
  newest: (count) => plural(count, { one: '# mensagem nova', other: '# mensagens novas' }),
  spectator: 'espectador',
};
