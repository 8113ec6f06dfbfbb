import { pluralIn } from '../../../i18n/plural.ts';
import type { Who } from '../../who.ts';
import type { Words } from './words.ts';

const plural = pluralIn('ro');
const points = (count: number): string =>
  plural(count, { one: 'un punct', few: '# puncte', other: '# de puncte' });
/** Whoever is spoken to needs another verb. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);

export const ro: Words = {
  you: 'tu',
  battles: {
    skip: 'Sari peste',
    toScore: 'La scor',
    result: { victory: 'victorie', defeat: 'înfrângere', draw: 'egalitate' },
  },
  score: {
    title: 'Scorul final',
    shared: (names, count) => `Victorie împărțită: ${names}, cu ${points(count)}`,
    won: (winner, count) => `${says(winner, 'Câștigi', 'câștigă')} cu ${points(count)}`,
    bars: 'Puncte pe categorii',
    sheet: 'Foaia de scor',
    place: 'Loc',
    player: 'Jucător',
    toTable: 'Înapoi la masă',
    toScore: 'Arată scorul',
    rematch: 'Revanșă',
    joinRematch: 'Intră în revanșă',
    exportRecord: 'Salvează partida',
    exported: 'Partida a fost salvată.',
    replay: 'Vezi reluarea',
  },
  proof: {
    title: 'A fost corectă împărțirea?',
    why: 'Înainte de prima carte toți au primit un sigiliu: amprenta seminței din care se împart toate cărțile. Acum sămânța este la vedere, iar browserul tău le poate verifica pe amândouă.',
    check: 'Verifică împărțirea',
    checking: 'Se verifică…',
    seal: 'Sigiliul arătat la început',
    seed: 'Sămânța, acum la vedere',
    computed: 'Amprenta seminței (SHA-256)',
    steps: {
      seal: 'Amprenta seminței este sigiliul',
      shape: 'Înregistrarea poate fi citită',
      deal: 'O nouă împărțire din sămânță dă toate cărțile din înregistrare',
      seats: 'Minunile sunt cele împărțite sau alese',
      moves: 'Toate mutările au fost permise',
      result: 'Reluarea mutărilor dă acest rezultat',
    },
    holds: 'corespunde',
    fails: 'nu corespunde',
    verdict: {
      holds: 'Împărțirea a fost sigilată înaintea partidei și nimic nu a fost schimbat.',
      fails: 'Ceva nu se potrivește: nu te încrede în această partidă.',
      unknown: 'Nu s-a putut verifica.',
    },
    faults: {
      'no-seal': 'această partidă nu are sigiliu',
      'no-seed': 'înregistrarea nu are sămânță',
      'other-seal': 'amprenta diferă de sigiliu',
      'other-seed': 'înregistrarea are altă sămânță',
      'other-rules': 'partida s-a jucat după reguli pe care pagina nu le cunoaște',
      unreadable: 'înregistrarea este deteriorată',
      'other-deal': 'sămânța dă alte cărți',
      'other-seat': 'un loc are altă minune',
      'bad-move': 'o mutare nu era permisă',
      'other-result': 'rezultatul diferă',
    },
  },
};
