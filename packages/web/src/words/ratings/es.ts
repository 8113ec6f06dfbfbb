import { pluralIn } from '@mirabilia/kernel';
import type { RatingsWords } from './words.ts';

const plural = pluralIn('es');

export const es: RatingsWords = {
  rating: (points, uncertainty) => `${points} ±${uncertainty}`,
  provisional: 'provisional',
  unrated: 'aún sin puntuación',
  counts: (percent) => `cuenta un ${percent}`,
  board: {
    title: 'Clasificación',
    about:
      'En las partidas clasificatorias solo juegan personas, con reloj y maravillas al azar. Apareces en la lista después de diez.',
    period: 'Periodo',
    all: 'Histórica',
    season: 'Esta temporada',
    month: 'Este mes',
    place: 'Puesto',
    name: 'Nombre',
    points: 'Puntuación',
    change: 'Cambio',
    games: 'Partidas',
    empty: 'Todavía no hay nadie en la lista. Juega partidas clasificatorias para estrenarla.',
    people: (count) => plural(count, { one: '# jugador', other: '# jugadores' }),
    yours: 'Tú',
    yourPlace: (place) => `Puesto ${place}`,
    notYet: 'Tu puntuación es provisional o has jugado muy pocas partidas clasificatorias en este periodo.',
    hidden: 'Has elegido no aparecer en la lista.',
    page: (page, of) => `Página ${page} de ${of}`,
    previous: 'Página anterior',
    next: 'Página siguiente',
  },
  own: {
    none: 'Aún no hay partidas clasificatorias. En ellas solo juegan personas, con reloj y maravillas al azar.',
    overTime: 'Evolución de la puntuación',
    plot: (games, from, to) =>
      `${plural(games, { one: '# partida', other: '# partidas' })}, de ${from} a ${to}`,
    lowest: 'Mínima',
    highest: 'Máxima',
    last: 'Últimas partidas clasificatorias',
    listed: {
      label: 'Aparecer en las clasificaciones',
      hint: 'Los demás ven allí tu nombre y tu puntuación. En las mesas clasificatorias tu puntuación se ve siempre.',
    },
    toBoard: 'Clasificación',
  },
  end: { title: 'Puntuaciones', waiting: 'Las nuevas puntuaciones llegan en un momento.' },
  quick: {
    title: 'Partida rápida',
    about: 'Buscamos a personas de un nivel parecido al tuyo. Las partidas sin bots son clasificatorias.',
    sizes: 'Jugadores',
    pace: 'Ritmo',
    live: 'Ahora',
    days: 'Por días',
    liveHint: 'Un minuto por decisión y dos de reserva.',
    daysHint: 'Un día por decisión.',
    bots: 'Los bots completan la mesa',
    never: 'Nunca',
    after: (seconds) => (seconds < 60 ? `A los ${seconds} s` : `A los ${seconds / 60} min`),
    botsHint: 'Con bots, la partida no es clasificatoria.',
    find: 'Buscar partida',
    looking: 'Buscando jugadores',
    waited: (time) => `Llevas esperando ${time}.`,
    people: (count) =>
      plural(count, {
        one: '# persona busca esta partida.',
        other: '# personas buscan esta partida.',
      }),
    botsIn: (time) => `Los bots llegan en ${time}.`,
    keepOpen: 'Deja esta página abierta.',
    stop: 'Dejar de buscar',
    found: 'Tu mesa está lista.',
    gone: 'Esta página ha estado inactiva demasiado tiempo y la búsqueda ha terminado.',
    noSize: 'Elige al menos un número de jugadores.',
  },
};
