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
      title: 'O co chodzi',
      text: [
        'Kierujesz miastem starożytnego świata. Przez trzy Ery wznosisz budowle i etapy swojego cudu.',
        'Po Erze III wszystko się podlicza i wygrywa ten, kto ma najwięcej punktów. Można je zdobyć na siedem sposobów; żadne miasto nie podoła wszystkim.',
      ],
    },
    setup: {
      title: 'Początek',
      text: [
        'Każdy dostaje planszę cudu, stroną A lub B. Od początku wytwarza ona jeden zasób.',
        `Każde miasto zaczyna z ${STARTING_COINS} monetami.`,
        `Każda Era ma swoją talię, dokładnie taką, by każdy dostał ${HAND_SIZE} kart. W Erze III dochodzą gildie, losowane w tajemnicy: o dwie więcej, niż jest miast, spośród ${GUILDS.length}.`,
      ],
    },
    turn: {
      title: 'Tura',
      text: [
        'Każdy w tajemnicy wybiera jedną kartę z ręki. Gdy wszyscy wybiorą, wszystko dzieje się naraz.',
        `Z kartą robisz jedną z trzech rzeczy: budujesz ją, kładziesz zakrytą pod następny etap cudu albo sprzedajesz za ${DISCARD_COINS} monety.`,
        `Potem karty z ręki wędrują dalej: w Erach I i III w lewo, w Erze II w prawo. Era ma ${TURNS} tur.`,
      ],
    },
    building: {
      title: 'Budowanie',
      text: [
        'Znaki na lewym brzegu karty to jej cena: zasoby, które twoje miasto wytwarza lub kupuje, albo moneta dla banku. Karta bez takich znaków jest darmowa.',
        'Zasoby się nie zużywają: to, co wytwarza twoje miasto, jest dostępne w każdej turze. Jeśli karta pokazuje kilka zasobów z ukośnikiem, daje co turę jeden z nich.',
        'W mieście nie mogą stać dwie budowle o tej samej nazwie.',
        'Monety, które przynosi budowla, bierze się raz, gdy leżą już wszystkie karty tury: to, co sąsiedzi właśnie zbudowali, też się liczy.',
      ],
    },
    trade: {
      title: 'Zakupy u sąsiadów',
      text: [
        `Czego ci brakuje, kupujesz w miastach po lewej i po prawej: po ${PRICE} monety za sztukę, dla właściciela. Nikt nie może odmówić, a sprzedający może w tej samej turze sam użyć tych zasobów.`,
        'Kupić można zasób planszy oraz zasoby z kart brązowych i szarych; tych z kart żółtych i etapów nie.',
        `Handel wschodni i zachodni oraz Targowisko obniżają cenę do ${REDUCED_PRICE}, od następnej tury po zbudowaniu.`,
        'Płacisz monetami, które masz na początku tury. To, co wpłynie w jej trakcie, wydasz w następnej.',
      ],
    },
    chains: {
      title: 'Za darmo dzięki powiązaniu',
      text: [
        'Niektóre budowle nic nie kosztują, jeśli na początku tury stoi w twoim mieście określona inna, nieważne, jak się tam znalazła.',
        'Na dole karty widać, co potem będzie za darmo; wykres „Powiązania” pokazuje wszystkie.',
      ],
    },
    wonders: {
      title: 'Cud',
      text: [
        'Etapy buduje się po kolei, każdy za cenę z planszy. Wystarczy dowolna karta: leży zakryta, a jej treść się nie liczy.',
        'Budujesz tyle etapów, ile chcesz i kiedy chcesz, albo żadnego.',
        'Na stronie A cud wyróżnia drugi etap; strona B chadza własnymi ścieżkami. Te moce to nie zwykłe punkty:',
      ],
    },
    ageEnd: {
      title: 'Koniec Ery',
      text: [
        'W szóstej turze masz na ręce dwie karty. Jedną zagrywasz; druga nie przynosi monet.',
        'Potem następuje, w tej kolejności:',
      ],
    },
    military: {
      title: 'Bitwy',
      text: [
        'Na koniec każdej Ery porównujesz swoje tarcze z każdym sąsiadem z osobna.',
        'Więcej tarcz daje zwycięstwo, z każdą Erą więcej warte. Mniej tarcz daje porażkę, zawsze taką samą. Remis nic nie daje.',
      ],
    },
    science: {
      title: 'Nauka',
      text: [
        'Zielone karty pokazują jeden z trzech symboli. Na koniec każdy rodzaj symboli daje kwadrat ich liczby.',
        `Do tego każdy zestaw trzech różnych symboli daje ${SET_POINTS} punktów. Te same symbole liczą się na oba sposoby.`,
        'Symbol do wyboru staje się przy liczeniu tym, który daje ci najwięcej.',
      ],
    },
    scoring: {
      title: 'Wynik',
      text: [
        'Na wynik składa się siedem sum. Oto cały arkusz.',
        `Na koniec liczą się też monety: punkt za każde pełne ${COINS_A_POINT}.`,
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
      title: 'W dwie osoby',
      text: [
        'Między wami leży trzecie miasto: Wolne Miasto, z planszą i monetami jak wasze. Co turę wymieniacie się kartami z ręki.',
        `Jego karta co turę zmienia właściciela. Kto ją ma, najpierw dobiera kartę ze stosu ${HAND_SIZE} kart, wybiera jedną dla Wolnego Miasta, a potem jedną z pozostałych dla swojego miasta. Karta Wolnego Miasta jest budowana pierwsza, więc można już kupić to, co ona wytwarza.`,
        'Jeśli któraś z tych kart pozwala mu coś zbudować albo opłacić etap, trzeba to zrobić; co jest za darmo dzięki powiązaniu, buduje się za darmo. Sprzedaje tylko wtedy, gdy nic nie może zbudować.',
        'Handluje i walczy jak każde miasto, ale nie zagrywa siódmej karty. Nie ma wyniku i nie może wygrać.',
      ],
    },
  },
  setup: { board: 'plansza i jej zasób', coins: 'monety', hand: 'kart w każdej Erze' },
  uses: { build: 'Zbuduj', stage: 'Etap cudu', sell: 'Sprzedaj' },
  passes: { left: 'w lewo', right: 'w prawo' },
  trade: {
    caption: (card) => `${card}: dwa z czterech zasobów trzeba kupić.`,
    needs: 'Cena',
    makes: 'Twoje miasto ma',
    left: 'Z lewej',
    right: 'Z prawej',
    pays: 'Płacisz razem',
  },
  ageEnd: [
    'Babilon B z drugim etapem zagrywa też siódmą kartę.',
    'Karty, które zostały, trafiają zakryte na stos odrzuconych.',
    'Halikarnas może zbudować kartę z tego stosu, jeśli właśnie powstał etap z tą mocą.',
    'Bitwy. Potem rozdaje się następną Erę; po Erze III liczy się punkty.',
  ],
  battle: {
    caption: (numeral, shields) => `Koniec Ery ${numeral}; liczba twoich tarcz: ${shields}.`,
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
    guilds: 'karty fioletowe, według ich zasad',
  },
  player: 'Gracz',
  decks: 'Egzemplarze każdej karty według liczby graczy. Dwie osoby grają kartami dla trzech.',
  sides: 'Każda plansza ma dwie strony, A i B. Obie wytwarzają ten sam zasób.',
};
