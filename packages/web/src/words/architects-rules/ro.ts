import { CAT_POINTS, DECK_SIZE, ROW, STAGES } from '@mirabilia/architects';
import { CENTRAL_SIZE, TOKEN_COUNT } from '../../games/architects/reference/sizes.ts';
import type { ArchitectsRules } from './words.ts';

export const ro: ArchitectsRules = {
  sheets: {
    aim: {
      title: 'Scopul jocului',
      text: [
        `Construiești o minune în ${STAGES} etape, câte o carte pe tură.`,
        'Prima minune completă încheie partida. Câștigă scorul cel mai mare, iar acesta nu e mereu al jucătorului care a terminat primul.',
      ],
    },
    setup: {
      title: 'Pachete și jetoane',
      text: [
        'Fiecare jucător are o minune: aleatorie, atribuită de gazdă sau aleasă. Jucătorii aleg pe rând, începând cu primul jucător, înainte de așezarea pachetelor.',
        `Fiecare minune are un pachet propriu de ${DECK_SIZE} de cărți, cu fața în sus, în stânga proprietarului. În dreapta ta stă pachetul vecinului din dreapta.`,
        `Un pachet central de ${CENTRAL_SIZE} de cărți stă în mijloc, cu fața în jos, pentru toți.`,
        `${ROW} din cele ${TOKEN_COUNT} jetoane de progres stau cu fața în sus; restul formează un teanc.`,
        'Jetoanele de conflict încep pe fața Pace. Numărul lor depinde de numărul de jucători:',
      ],
    },
    take: {
      title: 'Luarea unei cărți',
      text: [
        'În tura ta iei prima carte dintr-unul din trei pachete: cel din stânga, cel central sau cel din dreapta.',
        'Pune-o în fața ta. Fă apoi tot ce permite sau cere ea, în orice ordine. Apoi e rândul următorului jucător, în sensul acelor de ceasornic.',
        'Un pachet gol rămâne gol. Zici pas doar dacă toate cele trei pachete ale tale sunt goale.',
      ],
    },
    cards: { title: 'Cărțile', text: ['Cinci culori, cinci roluri:'] },
    building: {
      title: 'Construirea etapelor',
      text: [
        'Toate minunile au aceleași cinci costuri: „=” înseamnă resurse identice, „≠” resurse diferite.',
        'O monedă ține locul unei resurse lipsă, dar întâi îți folosești resursele. Cărțile cu care plătești se aruncă.',
        'De îndată ce poți plăti o etapă, inclusiv cu monede, trebuie să o construiești în acea tură. Dacă apoi poți plăti încă una, trebuie să o construiești și pe aceea.',
        'Etapele se construiesc de jos în sus. Dacă două sunt una lângă alta, alegi tu.',
      ],
    },
    battle: {
      title: 'Goarne și bătălie',
      text: [
        'Când iei o carte roșie cu goarne, întorci pe fața Bătălie câte un jeton de conflict pentru fiecare goarnă. Goarnele în plus nu au efect.',
        'Când toate jetoanele sunt pe fața Bătălie, la sfârșitul acelei ture are loc o bătălie. Câștigi un jeton de victorie pentru fiecare vecin cu mai puține scuturi. Egalitatea nu aduce nimic, înfrângerea nu costă nimic.',
        'În doi, mai multe scuturi aduc un jeton, iar cel puțin dublul aduce două. Dacă adversarul nu are niciun scut, îți trebuie cel puțin două ca să câștigi două jetoane.',
        'Apoi toți aruncă cărțile roșii cu goarne; celelalte scuturi rămân. Jetoanele se întorc pe fața Pace.',
      ],
    },
    science: {
      title: 'Știință și progres',
      text: [
        'Două cărți verzi identice sau trei diferite formează un set. Trebuie să-l folosești în acea tură ca să iei un jeton de progres.',
        `Ia unul din cele ${ROW} jetoane vizibile sau, fără să te uiți, primul din teanc. Locurile goale se umplu imediat.`,
        'Un jeton are efect de atunci înainte, o dată pe tură, dar nu pentru cartea care l-a adus.',
        'Unele îți dau o carte în plus: ia, ca de obicei, prima carte dintr-unul din cele trei pachete ale tale. Poți renunța la ea.',
      ],
    },
    cat: {
      title: 'Pisica',
      text: [
        'Când iei o carte albastră cu Pisica, iei pionul Pisică, oriunde ar fi.',
        `Dacă îl ai la începutul turei tale, te uiți la prima carte a pachetului central înainte să alegi. La sfârșitul partidei valorează ${CAT_POINTS} puncte.`,
      ],
    },
    wonders: {
      title: 'Efectele minunilor',
      text: [
        'Unele etape au un efect. Se aplică imediat și trebuie folosit dacă se poate.',
        'Fiecare minune este diferită:',
      ],
    },
    end: {
      title: 'Sfârșitul partidei',
      text: [
        'Când o minune este completă, partida se încheie la sfârșitul acelei ture, după tot ce mai este de rezolvat, inclusiv o bătălie. Nimeni nu mai are o tură.',
        'Partida se încheie și când toate pachetele sunt goale.',
      ],
    },
    scoring: {
      title: 'Punctajul',
      text: [
        'Scorul are cinci părți. Resursele, monedele și scuturile nu valorează nimic. Iată o foaie de scor completă.',
      ],
    },
    ties: {
      title: 'Egalități',
      text: [
        'La puncte egale câștigă cine a construit cele mai multe etape.',
        'Dacă egalitatea rămâne, victoria se împarte.',
      ],
    },
  },
  decks: { left: 'Stânga: al tău', central: 'Central', right: 'Dreapta: al vecinului' },
  powers: {
    'any-deck': 'Ia prima carte a oricărui pachet de pe masă.',
    central: 'Ia prima carte a pachetului central.',
    'left-and-right':
      'Ia prima carte din pachetul din stânga și din cel din dreapta, amândouă înainte de orice altceva.',
    gift: 'Ia un jeton de progres fără să folosești cărți verzi.',
    shields: 'Un scut permanent.',
    none: 'Fără efect, dar cele mai multe puncte.',
  },
  dig: (cards) =>
    `Uită-te la primele ${cards} cărți ale pachetului din stânga sau din dreapta, păstrează una, apoi amestecă pachetul.`,
  pays: 'Etapa cere trei resurse diferite. Ai lemn și sticlă, iar o monedă ține locul celei de-a treia.',
  battle: {
    caption: (shields) => `Ultimul jeton a fost întors: ai ${shields} scuturi.`,
    left: 'Vecinul din stânga',
    right: 'Vecinul din dreapta',
    won: 'Jetoane de victorie',
  },
  conflictTokens: 'Jetoane de conflict',
  makes: 'un jeton de progres',
  sums: {
    wonder: 'etape construite',
    cat: 'dacă o ai la sfârșit',
    blue: 'punctele cărților albastre',
    military: 'jetoane de victorie',
    progress: 'jetoane de progres care aduc puncte',
  },
  stages: 'Etape',
  beside: (stages) => `Etapele ${stages} sunt una lângă alta: construiește-le în orice ordine.`,
  deckOf: (wonder) => `Pachet: ${wonder}`,
  copies: 'Exemplare în fiecare pachet',
};
