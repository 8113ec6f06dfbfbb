import { CAT_POINTS, DECK_SIZE, ROW, STAGES } from '@mirabilia/architects';
import { CENTRAL_SIZE, TOKEN_COUNT } from '../../games/architects/reference/sizes.ts';
import type { ArchitectsRules } from './words.ts';

export const it: ArchitectsRules = {
  sheets: {
    aim: {
      title: 'Scopo del gioco',
      text: [
        `Costruisci una meraviglia in ${STAGES} stadi, prendendo una carta per turno.`,
        'La prima meraviglia completa chiude la partita. Vince chi ha più punti, e non è sempre chi l’ha completata.',
      ],
    },
    setup: {
      title: 'Mazzi e segnalini',
      text: [
        'Ognuno ha una meraviglia: una a caso, una assegnata dall’host o una a sua scelta. Si sceglie a turno, a partire da chi inizia, prima di disporre i mazzi.',
        `Ogni meraviglia ha il suo mazzo di ${DECK_SIZE} carte, scoperto, alla sinistra di chi la costruisce. Il mazzo alla tua destra appartiene a chi ti siede a destra.`,
        `Al centro c’è un mazzo di ${CENTRAL_SIZE} carte, coperto, per tutti.`,
        `${ROW} dei ${TOKEN_COUNT} segnalini Progresso sono scoperti; gli altri formano una pila.`,
        'I segnalini Conflitto partono sul lato Pace. Quanti sono dipende dal numero di giocatori:',
      ],
    },
    take: {
      title: 'Prendere una carta',
      text: [
        'Nel tuo turno prendi la prima carta di uno dei tuoi tre mazzi: a sinistra, al centro o a destra.',
        'Mettila davanti a te e risolvi ora tutto ciò che permette o richiede, nell’ordine che vuoi. Poi il turno passa in senso orario.',
        'Un mazzo vuoto resta vuoto. Passi solo se tutti e tre i tuoi mazzi sono vuoti.',
      ],
    },
    cards: { title: 'Le carte', text: ['Cinque colori, cinque usi:'] },
    building: {
      title: 'Costruire gli stadi',
      text: [
        'Tutte le meraviglie hanno gli stessi cinque costi: «=» vuole risorse identiche, «≠» risorse diverse.',
        'Una moneta sostituisce una risorsa che manca, ma prima si usano le risorse. Le carte usate per pagare si scartano.',
        'Appena puoi pagare uno stadio, monete comprese, devi costruirlo in quel turno. Se poi puoi pagarne un altro, devi costruire anche quello.',
        'Gli stadi si costruiscono dal basso verso l’alto. Se due sono affiancati, scegli tu.',
      ],
    },
    battle: {
      title: 'Corni e battaglia',
      text: [
        'Quando prendi una carta rossa con dei corni, gira sul lato Battaglia un segnalino Conflitto per ogni corno. I corni in eccesso non hanno effetto.',
        'Quando tutti i segnalini sono sul lato Battaglia, alla fine di quel turno c’è una battaglia. Vinci un segnalino Vittoria per ogni città confinante che ha meno scudi. Il pareggio non dà nulla e la sconfitta non costa nulla.',
        'In due, chi ha più scudi vince un segnalino; chi ne ha almeno il doppio ne vince due. Contro chi non ha scudi ne servono almeno due per vincere due segnalini.',
        'Poi tutti scartano le carte rosse con i corni; gli altri scudi restano. I segnalini tornano sul lato Pace.',
      ],
    },
    science: {
      title: 'Scienza e progresso',
      text: [
        'Due carte verdi identiche o tre diverse formano una serie. Devi spenderla in quel turno per prendere un segnalino Progresso.',
        `Prendi uno dei ${ROW} segnalini scoperti oppure il primo della pila, senza guardarlo. Lo spazio vuoto si riempie subito.`,
        'Un segnalino vale da quel momento, una volta per turno, ma non per la carta che te l’ha procurato.',
        'Alcuni ti danno una carta extra: prendi come al solito la prima di uno dei tuoi tre mazzi. Puoi rinunciare.',
      ],
    },
    cat: {
      title: 'Il Gatto',
      text: [
        'Quando prendi una carta blu con un gatto, prendi la pedina Gatto, ovunque si trovi.',
        `Se ce l’hai all’inizio del tuo turno, guarda la prima carta del mazzo centrale prima di scegliere. Alla fine della partita vale ${CAT_POINTS} punti.`,
      ],
    },
    wonders: {
      title: 'Le meraviglie',
      text: [
        'Alcuni stadi hanno un effetto. Si risolve subito e, se puoi, devi usarlo.',
        'Ogni meraviglia è diversa:',
      ],
    },
    end: {
      title: 'Fine della partita',
      text: [
        'Quando una meraviglia è completa, la partita finisce alla fine di quel turno, dopo aver risolto tutto ciò che è in sospeso, battaglia compresa. Nessuno gioca un altro turno.',
        'La partita finisce anche quando tutti i mazzi sono vuoti.',
      ],
    },
    scoring: {
      title: 'Punteggio',
      text: [
        'Il tuo punteggio ha cinque parti. Risorse, monete e scudi non valgono nulla. Ecco un segnapunti completo.',
      ],
    },
    ties: {
      title: 'Parità',
      text: [
        'A parità di punti vince chi ha costruito più stadi.',
        'Se la parità persiste, la vittoria è condivisa.',
      ],
    },
  },
  decks: { left: 'A sinistra: il tuo', central: 'Centrale', right: 'A destra: di chi ti siede accanto' },
  powers: {
    'any-deck': 'Prendi la prima carta di un mazzo qualsiasi del tavolo.',
    central: 'Prendi la prima carta del mazzo centrale.',
    'left-and-right':
      'Prendi la prima carta del mazzo a sinistra e quella del mazzo a destra, entrambe prima di ogni altra cosa.',
    gift: 'Prendi un segnalino Progresso senza spendere carte verdi.',
    shields: 'Uno scudo permanente.',
    none: 'Nessun effetto, ma più punti di tutte.',
  },
  dig: (cards) =>
    `Guarda le prime ${cards} carte del mazzo alla tua sinistra o alla tua destra, tienine una e rimescola il mazzo.`,
  pays: 'Lo stadio vuole tre risorse diverse. Hai legno e vetro, e una moneta sostituisce la terza.',
  battle: {
    caption: (shields) => `L’ultimo segnalino è stato girato: hai ${shields} scudi.`,
    left: 'Città a sinistra',
    right: 'Città a destra',
    won: 'Segnalini Vittoria',
  },
  conflictTokens: 'Segnalini Conflitto',
  makes: 'un segnalino Progresso',
  sums: {
    wonder: 'stadi costruiti',
    cat: 'se ce l’hai alla fine',
    blue: 'punti delle carte blu',
    military: 'segnalini Vittoria',
    progress: 'segnalini Progresso che danno punti',
  },
  stages: 'Stadi',
  beside: (stages) => `Gli stadi ${stages} sono affiancati: costruiscili nell’ordine che vuoi.`,
  deckOf: (wonder) => `Mazzo di ${wonder}`,
  copies: 'Copie in ogni mazzo',
};
