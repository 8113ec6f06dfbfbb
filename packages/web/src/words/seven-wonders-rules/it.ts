import {
  COINS_A_POINT,
  DISCARD_COINS,
  GUILDS,
  HAND_SIZE,
  PRICE,
  REDUCED_PRICE,
  SET_POINTS,
  STARTING_COINS,
  TURNS,
} from '@mirabilia/seven-wonders';
import type { SevenWondersRules } from './words.ts';

export const it: SevenWondersRules = {
  sheets: {
    aim: {
      title: 'Scopo del gioco',
      text: [
        'Guidi una città del mondo antico. Nel corso di tre Epoche costruisci strutture e gli stadi della tua meraviglia.',
        'Dopo l’Epoca III si sommano i punti: vince chi ne ha di più. Le strade per fare punti sono sette, e nessuna città può seguirle tutte.',
      ],
    },
    setup: {
      title: 'Preparazione',
      text: [
        'Ognuno riceve una plancia Meraviglia, lato A o lato B. La plancia produce una risorsa fin dall’inizio.',
        `Ogni città parte con ${STARTING_COINS} monete.`,
        `Ogni Epoca ha il suo mazzo: esattamente ${HAND_SIZE} carte a testa. In quello dell’Epoca III ci sono anche le gilde, scelte a caso tra ${GUILDS.length}: due in più del numero di città.`,
      ],
    },
    turn: {
      title: 'Un turno',
      text: [
        'Tutti scelgono in segreto una carta dalla propria mano. Quando hanno scelto tutti, le carte si giocano insieme.',
        `Puoi usare la carta in tre modi: costruirla, metterla coperta sotto la meraviglia per costruirne il prossimo stadio, o scartarla per ${DISCARD_COINS} monete.`,
        `Poi passi la mano: a sinistra nelle Epoche I e III, a destra nell’Epoca II. Un’Epoca dura ${TURNS} turni.`,
      ],
    },
    building: {
      title: 'Costruire',
      text: [
        'Le icone sul bordo sinistro di una carta sono il suo costo: risorse che la tua città produce o acquista, o monete da pagare alla banca. Una carta senza icone è gratis.',
        'Le risorse non si consumano: la tua città le produce di nuovo a ogni turno. Se una carta ne mostra più d’una separate da una barra, a ogni turno ne produce una sola.',
        'Una città non può avere due strutture con lo stesso nome.',
        'Le monete di una struttura si prendono una volta sola, dopo che tutte le carte del turno sono state giocate. Conta anche ciò che le città confinanti hanno appena costruito.',
      ],
    },
    trade: {
      title: 'Acquistare dalle città confinanti',
      text: [
        `Le risorse che ti mancano puoi acquistarle dalle città alla tua sinistra e alla tua destra. Ognuna costa ${PRICE} monete, pagate alla città che la produce. Nessuno può rifiutarsi, e chi vende può comunque usare la risorsa nello stesso turno.`,
        'Si può acquistare ciò che producono la plancia e le carte marroni e grigie, ma non ciò che producono le carte gialle e gli stadi della meraviglia.',
        `Le stazioni commerciali e il Mercato abbassano il prezzo a ${REDUCED_PRICE}, dal turno successivo alla loro costruzione.`,
        'Paghi con le monete che avevi all’inizio del turno. Quelle che ricevi durante il turno si possono spendere dal turno dopo.',
      ],
    },
    chains: {
      title: 'Costruire gratis (concatenazioni)',
      text: [
        'Alcune strutture sono gratis se all’inizio del turno la tua città ne ha già un’altra ben precisa, non importa come l’abbia ottenuta.',
        'In fondo a una carta vedi che cosa renderà gratis. Lo schema «Concatenazioni» le mostra tutte.',
      ],
    },
    wonders: {
      title: 'La meraviglia',
      text: [
        'Gli stadi si costruiscono in ordine, ognuno al costo indicato sulla plancia. Va bene qualsiasi carta: resta coperta e ciò che mostra non conta.',
        'Puoi costruire quanti stadi vuoi e quando vuoi, o anche nessuno.',
        'Sul lato A è il secondo stadio a distinguere ogni meraviglia; il lato B è più vario. Questi stadi non danno solo punti:',
      ],
    },
    ageEnd: {
      title: 'Fine di un’Epoca',
      text: [
        'Al sesto turno hai due carte. Ne giochi una; l’altra si scarta senza dare monete.',
        'Poi, in quest’ordine:',
      ],
    },
    military: {
      title: 'Conflitti militari',
      text: [
        'Alla fine di ogni Epoca confronti i tuoi scudi con quelli di ciascuna delle due città confinanti.',
        'Se ne hai di più, vinci un gettone Vittoria, che vale di più a ogni Epoca. Se ne hai di meno, prendi un gettone Sconfitta, sempre −1. In caso di pareggio non succede nulla.',
      ],
    },
    science: {
      title: 'Scienza',
      text: [
        'Le carte verdi mostrano uno dei tre simboli. Alla fine della partita ogni tipo di simbolo vale il quadrato di quanti ne hai.',
        `Ogni serie di tre simboli diversi vale altri ${SET_POINTS} punti. Lo stesso simbolo conta in entrambi i modi.`,
        'Un simbolo a scelta vale come quello che ti rende di più.',
      ],
    },
    scoring: {
      title: 'Punteggio',
      text: [
        'Il tuo punteggio ha sette parti. Ecco un segnapunti completo.',
        `Anche le monete danno punti: uno ogni ${COINS_A_POINT} monete.`,
      ],
    },
    ties: {
      title: 'Parità',
      text: ['A parità di punti vince chi ha più monete.', 'Se la parità persiste, la vittoria è condivisa.'],
    },
    two: {
      title: 'Partite in due',
      text: [
        'Tra voi c’è una terza città, la Città Libera, con plancia e monete come le vostre. A ogni turno vi scambiate le mani.',
        `La controllate a turno. Quando tocca a te, prima peschi una carta da un mazzo di ${HAND_SIZE}, poi scegli una carta per la Città Libera e una per la tua città. La carta della Città Libera si gioca per prima, così puoi già acquistare ciò che produce.`,
        'Se con una di queste carte la Città Libera può costruire la struttura o uno stadio della meraviglia, deve farlo. Ciò che è gratis per concatenazione si costruisce gratis. Scarta per prendere monete solo se non può costruire.',
        'Commercia e combatte come le altre città, ma non gioca mai la settima carta. Non ha un punteggio e non può vincere.',
      ],
    },
  },
  setup: { board: 'una plancia e la sua risorsa', coins: 'monete', hand: 'carte per Epoca' },
  uses: { build: 'Costruiscila', stage: 'Costruisci uno stadio', sell: 'Scartala' },
  passes: { left: 'a sinistra', right: 'a destra' },
  trade: {
    caption: (card) => `${card}: due delle quattro risorse vanno acquistate.`,
    needs: 'Costo',
    makes: 'La tua città produce',
    left: 'Da sinistra',
    right: 'Da destra',
    pays: 'Paghi in tutto',
  },
  ageEnd: [
    'Babilonia B gioca la settima carta, se ha costruito il secondo stadio.',
    'Le carte rimaste finiscono coperte nella pila degli scarti.',
    'Alicarnasso può costruire una carta da quella pila, se ha appena costruito uno stadio con questo potere.',
    'Conflitti militari. Poi si distribuiscono le carte della prossima Epoca; dopo l’Epoca III si contano i punti.',
  ],
  battle: {
    caption: (numeral, shields) => `Fine dell’Epoca ${numeral}: hai ${shields} scudi.`,
    left: 'Città a sinistra',
    right: 'Città a destra',
    victory: 'Vittoria',
    defeat: 'Sconfitta',
  },
  set: 'Serie di tre',
  sums: {
    military: 'vittorie e sconfitte',
    treasury: 'le tue monete',
    wonder: 'punti dei tuoi stadi',
    civilian: 'carte blu',
    science: 'carte verdi',
    commerce: 'carte gialle dell’Epoca III',
    guilds: 'punti delle carte viola',
  },
  player: 'Città',
  decks: 'Copie di ogni carta per numero di giocatori. In due si usano le carte per tre.',
  sides: 'Ogni plancia ha due lati, A e B. Entrambi producono la stessa risorsa.',
};
