import { pluralIn } from '@mirabilia/kernel';
import type { DailyWords } from './words.ts';

const plural = pluralIn('it');

export const it: DailyWords = {
  title: 'Sfida del giorno',
  about:
    'Tutti ricevono le stesse carte, lo stesso posto e gli stessi bot. Conta la tua prima partita. A mezzanotte (UTC) arriva una nuova sfida.',
  bots: (count, level) => plural(count, { one: `# bot (${level})`, other: `# bot (${level})` }),
  play: 'Gioca',
  continue: 'Continua',
  again: 'Rivedi la partita',
  noDeals: 'Su questo dispositivo non ci sono ancora sfide. Collegati una volta per riceverle.',
  sentLater: 'Sei offline. Il tuo risultato sarà inviato quando tornerai online.',
  yourPoints: (points) => plural(points, { one: 'Hai fatto # punto', other: 'Hai fatto # punti' }),
  won: 'Hai vinto',
  betterThan: (percent) => `Meglio del ${percent}% dei giocatori`,
  firstToday: 'Oggi hai finito prima di tutti',
  best: (name, points) => `Miglior punteggio di oggi: ${name}, ${points}`,
  everyone: (attempts) => plural(attempts, { one: '# giocatore finora', other: '# giocatori finora' }),
  bar: (points, attempts) =>
    plural(attempts, { one: `${points}: # giocatore`, other: `${points}: # giocatori` }),
  youAreHere: 'Sei qui',
  firstCards: 'Prima carta giocata',
  streak: (days) => plural(days, { one: '# giorno di fila', other: '# giorni di fila' }),
  share: 'Condividi',
  shared: ({ day, game, points }) => `Mirabilia, ${day} · ${game} · ${points} punti`,
  sharedBetter: (percent) => `meglio del ${percent}%`,
  seeResults: 'Guarda com’è andata agli altri',
};
