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
      title: 'Despre ce este vorba',
      text: [
        'Conduci un oraș al lumii antice. De-a lungul a trei Ere construiești structuri și etapele minunii tale.',
        'După Era III se numără totul și câștigă cine are cele mai multe puncte. Le poți obține pe șapte căi; niciun oraș nu le poate urma pe toate.',
      ],
    },
    setup: {
      title: 'Începutul',
      text: [
        'Fiecare primește o minune, pe fața A sau B. Planșa ei produce o resursă de la început.',
        `Fiecare oraș începe cu ${STARTING_COINS} monede.`,
        `Fiecare Eră are pachetul ei, exact cât să primească fiecare ${HAND_SIZE} cărți. În Era III se adaugă ghilde, trase fără a fi văzute: cu două mai multe decât orașe, din cele ${GUILDS.length}.`,
      ],
    },
    turn: {
      title: 'O tură',
      text: [
        'Fiecare alege în secret o carte din mână. Când au ales toți, totul se întâmplă deodată.',
        `Cu cartea ta faci unul din trei lucruri: o construiești, o pui cu fața în jos sub următoarea etapă a minunii sau o vinzi cu ${DISCARD_COINS} monede.`,
        `Apoi mâinile se dau mai departe: la stânga în Erele I și III, la dreapta în Era II. O Eră are ${TURNS} ture.`,
      ],
    },
    building: {
      title: 'Construirea',
      text: [
        'Semnele de pe marginea stângă a cărții sunt prețul: resurse pe care orașul tău le produce sau le cumpără, ori o monedă pentru bancă. O carte fără astfel de semne este gratis.',
        'Resursele nu se consumă: ce produce orașul tău este din nou disponibil în fiecare tură. Când o carte arată mai multe resurse despărțite de o bară, dă una dintre ele pe tură.',
        'Niciun oraș nu are două structuri cu același nume.',
        'Monedele aduse de o structură se iau o singură dată, când toate cărțile turei sunt pe masă: se numără și ce tocmai au construit vecinii.',
      ],
    },
    trade: {
      title: 'Comerțul cu vecinii',
      text: [
        `Ce îți lipsește cumperi de la orașele din stânga și din dreapta: ${PRICE} monede bucata, care merg la proprietar. Nimeni nu poate refuza, iar cine vinde poate folosi aceleași resurse în aceeași tură.`,
        'De vânzare sunt resursa planșei și cele ale cărților maro și gri; ce produc cărțile galbene și etapele, nu.',
        `Cărțile Trading Post și Marketplace scad prețul la ${REDUCED_PRICE}, din tura de după construire.`,
        'Plătești cu monedele pe care le ai la începutul turei. Ce câștigi în timpul ei poți cheltui în următoarea.',
      ],
    },
    chains: {
      title: 'Gratis prin lanț',
      text: [
        'Unele structuri nu costă nimic dacă o anumită structură se află deja în orașul tău la începutul turei, oricum ar fi ajuns acolo.',
        'Partea de jos a cărții arată ce vei putea construi gratis mai târziu; tabelul „Lanțuri” le arată pe toate.',
      ],
    },
    wonders: {
      title: 'Minunea',
      text: [
        'Etapele se construiesc în ordine, fiecare la prețul de pe planșă. Merge orice carte: stă cu fața în jos și nu contează ce este.',
        'Construiești câte etape vrei și când vrei, sau niciuna.',
        'Pe fața A, etapa a doua face minunea deosebită; fața B merge pe alte căi. Aceste puteri nu sunt simple puncte:',
      ],
    },
    ageEnd: {
      title: 'Sfârșitul unei Ere',
      text: [
        'În tura a șasea ai două cărți în mână. Joci una; cealaltă nu aduce monede.',
        'Apoi urmează, în această ordine:',
      ],
    },
    military: {
      title: 'Bătălii',
      text: [
        'La sfârșitul fiecărei Ere îți compari scuturile cu ale fiecărui vecin, separat.',
        'Mai multe scuturi aduc o victorie, care valorează mai mult cu fiecare Eră. Mai puține aduc o înfrângere, mereu aceeași. La egalitate, nimic.',
      ],
    },
    science: {
      title: 'Știință',
      text: [
        'Cărțile verzi arată unul din trei simboluri. La final, fiecare fel de simbol aduce pătratul numărului de exemplare.',
        `În plus, fiecare set de trei simboluri diferite aduce ${SET_POINTS} puncte. Aceleași simboluri se numără în ambele feluri.`,
        'Un simbol la alegere devine, la numărătoare, cel care îți aduce cel mai mult.',
      ],
    },
    scoring: {
      title: 'Scorul',
      text: [
        'Șapte sume alcătuiesc scorul. Iată o foaie de scor completă.',
        `La final contează și monedele: un punct la fiecare ${COINS_A_POINT} monede.`,
      ],
    },
    ties: {
      title: 'Egalități',
      text: [
        'La puncte egale câștigă cine are mai multe monede.',
        'La egalitate și aici, victoria se împarte.',
      ],
    },
    two: {
      title: 'În doi',
      text: [
        'Între voi stă un al treilea oraș: Orașul Liber, cu planșă și monede ca ale voastre. În fiecare tură vă schimbați mâinile.',
        `Cartea lui trece de la unul la altul în fiecare tură. Cine o are trage întâi o carte dintr-un teanc de ${HAND_SIZE}, alege una pentru Orașul Liber, apoi una dintre celelalte pentru orașul său. Cartea Orașului Liber se construiește prima, așa că se poate cumpăra deja ce produce ea.`,
        'Dacă poate construi ceva cu una dintre aceste cărți sau poate plăti o etapă, trebuie să o facă; ce este gratis prin lanț se construiește așa. Vinde doar dacă nu poate altceva.',
        'Face comerț și luptă ca orice oraș și nu joacă a șaptea carte. Nu are scor și nu poate câștiga.',
      ],
    },
  },
  setup: { board: 'o planșă și resursa ei', coins: 'monede', hand: 'cărți în fiecare Eră' },
  uses: { build: 'Construiește', stage: 'O etapă a minunii', sell: 'Vinde' },
  passes: { left: 'la stânga', right: 'la dreapta' },
  trade: {
    caption: (card) => `${card}: două din patru resurse trebuie cumpărate.`,
    needs: 'Preț',
    makes: 'Orașul tău produce',
    left: 'Din stânga',
    right: 'Din dreapta',
    pays: 'Plătești în total',
  },
  ageEnd: [
    'Babilon B, cu etapa a doua, joacă și a șaptea carte.',
    'Cărțile rămase merg în teancul de cărți aruncate, cu fața în jos.',
    'Halicarnas poate construi o carte din acel teanc, dacă tocmai s-a construit o etapă cu această putere.',
    'Bătălii. Apoi se împarte Era următoare; după Era III se numără punctele.',
  ],
  battle: {
    caption: (numeral, shields) => `Sfârșitul Erei ${numeral}; ai ${shields} scuturi.`,
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
    guilds: 'cărți mov, după regula lor',
  },
  player: 'Jucător',
  decks: 'Exemplare din fiecare carte după numărul de jucători. În doi se joacă cu cărțile pentru trei.',
  sides: 'Fiecare planșă are două fețe, A și B. Amândouă produc aceeași resursă.',
};
