import type { Words } from './words.ts';

export const ro: Words = {
  hint: 'Un televizor sau un calculator devine masa; cărțile din mână rămân pe telefoane.',
  how: (site) => `Pe televizor, deschide ${site} și scrie acest cod:`,
  here: 'Deschide în acest browser',
  link: 'Copiază linkul',
  scan: 'Scanează ca să intri',
  scanLater: 'Scanează ca să revii sau să privești',
  orType: (site) => `sau scrie codul la ${site}`,
  hostStarts: (host) => `Toată lumea e aici. ${host} dă startul de pe telefon.`,
  waitingForPeople: 'Luați loc cu telefonul.',
  title: 'Arată o masă pe acest ecran',
  titleHint: 'Codul se află în sala de așteptare a mesei. Aici nu apare nimic din ce e ascuns.',
  show: 'Arată',
  gains: (points) => (points === 0 ? 'nimic' : points > 0 ? `+${points}` : `−${-points}`),
  revealed: 'Toate cărțile sunt întoarse',
  again: 'Încă o partidă? Ecranul acesta vine cu voi.',
};
