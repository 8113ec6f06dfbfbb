import { pluralIn } from '@mirabilia/kernel';
import type { Who } from '../../table/who.ts';
import type { ArchitectsWords, StageTold } from './words.ts';

const plural = pluralIn('pl');
const or = (items: readonly string[]): string =>
  new Intl.ListFormat('pl', { type: 'disjunction' }).format(items.map((item) => item.toLowerCase()));
const points = (count: number): string =>
  plural(count, { one: '# punkt', few: '# punkty', many: '# punktów' });
const shields = (count: number): string =>
  plural(count, { one: '# tarcza', few: '# tarcze', many: '# tarcz' });
const victories = (count: number): string =>
  plural(count, { one: '# żeton Zwycięstwa', few: '# żetony Zwycięstwa', many: '# żetonów Zwycięstwa' });
/** The present tense, because the past would ask whether a player is a man or a woman. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);
const brings = ({ points: worth, effect }: StageTold): string =>
  [...(worth > 0 ? [`+${worth}`] : []), ...(effect === undefined ? [] : [effect])].join(' i ');

export const pl: ArchitectsWords = {
  round: (round) => `Runda ${round}`,
  lastRound: 'Poprzednia runda',
  others: 'Pozostali gracze',
  cityOf: (name) => `${name}: cud i karty`,
  backToMine: 'Wróć do mojego cudu',

  decks: 'Talie, z których możesz brać',
  deckOf: (name) => `Talia: ${name}`,
  cardsLeft: (count) => plural(count, { one: 'została #', few: 'zostały #', many: 'zostało #' }),
  empty: 'pusta',
  faceDown: 'zakryta',
  catSaw: 'widziana dzięki Kotu',

  does: {
    take: 'Weź kartę',
    look: 'Zajrzyj do tej talii',
    dig: 'Zatrzymaj tę kartę',
    stage: 'Zbuduj',
    progress: 'Weź żeton',
    decline: 'Pomiń kartę',
    pass: 'Spasuj',
    wonder: 'Wybierz ten cud',
  },
  choice: 'Twój wybór',
  prompts: {
    draft: 'Wybierz swój cud.',
    'free-take': 'Weź wierzchnią kartę jednej ze swoich trzech talii.',
    bonus: 'Twój cud daje ci kartę: wybierz talię.',
    gift: 'Twój cud daje ci żeton Postępu.',
    look: 'Do której talii zajrzysz: lewej czy prawej?',
    dig: 'Zatrzymaj jedną z tych kart. Resztę wtasujemy z powrotem.',
  },
  open: {
    stage: 'Możesz budować: wybierz etap swojego cudu.',
    token: 'Twoje zielone karty tworzą zestaw: weź żeton Postępu.',
    deck: 'Dostajesz dodatkową kartę: wybierz talię.',
  },
  waits: {
    draft: (name) => `${name} wybiera cud.`,
    'free-take': (name) => `${name} bierze kartę.`,
    act: (name) => `${name} kończy turę.`,
    bonus: (name) => `${name} bierze kartę dzięki cudowi.`,
    gift: (name) => `${name} wybiera żeton Postępu.`,
    look: (name) => `${name} wybiera talię do przejrzenia.`,
    dig: (name) => `${name} przegląda wierzchnie karty talii.`,
  },
  pointAtSomething: 'Wybierz opcję, aby zobaczyć, co ci da.',
  draft: {
    title: 'Wybór cudów',
    wonders: 'Siedem cudów',
    none: 'jeszcze bez cudu',
    noEffect: 'Bez efektu, ale najwięcej punktów',
    total: (all) => `razem ${all}`,
    taken: (who) => (who.isYou ? 'twój' : `zajęty: ${who.name}`),
    take: (wonder) => `Wybierz: ${wonder}`,
  },

  tells: {
    card: (card) => (card === undefined ? 'Dostaniesz nieznaną kartę.' : `Bierzesz: ${card}.`),
    'deck-emptied': () => 'To ostatnia karta tej talii.',
    cat: (from) =>
      from === undefined ? 'Bierzesz znacznik Kota.' : `Przejmujesz znacznik Kota (teraz ma go ${from}).`,
    horns: ({ showing, of }) =>
      `Rogi: ${showing} z ${of} znaczników Konfliktu ${plural(showing, { one: 'będzie', few: 'będą', many: 'będzie' })} po stronie bitwy.`,
    battle: (count) =>
      count === 0
        ? 'Bitwa na koniec twojej tury: na razie nic nie zdobywasz.'
        : `Bitwa na koniec twojej tury: na razie zdobywasz ${victories(count)}.`,
    stage: (told) => `Budujesz etap ${told.stage}: ${points(told.points)}.`,
    effect: (effect) => `Od razu: ${effect}.`,
    'wonder-complete': () => 'Twój cud jest ukończony: partia skończy się po tej turze.',
    'stage-due': (told) => `Pozwala zbudować etap ${told.stage}: ${brings(told)}.`,
    'set-due': () => 'Dopełnia zestaw zielonych kart: żeton Postępu.',
    token: (token) => (token === undefined ? 'Dostaniesz nieznany żeton.' : `Bierzesz: ${token}.`),
    'extra-card': (token) => `${token} daje dodatkową kartę.`,
    points: (count) => `${count > 0 ? '+' : '−'}${points(Math.abs(count))}.`,
  },
  uses: {
    resource: () => 'Raz pomaga zapłacić za etap twojego cudu.',
    coin: () => 'Zastępuje dowolny brakujący surowiec.',
    points: ({ points, cats }) =>
      `Na koniec daje ${plural(points, { one: '# punkt', few: '# punkty', many: '# punktów' })}.${cats > 0 ? ' Daje ci znacznik Kota.' : ''}`,
    symbol: () => 'Dwa jednakowe albo trzy różne symbole dają żeton Postępu.',
    shields: ({ shields, horns }) =>
      `${plural(shields, { one: '# tarcza', few: '# tarcze', many: '# tarcz' })} w bitwie.${horns > 0 ? ` Odwraca ${plural(horns, { one: '# znacznik', few: '# znaczniki', many: '# znaczników' })} Konfliktu, a po bitwie jest odrzucana.` : ' Zostaje do końca.'}`,
  },
  towards: ({ stage, have, of }) => `Na etap ${stage}: ${have} z ${of} surowców.`,
  oneMore: (stage) => (stage === undefined ? 'Jeszcze jedna do żetonu' : `Jeszcze jedna do etapu ${stage}`),
  needs: ({ stage, have, of, rule }) =>
    `Etap ${stage}: ${have} z ${of} ${rule === 'identical' ? 'jednakowych' : 'różnych'} surowców`,
  forLater: 'Zachowaj ją na późniejszy etap.',
  pressAgain: 'albo naciśnij ponownie',
  cardsInDecks: 'Karty pozostałe w taliach',
  leftInDeck: 'Zostało w tej talii',
  short: {
    set: 'do żetonu',
    later: 'na później',
    towards: ({ stage, have, of }) => `etap ${stage}: ${have}/${of}`,
    stage: (stage) => `etap ${stage}`,
    horns: (showing, of) => `${showing}/${of}`,
    battle: (count) => `bitwa +${count}`,
    extra: '+ karta',
    unknown: 'w ciemno',
    token: 'żeton',
    ends: 'koniec',
  },
  sources: {
    'any-deck': 'karta z dowolnej talii',
    central: 'wierzchnia karta talii środkowej',
    'left-and-right': 'karta z lewej i karta z prawej talii',
  },
  effects: {
    gift: 'żeton Postępu',
    dig: 'jedna z pięciu kart lewej lub prawej talii',
    shields: 'stała tarcza',
  },
  tokens: {
    'extra-card': (names) => `Dodatkowa karta, gdy bierzesz: ${or(names)}.`,
    'extra-card-for-stage': () => 'Dodatkowa karta, gdy budujesz etap.',
    'double-coin': () => 'Raz na turę jedna twoja moneta liczy się za dwie.',
    'any-resources': () =>
      'Raz na turę możesz zapłacić za etap dowolnymi surowcami, jednakowymi lub różnymi.',
    shields: (count) => `${shields(count)} do końca partii.`,
    points: ({ unfinished, complete }) =>
      `${points(unfinished)} na koniec albo ${complete}, jeśli cud jest ukończony.`,
    'points-per': ({ points: each, of }) =>
      `Na koniec ${points(each)} za każdy ${{ cats: 'symbol Kota na twoich niebieskich kartach', victories: 'żeton Zwycięstwa', tokens: 'żeton Postępu, także ten' }[of]}.`,
    'points-by-copies': ([one = 0, both = 0]) => `${points(one)} na koniec albo ${both}, jeśli masz oba.`,
  },
  withHorns: 'Dodatkowa karta, gdy bierzesz czerwoną kartę z rogami.',

  stage: (stage) => `Etap ${stage}`,
  stages: 'Etapy cudu',
  stageState: { built: 'zbudowany', open: 'następny', closed: 'później' },
  stagesBuilt: (built, of) => `Zbudowane etapy: ${built} z ${of}`,
  cost: (count, rule) =>
    plural(count, {
      one: '# surowiec',
      few: `# ${rule === 'identical' ? 'jednakowe' : 'różne'} surowce`,
      many: `# ${rule === 'identical' ? 'jednakowych' : 'różnych'} surowców`,
    }),
  points,
  payWith: 'Czym płacisz',
  spend: 'Oddaj',
  useToken: 'Użyj żetonu',
  withHelp: (token) => `żeton ${token}`,

  conflict: 'Rogi i bitwa',
  hornsTurned: (showing, of) => `Znaczniki Konfliktu po stronie bitwy: ${showing} z ${of}`,
  battleNow: 'Gdyby bitwa była teraz',
  winsNow: (count) => (count === 0 ? 'nic' : `+${count}`),
  shields,
  victories,
  tokensOnTable: 'Żetony Postępu',
  aboutTokens: 'Co daje każdy żeton',
  pile: (count) => `stos: ${count}`,
  blind: 'Wierzch stosu, w ciemno',
  used: 'użyty w tej turze',
  hasCat: 'ma znacznik Kota',
  ownCards: 'Twoje karty',
  ownTokens: 'Twoje żetony',
  noCards: 'jeszcze bez kart',
  counted: (count, name) => `${count} × ${name}`,

  story: {
    empty: 'Nic jeszcze nie zagrano.',
    earlier: 'Od tej chwili jesteś przy stole.',
    nothingYet: 'Nikt jeszcze nie zagrał',
    fromOwn: (who) => (who.isYou ? 'ze swojej talii' : 'z własnej talii'),
    fromCentral: 'z talii środkowej',
    fromOther: (who) => (who.isYou ? 'z twojej talii' : `z talii (${who.name})`),
    chose: (who, wonder) => `${says(who, 'Wybierasz', 'wybiera')}: ${wonder}`,
    taken: (who, card, from) => `${says(who, 'Bierzesz', 'bierze')} ${from}: ${card}`,
    byWonder: 'dzięki cudowi',
    byToken: (token) => `żeton ${token}`,
    peeked: (who) =>
      `${says(who, 'Podglądasz', 'podgląda')} wierzchnią kartę talii środkowej (znacznik Kota)`,
    cat: (who) => `${says(who, 'Bierzesz', 'bierze')} znacznik Kota`,
    horns: (showing, of) => `Rogi: ${showing} z ${of}`,
    declined: (who, token) => `${says(who, 'Rezygnujesz', 'rezygnuje')} z dodatkowej karty (żeton ${token})`,
    passed: (who) => says(who, 'Pasujesz', 'pasuje'),
    built: (who, stage) => `${says(who, 'Budujesz', 'buduje')} etap ${stage}`,
    paid: (names) => `za: ${names}`,
    lost: (who) => (who.isYou ? 'Efekt twojego etapu przepada' : `Efekt etapu przepada (${who.name})`),
    token: (who, token, isFromPile) =>
      `${says(who, 'Bierzesz', 'bierze')} żeton ${token}${isFromPile ? ', w ciemno' : ''}`,
    looked: (who, count, from) =>
      `${says(who, 'Przeglądasz', 'przegląda')} ${plural(count, { one: '# kartę', few: '# karty', many: '# kart' })} ${from}`,
    shuffled: 'Talia zostaje przetasowana',
    fought: (who, count, won) => `${who.isYou ? 'Ty' : who.name}: ${shields(count)}, ${victories(won)}`,
    ended: 'Koniec partii',
    battle: 'Bitwa',
    battleGoOn: 'Wracamy do budowy',
    battleSummary: (who, count) =>
      count === 0
        ? says(who, 'Nic nie zdobywasz', 'nic nie zdobywa')
        : `${says(who, 'Zdobywasz', 'zdobywa')} ${victories(count)}`,
    discards: (count) =>
      plural(count, {
        one: 'Odrzucono # kartę z rogami',
        few: 'Odrzucono # karty z rogami',
        many: 'Odrzucono # kart z rogami',
      }),
    byStages: (winner, count) => `Tyle samo punktów: ${says(winner, 'masz', 'ma')} więcej etapów (${count}).`,
    stagesEqual: 'Tyle samo punktów i etapów.',
    notes: 'Jak to się skończyło',
    finished: (who) => `${says(who, 'Kończysz', 'kończy')} budowę cudu, a z nią partię.`,
    ranOut: 'Partia skończyła się, bo wszystkie talie są puste.',
    catAt: (who) => (who.isYou ? 'Masz znacznik Kota: 2 punkty.' : `Znacznik Kota ma ${who.name}: 2 punkty.`),
    catNobody: 'Znacznika Kota nikt nie zdobył.',
    tokensOf: (who, tokens) => `${who.isYou ? 'Twoje żetony' : `Żetony (${who.name})`}: ${tokens}.`,
  },
  measures: {
    points: 'Punkty',
    stages: 'Etapy',
    shields: 'Tarcze',
    victories: 'Żetony Zwycięstwa',
    blue: 'Punkty z niebieskich kart',
    resources: 'Surowce',
    coins: 'Monety',
    tokens: 'Żetony Postępu',
  },
  keys: {
    deck: 'Talia lewa, środkowa, prawa',
    go: 'Zatwierdź',
    back: 'Anuluj',
    walk: 'Przejdź między opcjami',
    stage: 'Etapy do zbudowania',
    token: 'Żetony do wzięcia',
    decks: 'Karty pozostałe w taliach',
    everybody: 'Wszyscy gracze',
    help: 'Ta lista',
  },
};
