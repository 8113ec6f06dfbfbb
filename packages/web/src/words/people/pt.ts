import { pluralIn } from '@mirabilia/kernel';
import type { PeopleWords } from './words.ts';

const plural = pluralIn('pt');

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
  report: {
    action: 'Denunciar',
    open: (name) => `Denunciar ${name}`,
    text: 'A denúncia vai para quem administra este servidor, com as últimas mensagens da pessoa nesta partida.',
    reason: 'Motivo',
    reasons: {
      insults: 'Insultos',
      name: 'Nome ofensivo',
      spam: 'Spam',
      cheating: 'Trapaça',
      leaving: 'Abandono de partidas',
      other: 'Outro motivo',
    },
    note: 'O que aconteceu? (opcional)',
    send: 'Enviar denúncia',
    sent: 'Obrigado. A denúncia foi enviada.',
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
  ending: {
    tool: 'Encerrar a partida',
    title: 'Encerrar a partida de comum acordo?',
    text: 'Se todos os jogadores concordarem, a partida termina sem resultado. Você ainda pode ver o replay.',
    propose: 'Perguntar aos outros',
    wants: (names, count) =>
      `${names} ${plural(count, { one: 'quer', other: 'querem' })} encerrar a partida.`,
    agree: 'Concordar',
    playOn: 'Continuar jogando',
    waiting: 'Esperando que os outros concordem em encerrar a partida.',
    goesOn: 'A partida continua: nem todos querem encerrar.',
    ended: 'Os jogadores decidiram encerrar esta partida, por isso não há resultado.',
  },
};
