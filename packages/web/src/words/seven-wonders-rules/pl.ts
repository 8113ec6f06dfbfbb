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

export const pl: SevenWondersRules = {
  sheets: {
    aim: {
      title: 'Cel gry',
      text: [
        'Kierujesz miastem starożytnego świata. Przez trzy Ery wznosisz budowle i etapy swojego cudu.',
        'Po Erze III podliczacie punkty: wygrywa najwyższy wynik. Punkty zdobywa się na siedem sposobów i żadne miasto nie podoła wszystkim.',
      ],
    },
    setup: {
      title: 'Przygotowanie',
      text: [
        'Każdy gracz dostaje planszę cudu, stronę A lub B. Plansza od początku wytwarza jeden zasób.',
        `Każde miasto zaczyna z ${STARTING_COINS} monetami.`,
        `Każda Era ma swoją talię: dokładnie ${HAND_SIZE} kart na gracza. Talia Ery III zawiera też gildie, wylosowane spośród ${GUILDS.length}: o dwie więcej, niż jest miast.`,
      ],
    },
    turn: {
      title: 'Tura',
      text: [
        'Każdy w tajemnicy wybiera jedną kartę z ręki. Gdy wszyscy wybiorą, karty zagrywa się jednocześnie.',
        `Kartę możesz wykorzystać na trzy sposoby: zbudować ją, położyć zakrytą pod cud, aby zbudować jego następny etap, albo odrzucić za ${DISCARD_COINS} monety.`,
        `Potem przekazujesz pozostałe karty: w Erach I i III w lewo, w Erze II w prawo. Era ma ${TURNS} tur.`,
      ],
    },
    building: {
      title: 'Budowanie',
      text: [
        'Ikony na lewym brzegu karty to jej koszt: zasoby, które twoje miasto wytwarza lub kupuje, albo monety dla banku. Karta bez nich jest darmowa.',
        'Zasoby się nie zużywają: twoje miasto wytwarza je w każdej turze od nowa. Jeśli karta pokazuje kilka zasobów przedzielonych ukośnikiem, daje co turę jeden z nich.',
        'W mieście nie mogą stać dwie budowle o tej samej nazwie.',
        'Monety za budowlę bierze się raz, gdy wszyscy zagrali już karty tej tury: liczy się też to, co sąsiedzi właśnie zbudowali.',
      ],
    },
    trade: {
      title: 'Zakupy u sąsiadów',
      text: [
        `Brakujące zasoby możesz kupić w miastach po lewej i po prawej. Każdy kosztuje ${PRICE} monety, które dostaje właściciel. Właściciel nie może odmówić, a w tej samej turze sam też może użyć tego zasobu.`,
        'Kupić można to, co wytwarzają plansza oraz karty brązowe i szare, ale nie to, co dają karty żółte i etapy cudu.',
        `Placówki handlowe i Targowisko obniżają cenę do ${REDUCED_PRICE}, od tury po zbudowaniu.`,
        'Płacisz monetami, które masz na początku tury. To, co dostaniesz w jej trakcie, możesz wydać od następnej.',
      ],
    },
    chains: {
      title: 'Budowa za darmo (powiązania)',
      text: [
        'Niektóre budowle są za darmo, jeśli na początku tury stoi w twoim mieście określona inna budowla. Nieważne, jak się tam znalazła.',
        'Na dole karty widać, co dzięki niej zbudujesz potem za darmo. Wszystkie powiązania pokazuje schemat „Powiązania”.',
      ],
    },
    wonders: {
      title: 'Cud',
      text: [
        'Etapy buduje się po kolei, każdy za koszt podany na planszy. Możesz użyć dowolnej karty: kładziesz ją zakrytą, a jej treść się nie liczy.',
        'Budujesz tyle etapów, ile chcesz i kiedy chcesz, albo żadnego.',
        'Na stronie A cuda różnią się drugim etapem; strona B jest bardziej różnorodna. Te etapy dają więcej niż punkty:',
      ],
    },
    ageEnd: {
      title: 'Koniec Ery',
      text: [
        'W szóstej turze masz na ręce dwie karty. Jedną zagrywasz, druga zostaje odrzucona i nie daje monet.',
        'Potem, w tej kolejności:',
      ],
    },
    military: {
      title: 'Konflikty zbrojne',
      text: [
        'Na koniec każdej Ery porównujesz tarcze z każdym z dwóch sąsiadów z osobna.',
        'Jeśli masz więcej tarcz, dostajesz żeton zwycięstwa, z każdą Erą więcej wart. Jeśli masz mniej, bierzesz żeton porażki, zawsze −1. Przy remisie nic się nie dzieje.',
      ],
    },
    science: {
      title: 'Nauka',
      text: [
        'Zielone karty pokazują jeden z trzech symboli. Na koniec gry każdy rodzaj symboli daje kwadrat ich liczby.',
        `Do tego każdy zestaw trzech różnych symboli daje ${SET_POINTS} punktów. Symbole liczą się na oba sposoby.`,
        'Symbol do wyboru liczy się jako ten, który daje ci najwięcej punktów.',
      ],
    },
    scoring: {
      title: 'Punktacja',
      text: [
        'Na wynik składa się siedem części. Oto cały arkusz punktacji.',
        `Monety też punktują: punkt za każde ${COINS_A_POINT} monety.`,
      ],
    },
    ties: {
      title: 'Remisy',
      text: [
        'Przy równych punktach wygrywa ten, kto ma więcej monet.',
        'Jeśli i monet jest tyle samo, zwycięstwo jest wspólne.',
      ],
    },
    two: {
      title: 'Dla dwóch graczy',
      text: [
        'Między wami leży trzecie miasto: Wolne Miasto. Ma planszę i monety jak wasze. Co turę wymieniacie się kartami z ręki.',
        `Sterujecie nim na zmianę. Gdy wypada twoja kolej, najpierw dobierasz kartę ze stosu ${HAND_SIZE} kart. Potem wybierasz kartę dla Wolnego Miasta i kartę dla swojego. Karta Wolnego Miasta jest zagrywana pierwsza, więc możesz już kupić to, co wytwarza.`,
        'Jeśli Wolne Miasto może zbudować którąś z tych kart albo etap cudu, musi to zrobić. Co jest za darmo dzięki powiązaniu, buduje za darmo. Odrzuca kartę za monety tylko wtedy, gdy nie może budować.',
        'Handluje i walczy jak każde miasto, ale nie zagrywa siódmej karty. Nie ma wyniku i nie może wygrać.',
      ],
    },
  },
  setup: { board: 'plansza i jej zasób', coins: 'monety', hand: 'kart w każdej Erze' },
  uses: { build: 'Zbuduj ją', stage: 'Zbuduj etap cudu', sell: 'Odrzuć ją' },
  passes: { left: 'w lewo', right: 'w prawo' },
  trade: {
    caption: (card) => `${card}: dwa z czterech zasobów trzeba kupić.`,
    needs: 'Koszt',
    makes: 'Twoje miasto wytwarza',
    left: 'Z lewej',
    right: 'Z prawej',
    pays: 'Płacisz razem',
  },
  ageEnd: [
    'Babilon B zagrywa siódmą kartę, jeśli ma zbudowany drugi etap.',
    'Pozostałe karty trafiają zakryte na stos kart odrzuconych.',
    'Halikarnas może zbudować kartę z tego stosu, jeśli właśnie powstał etap z tą mocą.',
    'Konflikty zbrojne. Potem rozdaje się karty następnej Ery; po Erze III liczy się punkty.',
  ],
  battle: {
    caption: (numeral, shields) => `Koniec Ery ${numeral}. Twoje tarcze: ${shields}.`,
    left: 'Sąsiad po lewej',
    right: 'Sąsiad po prawej',
    victory: 'Zwycięstwo',
    defeat: 'Porażka',
  },
  set: 'Zestaw trzech',
  sums: {
    military: 'zwycięstwa i porażki',
    treasury: 'twoje monety',
    wonder: 'punkty na etapach',
    civilian: 'karty niebieskie',
    science: 'karty zielone',
    commerce: 'żółte karty Ery III',
    guilds: 'punkty z fioletowych kart',
  },
  player: 'Gracz',
  decks: 'Egzemplarze każdej karty według liczby graczy. Dwie osoby grają kartami dla trzech.',
  sides: 'Każda plansza ma dwie strony, A i B. Obie wytwarzają ten sam zasób.',
};
