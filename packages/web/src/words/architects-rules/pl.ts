import { CAT_POINTS, DECK_SIZE, ROW, STAGES } from '@mirabilia/architects';
import { CENTRAL_SIZE, TOKEN_COUNT } from '../../games/architects/reference/sizes.ts';
import type { ArchitectsRules } from './words.ts';

export const pl: ArchitectsRules = {
  sheets: {
    aim: {
      title: 'Cel gry',
      text: [
        `Budujesz jeden cud w ${STAGES} etapach, po karcie na turę.`,
        'Pierwszy ukończony cud kończy partię. Wygrywa najwyższy wynik, a nie zawsze ma go ten, kto skończył budowę.',
      ],
    },
    setup: {
      title: 'Talie i żetony',
      text: [
        'Każdy gracz ma cud: losowy, przydzielony przez gospodarza albo wybrany. Gracze wybierają po kolei, od pierwszego, zanim talie trafią na stół.',
        `Każdy cud ma własną talię ${DECK_SIZE} kart, odkrytą po lewej stronie właściciela. Po twojej prawej leży talia prawego sąsiada.`,
        `Na środku leży zakryta talia środkowa dla wszystkich: ${CENTRAL_SIZE} kart.`,
        `${ROW} z ${TOKEN_COUNT} żetonów Postępu leżą odkryte; reszta tworzy stos.`,
        'Znaczniki Konfliktu leżą na początku stroną pokoju do góry. Ich liczba zależy od liczby graczy:',
      ],
    },
    take: {
      title: 'Branie karty',
      text: [
        'W swojej turze bierzesz wierzchnią kartę jednej z trzech talii: lewej, środkowej albo prawej.',
        'Kładziesz ją przed sobą. To, na co pozwala lub do czego zmusza, robisz od razu, w dowolnej kolejności. Potem gra następna osoba, zgodnie z ruchem wskazówek zegara.',
        'Pusta talia zostaje pusta. Pasujesz tylko wtedy, gdy wszystkie trzy twoje talie są puste.',
      ],
    },
    cards: { title: 'Karty', text: ['Pięć kolorów, pięć zastosowań:'] },
    building: {
      title: 'Budowanie etapów',
      text: [
        'Wszystkie cuda mają te same pięć kosztów: „=” oznacza jednakowe surowce, „≠” różne.',
        'Moneta zastępuje brakujący surowiec, ale najpierw wydajesz surowce. Karty, którymi płacisz, odrzucasz.',
        'Gdy tylko stać cię na etap, licząc monety, musisz go zbudować w tej turze. Jeśli potem stać cię na następny, też musisz go zbudować.',
        'Etapy buduje się od dołu. Jeśli dwa są obok siebie, wybierasz.',
      ],
    },
    battle: {
      title: 'Rogi i bitwa',
      text: [
        'Gdy bierzesz czerwoną kartę z rogami, za każdy róg odwracasz jeden znacznik Konfliktu na stronę bitwy. Nadmiarowe rogi przepadają.',
        'Gdy wszystkie znaczniki są po stronie bitwy, na koniec tej tury dochodzi do bitwy. Dostajesz żeton Zwycięstwa za każdego sąsiada, który ma mniej tarcz. Remis nic nie daje, porażka nic nie kosztuje.',
        'Przy dwóch graczach przewaga tarcz daje jeden żeton, a co najmniej dwa razy więcej tarcz – dwa. Gdy rywal nie ma żadnej tarczy, do dwóch żetonów potrzebujesz co najmniej dwóch tarcz.',
        'Potem wszyscy odrzucają swoje czerwone karty z rogami; inne tarcze zostają. Znaczniki wracają na stronę pokoju.',
      ],
    },
    science: {
      title: 'Nauka i postęp',
      text: [
        'Dwie jednakowe albo trzy różne zielone karty tworzą zestaw. Musisz go wydać w tej turze i wziąć jeden żeton Postępu.',
        `Weź jeden z ${ROW} odkrytych żetonów albo w ciemno wierzchni ze stosu. Luki w rzędzie uzupełnia się od razu.`,
        'Żeton działa od tej chwili, raz na turę, ale nie dla karty, która go przyniosła.',
        'Niektóre dają dodatkową kartę: bierzesz ją jak zwykle z wierzchu jednej ze swoich trzech talii. Możesz z niej zrezygnować.',
      ],
    },
    cat: {
      title: 'Kot',
      text: [
        'Gdy bierzesz niebieską kartę z Kotem, bierzesz znacznik Kota, gdziekolwiek jest.',
        `Jeśli masz go na początku swojej tury, przed wyborem oglądasz wierzchnią kartę talii środkowej. Na koniec partii jest wart ${CAT_POINTS} punkty.`,
      ],
    },
    wonders: {
      title: 'Efekty cudów',
      text: [
        'Niektóre etapy mają efekt. Działa od razu i trzeba go użyć, jeśli się da.',
        'Każdy cud jest inny:',
      ],
    },
    end: {
      title: 'Koniec partii',
      text: [
        'Gdy cud jest ukończony, partia kończy się z końcem tej tury, po wszystkim, co zostało do rozpatrzenia, także po bitwie. Nikt nie ma już następnej tury.',
        'Partia kończy się też, gdy wszystkie talie są puste.',
      ],
    },
    scoring: {
      title: 'Punktacja',
      text: [
        'Na wynik składa się pięć części. Surowce, monety i tarcze nie są nic warte. Oto cały arkusz punktacji.',
      ],
    },
    ties: {
      title: 'Remisy',
      text: [
        'Przy remisie wygrywa ten, kto zbudował najwięcej etapów.',
        'Jeśli i etapów jest tyle samo, zwycięstwo jest wspólne.',
      ],
    },
  },
  decks: { left: 'Lewa: twoja', central: 'Środkowa', right: 'Prawa: sąsiada' },
  powers: {
    'any-deck': 'Weź wierzchnią kartę dowolnej talii na stole.',
    central: 'Weź wierzchnią kartę talii środkowej.',
    'left-and-right': 'Weź wierzchnie karty lewej i prawej talii, obie przed wszystkim innym.',
    gift: 'Weź żeton Postępu bez wydawania zielonych kart.',
    shields: 'Stała tarcza.',
    none: 'Bez efektu, ale najwięcej punktów.',
  },
  dig: (cards) =>
    `Obejrzyj ${cards} wierzchnich kart lewej lub prawej talii, zatrzymaj jedną i przetasuj talię.`,
  pays: 'Etap wymaga trzech różnych surowców. Masz drewno i szkło, a moneta zastępuje trzeci.',
  battle: {
    caption: (shields) => `Ostatni znacznik jest odwrócony. Twoje tarcze: ${shields}.`,
    left: 'Sąsiad po lewej',
    right: 'Sąsiad po prawej',
    won: 'Żetony Zwycięstwa',
  },
  conflictTokens: 'Znaczniki Konfliktu',
  makes: 'żeton Postępu',
  sums: {
    wonder: 'zbudowane etapy',
    cat: 'jeśli na koniec jest twój',
    blue: 'punkty na niebieskich kartach',
    military: 'żetony Zwycięstwa',
    progress: 'punktujące żetony Postępu',
  },
  stages: 'Etapy',
  beside: (stages) => `Etapy ${stages} są obok siebie: budujesz je w dowolnej kolejności.`,
  deckOf: (wonder) => `Talia: ${wonder}`,
  copies: 'Egzemplarze w każdej talii',
};
