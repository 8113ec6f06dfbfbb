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

export const ro: SevenWondersRules = {
  sheets: {
    aim: {
      title: 'Scopul jocului',
      text: [
        'Conduci un oraș al lumii antice. De-a lungul a trei Ere construiești structuri și etapele minunii tale.',
        'După Era III se adună punctele: câștigă scorul cel mai mare. Există șapte moduri de a face puncte și niciun oraș nu le poate urma pe toate.',
      ],
    },
    setup: {
      title: 'Pregătirea',
      text: [
        'Fiecare jucător primește o tablă Minune, pe fața A sau B. Tabla produce o resursă de la început.',
        `Fiecare oraș începe cu ${STARTING_COINS} monede.`,
        `Fiecare Eră are pachetul ei: exact ${HAND_SIZE} cărți pentru fiecare jucător. Pachetul Erei III conține și ghilde, alese la întâmplare din ${GUILDS.length}: cu două mai multe decât orașele.`,
      ],
    },
    turn: {
      title: 'O tură',
      text: [
        'Fiecare alege în secret o carte din mână. Când au ales toți, cărțile se joacă în același timp.',
        `Îți poți folosi cartea în trei feluri: o construiești, o pui cu fața în jos sub minune ca să-i construiești etapa următoare sau o arunci pentru ${DISCARD_COINS} monede.`,
        `Apoi dai cărțile rămase mai departe: la stânga în Erele I și III, la dreapta în Era II. O Eră are ${TURNS} ture.`,
      ],
    },
    building: {
      title: 'Construirea',
      text: [
        'Pictogramele de pe marginea stângă a cărții sunt costul ei: resurse pe care orașul tău le produce sau le cumpără, ori monede plătite băncii. O carte fără ele este gratis.',
        'Resursele nu se consumă: orașul tău le produce din nou în fiecare tură. Dacă o carte arată mai multe resurse despărțite de o bară, produce una dintre ele pe tură.',
        'Un oraș nu poate avea două structuri cu același nume.',
        'Monedele aduse de o structură se iau o singură dată, după ce toți și-au jucat cărțile turei: se numără și ce tocmai au construit vecinii.',
      ],
    },
    trade: {
      title: 'Cumpărarea de la vecini',
      text: [
        `Resursele care îți lipsesc le poți cumpăra de la orașele din stânga și din dreapta. Fiecare costă ${PRICE} monede, plătite proprietarului. Proprietarul nu poate refuza și poate folosi și el resursa în aceeași tură.`,
        'Poți cumpăra ce produc tabla și cărțile maro și gri, dar nu ce produc cărțile galbene și etapele minunii.',
        `Punctele comerciale și Piața scad prețul la ${REDUCED_PRICE}, din tura de după construire.`,
        'Plătești cu monedele pe care le aveai la începutul turei. Ce primești în timpul ei poți cheltui din tura următoare.',
      ],
    },
    chains: {
      title: 'Construire gratis (lanțuri)',
      text: [
        'Unele structuri sunt gratis dacă orașul tău are o anumită altă structură la începutul turei, oricum ar fi ajuns acolo.',
        'Partea de jos a cărții arată ce îți permite să construiești gratis mai târziu. Schema „Lanțuri” le arată pe toate.',
      ],
    },
    wonders: {
      title: 'Minunea',
      text: [
        'Etapele se construiesc în ordine, fiecare la costul de pe tablă. Poți folosi orice carte: stă cu fața în jos și nu contează ce scrie pe ea.',
        'Poți construi câte etape vrei, oricând, sau niciuna.',
        'Pe fața A, minunile se deosebesc prin etapa a doua; fața B este mai variată. Aceste etape aduc mai mult decât puncte:',
      ],
    },
    ageEnd: {
      title: 'Sfârșitul unei Ere',
      text: [
        'În tura a șasea ai două cărți. Joci una; cealaltă se aruncă fără să primești monede.',
        'Apoi, în această ordine:',
      ],
    },
    military: {
      title: 'Conflicte militare',
      text: [
        'La sfârșitul fiecărei Ere îți compari scuturile cu ale fiecăruia dintre cei doi vecini, separat.',
        'Dacă ai mai multe scuturi, câștigi un jeton de victorie, care valorează mai mult cu fiecare Eră. Dacă ai mai puține, iei un jeton de înfrângere, mereu −1. La egalitate nu se întâmplă nimic.',
      ],
    },
    science: {
      title: 'Știință',
      text: [
        'Cărțile verzi arată unul din trei simboluri. La sfârșitul partidei, fiecare tip de simbol aduce pătratul numărului de simboluri.',
        `În plus, fiecare set de trei simboluri diferite aduce ${SET_POINTS} puncte. Simbolurile se numără în ambele feluri.`,
        'Un simbol la alegere contează ca simbolul care îți aduce cele mai multe puncte.',
      ],
    },
    scoring: {
      title: 'Punctajul',
      text: [
        'Scorul are șapte părți. Iată o foaie de scor completă.',
        `Și monedele aduc puncte: un punct la fiecare ${COINS_A_POINT} monede.`,
      ],
    },
    ties: {
      title: 'Egalități',
      text: [
        'La puncte egale câștigă cine are cele mai multe monede.',
        'Dacă egalitatea rămâne, victoria se împarte.',
      ],
    },
    two: {
      title: 'Pentru doi jucători',
      text: [
        'Între voi se află un al treilea oraș, Orașul Liber. Are tablă și monede ca ale voastre. În fiecare tură faceți schimb de cărți.',
        `Îl controlați pe rând. Când e rândul tău, tragi întâi o carte dintr-un teanc de ${HAND_SIZE}. Apoi alegi o carte pentru Orașul Liber și una pentru orașul tău. Cartea Orașului Liber se joacă prima, așa că poți cumpăra deja ce produce.`,
        'Dacă Orașul Liber poate construi una dintre aceste cărți sau o etapă a minunii, trebuie să o facă. Ce este gratis printr-un lanț se construiește gratis. Aruncă o carte pentru monede doar dacă nu poate construi.',
        'Face comerț și luptă ca orice oraș, dar nu joacă niciodată a șaptea carte. Nu are scor și nu poate câștiga.',
      ],
    },
  },
  setup: { board: 'o tablă și resursa ei', coins: 'monede', hand: 'cărți în fiecare Eră' },
  uses: { build: 'Construiește-o', stage: 'Construiește o etapă a minunii', sell: 'Arunc-o' },
  passes: { left: 'la stânga', right: 'la dreapta' },
  trade: {
    caption: (card) => `${card}: două din patru resurse trebuie cumpărate.`,
    needs: 'Cost',
    makes: 'Orașul tău produce',
    left: 'Din stânga',
    right: 'Din dreapta',
    pays: 'Plătești în total',
  },
  ageEnd: [
    'Babilon B joacă a șaptea carte dacă are construită etapa a doua.',
    'Cărțile rămase merg în teancul de cărți aruncate, cu fața în jos.',
    'Halicarnas poate construi o carte din acel teanc, dacă tocmai s-a construit o etapă cu această putere.',
    'Conflicte militare. Apoi se împart cărțile Erei următoare; după Era III se numără punctele.',
  ],
  battle: {
    caption: (numeral, shields) => `Sfârșitul Erei ${numeral}: ai ${shields} scuturi.`,
    left: 'Vecinul din stânga',
    right: 'Vecinul din dreapta',
    victory: 'Victorie',
    defeat: 'Înfrângere',
  },
  set: 'Set de trei',
  sums: {
    military: 'victorii și înfrângeri',
    treasury: 'monedele tale',
    wonder: 'punctele etapelor',
    civilian: 'cărți albastre',
    science: 'cărți verzi',
    commerce: 'cărți galbene din Era III',
    guilds: 'puncte din cărțile mov',
  },
  player: 'Jucător',
  decks: 'Exemplare din fiecare carte după numărul de jucători. În doi se joacă cu cărțile pentru trei.',
  sides: 'Fiecare tablă are două fețe, A și B. Amândouă produc aceeași resursă.',
};
