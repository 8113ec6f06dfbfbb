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

export const de: SevenWondersRules = {
  sheets: {
    aim: {
      title: 'Ziel des Spiels',
      text: [
        'Du leitest eine Stadt der Antike. In drei Zeitaltern errichtest du Gebäude und die Bauabschnitte deines Weltwunders.',
        'Nach Zeitalter III werden die Punkte gezählt, und die höchste Summe gewinnt. Es gibt sieben Wege zu Punkten, aber keine Stadt kann allen folgen.',
      ],
    },
    setup: {
      title: 'Vorbereitung',
      text: [
        'Alle bekommen einen Weltwunder-Spielplan, Seite A oder Seite B. Er produziert von Anfang an eine Ressource.',
        `Jede Stadt beginnt mit ${STARTING_COINS} Münzen.`,
        `Jedes Zeitalter hat einen eigenen Stapel mit genau ${HAND_SIZE} Karten pro Person. Im Stapel von Zeitalter III sind auch Gilden, zufällig ausgewählt aus ${GUILDS.length}: zwei mehr, als es Städte gibt.`,
      ],
    },
    turn: {
      title: 'Ein Zug',
      text: [
        'Alle wählen gleichzeitig und geheim eine ihrer Handkarten. Wenn alle gewählt haben, werden die Karten zugleich gespielt.',
        `Du kannst deine Karte auf drei Arten nutzen: sie bauen, sie verdeckt unter dein Weltwunder legen und damit den nächsten Bauabschnitt bauen oder sie für ${DISCARD_COINS} Münzen abwerfen.`,
        `Dann gibst du deine Handkarten weiter: in Zeitalter I und III nach links, in Zeitalter II nach rechts. Ein Zeitalter hat ${TURNS} Züge.`,
      ],
    },
    building: {
      title: 'Bauen',
      text: [
        'Die Symbole am linken Rand einer Karte sind ihre Baukosten: Ressourcen, die deine Stadt produziert oder kauft, oder Münzen, die du an die Bank zahlst. Eine Karte ohne diese Symbole ist kostenlos.',
        'Ressourcen werden nicht verbraucht: Deine Stadt produziert sie in jedem Zug neu. Zeigt eine Karte mehrere Ressourcen mit Schrägstrich, produziert sie in jedem Zug eine davon.',
        'In einer Stadt darf kein Gebäude zweimal stehen.',
        'Münzen für ein Gebäude bekommst du einmal, und zwar erst, wenn alle ihre Karte dieses Zuges gespielt haben. Was die Nachbarstädte gerade gebaut haben, zählt also mit.',
      ],
    },
    trade: {
      title: 'Kaufen in Nachbarstädten',
      text: [
        `Fehlen dir Ressourcen, kannst du sie in den Städten links und rechts von dir kaufen. Jede kostet ${PRICE} Münzen, die du an diese Stadt zahlst. Ablehnen geht nicht, und wer verkauft, kann die Ressource im selben Zug auch selbst nutzen.`,
        'Kaufen kannst du, was Spielplan, braune und graue Karten produzieren, aber nicht, was gelbe Karten und Bauabschnitte produzieren.',
        `Die Kontore und der Markt senken den Preis auf ${REDUCED_PRICE}, ab dem Zug nach ihrem Bau.`,
        'Du bezahlst mit den Münzen, die du zu Beginn des Zuges hattest. Was du während des Zuges bekommst, kannst du erst im nächsten Zug ausgeben.',
      ],
    },
    chains: {
      title: 'Kostenlos bauen (Ketten)',
      text: [
        'Manche Gebäude sind kostenlos, wenn in deiner Stadt zu Beginn des Zuges ein bestimmtes anderes Gebäude steht, ganz gleich, wie es dorthin kam.',
        'Unten auf einer Karte steht, was du durch sie später kostenlos baust. Die Übersicht unter „Ketten“ zeigt alle.',
      ],
    },
    wonders: {
      title: 'Das Weltwunder',
      text: [
        'Baue die Bauabschnitte der Reihe nach, jeden zu den Kosten auf dem Spielplan. Du kannst dafür jede Karte nehmen: Sie liegt dann verdeckt, und was auf ihr steht, zählt nicht.',
        'Du darfst so viele Bauabschnitte bauen, wie du willst, jederzeit, oder auch gar keinen.',
        'Auf Seite A macht der zweite Bauabschnitt jedes Weltwunder besonders, Seite B ist abwechslungsreicher. Diese Bauabschnitte bringen mehr als Punkte:',
      ],
    },
    ageEnd: {
      title: 'Das Ende eines Zeitalters',
      text: [
        'Im sechsten Zug hast du zwei Karten. Eine spielst du, die andere wird abgelegt, ohne dass du Münzen bekommst.',
        'Danach, in dieser Reihenfolge:',
      ],
    },
    military: {
      title: 'Konflikte',
      text: [
        'Am Ende jedes Zeitalters vergleichst du deine Schilde einzeln mit jeder der beiden Nachbarstädte.',
        'Hast du mehr Schilde, bekommst du einen Siegmarker, der von Zeitalter zu Zeitalter mehr wert ist. Hast du weniger, bekommst du einen Niederlagemarker, immer −1. Bei Gleichstand passiert nichts.',
      ],
    },
    science: {
      title: 'Forschung',
      text: [
        'Grüne Karten zeigen eines von drei Symbolen. Am Ende der Partie bringt jedes Symbol das Quadrat seiner Anzahl an Punkten.',
        `Jeder Satz aus drei verschiedenen Symbolen bringt außerdem ${SET_POINTS} Punkte. Symbole zählen für beides.`,
        'Ein Jokersymbol zählt als das Symbol, das dir am meisten bringt.',
      ],
    },
    scoring: {
      title: 'Wertung',
      text: [
        'Deine Punkte setzen sich aus sieben Teilen zusammen. Hier ein vollständiges Wertungsblatt.',
        `Auch Münzen zählen: ein Punkt für je ${COINS_A_POINT} Münzen.`,
      ],
    },
    ties: {
      title: 'Gleichstand',
      text: [
        'Bei Gleichstand gewinnt, wer mehr Münzen hat.',
        'Herrscht dann immer noch Gleichstand, wird der Sieg geteilt.',
      ],
    },
    two: {
      title: 'Zu zweit',
      text: [
        'Zwischen euch liegt eine dritte Stadt, die Freie Stadt. Sie hat einen Spielplan und Münzen wie ihr. Nach jedem Zug tauscht ihr die Handkarten.',
        `Ihr führt sie abwechselnd. Wenn du sie führst, ziehst du zuerst eine Karte von einem Stapel mit ${HAND_SIZE} Karten. Dann wählst du eine Karte für die Freie Stadt und eine für deine eigene. Die Karte der Freien Stadt wird zuerst gespielt: Was sie produziert, kannst du also schon kaufen.`,
        'Kann die Freie Stadt eine dieser Karten oder einen Bauabschnitt bauen, muss sie es. Macht eine Kette ein Gebäude kostenlos, baut sie es kostenlos. Für Münzen wirft sie nur ab, wenn sie nicht bauen kann.',
        'Sie handelt und kämpft wie jede andere Stadt, spielt aber nie eine siebte Karte. Sie bekommt keine Wertung und kann nicht gewinnen.',
      ],
    },
  },
  setup: { board: 'ein Spielplan und seine Ressource', coins: 'Münzen', hand: 'Karten pro Zeitalter' },
  uses: { build: 'Bauen', stage: 'Bauabschnitt bauen', sell: 'Abwerfen' },
  passes: { left: 'nach links', right: 'nach rechts' },
  trade: {
    caption: (card) => `${card}: Zwei der vier Ressourcen müssen gekauft werden.`,
    needs: 'Baukosten',
    makes: 'Deine Stadt produziert',
    left: 'Von links',
    right: 'Von rechts',
    pays: 'Du zahlst insgesamt',
  },
  ageEnd: [
    'Babylon B spielt die siebte Karte, wenn der zweite Bauabschnitt gebaut ist.',
    'Übrige Karten kommen verdeckt auf den Ablagestapel.',
    'Halikarnassos darf eine Karte von diesem Stapel bauen, wenn dort gerade ein Bauabschnitt mit dieser Fähigkeit entstanden ist.',
    'Militärische Konflikte. Danach werden die Karten des nächsten Zeitalters verteilt; nach Zeitalter III folgt die Wertung.',
  ],
  battle: {
    caption: (numeral, shields) => `Ende von Zeitalter ${numeral}: Du hast ${shields} Schilde.`,
    left: 'Stadt links von dir',
    right: 'Stadt rechts von dir',
    victory: 'Sieg',
    defeat: 'Niederlage',
  },
  set: 'Dreiersatz',
  sums: {
    military: 'Siege und Niederlagen',
    treasury: 'deine Münzen',
    wonder: 'Punkte auf deinen Bauabschnitten',
    civilian: 'blaue Karten',
    science: 'grüne Karten',
    commerce: 'gelbe Karten aus Zeitalter III',
    guilds: 'Punkte der lila Karten',
  },
  player: 'Person',
  decks: 'Anzahl jeder Karte je nach Zahl der Personen. Zu zweit spielt ihr mit den Karten für drei.',
  sides: 'Jeder Spielplan hat zwei Seiten, A und B. Beide produzieren dieselbe Ressource.',
};
