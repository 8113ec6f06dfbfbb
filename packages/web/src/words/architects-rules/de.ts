import { CAT_POINTS, DECK_SIZE, ROW, STAGES } from '@mirabilia/architects';
import { CENTRAL_SIZE, TOKEN_COUNT } from '../../games/architects/reference/sizes.ts';
import type { ArchitectsRules } from './words.ts';

export const de: ArchitectsRules = {
  sheets: {
    aim: {
      title: 'Ziel des Spiels',
      text: [
        `Baue ein Weltwunder in ${STAGES} Bauabschnitten und nimm dafür in jedem Zug eine Karte.`,
        'Sobald ein Weltwunder vollendet ist, endet die Partie. Wer die meisten Punkte hat, gewinnt, und das ist nicht immer die Person, die zuerst fertig war.',
      ],
    },
    setup: {
      title: 'Stapel und Marker',
      text: [
        'Alle bekommen ein Weltwunder: zufällig, vom Host bestimmt oder selbst gewählt. Ausgesucht wird reihum, bevor die Stapel ausliegen. Wer die Partie beginnt, wählt zuerst.',
        `Zu jedem Weltwunder gehört ein eigener Stapel mit ${DECK_SIZE} Karten. Deiner liegt offen links von dir. Der Stapel rechts von dir gehört der Person rechts neben dir.`,
        `In der Mitte liegt ein verdeckter Stapel mit ${CENTRAL_SIZE} Karten für alle.`,
        `${ROW} der ${TOKEN_COUNT} Fortschrittsmarker liegen offen aus, die übrigen bilden einen Stapel.`,
        'Die Konfliktmarker liegen zu Beginn auf der Friedensseite. Wie viele es sind, hängt davon ab, wie viele mitspielen:',
      ],
    },
    take: {
      title: 'Eine Karte nehmen',
      text: [
        'Wenn du dran bist, nimmst du die oberste Karte von einem von drei Stapeln: links, Mitte oder rechts.',
        'Lege sie vor dir ab. Führe dann alles aus, was sie erlaubt oder verlangt, in beliebiger Reihenfolge. Dann geht es im Uhrzeigersinn weiter.',
        'Ein leerer Stapel bleibt leer. Du passt nur, wenn alle deine drei Stapel leer sind.',
      ],
    },
    cards: { title: 'Die Karten', text: ['Fünf Farben, fünf Zwecke:'] },
    building: {
      title: 'Bauabschnitte bauen',
      text: [
        'Alle Weltwunder haben dieselben fünf Kosten: „=“ steht für gleiche, „≠“ für verschiedene Ressourcen.',
        'Eine Münze ersetzt eine fehlende Ressource, zuerst gibst du aber deine Ressourcen aus. Karten, mit denen du bezahlst, kommen auf den Ablagestapel.',
        'Sobald du einen Bauabschnitt bezahlen kannst, Münzen eingerechnet, musst du ihn in diesem Zug bauen. Kannst du danach noch einen bezahlen, musst du auch den bauen.',
        'Baue von unten nach oben. Liegen zwei Bauabschnitte nebeneinander, entscheidest du.',
      ],
    },
    battle: {
      title: 'Hörner und Kampf',
      text: [
        'Wenn du eine rote Karte mit Hörnern nimmst, drehst du für jedes Horn einen Konfliktmarker auf die Kampfseite. Überzählige Hörner verfallen.',
        'Liegen alle Marker auf der Kampfseite, kommt es am Ende dieses Zuges zum Kampf. Du gewinnst einen Siegmarker für jede Person neben dir, die weniger Schilde hat als du. Gleichstand bringt nichts, eine Niederlage kostet nichts.',
        'Zu zweit bringen mehr Schilde einen Marker, mindestens doppelt so viele bringen zwei. Hat die andere Person gar keinen Schild, brauchst du für zwei Marker mindestens zwei.',
        'Danach legen alle ihre roten Karten mit Hörnern ab, alle anderen Schilde bleiben. Die Marker werden wieder auf die Friedensseite gedreht.',
      ],
    },
    science: {
      title: 'Wissenschaft und Fortschritt',
      text: [
        'Zwei gleiche oder drei verschiedene grüne Karten ergeben einen Satz. Du musst ihn noch in diesem Zug ausgeben und nimmst dafür einen Fortschrittsmarker.',
        `Nimm einen der ${ROW} offenen Marker oder, ohne nachzusehen, den obersten vom Stapel. Lücken in der Auslage werden sofort gefüllt.`,
        'Ein Marker wirkt von da an, einmal pro Zug, aber nicht für die Karte, die ihn dir eingebracht hat.',
        'Manche geben dir eine Extrakarte: Nimm wie üblich die oberste Karte von einem deiner drei Stapel. Du darfst darauf verzichten.',
      ],
    },
    cat: {
      title: 'Die Katze',
      text: [
        'Wenn du eine blaue Karte mit Katze nimmst, bekommst du die Katzenfigur, egal wo sie gerade ist.',
        `Hast du sie zu Beginn deines Zuges, siehst du dir vor deiner Wahl die oberste Karte des mittleren Stapels an. Am Ende der Partie ist sie ${CAT_POINTS} Punkte wert.`,
      ],
    },
    wonders: {
      title: 'Weltwunder-Effekte',
      text: [
        'Manche Bauabschnitte haben einen Effekt. Er tritt sofort ein, und du musst ihn nutzen, wenn du kannst.',
        'Jedes Weltwunder hat seinen eigenen:',
      ],
    },
    end: {
      title: 'Ende der Partie',
      text: [
        'Ist ein Weltwunder vollendet, endet die Partie am Ende dieses Zuges. Vorher wird alles ausgeführt, was noch aussteht, auch ein Kampf. Danach ist niemand mehr dran.',
        'Die Partie endet auch, wenn alle Stapel leer sind.',
      ],
    },
    scoring: {
      title: 'Wertung',
      text: [
        'Deine Punkte setzen sich aus fünf Teilen zusammen. Ressourcen, Münzen und Schilde zählen nichts. Hier ein vollständiges Wertungsblatt.',
      ],
    },
    ties: {
      title: 'Gleichstand',
      text: [
        'Bei Gleichstand gewinnt, wer mehr Bauabschnitte gebaut hat.',
        'Herrscht dann immer noch Gleichstand, wird der Sieg geteilt.',
      ],
    },
  },
  decks: { left: 'Links: dein eigener', central: 'Mitte', right: 'Rechts: der von nebenan' },
  powers: {
    'any-deck': 'Nimm die oberste Karte eines beliebigen Stapels am Tisch.',
    central: 'Nimm die oberste Karte des mittleren Stapels.',
    'left-and-right':
      'Nimm die obersten Karten deines linken und deines rechten Stapels. Erst danach geschieht alles Weitere.',
    gift: 'Nimm einen Fortschrittsmarker, ohne grüne Karten auszugeben.',
    shields: 'Ein dauerhafter Schild.',
    none: 'Kein Effekt, aber die meisten Punkte.',
  },
  dig: (cards) =>
    `Sieh dir die obersten ${cards} Karten deines linken oder rechten Stapels an, behalte eine und mische den Stapel.`,
  pays: 'Der Bauabschnitt braucht drei verschiedene Ressourcen. Du hast Holz und Glas, eine Münze ersetzt die dritte.',
  battle: {
    caption: (shields) => `Der letzte Marker ist umgedreht: Du hast ${shields} Schilde.`,
    left: 'Links von dir',
    right: 'Rechts von dir',
    won: 'Siegmarker',
  },
  conflictTokens: 'Konfliktmarker',
  makes: 'ein Fortschrittsmarker',
  sums: {
    wonder: 'gebaute Bauabschnitte',
    cat: 'wenn du sie am Ende hast',
    blue: 'Punkte auf blauen Karten',
    military: 'Siegmarker',
    progress: 'Fortschrittsmarker mit Punkten',
  },
  stages: 'Bauabschnitte',
  beside: (stages) => `Die Bauabschnitte ${stages} liegen nebeneinander: Die Reihenfolge ist frei.`,
  deckOf: (wonder) => `Stapel von ${wonder}`,
  copies: 'Anzahl in jedem Stapel',
};
