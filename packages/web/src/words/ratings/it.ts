import { pluralIn } from '@mirabilia/kernel';
import type { RatingsWords } from './words.ts';

const plural = pluralIn('it');

export const it: RatingsWords = {
  rating: (points, uncertainty) => `${points} ±${uncertainty}`,
  provisional: 'provvisorio',
  unrated: 'ancora senza punteggio',
  counts: (percent) => `vale il ${percent}`,
  board: {
    title: 'Classifica',
    about:
      'Nelle partite classificate giocano solo persone, con orologio e meraviglie casuali. Compari in elenco dopo dieci partite.',
    period: 'Periodo',
    all: 'Di sempre',
    season: 'Questa stagione',
    month: 'Questo mese',
    place: 'Posizione',
    name: 'Nome',
    points: 'Punteggio',
    change: 'Variazione',
    games: 'Partite',
    empty: 'Qui non c’è ancora nessuno. Gioca partite classificate per aprire la lista.',
    people: (count) => plural(count, { one: '# giocatore', other: '# giocatori' }),
    yours: 'Tu',
    yourPlace: (place) => `Posizione ${place}`,
    notYet:
      'Il tuo punteggio è provvisorio, oppure hai giocato troppo poche partite classificate in questo periodo.',
    hidden: 'Hai scelto di non comparire in elenco.',
    page: (page, of) => `Pagina ${page} di ${of}`,
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
  },
  own: {
    none: 'Ancora nessuna partita classificata. Vi giocano solo persone, con orologio e meraviglie casuali.',
    overTime: 'Andamento del punteggio',
    plot: (games, from, to) =>
      `${plural(games, { one: '# partita', other: '# partite' })}, da ${from} a ${to}`,
    lowest: 'Minimo',
    highest: 'Massimo',
    last: 'Ultime partite classificate',
    listed: {
      label: 'Mostrami nelle classifiche',
      hint: 'Gli altri vi vedono il tuo nome e il tuo punteggio. Ai tavoli classificati il tuo punteggio si vede sempre.',
    },
    toBoard: 'Classifica',
  },
  end: { title: 'Punteggi di classifica', waiting: 'I nuovi punteggi arrivano tra un attimo.' },
  quick: {
    title: 'Partita rapida',
    about: 'Cerchiamo persone di un livello simile al tuo. Le partite senza bot sono classificate.',
    sizes: 'Giocatori',
    pace: 'Ritmo',
    live: 'Adesso',
    days: 'Su più giorni',
    liveHint: 'Un minuto per decisione, e due di riserva.',
    daysHint: 'Un giorno per decisione.',
    bots: 'I bot completano il tavolo',
    never: 'Mai',
    after: (seconds) => (seconds < 60 ? `Dopo ${seconds} s` : `Dopo ${seconds / 60} min`),
    botsHint: 'Con i bot la partita non è classificata.',
    find: 'Cerca una partita',
    looking: 'Ricerca di giocatori',
    waited: (time) => `Aspetti da ${time}.`,
    people: (count) =>
      plural(count, {
        one: '# persona cerca questa partita.',
        other: '# persone cercano questa partita.',
      }),
    botsIn: (time) => `I bot arrivano tra ${time}.`,
    keepOpen: 'Lascia aperta questa pagina.',
    stop: 'Interrompi la ricerca',
    found: 'Il tuo tavolo è pronto.',
    gone: 'Questa pagina è rimasta inattiva troppo a lungo: la ricerca è finita.',
    noSize: 'Scegli almeno un numero di giocatori.',
  },
};
