import type { Words } from './words.ts';

export const en: Words = {
  hint: 'A television or a computer becomes the table; the phones stay the hands.',
  how: (site) => `On the television, open ${site} and type this code:`,
  here: 'Open it in this browser',
  link: 'Copy its link',
  scan: 'Scan to join',
  scanLater: 'Scan to come back or to look on',
  orType: (site) => `or type the code at ${site}`,
  hostStarts: (host) => `Everybody is here. ${host} starts on the phone.`,
  waitingForPeople: 'Take a seat with your phone.',
  title: 'Show a table on this screen',
  titleHint: 'The code stands in the lobby of the table. Nothing that anybody hides is shown here.',
  show: 'Show',
  gains: (points) => (points === 0 ? 'nothing' : points > 0 ? `+${points}` : `−${-points}`),
  revealed: 'All cards are turned over',
  again: 'Another match? This screen goes along.',
};
