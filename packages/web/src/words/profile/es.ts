import { pluralIn } from '@mirabilia/kernel';
import type { ProfileWords } from './words.ts';

const plural = pluralIn('es');

export const es: ProfileWords = {
  title: 'Perfil',
  parts: {
    matches: 'Partidas',
    statistics: 'Estadísticas',
  },
  noName: 'Elige un nombre o juega una partida, y tu historial empezará aquí.',
  allGames: 'Todos los juegos',
  company: {
    label: 'Rivales',
    all: 'Todos',
    people: 'Personas',
    bots: 'Solo bots',
  },
  outcome: {
    label: 'Resultado',
    all: 'Todos',
    won: 'Victorias',
    lost: 'Derrotas',
  },
  won: 'Victoria',
  shared: 'Victoria compartida',
  place: (place, of) => `Puesto ${place} de ${of}`,
  points: (count) => plural(count, { one: '# punto', other: '# puntos' }),
  imported: 'Importada',
  more: 'Mostrar más',
  none: 'Aquí aún no hay nada. Tus partidas terminadas aparecerán aquí.',
  noneLikeThis: 'Ninguna partida coincide con estos filtros.',
  add: {
    title: 'Añadir partidas',
    about:
      'Cada archivo de partida se comprueba jugada a jugada. Las partidas importadas solo cuentan en tu historial y tus estadísticas.',
    fromDevice: (count) =>
      plural(count, {
        one: 'Añadir # partida de este dispositivo',
        other: 'Añadir # partidas de este dispositivo',
      }),
    file: 'Añadir un archivo de partida',
    whichSeat: '¿Quién eras tú?',
    add: 'Añadir',
    added: (count) => plural(count, { one: '# partida añadida', other: '# partidas añadidas' }),
    known: 'Esta partida ya está en tu historial.',
    noRecord: 'No es una partida terminada con un jugador.',
  },
  statistics: {
    from: (count) => plural(count, { one: 'De # partida', other: 'De # partidas' }),
    newest: (count) => `Solo cuentan tus ${count} partidas más recientes.`,
    winRate: 'Porcentaje de victorias',
    byChance: (percent) => `${percent} por azar`,
    likely: (low, high) => `probablemente de ${low} a ${high}`,
    average: 'Puntuación media',
    best: 'Puntuación más alta',
    byWonder: 'Por maravilla',
    byCategory: 'Media de puntos por categoría',
    byPeople: 'Contra personas',
    byBots: 'Contra bots, por nivel',
    mixedBots: 'Niveles distintos',
    byPlayers: 'Por número de jugadores',
    players: (count) => plural(count, { one: '# jugador', other: '# jugadores' }),
    games: (count) => plural(count, { one: '# partida', other: '# partidas' }),
    records: 'Récords personales',
    lead: 'Mayor ventaja',
    streak: 'Racha de victorias más larga',
    most: (category) => `Máximo en ${category}`,
  },
};
