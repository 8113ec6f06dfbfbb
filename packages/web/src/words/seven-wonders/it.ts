import { pluralIn } from '@mirabilia/kernel';
import type { Colour, Resource } from '@mirabilia/seven-wonders';
import { roman } from '../../games/seven-wonders/roman.ts';
import type { Who } from '../../table/who.ts';
import { countedIn, lister, madeBy, type Parts, type Places, placesOf } from './effects.ts';
import type { SevenWondersWords } from './words.ts';

const plural = pluralIn('it');
const coins = (count: number): string => plural(count, { one: '# moneta', other: '# monete' });
const list = (items: readonly string[]) => new Intl.ListFormat('it').format(items);
const points = (count: number): string => plural(count, { one: '# punto', other: '# punti' });
const cards = (count: number): string => plural(count, { one: '# carta', other: '# carte' });
/** Whoever is spoken to needs another verb and no pronoun. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);
const players = (count: number) => plural(count, { one: '# giocatore', other: '# giocatori' });
const or = lister('it', 'disjunction');
const and = lister('it', 'conjunction');
const GOODS: Readonly<Record<Resource, { readonly one: string; readonly other: string }>> = {
  wood: { one: 'legno', other: 'legni' },
  stone: { one: 'pietra', other: 'pietre' },
  clay: { one: 'argilla', other: 'argille' },
  ore: { one: 'minerale', other: 'minerali' },
  glass: { one: 'vetro', other: 'vetri' },
  loom: { one: 'tessuto', other: 'tessuti' },
  papyrus: { one: 'papiro', other: 'papiri' },
};
const COLOURS: Readonly<Record<Colour, string>> = {
  brown: 'marrone',
  grey: 'grigia',
  blue: 'blu',
  yellow: 'gialla',
  red: 'rossa',
  green: 'verde',
  purple: 'viola',
};
const SYMBOLS = { compass: 'un compasso', gear: 'un ingranaggio', tablet: 'una tavoletta' } as const;
const PLACES: Places = {
  self: 'nella tua città',
  left: 'nella città alla tua sinistra',
  right: 'nella città alla tua destra',
  both: 'nelle due città confinanti',
  all: 'nella tua città e nelle due confinanti',
};
const PARTS: Parts = {
  cards: (colours) => `carta ${or(colours.map((colour) => COLOURS[colour]))}`,
  defeats: 'gettone Sconfitta',
  stages: 'stadio della meraviglia costruito',
};
const victoryPoints = (count: number): string =>
  plural(count, { one: '# punto vittoria', other: '# punti vittoria' });

export const it: SevenWondersWords = {
  coins,

  age: (age) => `Epoca ${roman(age)}`,
  turn: (turn, of) => `Turno ${turn} di ${of}`,
  passLeft: 'Passa a sinistra',
  passRight: 'Passa a destra',
  handsSwap: 'Scambio di mani',
  readyCount: (ready, of) => `Scelte: ${ready}/${of}`,

  memory: 'Carte già viste',

  others: 'Altre città',
  farCities: 'Altre città',
  cityOf: (name) => `Città: ${name}`,
  closeCity: (name) => `Chiudi la città: ${name}`,
  ready: 'fatto',
  sells: 'vende',
  sellsYou: 'ti vende',
  produces: 'produce',
  nothingBuilt: 'Ancora nulla di costruito',
  coinsHelp: 'Con le monete paghi la banca e le città confinanti. Alla fine ogni 3 monete valgono 1 punto.',
  symbolOfChoice: 'Simbolo a scelta',
  stages: 'Stadi della meraviglia',
  stagesBuilt: (built, of) => `Stadi costruiti: ${built} di ${of}`,
  built: 'Costruito',
  closed: 'Ora non si può costruire',

  battleNow: 'Se l’Epoca finisse ora',
  battle: (name, own, other, points) =>
    `contro ${name}: ${own}–${other} scudi, ${points > 0 ? `+${points}` : points < 0 ? '−1' : 'pareggio'}`,
  discardPile: 'Scarti',
  drawPile: 'Mazzo',
  buried: 'Sotto le meraviglie',

  handIsBack: 'Hai già visto questa mano.',
  handReturns: (holder, turn) => `Ce l’ha ${holder}, torna al turno ${turn}:`,
  handGone: (holder) => `Ce l’ha ${holder}, non torna più:`,
  gone: 'Giocate nel frattempo:',
  faceDown: (count) => plural(count, { one: '# carta sconosciuta', other: '# carte sconosciute' }),
  nothingSeen: 'In questa Epoca non hai ancora passato una mano.',

  card: 'Carta',
  hand: 'La tua mano',
  handOf: (name) => `Mano: ${name}`,
  actions: 'Usa questa carta',
  build: 'Costruisci',
  wonder: 'Meraviglia',
  sell: 'Scarta',
  free: 'gratis',
  payShort: 'paga',
  needsShort: 'richiede',
  standsShort: 'già costruita',
  dutyShort: 'deve costruire',
  byPowerShort: 'gratis (potere)',
  verdictFree: 'Gratis: la tua città produce tutto il necessario.',
  verdictChain: (parent) => `Gratis per concatenazione: ${parent}.`,
  verdictByPower: 'Gratis, con il potere della tua meraviglia.',
  verdictPower: 'Non te la puoi permettere, ma il potere della tua meraviglia la costruisce gratis.',
  // A payee may be "Tu": no verb follows a name.
  verdictPay: ({ left, right, bank, leftName, rightName }) =>
    [
      `Costa ${coins(left + right + bank)}.`,
      ...(left > 0 ? [`${leftName}: +${left}.`] : []),
      ...(right > 0 ? [`${rightName}: +${right}.`] : []),
      ...(bank > 0 ? [`Alla banca: ${bank}.`] : []),
    ].join(' '),
  whyStands: 'Questa città ha già questa struttura.',
  whyComplete: 'La meraviglia è completa.',
  whyDuty: 'La Città Libera deve costruire, se può.',
  whyPoor: (price, purse) => `Costa ${coins(price)}; ne puoi spendere ${purse}.`,
  whyDear: (missing, price, purse) =>
    `Ti manca: ${missing}. Con gli acquisti costerebbe ${coins(price)}; ne puoi spendere ${purse}.`,
  whyMissing: (missing, unavailable) =>
    missing === unavailable
      ? `Ti manca: ${missing}. Le città confinanti non ne vendono.`
      : `Ti manca: ${missing}. Le città confinanti non vendono: ${unavailable}.`,
  needAsk: 'Che cosa mi servirebbe?',
  cardsOfAge: 'Carte di questa Epoca',
  makesFree: (names) => `Renderà gratis: ${list(names)}`,
  aboutCard: (name) => `Informazioni su ${name}`,
  payFor: (use, count) => `${use}: paga ${coins(count)}`,
  gains: (left, toLeft, right, toRight) => `${left} +${toLeft}, ${right} +${toRight}`,
  usePower: 'Gratis (una volta per Epoca)',
  locked: 'Scelta fatta',
  change: 'Cambia',
  stillCounts: (card) => `Finché non scegli altro, resta valida: ${card}.`,
  keep: 'Mantieni',
  changeFirst: 'Cambia la tua carta',
  changeFreeCity: 'Cambia la carta della Città Libera',
  willBuild: (card) => `Costruisci ${card}.`,
  willSalvage: (card) => `Costruisci ${card} dalla pila degli scarti.`,
  willBury: (card) => `Usa ${card} per costruire uno stadio della meraviglia.`,
  useForStage: (stage) => `Stadio ${stage}: questa carta va a faccia in giù sotto la tua meraviglia.`,
  willSell: (card) => `Scarta ${card} per 3 monete.`,

  promptCard: 'Scegli una carta dalla tua mano.',
  promptSeventh: 'La tua meraviglia ti fa giocare anche l’ultima carta.',
  promptFreeCity: 'Scegli una carta per la Città Libera.',
  actingForFreeCity: 'Stai scegliendo per la Città Libera',
  freeCityExtra:
    'Hai una carta in più, presa dal mazzo, e ne giochi due: una per la Città Libera e una per la tua.',
  promptDuty: 'Scegli una carta per la Città Libera. Se può costruire, deve farlo.',
  promptOwn: 'Ora scegli una carta per la tua città.',
  promptDraft: 'Scegli la tua meraviglia.',
  promptSides: 'Scegli il lato della tua meraviglia.',
  promptSalvage: 'Costruisci gratis una carta dalla pila degli scarti.',
  promptSalvageFreeCity: 'Costruisci gratis una carta dalla pila degli scarti per la Città Libera.',
  promptLocked: 'Puoi cambiare idea finché non hanno scelto tutti.',
  waitDraft: (name) => `${name} sta scegliendo una meraviglia.`,
  waitSeventh: (name) => `${name} sta giocando la settima carta.`,
  waitSalvage: (name) => `${name} sta guardando la pila degli scarti.`,
  sideOpen: 'Lato non ancora scelto',
  side: (side) => `Lato ${side}`,
  takeBoard: (city, side) => `Prendi ${city} ${side}`,
  takeNothing: 'Non costruire nulla',
  buildFree: (card) => `Costruisci ${card}`,

  measures: {
    coins: 'Monete',
    shields: 'Scudi',
    battles: 'Punti militari',
    raw: 'Materie prime',
    manufactured: 'Manufatti',
    civilian: 'Punti civili',
    science: 'Simboli scientifici',
    stages: 'Stadi costruiti',
    guilds: 'Gilde',
  },
  keys: {
    card: 'Prendi una carta',
    build: 'Costruisci',
    stage: 'Usala per uno stadio della meraviglia',
    sell: 'Scartala per 3 monete',
    pay: 'Dividi il pagamento; scorri la mano',
    lock: 'Conferma',
    change: 'Rimetti giù, o cambia la tua scelta',
    left: 'Città a sinistra',
    right: 'Città a destra',
    coming: 'Carte di questa Epoca e concatenazioni',
    everybody: 'Tutti i giocatori',
    help: 'Questo elenco',
  },

  story: {
    age: (age) => `Epoca ${age}`,
    log: {
      title: 'Cronaca',
      empty: 'Nessuno ha ancora giocato.',
      turn: (turn) => `Turno ${turn}`,
      built: (who, card) => `${says(who, 'Hai costruito', 'ha costruito')} ${card}`,
      salvaged: (who, card) =>
        `${says(who, 'Hai costruito', 'ha costruito')} ${card} dalla pila degli scarti`,
      buried: (who, stage) =>
        `${says(who, 'Hai costruito', 'ha costruito')} lo stadio ${stage} della ${who.isYou ? 'tua' : 'sua'} meraviglia`,
      sold: (who) => `${says(who, 'Hai scartato', 'ha scartato')} una carta`,
      leftPile: (who) =>
        `${says(who, 'Non hai costruito', 'non ha costruito')} nulla dalla pila degli scarti`,
      byChain: 'gratis (concatenazione)',
      byWonder: 'gratis (meraviglia)',
      seventh: 'settima carta',
      paid: (to, count) => `${coins(count)} a ${to.isYou ? 'te' : to.name}`,
      paidBank: (count) => `${coins(count)} alla banca`,
      earned: (count) => `+${coins(count)}`,
      leftovers: (count) =>
        plural(count, {
          one: 'Scartata # carta rimasta in mano',
          other: 'Scartate # carte rimaste in mano',
        }),
      won: (winner, loser) =>
        `${says(winner, 'Hai vinto', 'ha vinto')} contro ${loser.isYou ? 'di te' : loser.name}`,
      drawn: (one, other) =>
        one.isYou || other.isYou
          ? `Hai pareggiato con ${one.isYou ? other.name : one.name}`
          : `${and([one.name, other.name])} hanno pareggiato`,
    },
    brief: {
      lastTurn: 'Turno precedente',
      nothingYet: 'Nessuno ha ancora giocato',
      sold: 'scarta (+3)',
      stage: (stage) => `stadio ${stage}`,
      leftPile: 'non costruisce',
    },
    battles: {
      title: (age) => `Conflitti militari, Epoca ${age}`,
      goOn: (age) => `Vai all’Epoca ${age}`,
      shields: (count) => plural(count, { one: '# scudo', other: '# scudi' }),
      points,
      summary: ({ name, isYou }, count) => `${isYou ? 'Tu' : name}: ${points(count)}`,
    },
    score: {
      byCoins: (winner, count) => `Parità di punti: ${says(winner, 'hai', 'ha')} più monete (${count}).`,
      coinsEqual: 'Parità di punti e di monete.',
      coins,
      notes: 'Note sul punteggio',
      noNotes: 'Alla fine non c’era nulla da scegliere.',
      choice: (who, symbols) =>
        `${who.isYou ? 'I tuoi simboli a scelta' : `Simboli a scelta di ${who.name}`}: ${symbols}.`,
      copied: (who, guild, from) =>
        `${says(who, 'Copi', 'copia')} la ${from.isYou ? `tua ${guild}` : `${guild} di ${from.name}`}.`,
      freeCityAside: 'La Città Libera non può vincere.',
      opened: 'Carte coperte, ora rivelate',
      buried: (who) => (who.isYou ? 'Sotto la tua meraviglia' : `Sotto la meraviglia di ${who.name}`),
      discards: (count) => `Pila degli scarti: ${cards(count)}`,
      none: 'nulla',
    },
  },

  help: {
    age: (numeral) => `Epoca ${numeral}`,
    does: 'Effetto',
    cost: 'Costo',
    costsNothing: 'Gratis.',
    freeWith: 'Gratis se hai costruito',
    makesFree: 'Renderà gratis',
    copies: (count, of) =>
      `${plural(count, { one: '# copia', other: '# copie' })} nel mazzo con ${players(of)}.`,
    copiesByPlayers: 'Copie per numero di giocatori',
    guilds: (used, all, of) =>
      `Con ${players(of)}, nel mazzo entrano ${used} delle ${all} gilde, scelte a caso.`,
    guildsByPlayers: (all) =>
      `Nel mazzo entrano due gilde in più del numero di giocatori (cinque se si gioca in due), scelte a caso tra ${all}.`,
    notes: {
      science:
        'Alla fine, ogni tipo di simbolo vale il quadrato di quanti ne hai (1, 4, 9, 16…). Ogni serie di tre simboli diversi vale altri 7 punti.',
      conflict:
        'Alla fine di ogni Epoca confronti gli scudi con le due città confinanti. Una vittoria vale 1, 3 o 5 punti nelle Epoche I, II e III; una sconfitta ne costa 1.',
      trade:
        'Ogni risorsa acquistata costa 2 monete, pagate alla città confinante che la vende. Nessuno può rifiutarsi di vendere.',
    },
    side: (letter) => `Lato ${letter}`,
    fromTheStart: 'Dall’inizio',
    stage: (number) => `Stadio ${number}`,
    stageBuilt: 'costruito',
    chains: 'Concatenazioni',
    chainsIntro: 'Quando hai costruito una carta, puoi costruire gratis quelle a cui porta.',
    signs: 'Icone',
    kinds: 'Tipi di carta: ogni colore ha una forma e una lettera',
    goods: 'Risorse: le materie prime sono tonde, i manufatti esagonali',
    symbols: 'Simboli scientifici',
    otherSigns: 'Altre icone',
    pointers:
      'Le frecce sotto un’icona indicano dove conta: nella città a sinistra, nella tua (in basso) o in quella a destra',
    coins: 'Monete, da prendere subito',
    shields: 'Scudi, per i conflitti militari alla fine di ogni Epoca',
    laurels: 'Punti vittoria, alla fine della partita',
    defeats: 'Gettone Sconfitta: −1 punto per un conflitto perso',
  },

  art: {
    cost: 'Costo:',
    free: 'nessun costo',
    makesFree: 'Renderà gratis:',
    wonder: (name, built, stages) => `${name}: stadi costruiti ${built} di ${stages}`,
    effects: {
      produce: ({ units, sold }) => {
        const made = madeBy(units).map(
          ({ count, goods }) => `${count} ${or(goods.map((good) => plural(count, GOODS[good])))}`,
        );
        const sale = sold
          ? 'Le città confinanti possono acquistarne.'
          : 'Le città confinanti non possono acquistarne.';
        return `Produce ${and(made)} a ogni turno. ${sale}`;
      },
      points: (effect) => `Vale ${victoryPoints(effect.points)} alla fine.`,
      shields: ({ shields }) =>
        `Aggiunge ${plural(shields, { one: '# scudo', other: '# scudi' })} in tutti i conflitti da ora in poi.`,
      science: ({ symbols }) =>
        symbols.length > 1
          ? `Vale come ${or(symbols.map((symbol) => SYMBOLS[symbol]))}: alla fine conta quello che ti rende di più.`
          : `Dà ${and(symbols.map((symbol) => SYMBOLS[symbol]))}. La scienza dà punti alla fine: per ogni serie di tre e per i simboli uguali.`,
      coins: (effect) => `Prendi subito ${coins(effect.coins)}.`,
      'coins-per': (effect) =>
        `Prendi subito ${coins(effect.coins)} per ogni ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      'points-per': (effect) =>
        `Alla fine, ${victoryPoints(effect.points)} per ogni ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      discount: ({ goods, from }) => {
        const what = goods === 'raw' ? 'le materie prime acquistate' : 'i manufatti acquistati';
        const side = from[0] === 'left' ? 'dalla città alla tua sinistra' : 'dalla città alla tua destra';
        const whom = from.length > 1 ? 'da entrambe le città confinanti' : side;
        return `Dal prossimo turno, ${what} ${whom} costano 1 moneta invece di 2.`;
      },
      'free-build': () => 'Una volta per Epoca, costruisci gratis una carta della tua mano.',
      'seventh-card': () => 'Alla fine di ogni Epoca, gioca la tua ultima carta invece di scartarla.',
      salvage: () => 'Alla fine di questo turno, costruisci gratis una carta dalla pila degli scarti.',
      'copy-guild': () =>
        'Alla fine, copia una gilda di una città confinante: ti dà punti come se l’avessi costruita tu.',
    },
  },
};
