import { pluralIn } from '@mirabilia/kernel';
import type { DailyWords } from './words.ts';

const plural = pluralIn('es');

export const es: DailyWords = {
  title: 'Reto del día',
  about:
    'Todos reciben las mismas cartas, el mismo asiento y los mismos bots. Cuenta tu primera partida. Hay un reto nuevo a medianoche (UTC).',
  bots: (count, level) =>
    plural(count, { one: `# bot (${level.toLowerCase()})`, other: `# bots (${level.toLowerCase()})` }),
  play: 'Jugar',
  continue: 'Continuar',
  again: 'Ver la partida',
  noDeals: 'Aún no hay retos en este dispositivo. Conéctate una vez para recibirlos.',
  sentLater: 'No tienes conexión. Tu resultado se enviará cuando vuelvas a tenerla.',
  yourPoints: (points) => plural(points, { one: 'Conseguiste # punto', other: 'Conseguiste # puntos' }),
  won: 'Ganaste',
  betterThan: (percent) => `Mejor que el ${percent} % de los jugadores`,
  firstToday: 'Hoy terminaste antes que nadie',
  best: (name, points) => `Lo mejor de hoy: ${name}, ${points}`,
  everyone: (attempts) =>
    plural(attempts, { one: '# jugador hasta ahora', other: '# jugadores hasta ahora' }),
  bar: (points, attempts) =>
    plural(attempts, { one: `${points}: # jugador`, other: `${points}: # jugadores` }),
  youAreHere: 'Estás aquí',
  firstCards: 'Primera carta jugada',
  streak: (days) => plural(days, { one: '# día seguido', other: '# días seguidos' }),
  share: 'Compartir',
  shared: ({ day, game, points }) => `Mirabilia, ${day} · ${game} · ${points} puntos`,
  sharedBetter: (percent) => `mejor que el ${percent} %`,
  seeResults: 'Ver cómo les fue a los demás',
};
