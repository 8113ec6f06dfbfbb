import type { ShellWords } from './words.ts';

export const de: ShellWords = {
  title: 'Mirabilia: 7 Wonders online',
  description:
    'Spiele 7 Wonders und 7 Wonders Architects im Browser, mit Freunden oder gegen Bots. Kostenlos, ohne Konto, auch offline. Ein inoffizielles Fanprojekt.',
  noScript:
    'Mirabilia braucht JavaScript. Bitte aktiviere es in den Einstellungen deines Browsers und lade die Seite neu.',
  oldBrowser:
    'Dieser Browser ist zu alt für Mirabilia. Bitte aktualisiere ihn oder nimm eine aktuelle Version von Chrome, Edge, Firefox oder Safari.',
};
