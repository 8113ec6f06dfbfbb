import { CAT_POINTS, DECK_SIZE, ROW, STAGES } from '@mirabilia/architects';
import { pluralIn } from '../../../i18n/plural.ts';
import { CENTRAL_SIZE, TOKEN_COUNT } from '../sizes.ts';
import type { Words } from './words.ts';

const plural = pluralIn('ro');

export const ro: Words = {
  sheets: {
    aim: {
      title: 'Despre ce este vorba',
      text: [
        `Construiești o minune în ${STAGES} stagii, câte o carte pe tură.`,
        'Prima minune completă încheie partida. Câștigă cine are cele mai multe puncte, iar acela poate fi altcineva.',
      ],
    },
    setup: {
      title: 'Pachete și jetoane',
      text: [
        `Fiecare minune are un pachet propriu de ${DECK_SIZE} de cărți, cu fața în sus, în stânga proprietarului. În dreapta ta stă pachetul vecinului din dreapta.`,
        `Un pachet central de ${CENTRAL_SIZE} de cărți stă în mijloc, cu fața în jos, pentru toți.`,
        `${ROW} din cele ${TOKEN_COUNT} jetoane de progres stau cu fața în sus lângă un teanc.`,
        'Jetoanele de conflict arată la început pacea. Mai mulți jucători folosesc mai multe:',
      ],
    },
    take: {
      title: 'Luarea unei cărți',
      text: [
        'În tura ta iei prima carte dintr-unul din trei pachete: cel din stânga, cel central sau cel din dreapta.',
        'Ea stă în fața ta. Ce permite sau ce impune se face acum, în ordinea dorită; apoi urmează jucătorul următor, în sensul acelor de ceasornic.',
        'Un pachet gol rămâne gol. Treci peste tură doar dacă toate cele trei ale tale sunt goale.',
      ],
    },
    cards: { title: 'Cărțile', text: ['Cinci culori, cinci folosințe:'] },
    building: {
      title: 'Construirea stagiilor',
      text: [
        'Toate minunile au aceleași cinci prețuri: „=” cere resurse identice, „≠” resurse diferite.',
        'O monedă ține locul unei resurse care lipsește; întâi se folosesc resursele pe care le ai. Ce plătește se aruncă.',
        'De îndată ce poți plăti un stagiu, cu tot cu monede, trebuie să-l construiești în tura aceea, și pe următorul, dacă îl poți plăti și pe el.',
        'Stagiile se construiesc de jos în sus. Unde mai multe stau alături, alegi tu.',
      ],
    },
    battle: {
      title: 'Cornuri și bătălie',
      text: [
        'Fiecare corn de pe o carte roșie întoarce un jeton de conflict pe bătălie când cartea este luată. Cornurile de peste ultimul jeton se pierd.',
        'Când toate arată bătălia, luptă toți la sfârșitul acelei ture. Câștigi un jeton de victorie pentru fiecare vecin cu mai puține scuturi. Egalitatea nu aduce nimic, înfrângerea nu costă nimic.',
        'În doi, mai multe scuturi aduc un jeton, iar cel puțin de două ori mai multe aduc două; împotriva niciunuia trebuie pentru asta două scuturi.',
        'Apoi toți aruncă cărțile roșii cu cornuri; celelalte scuturi rămân. Jetoanele se întorc la pace.',
      ],
    },
    science: {
      title: 'Seturi verzi și progres',
      text: [
        'Două cărți verzi identice sau trei diferite formează un set. Trebuie cheltuit în tura aceea și aduce un jeton de progres.',
        `Ia unul din cele ${ROW} jetoane vizibile sau primul din teanc, nevăzut. Locul gol se umple imediat.`,
        'Un jeton are efect de atunci înainte, o dată pe tură, dar nu pentru cartea care l-a adus.',
        'Unele dau o carte în plus: prima dintr-unul din cele trei pachete ale tale, luată ca oricare alta. Poți renunța la ea.',
      ],
    },
    cat: {
      title: 'Pisica',
      text: [
        'O carte albastră cu pisică îți aduce pisica, oriunde ar fi.',
        `Cine o are la începutul turei sale privește prima carte a pachetului central înainte de a alege. La sfârșit valorează ${CAT_POINTS} puncte.`,
      ],
    },
    wonders: {
      title: 'Ce fac minunile',
      text: [
        'Unele stagii au un efect. Este chiar următorul lucru care se întâmplă și trebuie folosit dacă se poate.',
        'Fiecare minune îl are pe al ei:',
      ],
    },
    end: {
      title: 'Sfârșitul',
      text: [
        'Cu o minune completă partida se încheie la sfârșitul acelei ture, după tot ce mai este deschis, inclusiv o bătălie. Nimeni nu mai are o tură.',
        'Se încheie și când toate pachetele sunt goale.',
      ],
    },
    scoring: {
      title: 'Scorul',
      text: [
        'Cinci sume alcătuiesc scorul. Resursele, monedele și scuturile nu valorează nimic. Iată o foaie întreagă.',
      ],
    },
    ties: {
      title: 'Egalități',
      text: [
        'La puncte egale câștigă cine are mai multe stagii.',
        'Cine este egal la amândouă împarte victoria.',
      ],
    },
  },
  decks: { left: 'Stânga: al tău', central: 'Central', right: 'Dreapta: al vecinului' },
  uses: {
    resource: () => 'Plătește un stagiu, o dată.',
    coin: () => 'Ține locul oricărei resurse care lipsește.',
    points: ({ points, cats }) =>
      `Valorează ${plural(points, { one: '# punct', few: '# puncte', other: '# de puncte' })} la sfârșit.${cats > 0 ? ' Îți aduce pisica.' : ''}`,
    symbol: () => 'Două identice sau trei diferite aduc un jeton de progres.',
    shields: ({ shields, horns }) =>
      `${plural(shields, { one: '# scut', few: '# scuturi', other: '# de scuturi' })} în bătălie.${horns > 0 ? ` Întoarce ${plural(horns, { one: '# jeton', few: '# jetoane', other: '# de jetoane' })} de conflict și se aruncă după bătălie.` : ' Rămâne până la sfârșit.'}`,
  },
  powers: {
    'any-deck': 'Ia prima carte a oricărui pachet de pe masă, chiar și îndepărtat.',
    central: 'Ia prima carte a pachetului central.',
    'left-and-right':
      'Ia prima carte din pachetul din stânga și pe cea din dreapta, amândouă înainte de orice altceva.',
    gift: 'Ia un jeton de progres, fără cărți verzi.',
    shields: 'Un scut care rămâne până la sfârșit.',
    none: 'Fără efect, dar cu cele mai multe puncte.',
  },
  dig: (cards) =>
    `Privește primele ${cards} cărți ale pachetului din stânga sau din dreapta și păstrează una; pachetul se amestecă.`,
  pays: 'Se cer trei diferite. Sunt lemn și sticlă, iar o monedă ține locul celei de-a treia.',
  battle: {
    caption: (shields) => `Ultimul jeton a fost întors; ai ${shields} scuturi.`,
    left: 'Vecinul din stânga',
    right: 'Vecinul din dreapta',
    won: 'Jetoane de victorie',
  },
  conflictTokens: 'Jetoane de conflict',
  makes: 'un jeton de progres',
  sums: {
    wonder: 'stagii construite',
    cat: 'dacă este a ta la sfârșit',
    blue: 'punctele cărților albastre',
    military: 'jetoane de victorie',
    progress: 'jetoane de progres cu puncte',
  },
  stages: 'Stagii',
  beside: (stages) => `Stagiile ${stages} stau alături: în orice ordine.`,
  deckOf: (wonder) => `Pachetul: ${wonder}`,
  copies: 'Exemplare în fiecare pachet',
};
