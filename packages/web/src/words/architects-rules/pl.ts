import { CAT_POINTS, DECK_SIZE, ROW, STAGES } from '@mirabilia/architects';
import { CENTRAL_SIZE, TOKEN_COUNT } from '../../games/architects/reference/sizes.ts';
import { pluralIn } from '../../i18n/plural.ts';
import type { ArchitectsRules } from './words.ts';

const plural = pluralIn('pl');

export const pl: ArchitectsRules = {
  sheets: {
    aim: {
      title: 'O co chodzi',
      text: [
        `Budujesz jeden cud w ${STAGES} etapach, po karcie na turę.`,
        'Pierwszy ukończony cud kończy partię. Wygrywa ten, kto ma najwięcej punktów, a to może być ktoś inny.',
      ],
    },
    setup: {
      title: 'Talie i żetony',
      text: [
        'Każdy gracz ma jeden cud: wylosowany, przydzielony przez gospodarza albo wybrany po kolei, od pierwszego gracza, zanim ułożycie talie.',
        `Każdy cud ma własną talię ${DECK_SIZE} kart, odkrytą po lewej stronie właściciela. Po twojej prawej leży talia prawego sąsiada.`,
        `Na środku leży zakryta talia środkowa, ${CENTRAL_SIZE} kart, dla wszystkich.`,
        `${ROW} z ${TOKEN_COUNT} żetonów postępu leżą odkryte obok stosu.`,
        'Żetony konfliktu leżą na początku stroną pokoju do góry. Im więcej graczy, tym więcej żetonów:',
      ],
    },
    take: {
      title: 'Wybór karty',
      text: [
        'W swojej turze bierzesz wierzchnią kartę jednej z trzech talii: lewej, środkowej albo prawej.',
        'Karta leży przed tobą. To, na co pozwala lub do czego zmusza, robisz od razu, w dowolnej kolejności; potem gra następna osoba, zgodnie z ruchem wskazówek zegara.',
        'Pusta talia zostaje pusta. Pasujesz tylko wtedy, gdy wszystkie twoje trzy są puste.',
      ],
    },
    cards: { title: 'Karty', text: ['Pięć kolorów, pięć zastosowań:'] },
    building: {
      title: 'Budowanie etapów',
      text: [
        'Wszystkie cuda mają te same pięć cen: „=” wymaga jednakowych zasobów, „≠” różnych.',
        'Moneta zastępuje brakujący zasób; najpierw wydajesz zasoby, które masz. To, czym płacisz, odrzucasz.',
        'Gdy tylko stać cię na etap, licząc monety, musisz go zbudować w tej turze, a potem i następny, jeśli na niego też cię stać.',
        'Etapy buduje się od dołu. Jeśli kilka stoi obok siebie, wybierasz.',
      ],
    },
    battle: {
      title: 'Rogi i bitwa',
      text: [
        'Gdy bierzesz czerwoną kartę, każdy róg na niej odwraca żeton konfliktu na stronę bitwy. Nadmiarowe rogi przepadają.',
        'Gdy wszystkie pokazują bitwę, na koniec tej tury walczą wszyscy. Dostajesz żeton zwycięstwa za każdego sąsiada, który ma mniej tarcz. Remis nic nie daje, porażka nic nie kosztuje.',
        'W dwie osoby przewaga tarcz daje jeden żeton, a co najmniej dwa razy tyle tarcz – dwa; gdy rywal nie ma żadnej, potrzeba do tego dwóch.',
        'Potem wszyscy odrzucają czerwone karty z rogami; inne tarcze zostają. Żetony wracają na stronę pokoju.',
      ],
    },
    science: {
      title: 'Zielone zestawy i postęp',
      text: [
        'Dwie jednakowe albo trzy różne zielone karty to zestaw. Musisz go wydać w tej turze; daje jeden żeton postępu.',
        `Weź jeden z ${ROW} odkrytych żetonów albo w ciemno wierzchni ze stosu. Lukę w rzędzie uzupełnia się od razu.`,
        'Żeton działa od tej chwili, raz na turę, ale nie dla karty, która go przyniosła.',
        'Niektóre dają dodatkową kartę: z wierzchu jednej z twoich trzech talii, braną jak każda inna. Możesz z niej zrezygnować.',
      ],
    },
    cat: {
      title: 'Kot',
      text: [
        'Niebieska karta z kotem przynosi ci kota, gdziekolwiek jest.',
        `Jeśli masz go na początku swojej tury, przed wyborem oglądasz wierzchnią kartę talii środkowej. Na koniec kot jest wart ${CAT_POINTS} punkty.`,
      ],
    },
    wonders: {
      title: 'Co potrafią cuda',
      text: [
        'Niektóre etapy mają efekt. Następuje od razu, przed wszystkim innym, i trzeba go użyć, jeśli się da.',
        'Każdy cud ma swój:',
      ],
    },
    end: {
      title: 'Koniec',
      text: [
        'Gdy cud jest ukończony, partia kończy się z końcem tej tury, po wszystkim, co zostało do zrobienia, także po bitwie. Nikt nie ma już następnej tury.',
        'Kończy się też, gdy wszystkie talie są puste.',
      ],
    },
    scoring: {
      title: 'Wynik',
      text: ['Na wynik składa się pięć sum. Zasoby, monety i tarcze nic nie są warte. Oto cały arkusz.'],
    },
    ties: {
      title: 'Remisy',
      text: [
        'Przy równych punktach wygrywa ten, kto ma więcej etapów.',
        'Jeśli i etapów jest tyle samo, zwycięstwo jest wspólne.',
      ],
    },
  },
  decks: { left: 'Lewa: twoja', central: 'Środkowa', right: 'Prawa: sąsiada' },
  uses: {
    resource: () => 'Płacisz nią za etap, jeden raz.',
    coin: () => 'Zastępuje dowolny brakujący zasób.',
    points: ({ points, cats }) =>
      `Na koniec daje ${plural(points, { one: '# punkt', few: '# punkty', many: '# punktów' })}.${cats > 0 ? ' Przynosi ci kota.' : ''}`,
    symbol: () => 'Dwa jednakowe albo trzy różne dają żeton postępu.',
    shields: ({ shields, horns }) =>
      `${plural(shields, { one: '# tarcza', few: '# tarcze', many: '# tarcz' })} w bitwie.${horns > 0 ? ` Odwraca ${plural(horns, { one: '# żeton', few: '# żetony', many: '# żetonów' })} konfliktu, a po bitwie jest odrzucana.` : ' Zostaje do końca.'}`,
  },
  powers: {
    'any-deck': 'Weź wierzchnią kartę dowolnej talii na stole, choćby odległej.',
    central: 'Weź wierzchnią kartę talii środkowej.',
    'left-and-right': 'Weź wierzchnie karty lewej i prawej talii, obie przed wszystkim innym.',
    gift: 'Weź żeton postępu, bez zielonych kart.',
    shields: 'Tarcza, która zostaje do końca.',
    none: 'Bez efektu, za to najwięcej punktów.',
  },
  dig: (cards) =>
    `Obejrzyj ${cards} wierzchnich kart lewej lub prawej talii i zatrzymaj jedną; talię się tasuje.`,
  pays: 'Potrzebne są trzy różne zasoby. Masz drewno i szkło, a moneta zastępuje trzeci.',
  battle: {
    caption: (shields) => `Ostatni żeton został odwrócony; liczba twoich tarcz: ${shields}.`,
    left: 'Sąsiad po lewej',
    right: 'Sąsiad po prawej',
    won: 'Żetony zwycięstwa',
  },
  conflictTokens: 'Żetony konfliktu',
  makes: 'żeton postępu',
  sums: {
    wonder: 'zbudowane etapy',
    cat: 'jeśli na koniec jest twój',
    blue: 'punkty na niebieskich kartach',
    military: 'żetony zwycięstwa',
    progress: 'punktujące żetony postępu',
  },
  stages: 'Etapy',
  beside: (stages) => `Etapy ${stages} stoją obok siebie: budujesz je w dowolnej kolejności.`,
  deckOf: (wonder) => `Talia: ${wonder}`,
  copies: 'Egzemplarze w każdej talii',
};
