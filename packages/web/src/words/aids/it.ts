import { pluralIn } from '@mirabilia/kernel';
import type { AidWords } from './words.ts';

const plural = pluralIn('it');

export const it: AidWords = {
  score: {
    title: 'Punteggio parziale',
    about: 'Punti sul tavolo in questo momento.',
    aboutForecast:
      'Punti sul tavolo adesso e, dopo ≈, la media di partite continuate da qui da bot che sanno solo ciò che vedi tu.',
    thinking: 'Calcolo della previsione…',
    absent: 'Impossibile caricare la previsione.',
    forecast: 'previsione',
    wins: 'Probabilità di vincere',
  },
  need: {
    title: 'Che cosa ti servirebbe',
    build: 'Per costruirla',
    stage: 'Per il prossimo stadio',
    missing: (goods) => `Alla tua città manca: ${goods}.`,
    sold: (good, sellers) => `${good}: in vendita da ${sellers}.`,
    far: (good, makers) => `${good}: solo da ${makers}, troppo lontano per acquistarne.`,
    nobody: (good) => `${good}: nessuna città confinante ne vende.`,
    inHand: (good, cards) => `${good}: potresti costruire ${cards} dalla tua mano.`,
    inAge: (good, cards) => `${good}: cerca ${cards}.`,
    short: (coins) => `Ti servono ancora ${plural(coins, { one: '# moneta', other: '# monete' })}.`,
    freeWith: (structures) => `Gratis se hai ${structures}.`,
    stands: 'Hai già una struttura con questo nome. Usa la carta per uno stadio o scartala.',
    complete: 'Tutti gli stadi della tua meraviglia sono costruiti.',
    duty: 'La Città Libera deve costruire una carta che può costruire.',
  },
  coming: {
    canCome: 'Possono ancora arrivarti',
    cannotCome: 'Non ti arriveranno più in questa Epoca',
    built: 'Già costruite',
    none: 'Nessuna.',
    guilds: (used, all) => `In gioco ci sono ${used} gilde su ${all}.`,
    about:
      'Calcolato dal mazzo per questo numero di giocatori, da ciò che è stato costruito e dalle mani che hai visto. Tra queste possono esserci carte coperte.',
    aboutBlind:
      'Calcolato dal mazzo per questo numero di giocatori, da ciò che è stato costruito e dalla tua mano.',
  },
};
