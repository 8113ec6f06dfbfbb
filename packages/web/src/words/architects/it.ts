import { pluralIn } from '@mirabilia/kernel';
import type { Who } from '../../table/who.ts';
import type { ArchitectsWords, StageTold } from './words.ts';

const plural = pluralIn('it');
const or = (items: readonly string[]): string =>
  new Intl.ListFormat('it', { type: 'disjunction' }).format(items.map((item) => item.toLowerCase()));
const points = (count: number): string => plural(count, { one: '# punto', other: '# punti' });
const shields = (count: number): string => plural(count, { one: '# scudo', other: '# scudi' });
const victories = (count: number): string =>
  plural(count, { one: '# segnalino Vittoria', other: '# segnalini Vittoria' });
const cards = (count: number): string => plural(count, { one: '# carta', other: '# carte' });
/** Whoever is spoken to needs another verb and no pronoun. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);
const brings = ({ points: worth, effect }: StageTold): string =>
  [...(worth > 0 ? [`+${worth}`] : []), ...(effect === undefined ? [] : [effect])].join(' e ');

export const it: ArchitectsWords = {
  round: (round) => `Giro ${round}`,
  lastRound: 'Giro precedente',
  others: 'Gli altri giocatori',
  cityOf: (name) => `${name}: meraviglia e carte`,
  backToMine: 'Torna alla mia meraviglia',

  decks: 'Mazzi da cui puoi pescare',
  deckOf: (name) => `Mazzo di ${name}`,
  cardsLeft: (count) => plural(count, { one: '# rimasta', other: '# rimaste' }),
  empty: 'vuoto',
  faceDown: 'coperta',
  catSaw: 'vista con il Gatto',

  does: {
    take: 'Prendi la carta',
    look: 'Guarda in questo mazzo',
    dig: 'Tieni questa carta',
    stage: 'Costruisci',
    progress: 'Prendi il segnalino',
    decline: 'Rinuncia alla carta extra',
    pass: 'Passa',
    wonder: 'Prendi questa meraviglia',
  },
  choice: 'La tua scelta',
  prompts: {
    draft: 'Scegli la tua meraviglia.',
    'free-take': 'Prendi la prima carta di uno dei tuoi tre mazzi.',
    bonus: 'La tua meraviglia ti dà una carta: scegli un mazzo.',
    gift: 'La tua meraviglia ti dà un segnalino Progresso: scegline uno.',
    look: 'Scegli in quale mazzo guardare: a sinistra o a destra.',
    dig: 'Tieni una di queste carte. Le altre si rimescolano nel mazzo.',
  },
  open: {
    stage: 'Puoi costruire: scegli uno stadio della tua meraviglia.',
    token: 'Le tue carte verdi formano una serie: prendi un segnalino Progresso.',
    deck: 'Hai una carta extra: scegli un mazzo.',
  },
  waits: {
    draft: (name) => `${name} sta scegliendo una meraviglia.`,
    'free-take': (name) => `${name} sta prendendo una carta.`,
    act: (name) => `${name} sta finendo il turno.`,
    bonus: (name) => `${name} sta prendendo una carta grazie alla meraviglia.`,
    gift: (name) => `${name} sta scegliendo un segnalino Progresso.`,
    look: (name) => `${name} sta scegliendo in quale mazzo guardare.`,
    dig: (name) => `${name} sta guardando le prime carte di un mazzo.`,
  },
  pointAtSomething: 'Seleziona un’opzione per vedere che cosa ti dà.',
  draft: {
    title: 'Scelta delle meraviglie',
    wonders: 'Le sette meraviglie',
    none: 'ancora da scegliere',
    noEffect: 'Nessun effetto, ma più punti di tutte',
    total: (all) => `${all} in tutto`,
    taken: (who) => (who.isYou ? 'tua' : `di ${who.name}`),
    take: (wonder) => `Prendi ${wonder}`,
  },

  tells: {
    card: (card) => (card === undefined ? 'Riceverai una carta sconosciuta.' : `Prendi: ${card}.`),
    'deck-emptied': () => 'È l’ultima carta del mazzo.',
    cat: (from) => (from === undefined ? 'Prendi il Gatto.' : `Prendi il Gatto a ${from}.`),
    horns: ({ showing, of }) => `Corni: ${showing} di ${of} segnalini Conflitto saranno sul lato Battaglia.`,
    battle: (count) =>
      count === 0
        ? 'Battaglia alla fine del tuo turno: per ora non vinceresti nulla.'
        : `Battaglia alla fine del tuo turno: per ora vinceresti ${victories(count)}.`,
    stage: (told) => `Costruisce lo stadio ${told.stage}: ${points(told.points)}.`,
    effect: (effect) => `Subito: ${effect}.`,
    'wonder-complete': () => 'La tua meraviglia è completa: la partita finisce dopo questo turno.',
    'stage-due': (told) => `Completa lo stadio ${told.stage}: ${brings(told)}.`,
    'set-due': () => 'Completa una serie di carte verdi: un segnalino Progresso.',
    token: (token) => (token === undefined ? 'Riceverai un segnalino sconosciuto.' : `Prendi: ${token}.`),
    'extra-card': (token) => `${token} ti dà una carta extra.`,
    points: (count) => `${count > 0 ? '+' : '−'}${points(Math.abs(count))}.`,
  },
  uses: {
    resource: () => 'Serve a pagare uno stadio della tua meraviglia.',
    coin: () => 'Sostituisce una risorsa qualsiasi che manca.',
    points: ({ points, cats }) =>
      `Vale ${plural(points, { one: '# punto', other: '# punti' })} alla fine.${cats > 0 ? ' Ti dà il Gatto.' : ''}`,
    symbol: () => 'Due simboli identici o tre diversi danno un segnalino Progresso.',
    shields: ({ shields, horns }) =>
      `${plural(shields, { one: '# scudo', other: '# scudi' })} in battaglia.${horns > 0 ? ` Gira ${plural(horns, { one: '# segnalino Conflitto', other: '# segnalini Conflitto' })} e si scarta dopo la battaglia.` : ' Resta fino alla fine.'}`,
  },
  towards: ({ stage, have, of }) => `Verso lo stadio ${stage}: ${have} di ${of} risorse.`,
  oneMore: (stage) =>
    stage === undefined ? 'Ancora una per un segnalino' : `Ancora una per lo stadio ${stage}`,
  needs: ({ stage, have, of, rule }) =>
    `Stadio ${stage}: ${have} di ${of} risorse ${rule === 'identical' ? 'identiche' : 'diverse'}`,
  forLater: 'Tienila per uno stadio successivo.',
  pressAgain: 'o premi di nuovo',
  cardsInDecks: 'Carte rimaste nei mazzi',
  leftInDeck: 'Rimaste in questo mazzo',
  short: {
    set: 'per un segnalino',
    later: 'per dopo',
    towards: ({ stage, have, of }) => `stadio ${stage}: ${have}/${of}`,
    stage: (stage) => `stadio ${stage}`,
    horns: (showing, of) => `${showing}/${of}`,
    battle: (count) => `battaglia +${count}`,
    extra: '+ carta',
    unknown: 'a sorpresa',
    token: 'segnalino',
    ends: 'fine partita',
  },
  sources: {
    'any-deck': 'una carta da un mazzo qualsiasi',
    central: 'la prima carta del mazzo centrale',
    'left-and-right': 'una carta dal mazzo a sinistra e una da quello a destra',
  },
  effects: {
    gift: 'un segnalino Progresso',
    dig: 'una carta a scelta tra cinque del mazzo a sinistra o a destra',
    shields: 'uno scudo permanente',
  },
  tokens: {
    'extra-card': (names) => `Una carta extra quando prendi una carta ${or(names)}.`,
    'extra-card-for-stage': () => 'Una carta extra quando costruisci uno stadio.',
    'double-coin': () => 'Una volta per turno, una delle tue monete vale per due.',
    'any-resources': () =>
      'Una volta per turno, puoi pagare uno stadio con risorse qualsiasi, identiche o diverse.',
    shields: (count) => `${shields(count)} per il resto della partita.`,
    points: ({ unfinished, complete }) =>
      `${points(unfinished)} alla fine, ${complete} se la tua meraviglia è completa.`,
    'points-per': ({ points: each, of }) =>
      `${points(each)} alla fine per ogni ${{ cats: 'Gatto sulle tue carte blu', victories: 'segnalino Vittoria', tokens: 'segnalino Progresso, compreso questo' }[of]}.`,
    'points-by-copies': ([one = 0, both = 0]) =>
      `${points(one)} alla fine, oppure ${both} se li hai entrambi.`,
  },
  withHorns: 'Una carta extra quando prendi una carta rossa con corni.',

  stage: (stage) => `Stadio ${stage}`,
  stages: 'Stadi della meraviglia',
  stageState: { built: 'costruito', open: 'prossimo', closed: 'più avanti' },
  stagesBuilt: (built, of) => `Stadi costruiti: ${built} di ${of}`,
  cost: (count, rule) => `${count} risorse ${rule === 'identical' ? 'identiche' : 'diverse'}`,
  points,
  payWith: 'Paga con',
  spend: 'Spendi',
  useToken: 'Grazie a',
  withHelp: (token) => `con ${token}`,

  conflict: 'Corni e battaglia',
  hornsTurned: (showing, of) => `Segnalini Conflitto sul lato Battaglia: ${showing} di ${of}`,
  battleNow: 'Se ora ci fosse una battaglia',
  winsNow: (count) => (count === 0 ? 'nulla' : `+${count}`),
  shields,
  victories,
  tokensOnTable: 'Segnalini Progresso',
  aboutTokens: 'Che cosa fa ogni segnalino',
  pile: (count) => `pila: ${count}`,
  blind: 'Il primo della pila, coperto',
  used: 'usato in questo turno',
  hasCat: 'ha il Gatto',
  ownCards: 'Le tue carte',
  ownTokens: 'I tuoi segnalini',
  noCards: 'ancora nessuna carta',
  counted: (count, name) => `${count} × ${name}`,

  story: {
    empty: 'Nessuno ha ancora giocato.',
    earlier: 'Da qui in poi c’eri anche tu.',
    nothingYet: 'Nessuno ha ancora giocato',
    fromOwn: (who) => `dal ${who.isYou ? 'tuo' : 'proprio'} mazzo`,
    fromCentral: 'dal mazzo centrale',
    fromOther: (who) => (who.isYou ? 'dal tuo mazzo' : `dal mazzo di ${who.name}`),
    chose: (who, wonder) => `${says(who, 'Hai scelto', 'ha scelto')} ${wonder}`,
    taken: (who, card, from) => `${says(who, 'Hai preso', 'ha preso')} ${card} ${from}`,
    byWonder: 'con la meraviglia',
    byToken: (token) => `con ${token}`,
    peeked: (who) => `${says(who, 'Hai usato', 'ha usato')} il Gatto per guardare il mazzo centrale`,
    cat: (who) => `${says(who, 'Hai preso', 'ha preso')} il Gatto`,
    horns: (showing, of) => `Corni: ${showing} di ${of}`,
    declined: (who, token) => `${says(who, 'Hai rinunciato', 'ha rinunciato')} alla carta extra di ${token}`,
    passed: (who) => says(who, 'Hai passato', 'ha passato'),
    built: (who, stage) => `${says(who, 'Hai costruito', 'ha costruito')} lo stadio ${stage}`,
    paid: (names) => `con ${names}`,
    lost: (who) => `L’effetto ${who.isYou ? 'del tuo stadio' : `dello stadio di ${who.name}`} è andato perso`,
    token: (who, token, isFromPile) =>
      `${says(who, 'Hai preso', 'ha preso')} il segnalino ${token}${isFromPile ? ' dalla pila' : ''}`,
    looked: (who, count, from) => `${says(who, 'Hai guardato', 'ha guardato')} ${cards(count)} ${from}`,
    shuffled: 'Il mazzo è stato mescolato',
    fought: (who, count, won) => `${who.isYou ? 'Tu' : who.name}: ${shields(count)}, ${victories(won)}`,
    ended: 'La partita è finita',
    battle: 'Battaglia',
    battleGoOn: 'Si torna a costruire',
    battleSummary: (who, count) =>
      count === 0
        ? says(who, 'Non hai vinto nulla', 'non ha vinto nulla')
        : `${says(who, 'Hai vinto', 'ha vinto')} ${victories(count)}`,
    discards: (count) =>
      plural(count, { one: '# carta con corni scartata', other: '# carte con corni scartate' }),
    byStages: (winner, count) =>
      `Parità di punti: ${says(winner, 'hai costruito', 'ha costruito')} più stadi (${count}).`,
    stagesEqual: 'Parità di punti e di stadi.',
    notes: 'Com’è finita',
    finished: (who) =>
      `${says(who, 'Hai completato la tua', 'ha completato la sua')} meraviglia, e così la partita è finita.`,
    ranOut: 'La partita è finita perché tutti i mazzi erano vuoti.',
    catAt: (who) => `${says(who, 'Hai', 'ha')} il Gatto: 2 punti.`,
    catNobody: 'Nessuno ha preso il Gatto.',
    tokensOf: (who, tokens) => `${who.isYou ? 'I tuoi segnalini' : `Segnalini di ${who.name}`}: ${tokens}.`,
  },
  measures: {
    points: 'Punti',
    stages: 'Stadi',
    shields: 'Scudi',
    victories: 'Segnalini Vittoria',
    blue: 'Punti delle carte blu',
    resources: 'Risorse',
    coins: 'Monete',
    tokens: 'Segnalini Progresso',
  },
  keys: {
    deck: 'Mazzo a sinistra, centrale, a destra',
    go: 'Conferma',
    back: 'Annulla',
    walk: 'Scorri le opzioni',
    stage: 'Stadi che puoi costruire',
    token: 'Segnalini che puoi prendere',
    decks: 'Carte rimaste nei mazzi',
    everybody: 'Tutti i giocatori',
    help: 'Questo elenco',
  },
};
