import type { Words } from './words.ts';

export const pl: Words = {
  sections: {
    goal: {
      title: 'O co chodzi',
      text: [
        'Kierujesz starożytnym miastem i budujesz jego cud. Partia ma trzy ery po sześć tur. Wygrywa, kto po trzeciej erze ma najwięcej punktów.',
      ],
    },
    turn: {
      title: 'Tura',
      text: [
        'Każdy w tajemnicy wybiera jedną kartę; wszystkie odkrywa się naraz. Potem ręce wędrują dalej: w erach I i III w lewo, w erze II w prawo.',
        'Z kartą robisz jedną z trzech rzeczy: budujesz ją, kładziesz zakrytą pod następny etap cudu albo sprzedajesz za 3 monety.',
        'W mieście nigdy nie stoją dwie budowle o tej samej nazwie.',
      ],
    },
    goods: {
      title: 'Surowce i handel',
      text: [
        'Surowce się nie zużywają: to, co produkuje twoje miasto, jest dostępne w każdej turze. Karta z kilkoma surowcami do wyboru daje co turę jeden z nich.',
        'Czego brakuje, kupujesz od dwóch sąsiadów po 2 monety za sztukę (po 1 z odpowiednią faktorią). Nie mogą odmówić, a to, co sprzedają, nadal mają.',
        'Sprzedaje się tylko surowce z kart brązowych i szarych oraz surowiec planszy. Monety zdobyte w turze można wydać od następnej.',
      ],
    },
    chains: {
      title: 'Za darmo dzięki łańcuchowi',
      text: [
        'Niektóre budowle są darmowe, jeśli w twoim mieście stoi już pewna inna. Każda karta pokazuje, co później da za darmo.',
      ],
    },
    battles: {
      title: 'Bitwy',
      text: [
        'Na koniec każdej ery porównujesz tarcze z każdym sąsiadem. Więcej tarcz to 1 punkt w erze I, 3 w erze II, 5 w erze III; mniej tarcz to strata 1 punktu; remis nic nie daje.',
      ],
    },
    science: {
      title: 'Nauka',
      text: [
        'Za każdy z trzech symboli dostajesz kwadrat ich liczby: 1, 4, 9, 16 … Do tego 7 punktów za każdy zestaw trzech różnych.',
      ],
    },
    points: {
      title: 'Punkty na koniec',
      text: [
        'Bitwy, punkt za trzy monety, etapy cudu, karty niebieskie, nauka, żółte karty ery III i gildie.',
        'Przy równych punktach decydują monety; jeśli i one są równe, zwycięstwo jest wspólne.',
      ],
    },
    ages: {
      title: 'Koniec ery',
      text: [
        'Z dwóch ostatnich kart wybierasz jedną; drugą odrzucasz bez monet. Potem toczą się bitwy i rozdaje się nowe ręce.',
      ],
    },
    freeCity: {
      title: 'We dwoje',
      text: [
        'Między wami stoi trzecie miasto: Wolne Miasto. Na zmianę dobieracie dla niego kartę i po własnej karcie wybieracie, co zrobi. Jeśli może budować, musi. Handluje i walczy jak każde inne, ale nie może wygrać.',
      ],
    },
  },
  search: 'Znajdź kartę',
  noneFound: 'Żadna karta się tak nie nazywa.',
};
