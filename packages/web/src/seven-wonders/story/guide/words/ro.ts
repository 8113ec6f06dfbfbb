import type { Words } from './words.ts';

export const ro: Words = {
  sections: {
    goal: {
      title: 'Despre ce este vorba',
      text: [
        'Conduci un oraș antic și îi construiești minunea. Partida are trei Ere a câte șase ture. Câștigă cine are cele mai multe puncte după a treia Eră.',
      ],
    },
    turn: {
      title: 'O tură',
      text: [
        'Fiecare alege în secret o carte; toate se întorc deodată. Apoi mâinile se dau mai departe: la stânga în Erele I și III, la dreapta în Era II.',
        'Cu cartea ta faci unul din trei lucruri: o construiești, o pui cu fața în jos sub următoarea etapă a minunii sau o vinzi pentru 3 monede.',
        'Un oraș nu are niciodată două structuri cu același nume.',
      ],
    },
    goods: {
      title: 'Resurse și comerț',
      text: [
        'Resursele nu se consumă: ce produce orașul tău este din nou disponibil în fiecare tură. O carte care dă una din mai multe resurse dă câte una pe tură.',
        'Ce îți lipsește cumperi de la cei doi vecini, cu 2 monede bucata (1 cu postul comercial potrivit). Ei nu pot refuza, iar ce vând rămâne al lor.',
        'Se vând doar resursele cărților maro și gri și cea de pe planșă. Monedele câștigate într-o tură pot fi cheltuite din tura următoare.',
      ],
    },
    chains: {
      title: 'Gratuit prin lanț',
      text: [
        'Unele structuri sunt gratuite dacă o anumită altă structură este deja în orașul tău. Fiecare carte arată ce va face gratuit mai târziu.',
      ],
    },
    battles: {
      title: 'Bătălii',
      text: [
        'La sfârșitul fiecărei Ere compari scuturile cu fiecare vecin. Mai multe scuturi aduc 1 punct în Era I, 3 în Era II, 5 în Era III; mai puține costă 1 punct; la egalitate, nimic.',
      ],
    },
    science: {
      title: 'Știință',
      text: [
        'Pentru fiecare dintre cele trei simboluri primești pătratul numărului lor: 1, 4, 9, 16 … Și 7 puncte pentru fiecare set de trei diferite.',
      ],
    },
    points: {
      title: 'Punctele la final',
      text: [
        'Bătălii, un punct la trei monede, etapele minunii, cărțile albastre, știința, cărțile galbene din Era III și ghildele.',
        'Dacă punctele sunt egale, decid monedele; dacă și ele sunt egale, victoria se împarte.',
      ],
    },
    ages: {
      title: 'Sfârșitul unei Ere',
      text: [
        'Din ultimele două cărți alegi una; cealaltă se aruncă fără monede. Apoi au loc bătăliile și se împart mâini noi.',
      ],
    },
    freeCity: {
      title: 'În doi jucători',
      text: [
        'Între voi stă un al treilea oraș: Orașul Liber. Pe rând trageți o carte pentru el și alegeți, după propria carte, ce face. Dacă poate construi, trebuie. Face comerț și luptă ca oricare altul, dar nu poate câștiga.',
      ],
    },
  },
  search: 'Caută o carte',
  noneFound: 'Nicio carte nu se numește așa.',
};
