import { pluralIn } from '@mirabilia/kernel';
import type { Who } from '../../table/who.ts';
import type { ArchitectsWords, StageTold } from './words.ts';

const plural = pluralIn('ro');
const or = (items: readonly string[]): string =>
  new Intl.ListFormat('ro', { type: 'disjunction' }).format(items.map((item) => item.toLowerCase()));
const points = (count: number): string =>
  plural(count, { one: 'un punct', few: '# puncte', other: '# de puncte' });
/** After a sign. */
const change = (count: number): string =>
  plural(count, { one: '# punct', few: '# puncte', other: '# de puncte' });
const shields = (count: number): string =>
  plural(count, { one: 'un scut', few: '# scuturi', other: '# de scuturi' });
const victories = (count: number): string =>
  plural(count, {
    one: 'un jeton de victorie',
    few: '# jetoane de victorie',
    other: '# de jetoane de victorie',
  });
const cards = (count: number): string =>
  plural(count, { one: 'o carte', few: '# cărți', other: '# de cărți' });
/** Whoever is spoken to needs another verb. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);
const brings = ({ points: worth, effect }: StageTold): string =>
  [...(worth > 0 ? [`+${worth}`] : []), ...(effect === undefined ? [] : [effect])].join(' și ');

export const ro: ArchitectsWords = {
  round: (round) => `Runda ${round}`,
  lastRound: 'Runda trecută',
  others: 'Ceilalți jucători',
  cityOf: (name) => `${name}: minune și cărți`,
  backToMine: 'Înapoi la minunea mea',

  decks: 'Pachete din care poți lua',
  deckOf: (name) => `Pachet: ${name}`,
  cardsLeft: (count) => `rămase: ${count}`,
  empty: 'gol',
  faceDown: 'cu fața în jos',
  catSaw: 'văzută cu Pisica',

  does: {
    take: 'Ia cartea',
    look: 'Uită-te în acest pachet',
    dig: 'Păstrează cartea',
    stage: 'Construiește',
    progress: 'Ia jetonul',
    decline: 'Renunță la carte',
    pass: 'Pas',
    wonder: 'Ia această minune',
  },
  choice: 'Alegerea ta',
  prompts: {
    draft: 'Alege-ți minunea.',
    'free-take': 'Ia cartea de deasupra unuia dintre cele trei pachete ale tale.',
    bonus: 'Minunea ta îți dă o carte: alege un pachet.',
    gift: 'Minunea ta îți dă un jeton de progres.',
    look: 'În ce pachet te uiți: cel din stânga sau cel din dreapta?',
    dig: 'Păstrează una dintre aceste cărți. Restul se amestecă la loc.',
  },
  open: {
    stage: 'Poți construi: alege o etapă a minunii tale.',
    token: 'Cărțile tale verzi formează un set: ia un jeton de progres.',
    deck: 'Primești o carte în plus: alege un pachet.',
  },
  waits: {
    draft: (name) => `${name} alege o minune.`,
    'free-take': (name) => `${name} ia o carte.`,
    act: (name) => `${name} își încheie tura.`,
    bonus: (name) => `${name} ia o carte datorită minunii.`,
    gift: (name) => `${name} alege un jeton de progres.`,
    look: (name) => `${name} alege în ce pachet se uită.`,
    dig: (name) => `${name} se uită la primele cărți ale unui pachet.`,
  },
  pointAtSomething: 'Alege o variantă ca să vezi ce îți aduce.',
  draft: {
    title: 'Alegerea minunilor',
    wonders: 'Cele șapte minuni',
    none: 'încă fără minune',
    noEffect: 'Fără efect, dar cele mai multe puncte',
    total: (all) => `${all} în total`,
    taken: (who) => (who.isYou ? 'a ta' : `aleasă de ${who.name}`),
    take: (wonder) => `Ia ${wonder}`,
  },

  tells: {
    card: (card) => (card === undefined ? 'Primești o carte necunoscută.' : `Iei: ${card}.`),
    'deck-emptied': () => 'Este ultima carte a pachetului.',
    cat: (from) => (from === undefined ? 'Primești Pisica.' : `Iei Pisica de la ${from}.`),
    horns: ({ showing, of }) => `Goarne: ${showing} din ${of} jetoane de conflict vor fi pe fața Bătălie.`,
    battle: (count) =>
      count === 0
        ? 'Bătălie la sfârșitul turei tale: deocamdată nu câștigi nimic.'
        : `Bătălie la sfârșitul turei tale: deocamdată câștigi ${victories(count)}.`,
    stage: (told) => `Construiești etapa ${told.stage}: ${points(told.points)}.`,
    effect: (effect) => `Imediat: ${effect}.`,
    'wonder-complete': () => 'Minunea ta e completă: partida se încheie după această tură.',
    'stage-due': (told) => `Completează etapa ${told.stage}: ${brings(told)}.`,
    'set-due': () => 'Completează un set de cărți verzi: un jeton de progres.',
    token: (token) => (token === undefined ? 'Primești un jeton necunoscut.' : `Iei: ${token}.`),
    'extra-card': (token) => `${token} îți dă o carte în plus.`,
    points: (count) => `${count > 0 ? '+' : '−'}${change(Math.abs(count))}.`,
  },
  uses: {
    resource: () => 'Ajută la plata unei etape a minunii tale.',
    coin: () => 'Ține locul oricărei resurse lipsă.',
    points: ({ points, cats }) =>
      `Valorează ${plural(points, { one: '# punct', few: '# puncte', other: '# de puncte' })} la sfârșit.${cats > 0 ? ' Îți aduce Pisica.' : ''}`,
    symbol: () => 'Două simboluri identice sau trei diferite aduc un jeton de progres.',
    shields: ({ shields, horns }) =>
      `${plural(shields, { one: '# scut', few: '# scuturi', other: '# de scuturi' })} în bătălie.${horns > 0 ? ` Întoarce ${plural(horns, { one: '# jeton', few: '# jetoane', other: '# de jetoane' })} de conflict și se aruncă după bătălie.` : ' Rămâne până la sfârșit.'}`,
  },
  towards: ({ stage, have, of }) => `Pentru etapa ${stage}: ${have} din ${of} resurse.`,
  oneMore: (stage) => (stage === undefined ? 'Încă una pentru un jeton' : `Încă una pentru etapa ${stage}`),
  needs: ({ stage, have, of, rule }) =>
    `Etapa ${stage}: ${have} din ${of} resurse ${rule === 'identical' ? 'identice' : 'diferite'}`,
  forLater: 'Păstreaz-o pentru o etapă ulterioară.',
  pressAgain: 'sau apas-o din nou',
  cardsInDecks: 'Cărți rămase în pachete',
  leftInDeck: 'Rămase în acest pachet',
  short: {
    set: 'pentru un jeton',
    later: 'pentru mai târziu',
    towards: ({ stage, have, of }) => `etapa ${stage}: ${have}/${of}`,
    stage: (stage) => `etapa ${stage}`,
    horns: (showing, of) => `${showing}/${of}`,
    battle: (count) => `bătălie +${count}`,
    extra: '+ carte',
    unknown: 'la noroc',
    token: 'jeton',
    ends: 'sfârșit',
  },
  sources: {
    'any-deck': 'o carte din orice pachet',
    central: 'prima carte a pachetului central',
    'left-and-right': 'o carte din pachetul din stânga și una din cel din dreapta',
  },
  effects: {
    gift: 'un jeton de progres',
    dig: 'una din primele cinci cărți din pachetul din stânga sau din dreapta',
    shields: 'un scut permanent',
  },
  tokens: {
    'extra-card': (names) => `O carte în plus când iei ${or(names)}.`,
    'extra-card-for-stage': () => 'O carte în plus când construiești o etapă.',
    'double-coin': () => 'O dată pe tură, una dintre monedele tale valorează cât două.',
    'any-resources': () => 'O dată pe tură, poți plăti o etapă cu orice resurse, identice sau nu.',
    shields: (count) => `${shields(count)} până la sfârșitul partidei.`,
    points: ({ unfinished, complete }) =>
      `${points(unfinished)} la sfârșit, ${complete} dacă minunea ta e completă.`,
    'points-per': ({ points: each, of }) =>
      `La sfârșit, ${points(each)} pentru fiecare ${{ cats: 'Pisică de pe cărțile tale albastre', victories: 'jeton de victorie', tokens: 'jeton de progres, inclusiv acesta' }[of]}.`,
    'points-by-copies': ([one = 0, both = 0]) =>
      `${points(one)} la sfârșit sau ${both} dacă le ai pe amândouă.`,
  },
  withHorns: 'O carte în plus când iei o carte roșie cu goarne.',

  stage: (stage) => `Etapa ${stage}`,
  stages: 'Etapele minunii',
  stageState: { built: 'construită', open: 'următoarea', closed: 'mai târziu' },
  stagesBuilt: (built, of) => `${built} din ${of} etape construite`,
  cost: (count, rule) => `${count} resurse ${rule === 'identical' ? 'identice' : 'diferite'}`,
  points,
  payWith: 'Plătește cu',
  spend: 'Folosește',
  useToken: 'Cu jetonul',
  withHelp: (token) => `cu ${token}`,

  conflict: 'Goarne și bătălie',
  hornsTurned: (showing, of) => `${showing} din ${of} jetoane de conflict pe fața Bătălie`,
  battleNow: 'Dacă bătălia ar fi acum',
  winsNow: (count) => (count === 0 ? 'nimic' : `+${count}`),
  shields,
  victories,
  tokensOnTable: 'Jetoane de progres',
  aboutTokens: 'Ce face fiecare jeton',
  pile: (count) => `teanc: ${count}`,
  blind: 'Primul din teanc, cu fața în jos',
  used: 'folosit în tura aceasta',
  hasCat: 'are Pisica',
  ownCards: 'Cărțile tale',
  ownTokens: 'Jetoanele tale',
  noCards: 'încă fără cărți',
  counted: (count, name) => `${count} × ${name}`,

  story: {
    empty: 'Nu s-a jucat încă nimic.',
    earlier: 'De aici ești la masă.',
    nothingYet: 'Nimeni nu a jucat încă',
    fromOwn: (who) => (who.isYou ? 'din pachetul tău' : 'din pachetul propriu'),
    fromCentral: 'din pachetul central',
    fromOther: (who) => (who.isYou ? 'din pachetul tău' : `din alt pachet (${who.name})`),
    chose: (who, wonder) => `${says(who, 'Ai ales', 'a ales')} ${wonder}`,
    taken: (who, card, from) => `${says(who, 'Ai luat', 'a luat')} ${card} ${from}`,
    byWonder: 'datorită minunii',
    byToken: (token) => `cu ${token}`,
    peeked: (who) => `${says(who, 'Te-ai uitat', 's-a uitat')} cu Pisica în pachetul central`,
    cat: (who) => `${says(who, 'Ai luat', 'a luat')} Pisica`,
    horns: (showing, of) => `Goarne: ${showing} din ${of}`,
    declined: (who, token) => `${says(who, 'Ai renunțat', 'a renunțat')} la cartea în plus (${token})`,
    passed: (who) => says(who, 'Ai zis pas', 'a zis pas'),
    built: (who, stage) => `${says(who, 'Ai construit', 'a construit')} etapa ${stage}`,
    paid: (names) => `cu ${names}`,
    lost: (who) =>
      who.isYou ? 'Efectul etapei tale s-a pierdut' : `${who.name}: efectul etapei s-a pierdut`,
    token: (who, token, isFromPile) =>
      `${says(who, 'Ai luat', 'a luat')} jetonul ${token}${isFromPile ? ' din teanc' : ''}`,
    looked: (who, count, from) => `${says(who, 'Te-ai uitat', 's-a uitat')} la ${cards(count)} ${from}`,
    shuffled: 'Pachetul a fost amestecat',
    fought: (who, count, won) => `${who.isYou ? 'Tu' : who.name}: ${shields(count)}, ${victories(won)}`,
    ended: 'Partida s-a încheiat',
    battle: 'Bătălie',
    battleGoOn: 'Înapoi la construit',
    battleSummary: (who, count) =>
      count === 0
        ? says(who, 'Nu ai câștigat nimic', 'nu a câștigat nimic')
        : `${says(who, 'Ai câștigat', 'a câștigat')} ${victories(count)}`,
    discards: (count) =>
      plural(count, {
        one: 'o carte cu goarne aruncată',
        few: '# cărți cu goarne aruncate',
        other: '# de cărți cu goarne aruncate',
      }),
    byStages: (winner, count) => `Puncte egale: ${says(winner, 'ai', 'are')} mai multe etape (${count}).`,
    stagesEqual: 'Punctele și etapele sunt egale.',
    notes: 'Cum s-a încheiat',
    finished: (who) =>
      `${says(who, 'Ți-ai terminat minunea', 'și-a terminat minunea')}, iar partida s-a încheiat.`,
    ranOut: 'Partida s-a încheiat pentru că toate pachetele s-au golit.',
    catAt: (who) => `${says(who, 'Ai', 'are')} Pisica: 2 puncte.`,
    catNobody: 'Nimeni nu a luat Pisica.',
    tokensOf: (who, tokens) => `${who.isYou ? 'Jetoanele tale' : `Jetoane (${who.name})`}: ${tokens}.`,
  },
  measures: {
    points: 'Puncte',
    stages: 'Etape',
    shields: 'Scuturi',
    victories: 'Jetoane de victorie',
    blue: 'Puncte din cărți albastre',
    resources: 'Resurse',
    coins: 'Monede',
    tokens: 'Jetoane de progres',
  },
  keys: {
    deck: 'Pachetul din stânga, central, din dreapta',
    go: 'Confirmă',
    back: 'Anulează',
    walk: 'Parcurge opțiunile',
    stage: 'Etape pe care le poți construi',
    token: 'Jetoane pe care le poți lua',
    decks: 'Cărți rămase în pachete',
    everybody: 'Toți jucătorii',
    help: 'Această listă',
  },
};
