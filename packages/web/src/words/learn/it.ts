import { pluralIn } from '@mirabilia/kernel';
import type { Resource } from '@mirabilia/seven-wonders';
import type { CountedGood, LearnWords } from './words.ts';

const plural = pluralIn('it');
const list = (items: readonly string[]) => new Intl.ListFormat('it').format(items);
const coins = (count: number): string => plural(count, { one: '# moneta', other: '# monete' });
const points = (count: number): string => plural(count, { one: '# punto', other: '# punti' });
const shields = (count: number): string => plural(count, { one: '# scudo', other: '# scudi' });
const GOODS: Readonly<Record<Resource, string>> = {
  wood: 'legno',
  stone: 'pietra',
  clay: 'argilla',
  ore: 'minerale',
  glass: 'vetro',
  loom: 'tessuto',
  papyrus: 'papiro',
};
const goodsIn = (goods: readonly CountedGood[]): string =>
  list(goods.map(({ good, count }) => `${count} ${GOODS[good]}`));

export const it: LearnWords = {
  page: {
    title: 'Impara',
    intro: 'Ogni lezione è una vera partita contro i bot. Si impara giocando.',
    start: 'Inizia',
    resume: 'Continua',
    again: 'Gioca ancora',
    done: 'Superata',
    tried: 'Giocata',
    minutes: (count) => `${count} min`,
    more: 'Altri esercizi',
  },
  lessons: {
    'first-wonders': { title: 'Prima partita', about: 'Carte, risorse, la tua meraviglia e i conflitti.' },
    'trade-wonders': {
      title: 'Commercio, scienza, gilde',
      about: 'Chi pagare, che cosa togliere agli altri e che cosa vale alla fine.',
    },
    'side-b-wonders': { title: 'Lato B', about: 'Stadi che non danno solo punti.' },
    'free-city': { title: 'In due', about: 'Fra te e l’altra città c’è la Città Libera.' },
    'first-architects': {
      title: 'Prima partita',
      about: 'Mazzi, stadi, il Gatto, battaglie e segnalini.',
    },
    'tempo-architects': { title: 'Tempo', about: 'Che cosa prendere prima e quando finire la partita.' },
  },
  goals: {
    'first-wonders': 'Vince chi ha più punti vittoria dopo tre Epoche',
    'trade-wonders': 'Ottieni tutti e tre i simboli scientifici e una gilda',
    'side-b-wonders': 'Completa la tua meraviglia',
    'free-city': 'Vinci un conflitto',
    'first-architects': 'Vince chi ha più punti vittoria alla fine',
    'tempo-architects': 'Finisci la partita in testa',
  },
  bar: { undo: 'Rigioca questo turno', skip: 'Salta la lezione' },
  end: {
    showResult: 'Mostra il risultato',
    reached: 'riuscito',
    missed: 'non questa volta',
    playMatch: 'Gioca una partita',
    again: 'Riprova questa lezione',
    next: (title) => `Prossima lezione: ${title}`,
    look: 'Rivedi questa partita',
    toInvitation: 'Torna al tavolo',
    ownBest: (category, count) => `La tua categoria migliore: ${category}, ${points(count)}.`,
    otherBest: (name, category, count) => `La migliore di ${name}: ${category}, ${points(count)}.`,
  },
  lines: {
    wonders: {
      military: 'Conflitti: vittorie meno sconfitte.',
      treasury: 'Monete: ogni 3 valgono 1 punto.',
      wonder: 'Meraviglia: gli stadi costruiti.',
      civilian: 'Le carte blu valgono quanto indicano.',
      commerce: 'Alcune carte gialle dell’Epoca III danno punti.',
      guilds: 'Gilde: ciò che hanno le città confinanti.',
    },
    science: (symbols) =>
      `Scienza: ${symbols.map((count) => `${count}²`).join(' + ')} + 7 × ${Math.min(...symbols)} serie.`,
    architects: {
      wonder: 'Gli stadi costruiti.',
      cat: 'Il Gatto: 2 punti.',
      blue: 'Carte blu.',
      military: '3 punti per vittoria.',
      progress: 'Segnalini che valgono punti.',
    },
  },
  wonders: {
    pick: (card) =>
      `Tieni una carta per turno, passa le altre. Tocca ${card}: è gratis e dà una pietra a ogni turno.`,
    build: 'Costruiscila. Tutti scelgono nello stesso momento.',
    pass: (left, right) =>
      `Le mani girano: la tua va a ${left}, quella di ${right} arriva a te. Ciò che passi, altri possono prenderlo.`,
    ownGoods: (card, goods) =>
      `${card} costa ${goodsIn(goods)}. Ne produci già, quindi è gratis. Le risorse non si consumano mai.`,
    buy: (card, good, seller) =>
      `Per ${card} serve ${GOODS[good]}. ${seller} ne produce: con 2 monete puoi usarne in questo turno.`,
    buyOfBoth: (card, good, left, right) =>
      `Per ${card} serve ${GOODS[good]}. ${left} e ${right} ne producono: paga 2 monete a chi vuoi.`,
    bought: (seller) =>
      `Le tue monete vanno a ${seller}. Una città confinante non può rifiutare e tiene le sue risorse.`,
    stage:
      'Lo stadio 1 della tua meraviglia costa due pietre, e sotto può andarci qualsiasi carta. Scegline una che non ti serve.',
    stageWith: 'Ora costruisci lo stadio con quella. La carta finisce coperta sotto la meraviglia.',
    stageWon: (count) => `${count} punti vittoria. La carta sotto lo stadio non fa altro.`,
    sold: (name, count) => `${name} ha acquistato da te: +${coins(count)}. Le risorse restano anche tue.`,
    back: 'La tua prima mano è tornata, con tre carte in meno. Ricorda ciò che passi.',
    red: 'Le carte rosse danno scudi. Alla fine dell’Epoca si confrontano con ogni città confinante.',
    battleComes:
      'Dopo quest’Epoca confronti gli scudi con ogni città confinante: di più vale 1 punto, di meno ne costa 1. Gli scudi restano.',
    grey: 'Vetro, tessuto e papiro: poche città li producono, molte carte li chiedono.',
    post: (card, seller) =>
      `${card}: dal prossimo turno le materie prime di ${seller} costano 1 moneta invece di 2.`,
    stuck: 'Non puoi pagare nulla? Scarta una carta per 3 monete. Serviranno ad acquistare risorse.',
    tooDear: (count) => `Troppo caro: ti mancano ${coins(count)}.`,
    notForSale: (goods) =>
      `Non puoi averne abbastanza, nemmeno dalle città confinanti: ${list(Object.keys(goods).map((good) => GOODS[good as Resource]))}.`,
    last: 'Ultimo turno dell’Epoca: gioca una carta, l’altra viene scartata.',
    fought: (sides) =>
      sides.every((side) => side.points === 0)
        ? 'Stessi scudi da entrambe le parti: nessun punto.'
        : sides
            .map(({ name, points: won }) =>
              won > 0
                ? `Più scudi di ${name}: ${points(won)}.`
                : won < 0
                  ? `Meno scudi di ${name}: −1 punto.`
                  : `Stessi scudi di ${name}: nessun punto.`,
            )
            .join(' ') +
          (sides.some((side) => side.points > 0)
            ? ' Nell’Epoca II ne varrà 3, nella III 5. Una sconfitta costa sempre 1.'
            : ''),
    ageII: 'Epoca II: carte più forti, e ora le mani passano a destra.',
    chain: (card, parent) =>
      `${card} è gratis perché hai ${parent}. È una concatenazione: lo dice il piede della carta.`,
    chainNone: (card) => `Costruisci ${card}: i nomi scritti sotto saranno gratis nell’Epoca III.`,
    science: 'Tre simboli diversi valgono insieme 10 punti, due uguali 4.',
    set: 'Una serie completa. Ogni altro simbolo ora aggiunge almeno 3 punti.',
    choice: (card, isRaw) =>
      `${card} dà a ogni turno ${isRaw ? 'legno, pietra, argilla o minerale' : 'vetro, tessuto o papiro'}, a scelta, solo per te.`,
    stageReady: (stage, count) =>
      `Puoi costruire lo stadio ${stage}: ${count} punti per una carta qualsiasi.`,
    shieldII: (card, name) => `Con ${card} superi ${name}. Questo conflitto vale 3 punti.`,
    ageIII: 'Ultima Epoca. Niente più risorse: trasforma in punti ciò che hai.',
    guild: (card, count) =>
      `Le gilde contano soprattutto le città confinanti. ${card} vale ora ${points(count)}.`,
    shieldIII: (card, name) => `Con ${card} superi ${name}. Vincere vale 5 punti, perdere −1.`,
    money: 'Alla fine ogni 3 monete valgono 1 punto. A parità, decidono le monete.',
  },
  trade: {
    comesBack: 'In tre questa mano torna al turno 4. Una delle sue buone carte può aspettare.',
    twoGoods: (card) =>
      `${card} dà a ogni turno una di due risorse. Le città confinanti possono acquistare l’una o l’altra.`,
    whom: (card, left, right) =>
      `${left} e ${right} vendono ciò che serve per ${card}. Paga la città più debole: le tue monete la aiutano.`,
    earned: (name) =>
      `${name} ha pagato le tue risorse. Ciò che manca alle città confinanti ti fa guadagnare.`,
    greenChain: (card, child) => `${card} renderà gratis ${child}. Le carte verdi portano a carte verdi.`,
    symbols: 'I simboli uguali valgono 1, 4, 9, 16 punti. Ogni serie di tre diversi ne aggiunge 7.',
    rival: (name) => `Anche ${name} raccoglie simboli. Ogni carta verde che prendi è una in meno.`,
    deny: (card, name) =>
      `Questa mano va a ${name}, a cui serve ${card}. Costruiscila, mettila sotto uno stadio o scartala.`,
    anySymbol: 'Questo stadio è un simbolo a scelta: conta come quello che vale di più.',
    forecast: (card, count) =>
      `${card} vale ora ${points(count)}, e di più se le città confinanti continuano così.`,
  },
  sideB: {
    otherSide: 'Lato B: questi stadi danno monete oltre ai punti. Tocca la meraviglia per vederli.',
    coinStage: (stage, count, gain) =>
      `Puoi costruire lo stadio ${stage}: ${points(count)} e ${coins(gain)} per una carta qualsiasi.`,
    spend: (gain) =>
      `+${coins(gain)}. Acquista risorse dalle città confinanti e il prossimo stadio è vicino.`,
    four: (name) => `La meraviglia di ${name} ha quattro stadi, altre ne hanno due. Ogni lato B è diverso.`,
    seventh: (name) => `Con il secondo stadio ${name} gioca anche l’ultima carta. La tua viene scartata.`,
    lastStage: 'L’ultimo stadio chiede vetro, tessuto e papiro. Producine uno o due, acquista il resto.',
    usedUp: 'Nuova Epoca, nuova mano: le carte poco utili vanno bene per gli stadi.',
    complete: 'La tua meraviglia è completa. Ora ogni carta dà punti o monete.',
  },
  freeCity: {
    twoChoices: 'Giochi per la Città Libera: scegli prima la sua carta. Se può costruire, deve farlo.',
    between: (rival) =>
      `La Città Libera confina con ${rival} e con te: vende a entrambi e combatte con entrambi.`,
    arm: (card, rival) => `${card} arma la Città Libera. Ne soffre chi ha meno scudi: che sia ${rival}.`,
    feed: (card) => `Ciò che dà ${card} potrete acquistarlo entrambi. Dalle ciò che serve solo a te.`,
    itsTurn: (rival) => `In questo turno ${rival} gioca per la Città Libera. Fate a turno.`,
    buyFromIt: (card) => `Per ${card} servono risorse che non produci. Vende anche la Città Libera.`,
    bothFight: 'Hai due conflitti: uno con l’altra città, uno con la Città Libera.',
    shutOut: 'Ciò che le dai resta suo. Una carta utile all’altra città lì è al sicuro.',
  },
  architects: {
    take: (one, other) =>
      `Prendi una carta per turno. Comincia con una risorsa: tocca ${one} o ${other}, poi prendila.`,
    decks: (right) =>
      `Puoi prendere da tre mazzi: il tuo a sinistra, quello di ${right} a destra e quello centrale, coperto.`,
    stageOne: (card) => `Lo stadio 1 chiede 2 risorse diverse (≠). ${card} lo completa.`,
    forced: 'Se puoi pagare, devi costruire. Le carte si spendono, i punti restano.',
    coin: 'Una moneta vale come una risorsa qualsiasi.',
    same: (count) =>
      `Questo stadio vuole ${count} risorse identiche (=). Il precedente le voleva diverse (≠).`,
    blue: (count) => `Le carte blu sono punti: ${count}, subito e per sempre.`,
    cat: '2 punti e il Gatto, che ne vale altri 2 per chi lo ha alla fine.',
    peek: 'Hai il Gatto: vedi la carta centrale prima di scegliere.',
    lostCat: (name) => `${name} ha preso il Gatto con una carta blu. I punti della tua carta restano.`,
    horn: (tokens) =>
      `I corni girano segnalini Conflitto. Quando tutti e ${tokens} sono girati, c’è battaglia.`,
    near: (own, against) =>
      `Ancora un corno e c’è battaglia. Hai ${shields(own)}; ${list(against.map((each) => `${each.name} ${each.shields}`))}.`,
    battle:
      '3 punti per ogni città confinante battuta; perdere non costa. Poi si scartano le carte con corni.',
    green: 'Due carte verdi uguali o tre diverse danno un segnalino Progresso.',
    token: 'Scegli un segnalino: il suo potere è tuo per sempre. Dalla pila ne prendi uno a sorpresa.',
    power: (token, does) => `${token}: ${does}`,
    effect: (name) => `La meraviglia di ${name} ha un effetto: una carta in più. La tua no, ma dà più punti.`,
    lastOne: (name) => `A ${name} manca uno stadio. La partita finisce con quel turno.`,
    lastOneMine: 'Ancora uno stadio e la tua meraviglia è completa. La partita finisce con quel turno.',
  },
  tempo: {
    race: 'La partita finisce quando una meraviglia è completa. Conta gli stadi, non le carte.',
    otherKind: (card) => `Questo stadio chiede risorse diverse, e ti manca ancora ${card}.`,
    sharedDeck: (left) => `Anche ${left} prende dal tuo mazzo. Guarda che cosa lasci in cima.`,
    effect: 'Il tuo prossimo stadio ha un effetto: carte in più, subito. Tienine conto.',
    keepCoin: 'Conserva le monete per gli stadi con =: le risorse identiche sono difficili da raccogliere.',
    deny: (name, card) => `Con ${card}, ${name} completa uno stadio. Prendila prima tu.`,
    finish: (lead) => `Manca uno stadio e hai ${lead} di vantaggio: finisci appena puoi.`,
    hold: (behind) => `Manca uno stadio, ma ti mancano ${points(behind)}. Prima raccogli punti.`,
    hurry: (name) => `A ${name} manca uno stadio. Ora conviene ciò che vale subito.`,
  },
  hints: {
    sideB: 'Lato B: i tuoi stadi fanno altro. Tocca la meraviglia per confrontare.',
    freeCity: 'Scegli prima una carta per la Città Libera. Se può costruire, deve farlo.',
    freeBuild: 'La tua meraviglia costruisce gratis una struttura per Epoca. Scegli una carta per vederlo.',
    seventh: 'La tua meraviglia ti fa giocare anche l’ultima carta.',
    salvage: 'Costruisci ora gratis una carta dalla pila degli scarti.',
    bothSell: (card) =>
      `Entrambe le città confinanti vendono ciò che serve per ${card}. Scegli chi riceve le tue monete.`,
    stands: (card) => `Hai già ${card}. Usa questa carta per uno stadio o scartala.`,
    lost: (name) => `${name} aveva più scudi di te. Qui sono sempre a confronto.`,
    back: 'Questa mano l’hai già vista: ha fatto il giro.',
    sold: (name, count) => `${name} ti ha pagato ${coins(count)} per risorse. Restano anche tue.`,
    chain: (card, parent) => `${card} per te è gratis: hai ${parent}.`,
    stage: 'Puoi costruire uno stadio. Va bene una carta qualsiasi; finisce sotto la meraviglia.',
    rich: (count, card) => `Hai ${coins(count)}. ${card} si può pagare con risorse delle città confinanti.`,
    twoStages: 'Puoi costruire uno o l’altro stadio. Toccane uno.',
    twoSets: 'Hai una coppia e una serie di tre. Scegli quali carte spendere.',
    extraCard: 'Un segnalino ti fa prendere un’altra carta. Puoi rinunciare.',
    emptyDeck: (right) => `Il tuo mazzo è vuoto. Restano quello di ${right} e quello centrale.`,
    battleDue: 'Questa carta gira l’ultimo segnalino Conflitto: la battaglia arriva alla fine del turno.',
    stageDue: 'Questa carta paga uno stadio. Devi costruirlo subito.',
  },
};
