import { pluralIn } from '@mirabilia/kernel';
import type { PrivacyWords } from './words.ts';

const plural = pluralIn('ro');
const inDays = (days: number): string => plural(days, { one: 'o zi', few: '# zile', other: '# de zile' });

export const ro: PrivacyWords = {
  title: 'Confidențialitate',
  intro:
    'Ce păstrează acest server despre tine și cât timp. Folosește un singur cookie, care spune cine ești. Nu există urmărire și nici reclame.',
  sections: {
    person: {
      title: 'Nume și emblemă',
      text: 'Îi văd toți cei de la mesele tale. Sunt păstrate până îți ștergi profilul.',
    },
    games: {
      title: 'Partide',
      text: 'Cine a jucat, fiecare mutare și rezultatul. Oricine are adresa unei partide încheiate îi poate vedea reluarea. Istoricul și statisticile tale le vezi doar tu.',
    },
    leagues: {
      title: 'Turnee și grupuri',
      text: 'Cine participă și cu ce rezultate. Oricine are linkul unui turneu îl poate vedea. Un grup este văzut doar de membrii lui.',
    },
    chat: {
      title: 'Chat',
      text: 'Îl pot citi toți cei de la masă.',
    },
    passkeys: {
      title: 'Chei de acces și linkuri',
      text: 'Din cheia de acces: partea publică și când a fost folosită ultima dată; partea secretă nu părăsește niciodată dispozitivul tău. Din linkuri: doar o sumă de control.',
    },
    notifications: {
      title: 'Notificări',
      text: 'Dacă le activezi: adresa browserului tău la serviciul push al producătorului, până le dezactivezi. Dacă o gazdă conectează un chat de grup, acesta primește numele jucătorilor.',
    },
    addresses: {
      title: 'Adrese IP',
      text: 'Sunt folosite pentru a opri abuzurile și pot apărea în jurnalul serverului. Cât timp este păstrat jurnalul hotărăște administratorul acestui server.',
    },
    device: {
      title: 'Pe dispozitivul tău',
      text: 'Partidele cu boți de pe acest dispozitiv, setările, problemele, lecțiile și carnetul de punctaj rămân în acest browser.',
    },
    choices: {
      title: 'Ce poți face',
      text: 'În cont poți descărca tot și îți poți șterge profilul. Atunci numele și mesajele tale dispar și din partidele jucate. Ce ai scris ca spectator rămâne cât chatul.',
    },
  },
  keep: {
    gamesDays: (days) =>
      `Partidele sunt șterse la ${inDays(days)} după încheiere; rezultatele rămân în istoricul tău.`,
    gamesForever: 'Partidele încheiate sunt păstrate cât timp funcționează serverul.',
    chatDays: (days) => `Este șters la ${inDays(days)} după încheierea partidei.`,
    chatForever: 'Este păstrat cât partida.',
    guestsDays: (days) =>
      `Fără cheie de acces sau link de recuperare, datele tale sunt șterse la ${inDays(days)} după ultima vizită.`,
  },
};
