import { pluralIn } from '@mirabilia/kernel';
import type { Colour, Resource } from '@mirabilia/seven-wonders';
import { roman } from '../../games/seven-wonders/roman.ts';
import type { Who } from '../../table/who.ts';
import { countedIn, lister, madeBy, type Parts, type Places, placesOf } from './effects.ts';
import type { SevenWondersWords } from './words.ts';

const plural = pluralIn('de');
const coins = (count: number): string => plural(count, { one: '# Münze', other: '# Münzen' });
const list = (items: readonly string[]) => new Intl.ListFormat('de').format(items);
const points = (count: number): string => plural(count, { one: '# Punkt', other: '# Punkte' });
const cards = (count: number): string => plural(count, { one: '# Karte', other: '# Karten' });
/** Whoever is spoken to needs another verb. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);
/** In the accusative. The Free City is one of the names: none of them may stand in the dative. */
const object = ({ name, isYou }: Who): string => (isYou ? 'dich' : name);
const or = lister('de', 'disjunction');
const and = lister('de', 'conjunction');
const GOODS: Readonly<Record<Resource, string>> = {
  wood: 'Holz',
  stone: 'Stein',
  clay: 'Ziegel',
  ore: 'Erz',
  glass: 'Glas',
  loom: 'Stoff',
  papyrus: 'Papyrus',
};
/** In the accusative: for each … card. */
const COLOURS: Readonly<Record<Colour, string>> = {
  brown: 'braune',
  grey: 'graue',
  blue: 'blaue',
  yellow: 'gelbe',
  red: 'rote',
  green: 'grüne',
  purple: 'lila',
};
const SYMBOLS = { compass: 'Zirkel', gear: 'Zahnrad', tablet: 'Steintafel' } as const;
const PLACES: Places = {
  self: 'in deiner Stadt',
  left: 'in der Stadt links von dir',
  right: 'in der Stadt rechts von dir',
  both: 'in beiden Nachbarstädten',
  all: 'in deiner Stadt und beiden Nachbarstädten',
};
const PARTS: Parts = {
  cards: (colours) => `jede ${or(colours.map((colour) => COLOURS[colour]))} Karte`,
  defeats: 'jeden Niederlagemarker',
  stages: 'jeden errichteten Bauabschnitt',
};
const victoryPoints = (count: number): string => plural(count, { one: '# Siegpunkt', other: '# Siegpunkte' });

export const de: SevenWondersWords = {
  coins,

  age: (age) => `Zeitalter ${roman(age)}`,
  turn: (turn, of) => `Zug ${turn} von ${of}`,
  passLeft: 'Nach links',
  passRight: 'Nach rechts',
  handsSwap: 'Karten tauschen',
  readyCount: (ready, of) => `${ready}/${of} bereit`,

  memory: 'Gesehene Karten',

  others: 'Andere Städte',
  farCities: 'Andere Städte',
  cityOf: (name) => `Stadt: ${name}`,
  closeCity: (name) => `Stadt schließen: ${name}`,
  ready: 'bereit',
  sells: 'verkauft',
  sellsYou: 'verkauft dir',
  produces: 'produziert',
  nothingBuilt: 'Noch nichts gebaut',
  coinsHelp: 'Mit Münzen bezahlst du die Bank und die Nachbarstädte. Am Ende sind je 3 Münzen 1 Punkt wert.',
  symbolOfChoice: 'Jokersymbol',
  stages: 'Bauabschnitte',
  stagesBuilt: (built, of) => `${built} von ${of} Bauabschnitten gebaut`,
  built: 'Gebaut',
  closed: 'Jetzt nicht baubar',

  battleNow: 'Konflikte, Stand jetzt',
  battle: (name, own, other, points) =>
    `${name}: ${own} zu ${other} Schilde, ${points > 0 ? `+${points}` : points < 0 ? '−1' : 'Gleichstand'}`,
  discardPile: 'Ablagestapel',
  drawPile: 'Nachziehstapel',
  buried: 'Unter Weltwundern',

  handIsBack: 'Diese Handkarten kennst du schon.',
  handReturns: (holder, turn) => `Bei ${holder}, zurück in Zug ${turn}:`,
  handGone: (holder) => `Bei ${holder}, kommen nicht zurück:`,
  gone: 'Inzwischen gespielt:',
  faceDown: (count) => plural(count, { one: '# unbekannte Karte', other: '# unbekannte Karten' }),
  nothingSeen: 'In diesem Zeitalter hast du noch keine Karten weitergegeben.',

  card: 'Karte',
  hand: 'Deine Handkarten',
  handOf: (name) => `Handkarten: ${name}`,
  actions: 'Diese Karte nutzen',
  build: 'Bauen',
  wonder: 'Wunder',
  sell: 'Abwerfen',
  free: 'gratis',
  payShort: 'zahle',
  needsShort: 'braucht',
  standsShort: 'schon gebaut',
  dutyShort: 'muss bauen',
  byPowerShort: 'gratis (Wunder)',
  verdictFree: 'Kostenlos: Deine Stadt produziert alles Nötige.',
  verdictChain: (parent) => `Kostenlos durch ${parent}.`,
  verdictByPower: 'Kostenlos durch die Fähigkeit deines Weltwunders.',
  verdictPower: 'Das kannst du nicht bezahlen, aber mit der Fähigkeit deines Weltwunders kostenlos bauen.',
  verdictPay: ({ left, right, bank, leftName, rightName }) =>
    [
      `Kostet ${coins(left + right + bank)}.`,
      ...(left > 0 ? [`${leftName}: +${left}.`] : []),
      ...(right > 0 ? [`${rightName}: +${right}.`] : []),
      ...(bank > 0 ? [`An die Bank: ${bank}.`] : []),
    ].join(' '),
  whyStands: 'Das steht schon in dieser Stadt.',
  whyComplete: 'Das Weltwunder ist vollendet.',
  whyDuty: 'Wenn die Freie Stadt bauen kann, muss sie es.',
  whyPoor: (price, purse) => `Kostet ${coins(price)}, ausgeben kannst du ${purse}.`,
  whyDear: (missing, price, purse) =>
    `Dir fehlt: ${missing}. Der Kauf würde ${coins(price)} kosten, ausgeben kannst du ${purse}.`,
  whyMissing: (missing, unavailable) =>
    missing === unavailable
      ? `Dir fehlt: ${missing}. Keine Nachbarstadt verkauft das.`
      : `Dir fehlt: ${missing}. Keine Nachbarstadt verkauft ${unavailable}.`,
  needAsk: 'Was bräuchte ich?',
  cardsOfAge: 'Karten dieses Zeitalters',
  makesFree: (names) => `Später kostenlos: ${list(names)}`,
  aboutCard: (name) => `Über ${name}`,
  payFor: (use, count) => `${use}: ${coins(count)} zahlen`,
  gains: (left, toLeft, right, toRight) => `${left} +${toLeft}, ${right} +${toRight}`,
  usePower: 'Kostenlos (einmal pro Zeitalter)',
  locked: 'Festgelegt',
  change: 'Ändern',
  stillCounts: (card) => `Bis du etwas anderes festlegst, gilt: ${card}.`,
  keep: 'Dabei bleiben',
  changeFirst: 'Eigene Karte ändern',
  changeFreeCity: 'Karte der Freien Stadt ändern',
  willBuild: (card) => `${card} bauen.`,
  willSalvage: (card) => `${card} vom Ablagestapel bauen.`,
  willBury: (card) => `${card} für einen Bauabschnitt nutzen.`,
  useForStage: (stage) => `Bauabschnitt ${stage}: Diese Karte kommt verdeckt unter dein Weltwunder.`,
  willSell: (card) => `${card} für 3 Münzen abwerfen.`,

  promptCard: 'Wähle eine deiner Handkarten.',
  promptSeventh: 'Dank deinem Weltwunder spielst du auch deine letzte Karte.',
  promptFreeCity: 'Wähle eine Karte für die Freie Stadt.',
  actingForFreeCity: 'Du wählst für die Freie Stadt',
  freeCityExtra:
    'Du hast eine zusätzliche Karte vom Nachziehstapel und spielst zwei: eine für die Freie Stadt, eine für deine.',
  promptDuty: 'Wähle eine Karte für die Freie Stadt. Wenn sie bauen kann, muss sie es.',
  promptOwn: 'Wähle jetzt eine Karte für deine eigene Stadt.',
  promptDraft: 'Wähle dein Weltwunder.',
  promptSides: 'Wähle eine Seite für dein Weltwunder.',
  promptSalvage: 'Baue kostenlos eine Karte vom Ablagestapel.',
  promptSalvageFreeCity: 'Baue für die Freie Stadt kostenlos eine Karte vom Ablagestapel.',
  promptLocked: 'Bis alle bereit sind, kannst du deine Wahl noch ändern.',
  waitDraft: (name) => `${name} wählt ein Weltwunder.`,
  waitSeventh: (name) => `${name} spielt die siebte Karte.`,
  waitSalvage: (name) => `${name} durchsucht den Ablagestapel.`,
  sideOpen: 'Seite noch nicht gewählt',
  side: (side) => `Seite ${side}`,
  takeBoard: (city, side) => `${city} ${side} nehmen`,
  takeNothing: 'Nichts bauen',
  buildFree: (card) => `${card} bauen`,

  measures: {
    coins: 'Münzen',
    shields: 'Schilde',
    battles: 'Militärpunkte',
    raw: 'Rohstoffe',
    manufactured: 'Manufakturprodukte',
    civilian: 'Punkte: Profanbauten',
    science: 'Forschungssymbole',
    stages: 'Bauabschnitte',
    guilds: 'Gilden',
  },
  keys: {
    card: 'Karte aufnehmen',
    build: 'Bauen',
    stage: 'Für einen Bauabschnitt nutzen',
    sell: 'Für 3 Münzen abwerfen',
    pay: 'Zahlung aufteilen; Handkarten durchgehen',
    lock: 'Festlegen',
    change: 'Zurücklegen oder Wahl ändern',
    left: 'Stadt links von dir',
    right: 'Stadt rechts von dir',
    coming: 'Karten dieses Zeitalters und Ketten',
    everybody: 'Alle am Tisch',
    help: 'Diese Liste',
  },

  story: {
    age: (age) => `Zeitalter ${age}`,
    log: {
      title: 'Verlauf',
      empty: 'Es wurde noch nichts gespielt.',
      turn: (turn) => `Zug ${turn}`,
      built: (who, card) => `${says(who, 'Du baust', 'baut')} ${card}`,
      salvaged: (who, card) => `${says(who, 'Du baust', 'baut')} ${card} vom Ablagestapel`,
      buried: (who, stage) => `${says(who, 'Du baust', 'baut')} Bauabschnitt ${stage}`,
      sold: (who) => `${says(who, 'Du wirfst', 'wirft')} eine Karte ab`,
      leftPile: (who) => `${says(who, 'Du baust', 'baut')} nichts vom Ablagestapel`,
      byChain: 'kostenlos (Kette)',
      byWonder: 'kostenlos (Weltwunder)',
      seventh: 'siebte Karte',
      paid: (to, count) => `${coins(count)} an ${object(to)}`,
      paidBank: (count) => `${coins(count)} an die Bank`,
      earned: (count) => `+${coins(count)}`,
      leftovers: (count) =>
        plural(count, { one: '# übrige Karte wird abgelegt', other: '# übrige Karten werden abgelegt' }),
      won: (winner, loser) => `${says(winner, 'Du besiegst', 'besiegt')} ${object(loser)}`,
      drawn: (one, other) =>
        `Gleichstand: ${[one, other].map(({ name, isYou }) => (isYou ? 'du' : name)).join(' und ')}`,
    },
    brief: {
      lastTurn: 'Voriger Zug',
      nothingYet: 'Noch hat niemand gespielt',
      sold: 'abgeworfen (+3)',
      stage: (stage) => `Abschnitt ${stage}`,
      leftPile: 'nichts gebaut',
    },
    battles: {
      title: (age) => `Militärische Konflikte, Zeitalter ${age}`,
      goOn: (age) => `Weiter zu Zeitalter ${age}`,
      shields: (count) => plural(count, { one: '# Schild', other: '# Schilde' }),
      points,
      summary: (who, count) => `${who.isYou ? 'Du' : who.name}: ${points(count)}`,
    },
    score: {
      byCoins: (winner, count) =>
        `Gleichstand nach Punkten: ${says(winner, 'du hast', 'hat')} mehr Münzen (${count}).`,
      coinsEqual: 'Gleichstand nach Punkten und Münzen.',
      coins,
      notes: 'Hinweise zur Wertung',
      noNotes: 'Am Ende gab es nichts zu entscheiden.',
      choice: (who, symbols) =>
        who.isYou
          ? `Deine Jokersymbole zählen als ${symbols}.`
          : `${who.name}: Jokersymbole zählen als ${symbols}.`,
      copied: (who, guild, from) =>
        `${says(who, 'Du kopierst', 'kopiert')} ${guild} (${from.isYou ? 'deine Stadt' : from.name}).`,
      freeCityAside: 'Die Freie Stadt kann nicht gewinnen.',
      opened: 'Verdeckte Karten, jetzt offen',
      buried: (who) => (who.isYou ? 'Unter deinem Weltwunder' : `Unter dem Weltwunder: ${who.name}`),
      discards: (count) => `Ablagestapel: ${cards(count)}`,
      none: 'nichts',
    },
  },

  help: {
    age: (numeral) => `Zeitalter ${numeral}`,
    does: 'Wirkung',
    cost: 'Baukosten',
    costsNothing: 'Kostenlos.',
    freeWith: 'Kostenlos durch',
    makesFree: 'Macht später kostenlos',
    copies: (count, of) => `${cards(count)} im Stapel bei ${of} Personen.`,
    copiesByPlayers: 'Anzahl nach Personen',
    guilds: (used, all, of) =>
      `Bei ${of} Personen sind ${used} der ${all} Gilden im Stapel, zufällig ausgewählt.`,
    guildsByPlayers: (all) =>
      `Im Stapel sind zwei Gilden mehr, als Personen mitspielen (fünf zu zweit), zufällig ausgewählt aus ${all}.`,
    notes: {
      science:
        'Am Ende bringt jedes Symbol das Quadrat seiner Anzahl an Punkten (1, 4, 9, 16 …). Jeder Satz aus drei verschiedenen Symbolen bringt 7 Punkte dazu.',
      conflict:
        'Am Ende jedes Zeitalters vergleichst du deine Schilde mit beiden Nachbarstädten. Ein Sieg bringt 1, 3 oder 5 Punkte in Zeitalter I, II und III; eine Niederlage kostet 1.',
      trade:
        'Jede Ressource, die du von einer Nachbarstadt kaufst, kostet 2 Münzen, die du an sie zahlst. Sie kann den Verkauf nicht ablehnen.',
    },
    side: (letter) => `Seite ${letter}`,
    fromTheStart: 'Von Anfang an',
    stage: (number) => `Bauabschnitt ${number}`,
    stageBuilt: 'gebaut',
    chains: 'Ketten',
    chainsIntro: 'Steht eine Karte in deiner Stadt, baust du alle, zu denen sie führt, kostenlos.',
    signs: 'Symbole',
    kinds: 'Kartenarten: Jede Farbe hat ihre eigene Form und ihren Buchstaben',
    goods: 'Ressourcen: Rohstoffe sind rund, Manufakturprodukte sechseckig',
    symbols: 'Forschungssymbole',
    otherSigns: 'Andere Symbole',
    pointers:
      'Pfeile unter einem Symbol zeigen, wo es zählt: in der Stadt links von dir, in deiner eigenen (nach unten) oder rechts von dir',
    coins: 'Münzen, die du sofort bekommst',
    shields: 'Schilde, für die militärischen Konflikte am Ende jedes Zeitalters',
    laurels: 'Siegpunkte, am Ende der Partie',
    defeats: 'Niederlagemarker: −1 Punkt für einen verlorenen Konflikt',
  },

  art: {
    cost: 'Baukosten:',
    free: 'kostenlos',
    makesFree: 'Macht später kostenlos:',
    wonder: (name, built, stages) => `${name}: ${built} von ${stages} Bauabschnitten gebaut`,
    effects: {
      produce: ({ units, sold }) => {
        const made = madeBy(units).map(
          ({ count, goods }) => `${count} ${or(goods.map((good) => GOODS[good]))}`,
        );
        const sale = sold ? 'Nachbarstädte können das kaufen.' : 'Nachbarstädte können das nicht kaufen.';
        return `Produziert in jedem Zug ${and(made)}. ${sale}`;
      },
      points: (effect) => `Bringt am Ende ${victoryPoints(effect.points)}.`,
      shields: ({ shields }) =>
        `Gibt dir ${plural(shields, { one: '# Schild', other: '# Schilde' })} für alle kommenden Konflikte.`,
      science: ({ symbols }) =>
        symbols.length > 1
          ? `Zählt als ${or(symbols.map((symbol) => SYMBOLS[symbol]))}, je nachdem, was am Ende am meisten bringt.`
          : `Forschungssymbol ${and(symbols.map((symbol) => SYMBOLS[symbol]))}. Punkte gibt es am Ende: für jeden Satz aus drei verschiedenen und für mehrere gleiche.`,
      coins: (effect) => `Nimm sofort ${coins(effect.coins)}.`,
      'coins-per': (effect) =>
        `Nimm sofort ${coins(effect.coins)} für ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      'points-per': (effect) =>
        `Am Ende ${victoryPoints(effect.points)} für ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      discount: ({ goods, from }) => {
        const what = goods === 'raw' ? 'Rohstoffe' : 'Manufakturprodukte';
        const side = from[0] === 'left' ? 'der Stadt links von dir' : 'der Stadt rechts von dir';
        return `Ab deinem nächsten Zug kosten ${what} aus ${from.length > 1 ? 'beiden Nachbarstädten' : side} je 1 Münze statt 2.`;
      },
      'free-build': () => 'Baue einmal pro Zeitalter eine deiner Handkarten kostenlos.',
      'seventh-card': () => 'Spiel am Ende jedes Zeitalters deine letzte Karte, statt sie abzulegen.',
      salvage: () => 'Baue am Ende dieses Zuges kostenlos eine Karte vom Ablagestapel.',
      'copy-guild': () =>
        'Kopiere am Ende eine Gilde einer Nachbarstadt: Sie zählt, als hättest du sie gebaut.',
    },
  },
};
