import { pluralIn } from '@mirabilia/kernel';
import type { Resource } from '@mirabilia/seven-wonders';
import type { CountedGood, LearnWords } from './words.ts';

const plural = pluralIn('de');
const list = (items: readonly string[]) => new Intl.ListFormat('de').format(items);
const coins = (count: number): string => plural(count, { one: '# Münze', other: '# Münzen' });
const points = (count: number): string => plural(count, { one: '# Punkt', other: '# Punkte' });
const shields = (count: number): string => plural(count, { one: '# Schild', other: '# Schilde' });
const GOODS: Readonly<Record<Resource, string>> = {
  wood: 'Holz',
  stone: 'Stein',
  clay: 'Ziegel',
  ore: 'Erz',
  glass: 'Glas',
  loom: 'Stoff',
  papyrus: 'Papyrus',
};
const goodsIn = (goods: readonly CountedGood[]): string =>
  list(goods.map(({ good, count }) => `${count} ${GOODS[good]}`));

export const de: LearnWords = {
  page: {
    title: 'Lernen',
    intro: 'Jede Lektion ist eine echte Partie gegen Bots. Du lernst beim Spielen.',
    start: 'Anfangen',
    resume: 'Weiterspielen',
    again: 'Noch einmal',
    done: 'Geschafft',
    tried: 'Gespielt',
    minutes: (count) => `${count} Min.`,
    more: 'Mehr zum Üben',
  },
  lessons: {
    'first-wonders': { title: 'Erste Partie', about: 'Karten, Ressourcen, dein Weltwunder und Konflikte.' },
    'trade-wonders': {
      title: 'Handel, Forschung, Gilden',
      about: 'Wen du bezahlst, was andere nicht bekommen sollen und was am Ende zählt.',
    },
    'side-b-wonders': { title: 'Seite B', about: 'Bauabschnitte, die mehr als Punkte bringen.' },
    'free-city': { title: 'Zu zweit', about: 'Zwischen euch liegt die Freie Stadt.' },
    'first-architects': {
      title: 'Erste Partie',
      about: 'Stapel, Bauabschnitte, die Katze, Kämpfe und Marker.',
    },
    'tempo-architects': { title: 'Tempo', about: 'Was du zuerst nimmst und wann du die Partie beendest.' },
  },
  goals: {
    'first-wonders': 'Wer nach drei Zeitaltern die meisten Siegpunkte hat, gewinnt',
    'trade-wonders': 'Besitze alle drei Forschungssymbole und eine Gilde',
    'side-b-wonders': 'Vollende dein Weltwunder',
    'free-city': 'Gewinne einen Konflikt',
    'first-architects': 'Wer am Ende die meisten Siegpunkte hat, gewinnt',
    'tempo-architects': 'Beende die Partie in Führung',
  },
  bar: { undo: 'Zug noch einmal spielen', skip: 'Lektion überspringen' },
  end: {
    showResult: 'Ergebnis zeigen',
    reached: 'geschafft',
    missed: 'diesmal nicht',
    playMatch: 'Eine Partie spielen',
    again: 'Lektion noch einmal versuchen',
    next: (title) => `Nächste Lektion: ${title}`,
    look: 'Diese Partie noch einmal ansehen',
    toInvitation: 'Zurück zum Tisch',
    ownBest: (category, count) => `Dein stärkster Bereich: ${category}, ${points(count)}.`,
    otherBest: (name, category, count) => `Stärkster Bereich von ${name}: ${category}, ${points(count)}.`,
  },
  lines: {
    wonders: {
      military: 'Konflikte: Siege minus Niederlagen.',
      treasury: 'Münzen: Je 3 sind 1 Punkt wert.',
      wonder: 'Weltwunder: die gebauten Abschnitte.',
      civilian: 'Blaue Karten zählen, was darauf steht.',
      commerce: 'Manche gelben Karten aus Zeitalter III zählen.',
      guilds: 'Gilden: was in den Nachbarstädten steht.',
    },
    science: (symbols) =>
      `Forschung: ${symbols.map((count) => `${count}²`).join(' + ')} + 7 × ${Math.min(...symbols)} Sätze.`,
    architects: {
      wonder: 'Die gebauten Abschnitte.',
      cat: 'Die Katze: 2 Punkte.',
      blue: 'Blaue Karten.',
      military: '3 Punkte je Sieg.',
      progress: 'Marker, die zählen.',
    },
  },
  wonders: {
    pick: (card) =>
      `Behalte je Zug eine Karte, gib den Rest weiter. Tippe auf ${card}: kostet nichts und bringt jeden Zug einen Stein.`,
    build: 'Bau sie. Alle wählen gleichzeitig.',
    pass: (left, right) =>
      `Die Handkarten wandern: deine zu ${left}, die von ${right} zu dir. Was du weitergibst, können andere nehmen.`,
    ownGoods: (card, goods) =>
      `${card} kostet ${goodsIn(goods)}. Das hast du selbst, also zahlst du nichts. Ressourcen verbrauchen sich nie.`,
    buy: (card, good, seller) =>
      `${card} braucht ${GOODS[good]}. ${seller} hat das: Zahle 2 Münzen an ${seller} und nutze es in diesem Zug.`,
    buyOfBoth: (card, good, left, right) =>
      `${card} braucht ${GOODS[good]}. ${left} und ${right} haben das: Zahle einer der beiden Städte 2 Münzen.`,
    bought: (seller) =>
      `Deine Münzen gingen an ${seller}. Nachbarstädte dürfen nicht ablehnen und behalten ihre Ressourcen.`,
    stage:
      'Abschnitt 1 deines Weltwunders kostet zwei Stein, und jede Karte passt darunter. Wähle eine, die du nicht brauchst.',
    stageWith: 'Bau jetzt den Abschnitt damit. Die Karte kommt verdeckt unter dein Weltwunder.',
    stageWon: (count) => `${count} Siegpunkte. Die Karte unter dem Abschnitt tut sonst nichts.`,
    sold: (name, count) => `${name} hat bei dir gekauft: +${coins(count)}. Du behältst deine Ressourcen.`,
    back: 'Deine ersten Handkarten sind zurück, drei weniger. Merk dir, was du weitergibst.',
    red: 'Rote Karten geben Schilde. Am Ende des Zeitalters vergleichst du sie mit beiden Nachbarstädten.',
    battleComes:
      'Nach diesem Zeitalter vergleichst du Schilde mit beiden Nachbarstädten: mehr bringt 1 Punkt, weniger kostet 1. Schilde bleiben.',
    grey: 'Glas, Stoff und Papyrus: Wenige Städte haben sie, viele spätere Karten brauchen sie.',
    post: (card, seller) =>
      `${card}: Ab dem nächsten Zug kosten Rohstoffe von ${seller} nur 1 Münze statt 2.`,
    stuck: 'Nichts bezahlbar? Wirf irgendeine Karte für 3 Münzen ab. Damit kaufst du später Ressourcen.',
    tooDear: (count) => `Zu teuer: Dir fehlen noch ${coins(count)}.`,
    notForSale: (goods) =>
      `Nicht genug zu bekommen, auch nicht bei den Nachbarstädten: ${list(Object.keys(goods).map((good) => GOODS[good as Resource]))}.`,
    last: 'Letzter Zug des Zeitalters: Spiel eine Karte, die andere wird abgelegt.',
    fought: (sides) =>
      sides.every((side) => side.points === 0)
        ? 'Gleich viele Schilde auf beiden Seiten: keine Punkte.'
        : sides
            .map(({ name, points: won }) =>
              won > 0
                ? `Mehr Schilde als ${name}: ${points(won)}.`
                : won < 0
                  ? `Weniger Schilde als ${name}: −1 Punkt.`
                  : `Gleich viele Schilde wie ${name}: keine Punkte.`,
            )
            .join(' ') +
          (sides.some((side) => side.points > 0)
            ? ' In Zeitalter II sind es 3, in III 5. Eine Niederlage kostet immer 1.'
            : ''),
    ageII: 'Zeitalter II: Die Karten sind stärker, und jetzt wandern sie nach rechts.',
    chain: (card, parent) =>
      `${card} ist kostenlos, weil du ${parent} hast. Das ist eine Kette: Der Kartenfuß zeigt es.`,
    chainNone: (card) => `Bau ${card}, dann sind die Namen darunter in Zeitalter III für dich kostenlos.`,
    science: 'Drei verschiedene Symbole zählen zusammen 10 Punkte, zwei gleiche 4.',
    set: 'Ein voller Satz. Jedes weitere Symbol bringt jetzt mindestens 3 Punkte.',
    choice: (card, isRaw) =>
      `${card} gibt dir jeden Zug ${isRaw ? 'Holz, Stein, Ziegel oder Erz' : 'Glas, Stoff oder Papyrus'} nach Wahl. Nur du kannst es nutzen.`,
    stageReady: (stage, count) => `Du kannst Abschnitt ${stage} bauen: ${count} Punkte für irgendeine Karte.`,
    shieldII: (card, name) => `Mit ${card} liegst du vor ${name}. Dieser Konflikt bringt 3 Punkte.`,
    ageIII: 'Letztes Zeitalter. Keine Ressourcen mehr: Mach aus dem, was du hast, Punkte.',
    guild: (card, count) =>
      `Gilden zählen meist, was in den Nachbarstädten steht. ${card} ist gerade ${points(count)} wert.`,
    shieldIII: (card, name) =>
      `Mit ${card} liegst du vor ${name}. Ein Sieg bringt 5 Punkte, eine Niederlage −1.`,
    money: 'Am Ende sind je 3 Münzen 1 Punkt wert. Bei Gleichstand entscheiden Münzen.',
  },
  trade: {
    comesBack: 'Zu dritt kommen diese Handkarten in Zug 4 zurück. Eine der guten Karten kann warten.',
    twoGoods: (card) =>
      `${card} gibt jeden Zug eine von zwei Ressourcen. Nachbarstädte können beide bei dir kaufen.`,
    whom: (card, left, right) =>
      `${left} und ${right} verkaufen, was ${card} braucht. Bezahl die schwächere Stadt: Deine Münzen helfen ihr.`,
    earned: (name) =>
      `${name} brauchte deine Ressourcen und hat bezahlt. Was Nachbarstädten fehlt, ist dein Einkommen.`,
    greenChain: (card, child) =>
      `${card} macht später ${child} kostenlos. Grüne Karten führen zu grünen Karten.`,
    symbols: 'Gleiche Symbole zählen 1, 4, 9, 16 Punkte. Jeder Satz aus drei verschiedenen bringt 7 dazu.',
    rival: (name) => `${name} sammelt auch Symbole. Jede grüne Karte, die du nimmst, fehlt dort.`,
    deny: (card, name) =>
      `Diese Handkarten gehen an ${name}, und ${card} passt dort. Bau sie, nutze sie für einen Abschnitt oder wirf sie ab.`,
    anySymbol: 'Dieser Abschnitt ist ein Symbol deiner Wahl: Es zählt als das, was am meisten bringt.',
    forecast: (card, count) =>
      `${card} ist jetzt ${points(count)} wert, und mehr, wenn die Nachbarstädte so weiterbauen.`,
  },
  sideB: {
    otherSide:
      'Seite B: Diese Abschnitte bringen Punkte und Münzen. Tippe auf das Weltwunder, um alle zu sehen.',
    coinStage: (stage, count, gain) =>
      `Du kannst Abschnitt ${stage} bauen: ${points(count)} und ${coins(gain)} für irgendeine Karte.`,
    spend: (gain) =>
      `+${coins(gain)}. Kauf damit bei den Nachbarstädten, dann ist der nächste Abschnitt nah.`,
    four: (name) =>
      `Das Weltwunder von ${name} hat vier Abschnitte, andere haben zwei. Jede Seite B ist anders.`,
    seventh: (name) => `Mit dem zweiten Abschnitt spielt ${name} auch die letzte Karte. Deine wird abgelegt.`,
    lastStage:
      'Der letzte Abschnitt braucht Glas, Stoff und Papyrus. Produziere eins oder zwei selbst, kauf den Rest.',
    usedUp: 'Neues Zeitalter, neue Handkarten: Was du kaum brauchst, taugt für einen Abschnitt.',
    complete: 'Dein Weltwunder ist vollendet. Jetzt bringt jede Karte Punkte oder Münzen.',
  },
  freeCity: {
    twoChoices: 'Du spielst für die Freie Stadt: Wähle zuerst ihre Karte. Sie muss bauen, wenn sie kann.',
    between: (rival) =>
      `Die Freie Stadt liegt zwischen ${rival} und dir: Ihr könnt beide bei ihr kaufen und kämpft gegen sie.`,
    arm: (card, rival) =>
      `${card} rüstet die Freie Stadt. Das trifft, wer weniger Schilde hat: hoffentlich ${rival}.`,
    feed: (card) => `Was ${card} bringt, könnt ihr beide kaufen. Gib ihr, was nur du brauchst.`,
    itsTurn: (rival) => `In diesem Zug spielt ${rival} für die Freie Stadt. Ihr wechselt euch ab.`,
    buyFromIt: (card) => `${card} braucht Ressourcen, die du nicht hast. Auch die Freie Stadt verkauft.`,
    bothFight: 'Du hast zwei Konflikte: einen gegen dein Gegenüber, einen gegen die Freie Stadt.',
    shutOut: 'Was sie bekommt, behält sie. Eine Karte, die dein Gegenüber braucht, ist dort gut aufgehoben.',
  },
  architects: {
    take: (one, other) =>
      `Nimm eine Karte pro Zug. Beginne mit einer Ressource: Tippe auf ${one} oder ${other} und nimm sie.`,
    decks: (right) =>
      `Du darfst von drei Stapeln nehmen: links deinem, rechts dem von ${right} und dem verdeckten in der Mitte.`,
    stageOne: (card) => `Abschnitt 1 braucht 2 verschiedene Ressourcen (≠). ${card} fehlt dir noch dafür.`,
    forced: 'Wenn du zahlen kannst, musst du bauen. Die Karten sind weg, die Punkte bleiben.',
    coin: 'Eine Münze steht für eine beliebige Ressource.',
    same: (count) =>
      `Dieser Abschnitt braucht ${count} gleiche Ressourcen (=). Der letzte brauchte verschiedene (≠).`,
    blue: (count) => `Blaue Karten sind Punkte: ${count}, sofort und für immer.`,
    cat: '2 Punkte und die Katze. Sie ist 2 weitere wert, wenn du sie am Ende hast.',
    peek: 'Du hast die Katze: Du siehst die mittlere Karte, bevor du wählst.',
    lostCat: (name) =>
      `${name} hat mit einer blauen Karte die Katze geholt. Die Punkte deiner Karte bleiben.`,
    horn: (tokens) => `Hörner drehen Konfliktmarker um. Sind alle ${tokens} gedreht, kommt es zum Kampf.`,
    near: (own, against) =>
      `Noch ein Horn, dann wird gekämpft. Du hast ${shields(own)}; ${list(against.map((each) => `${each.name} ${each.shields}`))}.`,
    battle: '3 Punkte für jeden Sieg, verlieren kostet nichts. Karten mit Hörnern kommen danach weg.',
    green: 'Zwei gleiche oder drei verschiedene grüne Karten bringen einen Fortschrittsmarker.',
    token: 'Wähle einen Marker: Was er kann, bleibt dir. Vom Stapel kommt ein unbekannter.',
    power: (token, does) => `${token}: ${does}`,
    effect: (name) =>
      `Das Weltwunder von ${name} hat einen Effekt: eine Extrakarte. Deines hat keinen, aber mehr Punkte.`,
    lastOne: (name) => `${name} fehlt noch ein Abschnitt. Wird er gebaut, endet die Partie.`,
    lastOneMine: 'Noch ein Abschnitt, dann ist dein Weltwunder vollendet und die Partie zu Ende.',
  },
  tempo: {
    race: 'Die Partie endet, wenn ein Weltwunder vollendet ist. Zähle Abschnitte, nicht Karten.',
    otherKind: (card) => `Dieser Abschnitt braucht verschiedene Ressourcen, und ${card} hast du noch nicht.`,
    sharedDeck: (left) => `Auch ${left} nimmt von deinem Stapel. Schau, was du obenauf lässt.`,
    effect: 'Dein nächster Abschnitt hat einen Effekt: Extrakarten, sofort. Plane ihn ein.',
    keepCoin: 'Heb Münzen für Abschnitte mit = auf: Gleiche Ressourcen sind schwer zu sammeln.',
    deny: (name, card) => `Mit ${card} schafft ${name} einen Abschnitt. Nimm die Karte, sonst ist sie weg.`,
    finish: (lead) => `Noch ein Abschnitt, und du führst mit ${lead}: Mach schnell Schluss.`,
    hold: (behind) => `Noch ein Abschnitt, aber dir fehlen ${points(behind)}. Sammle zuerst Punkte.`,
    hurry: (name) => `${name} fehlt noch ein Abschnitt. Jetzt ist am besten, was sofort zählt.`,
  },
  hints: {
    sideB: 'Seite B: Deine Abschnitte tun etwas anderes. Tippe auf das Weltwunder, um zu vergleichen.',
    freeCity: 'Wähle zuerst eine Karte für die Freie Stadt. Sie muss bauen, wenn sie kann.',
    freeBuild: 'Dein Weltwunder baut einmal pro Zeitalter kostenlos. Nimm eine Karte, um es zu sehen.',
    seventh: 'Dein Weltwunder lässt dich auch die letzte Karte spielen.',
    salvage: 'Bau jetzt eine beliebige abgelegte Karte kostenlos.',
    bothSell: (card) =>
      `Beide Nachbarstädte verkaufen, was ${card} braucht. Du wählst, wer deine Münzen bekommt.`,
    stands: (card) => `${card} hast du schon. Nutze die Karte für einen Abschnitt oder wirf sie ab.`,
    lost: (name) => `${name} hatte mehr Schilde. Hier stehen sie immer nebeneinander.`,
    back: 'Diese Handkarten kennst du: Sie waren einmal in der Runde.',
    sold: (name, count) => `${name} hat dir ${coins(count)} für Ressourcen gezahlt. Du behältst sie.`,
    chain: (card, parent) => `${card} ist für dich kostenlos: Du hast ${parent}.`,
    stage: 'Du kannst jetzt einen Abschnitt bauen. Jede Karte geht; sie kommt unter das Weltwunder.',
    rich: (count, card) =>
      `Du hast ${coins(count)}. ${card} kannst du mit Ressourcen der Nachbarstädte bezahlen.`,
    twoStages: 'Du kannst zwei Abschnitte bauen. Tippe auf einen davon.',
    twoSets: 'Du hast ein Paar und einen Dreier. Wähle, welche Karten du abgibst.',
    extraCard: 'Ein Marker lässt dich noch eine Karte nehmen. Du darfst verzichten.',
    emptyDeck: (right) => `Dein Stapel ist leer. Es bleiben der von ${right} und der mittlere.`,
    battleDue: 'Diese Karte dreht den letzten Konfliktmarker um: Am Ende dieses Zuges wird gekämpft.',
    stageDue: 'Mit dieser Karte kannst du einen Abschnitt bezahlen. Du musst ihn sofort bauen.',
  },
};
