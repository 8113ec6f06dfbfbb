import { CAT_POINTS, DECK_SIZE, ROW, STAGES } from '@mirabilia/architects';
import { CENTRAL_SIZE, TOKEN_COUNT } from '../../games/architects/reference/sizes.ts';
import { pluralIn } from '../../i18n/plural.ts';
import type { ArchitectsRules } from './words.ts';

const plural = pluralIn('ro');

export const ro: ArchitectsRules = {
  sheets: {
    aim: {
      title: 'Despre ce este vorba',
      text: [
        `Construiești o minune în ${STAGES} etape, câte o carte pe tură.`,
        'Prima minune completă încheie partida. Câștigă cine are cele mai multe puncte, iar acela poate fi altcineva.',
      ],
    },
    setup: {
      title: 'Pachete și jetoane',
      text: [
        'Fiecare jucător are o minune: aleatorie, atribuită de gazdă sau aleasă pe rând, începând cu primul jucător, înainte de așezarea pachetelor.',
        `Fiecare minune are un pachet propriu de ${DECK_SIZE} de cărți, cu fața în sus, în stânga proprietarului. În dreapta ta stă pachetul vecinului din dreapta.`,
        `Un pachet central de ${CENTRAL_SIZE} de cărți stă în mijloc, cu fața în jos, pentru toți.`,
        `${ROW} din cele ${TOKEN_COUNT} jetoane de progres stau cu fața în sus lângă un teanc.`,
        'Jetoanele de conflict arată la început pacea. La mai mulți jucători se folosesc mai multe:',
      ],
    },
    take: {
      title: 'Luarea unei cărți',
      text: [
        'În tura ta iei prima carte dintr-unul din trei pachete: cel din stânga, cel central sau cel din dreapta.',
        'Rămâne în fața ta. Ce permite sau ce impune se face acum, în ordinea dorită; apoi e rândul următorului jucător, în sensul acelor de ceasornic.',
        'Un pachet gol rămâne gol. Pasezi doar dacă toate cele trei ale tale sunt goale.',
      ],
    },
    cards: { title: 'Cărțile', text: ['Cinci culori, cinci roluri:'] },
    building: {
      title: 'Construirea etapelor',
      text: [
        'Toate minunile au aceleași cinci prețuri: „=” cere resurse identice, „≠” resurse diferite.',
        'O monedă ține locul unei resurse care lipsește; întâi se folosesc resursele pe care le ai. Cărțile cu care plătești se aruncă.',
        'De îndată ce poți plăti o etapă, cu tot cu monede, trebuie să o construiești în tura aceea, și pe următoarea, dacă o poți plăti și pe ea.',
        'Etapele se construiesc de jos în sus. Unde sunt mai multe alături, alegi tu.',
      ],
    },
    battle: {
      title: 'Cornuri și bătălie',
      text: [
        'Fiecare corn de pe o carte roșie întoarce un jeton de conflict pe bătălie când cartea este luată. După ultimul jeton, cornurile în plus se pierd.',
        'Când toate jetoanele arată bătălia, toți luptă la sfârșitul acelei ture. Câștigi un jeton de victorie pentru fiecare vecin cu mai puține scuturi. Egalitatea nu aduce nimic, înfrângerea nu costă nimic.',
        'În doi, mai multe scuturi aduc un jeton, iar cel puțin dublul aduce două; dacă celălalt nu are niciunul, pentru două jetoane trebuie două scuturi.',
        'Apoi toți aruncă cărțile roșii cu cornuri; celelalte scuturi rămân. Jetoanele se întorc la pace.',
      ],
    },
    science: {
      title: 'Seturi verzi și progres',
      text: [
        'Două cărți verzi identice sau trei diferite formează un set. Trebuie folosit în tura aceea și aduce un jeton de progres.',
        `Ia unul din cele ${ROW} jetoane vizibile sau primul din teanc, nevăzut. Locul gol se umple imediat.`,
        'Un jeton are efect de atunci înainte, o dată pe tură, dar nu pentru cartea care l-a adus.',
        'Unele dau o carte în plus: prima dintr-unul din cele trei pachete ale tale, luată ca oricare alta. Poți renunța la ea.',
      ],
    },
    cat: {
      title: 'Pisica',
      text: [
        'O carte albastră cu pisică îți aduce pisica, oriunde ar fi.',
        `Dacă o ai la începutul turei, te uiți la prima carte a pachetului central înainte să alegi. La sfârșit valorează ${CAT_POINTS} puncte.`,
      ],
    },
    wonders: {
      title: 'Ce fac minunile',
      text: [
        'Unele etape au un efect. Este chiar următorul lucru care se întâmplă și trebuie folosit dacă se poate.',
        'Fiecare minune îl are pe al ei:',
      ],
    },
    end: {
      title: 'Sfârșitul',
      text: [
        'Când o minune e completă, partida se încheie la sfârșitul acelei ture, după tot ce mai e de făcut, inclusiv o bătălie. Nimeni nu mai joacă o tură.',
        'Se încheie și când toate pachetele sunt goale.',
      ],
    },
    scoring: {
      title: 'Scorul',
      text: [
        'Cinci sume alcătuiesc scorul. Resursele, monedele și scuturile nu valorează nimic. Iată o foaie de scor completă.',
      ],
    },
    ties: {
      title: 'Egalități',
      text: [
        'La puncte egale câștigă cine are mai multe etape.',
        'La egalitate și aici, victoria se împarte.',
      ],
    },
  },
  decks: { left: 'Stânga: al tău', central: 'Central', right: 'Dreapta: al vecinului' },
  uses: {
    resource: () => 'Plătește pentru o etapă, o singură dată.',
    coin: () => 'Ține locul oricărei resurse care lipsește.',
    points: ({ points, cats }) =>
      `Valorează ${plural(points, { one: '# punct', few: '# puncte', other: '# de puncte' })} la sfârșit.${cats > 0 ? ' Îți aduce pisica.' : ''}`,
    symbol: () => 'Două identice sau trei diferite aduc un jeton de progres.',
    shields: ({ shields, horns }) =>
      `${plural(shields, { one: '# scut', few: '# scuturi', other: '# de scuturi' })} în bătălie.${horns > 0 ? ` Întoarce ${plural(horns, { one: '# jeton', few: '# jetoane', other: '# de jetoane' })} de conflict și se aruncă după bătălie.` : ' Rămâne până la sfârșit.'}`,
  },
  powers: {
    'any-deck': 'Ia prima carte a oricărui pachet de pe masă, oricât de departe.',
    central: 'Ia prima carte a pachetului central.',
    'left-and-right': 'Ia prima carte din stânga și prima din dreapta, amândouă înainte de orice altceva.',
    gift: 'Ia un jeton de progres, fără cărți verzi.',
    shields: 'Un scut care rămâne până la sfârșit.',
    none: 'Fără efect, dar cu cele mai multe puncte.',
  },
  dig: (cards) =>
    `Uită-te la primele ${cards} cărți din stânga sau din dreapta și păstrează una; apoi pachetul se amestecă.`,
  pays: 'Se cer trei diferite. Ai lemn și sticlă, iar o monedă ține locul celei de-a treia.',
  battle: {
    caption: (shields) => `Ultimul jeton a fost întors; ai ${shields} scuturi.`,
    left: 'Vecinul din stânga',
    right: 'Vecinul din dreapta',
    won: 'Jetoane de victorie',
  },
  conflictTokens: 'Jetoane de conflict',
  makes: 'un jeton de progres',
  sums: {
    wonder: 'etape construite',
    cat: 'dacă este a ta la sfârșit',
    blue: 'punctele cărților albastre',
    military: 'jetoane de victorie',
    progress: 'jetoane de progres cu puncte',
  },
  stages: 'Etape',
  beside: (stages) => `Etapele ${stages} stau alături: în orice ordine.`,
  deckOf: (wonder) => `Pachetul din ${wonder}`,
  copies: 'Exemplare în fiecare pachet',
};
