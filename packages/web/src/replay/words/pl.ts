import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('pl');

export const pl: Words = {
  title: 'Powtórka',
  bar: {
    label: 'Powtórka',
    first: 'Na początek',
    back: 'Krok wstecz',
    play: 'Odtwarzaj',
    pause: 'Wstrzymaj',
    forward: 'Krok naprzód',
    last: 'Na koniec',
    moment: 'Moment partii',
    momentOf: (at, of) => `${at} z ${of}`,
    speed: 'Prędkość',
    eyes: 'Widok',
    allOpen: 'Wszystkie karty odkryte',
    copyLink: 'Kopiuj link do tego momentu',
    linkCopied: 'Skopiowano link do tego momentu.',
    leave: 'Wyjdź z powtórki',
    keys: '← → krok · Spacja odtwarza i wstrzymuje · Page ↑ ↓ następny znacznik · Home End początek i koniec',
  },
  open: {
    title: 'Otwórz zapis',
    hint: 'Plik zapisany po partii, tutaj albo z wiersza poleceń. Zostaje w twojej przeglądarce.',
    choose: 'Wybierz plik',
    drop: 'albo upuść go gdziekolwiek na tej stronie',
    paste: 'Albo wklej jego tekst',
    go: 'Otwórz',
    several: (count) =>
      plural(count, {
        one: 'Plik zawiera # zapis.',
        few: 'Plik zawiera # zapisy. Który?',
        many: 'Plik zawiera # zapisów. Który?',
      }),
    record: (number) => `Zapis ${number}`,
    leftOut: (count) =>
      plural(count, {
        one: 'Poza listą jest jeszcze # zapis.',
        few: 'Poza listą są jeszcze # zapisy.',
        many: 'Poza listą jest jeszcze # zapisów.',
      }),
  },
  fault: {
    title: 'Ten zapis się nie zgadza',
    nothing: 'Tego nie da się odtworzyć',
    kinds: {
      'not-text': 'Pliku nie da się odczytać jako tekstu.',
      'not-json': 'To nie jest zapis: tekst nie jest w formacie JSON albo urywa się za wcześnie.',
      empty: 'Nic w nim nie ma.',
      'too-large': 'To za duże jak na zapis.',
      'not-a-record': 'To nie jest zapis partii.',
      format: 'Zapis ma format, którego ta strona nie zna.',
      game: 'To zapis gry, w którą się tutaj nie gra.',
      rules: 'Partię rozegrano według innej wersji zasad.',
      running: 'Partia jeszcze trwa. Powtórka będzie dostępna po jej zakończeniu.',
      seats: 'Nie zgadzają się miejsca: ich liczba albo cud.',
      options: 'Opcje nie należą do tej gry albo do siebie nie pasują.',
      seed: 'Ziarno jest uszkodzone.',
      setup: 'Brakuje rozdanych kart albo nie są to karty dla tej liczby graczy.',
      entry: 'Ruch jest zapisany w sposób, który nie ma sensu.',
      move: 'Ruch jest w tym miejscu niedozwolony.',
      deal: 'Ziarno rozdaje inne karty niż te w zapisie. Ktoś zmienił jedno albo drugie.',
      chance: 'Ten ruch przyniósł co innego, niż mówi zapis.',
      result: 'Wynik nie jest tym, do którego prowadzą ruchy.',
    },
    atEntry: (number) => `Chodzi o ruch ${number}.`,
    code: 'Kod',
    watchAnyway: 'Obejrzyj, ile się da',
    another: 'Otwórz inny',
    nothingLost: 'Nic nie zostało zmienione.',
  },
};
