import { pluralIn } from '../../i18n/plural.ts';
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
  plural(count, { one: '# żeton zwycięstwa', few: '# żetony zwycięstwa', many: '# żetonów zwycięstwa' });
/** The present tense, because the past would ask whether a player is a man or a woman. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);
const brings = ({ points: worth, effect }: StageTold): string =>
  [...(worth > 0 ? [`+${worth}`] : []), ...(effect === undefined ? [] : [effect])].join(' i ');

export const pl: ArchitectsWords = {
  turn: (turn) => `Tura ${turn}`,
  others: 'Pozostali architekci',
  cityOf: (name) => `${name}: cud i karty`,
  backToMine: 'Wróć do mojego cudu',

  decks: 'Talie w twoim zasięgu',
  deckOf: (name) => `Talia: ${name}`,
  cardsLeft: (count) => plural(count, { one: 'została #', few: 'zostały #', many: 'zostało #' }),
  empty: 'pusta',
  faceDown: 'zakryta',
  catSaw: 'kot ją widział',

  does: {
    take: 'Weź kartę',
    look: 'Zajrzyj do tej talii',
    dig: 'Zatrzymaj tę kartę',
    stage: 'Zbuduj',
    progress: 'Weź żeton',
    decline: 'Zrezygnuj',
    pass: 'Spasuj',
    wonder: 'Wybierz ten cud',
  },
  choice: 'Twój wybór',
  prompts: {
    draft: 'Wybierz swój cud.',
    'free-take': 'Weź wierzchnią kartę jednej z trzech talii.',
    bonus: 'Twój cud daje ci kartę: wybierz talię.',
    gift: 'Twój cud daje ci żeton postępu.',
    look: 'Twój cud zagląda do lewej albo prawej talii: do której?',
    dig: 'Zatrzymaj jedną z tych kart; resztę wtasujemy z powrotem.',
  },
  open: {
    stage: 'Możesz budować: wybierz etap swojego cudu.',
    token: 'Twoje zielone karty tworzą zestaw: weź żeton postępu.',
    deck: 'Dostajesz dodatkową kartę: wybierz talię.',
  },
  waits: {
    draft: (name) => `${name} wybiera cud.`,
    'free-take': (name) => `${name} bierze kartę.`,
    act: (name) => `${name} kontynuuje turę.`,
    bonus: (name) => `${name} bierze kartę dzięki cudowi.`,
    gift: (name) => `${name} wybiera żeton postępu.`,
    look: (name) => `${name} wybiera talię do przejrzenia.`,
    dig: (name) => `${name} przegląda wierzch talii.`,
  },
  pointAtSomething: 'Wybierz coś, a przeczytasz tu, co z tego wyniknie.',
  draft: {
    title: 'Wybór cudów',
    wonders: 'Siedem cudów',
    none: 'jeszcze bez cudu',
    noEffect: 'Bez efektu, ale za najwięcej punktów',
    total: (all) => `razem ${all}`,
    taken: (who) => (who.isYou ? 'twój' : `ma: ${who.name}`),
    take: (wonder) => `Wybierz: ${wonder}`,
  },

  tells: {
    card: (card) => (card === undefined ? 'Nikt nie wie, jaka to karta.' : `Bierzesz: ${card}.`),
    'deck-emptied': () => 'To ostatnia karta tej talii.',
    cat: (from) =>
      from === undefined ? 'Kot przychodzi do ciebie.' : `Kot przychodzi do ciebie (teraz ma go ${from}).`,
    horns: ({ showing, of }) =>
      `Rogi: ${showing} z ${of} żetonów konfliktu ${plural(showing, { one: 'pokaże', few: 'pokażą', many: 'pokaże' })} bitwę.`,
    battle: (count) =>
      count === 0
        ? 'Bitwa na koniec twojej tury: na razie nic nie zdobywasz.'
        : `Bitwa na koniec twojej tury: na razie zdobywasz ${victories(count)}.`,
    stage: (told) => `Budujesz etap ${told.stage}: ${points(told.points)}.`,
    effect: (effect) => `Od razu: ${effect}.`,
    'wonder-complete': () => 'To ukończy twój cud: partia skończy się z tą turą.',
    'stage-due': (told) => `Pozwala zbudować etap ${told.stage}: ${brings(told)}.`,
    'set-due': () => 'Dopełnia zestaw zielonych kart: żeton postępu.',
    token: (token) => (token === undefined ? 'Nikt nie wie, jaki to żeton.' : `Bierzesz: ${token}.`),
    'extra-card': (token) => `${token} daje dodatkową kartę.`,
    points: (count) => `${count > 0 ? '+' : '−'}${points(Math.abs(count))}.`,
  },
  towards: ({ stage, have, of }) => `Na etap ${stage}: ${have} z ${of} zasobów.`,
  short: {
    towards: ({ stage, have, of }) => `etap ${stage}: ${have}/${of}`,
    stage: (stage) => `etap ${stage}`,
    horns: (showing, of) => `${showing}/${of}`,
    battle: (count) => `bitwa +${count}`,
    extra: '+ karta',
    unknown: 'nieznana',
    token: 'żeton',
    ends: 'koniec',
  },
  sources: {
    'any-deck': 'karta z dowolnej talii',
    central: 'wierzchnia karta talii środkowej',
    'left-and-right': 'karta z lewej i karta z prawej',
  },
  effects: {
    gift: 'żeton postępu',
    dig: 'jedna z pięciu kart lewej lub prawej talii',
    shields: 'stała tarcza',
  },
  tokens: {
    'extra-card': (names) => `Dodatkowa karta, gdy bierzesz: ${or(names)}.`,
    'extra-card-for-stage': () => 'Dodatkowa karta, gdy budujesz etap.',
    'double-coin': () => 'Raz na turę jedna twoja moneta liczy się za dwie.',
    'any-resources': () => 'Raz na turę płacisz za etap dowolnymi zasobami, jednakowymi lub różnymi.',
    shields: (count) => `${shields(count)} do końca partii.`,
    points: ({ unfinished, complete }) =>
      `${points(unfinished)} na koniec albo ${complete}, jeśli cud jest ukończony.`,
    'points-per': ({ points: each, of }) =>
      `Na koniec ${points(each)} za każdy ${{ cats: 'symbol kota na niebieskich kartach', victories: 'żeton zwycięstwa', tokens: 'żeton postępu, także ten' }[of]}.`,
    'points-by-copies': ([one = 0, both = 0]) => `${points(one)} na koniec; za oba razem ${both}.`,
  },

  stage: (stage) => `Etap ${stage}`,
  stages: 'Etapy cudu',
  stageState: { built: 'zbudowany', open: 'następny', closed: 'później' },
  stagesBuilt: (built, of) => `Zbudowane etapy: ${built} z ${of}`,
  cost: (count, rule) =>
    plural(count, {
      one: '# zasób',
      few: `# ${rule === 'identical' ? 'jednakowe' : 'różne'} zasoby`,
      many: `# ${rule === 'identical' ? 'jednakowych' : 'różnych'} zasobów`,
    }),
  points,
  payWith: 'Zapłać',
  spend: 'Oddaj',
  useToken: 'Użyj',
  withHelp: (token) => `z pomocą: ${token}`,

  conflict: 'Rogi i bitwa',
  hornsTurned: (showing, of) => `Żetony konfliktu po stronie bitwy: ${showing} z ${of}`,
  battleNow: 'Gdyby bitwa była teraz',
  winsNow: (count) => (count === 0 ? 'nic' : `+${count}`),
  shields,
  victories,
  tokensOnTable: 'Żetony postępu',
  aboutTokens: 'Co dają żetony',
  pile: (count) => `stos: ${count}`,
  blind: 'Wierzch stosu, w ciemno',
  used: 'użyty w tej turze',
  hasCat: 'ma kota',
  ownCards: 'Twoje karty',
  ownTokens: 'Twoje żetony',
  noCards: 'jeszcze bez kart',
  counted: (count, name) => `${count} × ${name}`,

  story: {
    empty: 'Nic jeszcze nie zagrano.',
    earlier: 'Tutaj dołączasz do stołu.',
    nothingYet: 'Nikt jeszcze nie zagrał',
    from: { own: 'z własnej talii', right: 'z prawej talii', central: 'z talii środkowej' },
    fromOther: (who) => (who.isYou ? 'z twojej talii' : `z talii (${who.name})`),
    chose: (who, wonder) => `${says(who, 'Wybierasz', 'wybiera')}: ${wonder}`,
    taken: (who, card, from) => `${says(who, 'Bierzesz', 'bierze')} ${from}: ${card}`,
    byWonder: 'dzięki cudowi',
    byToken: (token) => `dzięki: ${token}`,
    peeked: (who) => `${says(who, 'Podglądasz', 'podgląda')} dzięki kotu talię środkową`,
    cat: (who) => (who.isYou ? 'Kota masz teraz ty' : `Kota ma teraz ${who.name}`),
    horns: (showing, of) => `Rogi: ${showing} z ${of}`,
    declined: (who, token) => `${says(who, 'Rezygnujesz', 'rezygnuje')} z karty (żeton ${token})`,
    passed: (who) => says(who, 'Pasujesz', 'pasuje'),
    built: (who, stage) => `${says(who, 'Budujesz', 'buduje')} etap ${stage}`,
    paid: (names) => `za: ${names}`,
    lost: (who) => `Efekt etapu przepada: ${who.isYou ? 'ty' : who.name}`,
    token: (who, token, isFromPile) =>
      `${says(who, 'Bierzesz', 'bierze')} żeton ${token}${isFromPile ? ', w ciemno' : ''}`,
    looked: (who, count) =>
      `${says(who, 'Przeglądasz', 'przegląda')} ${plural(count, { one: '# kartę', few: '# karty', many: '# kart' })} z talii`,
    shuffled: 'Talia zostaje przetasowana',
    fought: (who, count, won) => `${who.isYou ? 'Ty' : who.name}: ${shields(count)}, ${victories(won)}`,
    ended: 'Koniec partii',
    battle: 'Bitwa',
    battleGoOn: 'Wracamy do budowy',
    battleSummary: (who, count) =>
      count === 0
        ? says(who, 'Nic nie zdobywasz', 'nic nie zdobywa')
        : `${says(who, 'Zdobywasz', 'zdobywa')} ${victories(count)}`,
    city: 'Cud',
    won: 'Zdobycz',
    soFar: 'Łącznie',
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
    ranOut: 'Wszystkie talie są puste i to kończy partię.',
    catAt: (who) => `Kota ${who.isYou ? 'masz ty' : `ma ${who.name}`}: 2 punkty.`,
    catNobody: 'Nikt nie miał kota.',
    tokensOf: (who, tokens) => `${who.isYou ? 'Twoje żetony' : `Żetony (${who.name})`}: ${tokens}.`,
  },
  measures: {
    points: 'Punkty',
    stages: 'Etapy',
    shields: 'Tarcze',
    victories: 'Żetony zwycięstwa',
    blue: 'Punkty z niebieskich kart',
    resources: 'Zasoby',
    coins: 'Monety',
    tokens: 'Żetony postępu',
  },
  keys: {
    deck: 'Talia lewa, środkowa, prawa',
    go: 'Wykonaj',
    back: 'Odłóż',
    walk: 'Przejdź między opcjami',
    stage: 'Etapy do zbudowania',
    token: 'Żetony do wzięcia',
    everybody: 'Tabela wszystkich',
    help: 'Te klawisze',
  },
};
