import { pluralIn } from '@mirabilia/kernel';
import type { Who } from '../../table/who.ts';
import type { ArchitectsWords, StageTold } from './words.ts';

const plural = pluralIn('de');
const or = (items: readonly string[]): string =>
  new Intl.ListFormat('de', { type: 'disjunction' }).format(items);
const points = (count: number): string => plural(count, { one: '# Punkt', other: '# Punkte' });
const shields = (count: number): string => plural(count, { one: '# Schild', other: '# Schilde' });
const victories = (count: number): string => plural(count, { one: '# Siegmarker', other: '# Siegmarker' });
const cards = (count: number): string => plural(count, { one: '# Karte', other: '# Karten' });
/** Whoever is spoken to needs another verb. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);
const brings = ({ points: worth, effect }: StageTold): string =>
  [...(worth > 0 ? [`+${worth}`] : []), ...(effect === undefined ? [] : [effect])].join(' und ');

export const de: ArchitectsWords = {
  round: (round) => `Runde ${round}`,
  lastRound: 'Vorige Runde',
  others: 'Die anderen',
  cityOf: (name) => `${name}: Weltwunder und Karten`,
  backToMine: 'Zurück zu meinem Weltwunder',

  decks: 'Stapel, von denen du ziehen kannst',
  deckOf: (name) => `Stapel von ${name}`,
  cardsLeft: (count) => `noch ${count}`,
  empty: 'leer',
  faceDown: 'verdeckt',
  catSaw: 'mit der Katze gesehen',

  does: {
    take: 'Karte nehmen',
    look: 'Diesen Stapel ansehen',
    dig: 'Diese Karte behalten',
    stage: 'Bauen',
    progress: 'Marker nehmen',
    decline: 'Auf Extrakarte verzichten',
    pass: 'Passen',
    wonder: 'Dieses Weltwunder nehmen',
  },
  choice: 'Deine Wahl',
  prompts: {
    draft: 'Wähle dein Weltwunder.',
    'free-take': 'Nimm die oberste Karte eines deiner drei Stapel.',
    bonus: 'Dein Weltwunder gibt dir eine Karte: Wähle einen Stapel.',
    gift: 'Dein Weltwunder gibt dir einen Fortschrittsmarker: Wähle einen aus.',
    look: 'Welchen Stapel willst du dir ansehen: den linken oder den rechten?',
    dig: 'Behalte eine dieser Karten. Die übrigen werden zurückgemischt.',
  },
  open: {
    stage: 'Du kannst bauen: Wähle einen Bauabschnitt deines Weltwunders.',
    token: 'Satz grüner Karten: Nimm einen Fortschrittsmarker.',
    deck: 'Du bekommst eine Extrakarte: Wähle einen Stapel.',
  },
  waits: {
    draft: (name) => `${name} wählt ein Weltwunder.`,
    'free-take': (name) => `${name} nimmt eine Karte.`,
    act: (name) => `${name} ist noch am Zug.`,
    bonus: (name) => `${name} nimmt eine Karte dank Weltwunder.`,
    gift: (name) => `${name} wählt einen Fortschrittsmarker.`,
    look: (name) => `${name} wählt einen Stapel zum Ansehen.`,
    dig: (name) => `${name} sieht sich die obersten Karten eines Stapels an.`,
  },
  pointAtSomething: 'Wähle etwas aus, um zu sehen, was es dir bringt.',
  draft: {
    title: 'Wahl der Weltwunder',
    wonders: 'Die sieben Weltwunder',
    none: 'noch kein Weltwunder',
    noEffect: 'Kein Effekt, aber die meisten Punkte',
    total: (all) => `insgesamt ${all}`,
    taken: (who) => (who.isYou ? 'deins' : `gewählt: ${who.name}`),
    take: (wonder) => `${wonder} nehmen`,
  },

  tells: {
    card: (card) => (card === undefined ? 'Du bekommst eine unbekannte Karte.' : `Du bekommst: ${card}.`),
    'deck-emptied': () => 'Das ist die letzte Karte des Stapels.',
    cat: (from) => (from === undefined ? 'Du bekommst die Katze.' : `Du nimmst die Katze von ${from}.`),
    horns: ({ showing, of }) =>
      `Hörner: Dann liegen ${showing} von ${of} Konfliktmarkern auf der Kampfseite.`,
    battle: (count) =>
      count === 0
        ? 'Kampf am Ende deines Zuges: Stand jetzt gewinnst du nichts.'
        : `Kampf am Ende deines Zuges: Stand jetzt gewinnst du ${victories(count)}.`,
    stage: (told) => `Du baust Bauabschnitt ${told.stage}: ${points(told.points)}.`,
    effect: (effect) => `Sofort: ${effect}.`,
    'wonder-complete': () => 'Dein Weltwunder ist vollendet: Die Partie endet nach diesem Zug.',
    'stage-due': (told) => `Reicht für Bauabschnitt ${told.stage}: ${brings(told)}.`,
    'set-due': () => 'Ergibt einen Satz grüner Karten: ein Fortschrittsmarker.',
    token: (token) =>
      token === undefined ? 'Du bekommst einen unbekannten Marker.' : `Du bekommst: ${token}.`,
    'extra-card': (token) => `${token} gibt dir eine Extrakarte.`,
    points: (count) => `${count > 0 ? '+' : '−'}${points(Math.abs(count))}.`,
  },
  uses: {
    resource: () => 'Hilft dir einmal, einen Bauabschnitt zu bezahlen.',
    coin: () => 'Ersetzt eine beliebige fehlende Ressource.',
    points: ({ points, cats }) =>
      `Bringt am Ende ${plural(points, { one: '# Punkt', other: '# Punkte' })}.${cats > 0 ? ' Gibt dir die Katze.' : ''}`,
    symbol: () => 'Zwei gleiche oder drei verschiedene Symbole bringen einen Fortschrittsmarker.',
    shields: ({ shields, horns }) =>
      `${plural(shields, { one: '# Schild', other: '# Schilde' })} im Kampf.${horns > 0 ? ` Dreht ${plural(horns, { one: '# Konfliktmarker', other: '# Konfliktmarker' })} um und wird nach dem Kampf abgelegt.` : ' Bleibt bis zum Ende.'}`,
  },
  towards: ({ stage, have, of }) => `Für Bauabschnitt ${stage}: ${have} von ${of} Ressourcen.`,
  oneMore: (stage) =>
    stage === undefined ? 'Noch eine für einen Marker' : `Noch eine für Abschnitt ${stage}`,
  needs: ({ stage, have, of, rule }) =>
    `Bauabschnitt ${stage}: ${have} von ${of} ${rule === 'identical' ? 'gleichen' : 'verschiedenen'} Ressourcen`,
  forLater: 'Heb sie für einen späteren Bauabschnitt auf.',
  pressAgain: 'oder noch einmal antippen',
  cardsInDecks: 'Karten in den Stapeln',
  leftInDeck: 'Noch in diesem Stapel',
  short: {
    set: 'für einen Marker',
    later: 'für später',
    towards: ({ stage, have, of }) => `Abschn. ${stage}: ${have}/${of}`,
    stage: (stage) => `Abschnitt ${stage}`,
    horns: (showing, of) => `${showing}/${of}`,
    battle: (count) => `Kampf +${count}`,
    extra: '+ Karte',
    unknown: 'unbekannt',
    token: 'Marker',
    ends: 'Partieende',
  },
  sources: {
    'any-deck': 'eine Karte von einem beliebigen Stapel',
    central: 'die oberste Karte des mittleren Stapels',
    'left-and-right': 'je eine Karte von deinem linken und rechten Stapel',
  },
  effects: {
    gift: 'ein Fortschrittsmarker',
    dig: 'eine von fünf Karten deines linken oder rechten Stapels',
    shields: 'ein dauerhafter Schild',
  },
  tokens: {
    'extra-card': (names) => `Extrakarte bei ${or(names)}.`,
    'extra-card-for-stage': () => 'Extrakarte, wenn du einen Bauabschnitt baust.',
    'double-coin': () => 'Einmal pro Zug zählt eine deiner Münzen doppelt.',
    'any-resources': () =>
      'Einmal pro Zug darfst du einen Bauabschnitt mit beliebigen Ressourcen bezahlen, ob gleich oder verschieden.',
    shields: (count) => `${shields(count)} für den Rest der Partie.`,
    points: ({ unfinished, complete }) =>
      `Am Ende ${points(unfinished)}, mit vollendetem Weltwunder ${complete}.`,
    'points-per': ({ points: each, of }) =>
      `Am Ende ${points(each)} pro ${{ cats: 'Katze auf deinen blauen Karten', victories: 'Siegmarker', tokens: 'Fortschrittsmarker, auch für diesen' }[of]}.`,
    'points-by-copies': ([one = 0, both = 0]) => `Am Ende ${points(one)}, oder ${both}, wenn du beide hast.`,
  },
  withHorns: 'Extrakarte, wenn du eine rote Karte mit Hörnern nimmst.',

  stage: (stage) => `Bauabschnitt ${stage}`,
  stages: 'Bauabschnitte',
  stageState: { built: 'gebaut', open: 'als Nächstes', closed: 'später' },
  stagesBuilt: (built, of) => `${built} von ${of} Bauabschnitten gebaut`,
  cost: (count, rule) => `${count} ${rule === 'identical' ? 'gleiche' : 'verschiedene'} Ressourcen`,
  points,
  payWith: 'Bezahlen mit',
  spend: 'Ausgeben',
  useToken: 'Mit Marker',
  withHelp: (token) => `mit ${token}`,

  conflict: 'Hörner und Kampf',
  hornsTurned: (showing, of) => `${showing} von ${of} Konfliktmarkern auf der Kampfseite`,
  battleNow: 'Kampf, Stand jetzt',
  winsNow: (count) => (count === 0 ? 'nichts' : `+${count}`),
  shields,
  victories,
  tokensOnTable: 'Fortschrittsmarker',
  aboutTokens: 'Was jeder Marker bewirkt',
  pile: (count) => `Stapel: ${count}`,
  blind: 'Oberster vom Stapel, verdeckt',
  used: 'in diesem Zug genutzt',
  hasCat: 'hat die Katze',
  ownCards: 'Deine Karten',
  ownTokens: 'Deine Marker',
  noCards: 'noch keine Karten',
  counted: (count, name) => `${count} × ${name}`,

  story: {
    empty: 'Es wurde noch nichts gespielt.',
    earlier: 'Ab hier bist du dabei.',
    nothingYet: 'Noch hat niemand gespielt',
    fromOwn: (who) => (who.isYou ? 'von deinem eigenen Stapel' : 'vom eigenen Stapel'),
    fromCentral: 'vom mittleren Stapel',
    fromOther: (who) => (who.isYou ? 'von deinem Stapel' : `vom Stapel von ${who.name}`),
    chose: (who, wonder) => `${says(who, 'Du wählst', 'wählt')} ${wonder}`,
    taken: (who, card, from) => `${says(who, 'Du nimmst', 'nimmt')} ${card} ${from}`,
    byWonder: 'dank Weltwunder',
    byToken: (token) => `dank ${token}`,
    peeked: (who) => `${says(who, 'Du siehst dir', 'sieht sich')} mit der Katze den mittleren Stapel an`,
    cat: (who) => `${says(who, 'Du nimmst', 'nimmt')} die Katze`,
    horns: (showing, of) => `Hörner: ${showing} von ${of}`,
    declined: (who, token) =>
      `${says(who, 'Du verzichtest', 'verzichtet')} auf die Extrakarte durch ${token}`,
    passed: (who) => `${says(who, 'Du passt', 'passt')}`,
    built: (who, stage) => `${says(who, 'Du baust', 'baut')} Bauabschnitt ${stage}`,
    paid: (names) => `bezahlt mit ${names}`,
    lost: (who) =>
      who.isYou
        ? 'Der Effekt deines Bauabschnitts verfällt'
        : `Der Effekt des Bauabschnitts von ${who.name} verfällt`,
    token: (who, token, isFromPile) =>
      `${says(who, 'Du nimmst', 'nimmt')} den Marker ${token}${isFromPile ? ' vom Stapel' : ''}`,
    looked: (who, count, from) => `${says(who, 'Du siehst dir', 'sieht sich')} ${cards(count)} ${from} an`,
    shuffled: 'Der Stapel wird gemischt',
    fought: (who, count, won) => `${who.isYou ? 'Du' : who.name}: ${shields(count)}, ${victories(won)}`,
    ended: 'Die Partie ist beendet',
    battle: 'Kampf',
    battleGoOn: 'Weiterbauen',
    battleSummary: (who, count) =>
      `${says(who, 'Du gewinnst', 'gewinnt')} ${count === 0 ? 'nichts' : victories(count)}`,
    discards: (count) =>
      plural(count, { one: '# Karte mit Hörnern abgelegt', other: '# Karten mit Hörnern abgelegt' }),
    byStages: (winner, count) =>
      `Gleichstand nach Punkten: ${says(winner, 'du hast', 'hat')} mehr Bauabschnitte (${count}).`,
    stagesEqual: 'Gleichstand nach Punkten und Bauabschnitten.',
    notes: 'Wie es ausging',
    finished: (who) =>
      `${says(who, 'Du hast dein', 'hat das eigene')} Weltwunder vollendet und damit die Partie beendet.`,
    ranOut: 'Die Partie endete, weil alle Stapel leer waren.',
    catAt: (who) => `${says(who, 'Du hast', 'hat')} die Katze: 2 Punkte.`,
    catNobody: 'Niemand hat die Katze genommen.',
    tokensOf: (who, tokens) =>
      who.isYou ? `Deine Marker: ${tokens}.` : `Marker von ${who.name}: ${tokens}.`,
  },
  measures: {
    points: 'Punkte',
    stages: 'Bauabschnitte',
    shields: 'Schilde',
    victories: 'Siegmarker',
    blue: 'Punkte: blaue Karten',
    resources: 'Ressourcen',
    coins: 'Münzen',
    tokens: 'Fortschrittsmarker',
  },
  keys: {
    deck: 'Linker, mittlerer, rechter Stapel',
    go: 'Bestätigen',
    back: 'Abbrechen',
    walk: 'Möglichkeiten durchgehen',
    stage: 'Bauabschnitte, die du bauen kannst',
    token: 'Marker, die du nehmen kannst',
    decks: 'Karten in den Stapeln',
    everybody: 'Alle am Tisch',
    help: 'Diese Liste',
  },
};
