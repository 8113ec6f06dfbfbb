import { pluralIn } from '@mirabilia/kernel';
import type { PeopleWords } from './words.ts';

const plural = pluralIn('es');

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
  report: {
    action: 'Denunciar',
    open: (name) => `Denunciar a ${name}`,
    text: 'La denuncia llega a quienes administran este servidor, con los últimos mensajes de la persona en esta partida.',
    reason: 'Motivo',
    reasons: {
      insults: 'Insultos',
      name: 'Nombre ofensivo',
      spam: 'Spam',
      cheating: 'Trampas',
      leaving: 'Abandono de partidas',
      other: 'Otro motivo',
    },
    note: '¿Qué ha pasado? (opcional)',
    send: 'Enviar denuncia',
    sent: 'Gracias. La denuncia se ha enviado.',
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
  ending: {
    tool: 'Terminar la partida',
    title: '¿Terminar la partida de común acuerdo?',
    text: 'Si todos los jugadores aceptan, la partida termina sin resultado. Podrás ver la repetición.',
    propose: 'Preguntar a los demás',
    wants: (names, count) =>
      `${names} ${plural(count, { one: 'quiere', other: 'quieren' })} terminar la partida.`,
    agree: 'Aceptar',
    playOn: 'Seguir jugando',
    waiting: 'Esperando a que los demás acepten terminar la partida.',
    goesOn: 'La partida sigue: no todos quieren terminarla.',
    ended: 'Los jugadores decidieron terminar la partida, así que no hay resultado.',
  },
  hands: {
    title: 'Manos',
    alone: 'Nadie más está viendo la partida.',
    ask: (name) => `Pedir a ${name} ver su mano`,
    show: (name) => `Mostrar la mano de ${name}`,
    asked: (name) => `${name} aún no ha respondido.`,
    seeing: (name) => `Verás la mano de ${name} desde el próximo turno.`,
    stop: 'Dejar de ver esta mano',
    all: (turns) =>
      `Mostrar todas las manos, ${plural(turns, { one: '# turno', other: '# turnos' })} después`,
    seeingAll: (turns) =>
      `Ves todas las manos como estaban hace ${plural(turns, { one: '# turno', other: '# turnos' })}.`,
    mine: 'Quién ve mi mano',
    wants: (name) => `${name} pide ver tu mano.`,
    allow: 'Permitir',
    decline: 'Rechazar',
    toAll: 'Todos los espectadores pueden ver mi mano',
    toAllHint: 'Desde el próximo turno. Puedes cambiarlo cuando quieras.',
    seenBy: 'Pueden ver tu mano',
    takeBack: 'Ocultar mi mano',
    tableShows: (turns) =>
      `En esta mesa, los espectadores ven todas las manos ${plural(turns, { one: '# turno', other: '# turnos' })} después.`,
  },
};
