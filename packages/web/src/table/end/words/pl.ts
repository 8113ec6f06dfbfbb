import { pluralIn } from '../../../i18n/plural.ts';
import type { Who } from '../../who.ts';
import type { Words } from './words.ts';

const plural = pluralIn('pl');
const points = (count: number): string =>
  plural(count, { one: '# punkt', few: '# punkty', many: '# punktów' });
/** The present tense, because the past would ask whether a player is a man or a woman. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);

export const pl: Words = {
  you: 'ty',
  battles: {
    skip: 'Pomiń',
    toScore: 'Do punktacji',
    result: { victory: 'zwycięstwo', defeat: 'porażka', draw: 'remis' },
  },
  score: {
    title: 'Wynik końcowy',
    shared: (names, count) => `Wspólne zwycięstwo: ${names}, ${points(count)}`,
    won: (winner, count) => `${says(winner, 'Wygrywasz', 'wygrywa')}: ${points(count)}`,
    bars: 'Punkty według kategorii',
    sheet: 'Arkusz punktacji',
    place: 'Miejsce',
    player: 'Gracz',
    toTable: 'Wróć do stołu',
    toScore: 'Pokaż punktację',
    rematch: 'Rewanż',
    joinRematch: 'Dołącz do rewanżu',
    exportRecord: 'Zapisz partię',
    exported: 'Partia została zapisana.',
    replay: 'Obejrzyj powtórkę',
  },
  proof: {
    title: 'Czy rozdanie było uczciwe?',
    why: 'Przed pierwszą kartą wszyscy dostali pieczęć: odcisk ziarna, z którego rozdano wszystkie karty. Teraz ziarno jest jawne i twoja przeglądarka może sprawdzić jedno i drugie.',
    check: 'Sprawdź rozdanie',
    checking: 'Sprawdzanie…',
    seal: 'Pieczęć pokazana na początku',
    seed: 'Ziarno, teraz jawne',
    computed: 'Odcisk ziarna (SHA-256)',
    steps: {
      seal: 'Odcisk ziarna zgadza się z pieczęcią',
      shape: 'Zapis da się odczytać',
      deal: 'Ponowne rozdanie z ziarna daje wszystkie karty z zapisu',
      seats: 'To te cuda, które rozdano lub wybrano',
      moves: 'Każdy ruch był dozwolony',
      result: 'Odtworzenie ruchów daje ten wynik',
    },
    holds: 'zgadza się',
    fails: 'nie zgadza się',
    verdict: {
      holds: 'Rozdanie zapieczętowano przed partią i niczego nie zmieniono.',
      fails: 'Coś się nie zgadza: nie ufaj tej partii.',
      unknown: 'Nie udało się tego sprawdzić.',
    },
    faults: {
      'no-seal': 'ta partia nie ma pieczęci',
      'no-seed': 'zapis nie ma ziarna',
      'other-seal': 'odcisk różni się od pieczęci',
      'other-seed': 'zapis podaje inne ziarno',
      'other-rules': 'partię rozegrano według zasad, których ta strona nie zna',
      unreadable: 'zapis jest uszkodzony',
      'other-deal': 'ziarno daje inne karty',
      'other-seat': 'na jednym z miejsc jest inny cud',
      'bad-move': 'jeden z ruchów nie był dozwolony',
      'other-result': 'wynik jest inny',
    },
  },
};
