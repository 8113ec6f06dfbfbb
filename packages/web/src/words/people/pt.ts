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
  hands: {
    title: 'Mãos',
    alone: 'Ninguém mais está assistindo.',
    ask: (name) => `Pedir para ver a mão de ${name}`,
    show: (name) => `Mostrar a mão de ${name}`,
    asked: (name) => `${name} ainda não respondeu.`,
    seeing: (name) => `Você vê a mão de ${name} a partir do próximo turno.`,
    stop: 'Parar de ver esta mão',
    all: (turns) => `Mostrar todas as mãos, ${plural(turns, { one: '# turno', other: '# turnos' })} depois`,
    seeingAll: (turns) =>
      `Você vê todas as mãos como estavam há ${plural(turns, { one: '# turno', other: '# turnos' })}.`,
    mine: 'Quem vê a minha mão',
    wants: (name) => `${name} pede para ver a sua mão.`,
    allow: 'Permitir',
    decline: 'Recusar',
    toAll: 'Todos os espectadores podem ver a minha mão',
    toAllHint: 'A partir do próximo turno. Você pode voltar atrás quando quiser.',
    seenBy: 'Podem ver a sua mão',
    takeBack: 'Esconder a minha mão',
    tableShows: (turns) =>
      `Nesta mesa, os espectadores veem todas as mãos ${plural(turns, { one: '# turno', other: '# turnos' })} depois.`,
  },
};
