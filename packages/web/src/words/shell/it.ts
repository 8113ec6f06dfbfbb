import type { ShellWords } from './words.ts';

export const it: ShellWords = {
  title: 'Mirabilia: 7 Wonders online',
  description:
    'Gioca a 7 Wonders e 7 Wonders Architects nel browser, con gli amici o contro i bot. Gratis, senza account, anche offline. Un progetto non ufficiale di appassionati.',
  noScript: 'Mirabilia richiede JavaScript. Attivalo nelle impostazioni del browser e ricarica la pagina.',
  oldBrowser:
    'Questo browser è troppo vecchio per Mirabilia. Aggiornalo o usa una versione recente di Chrome, Edge, Firefox o Safari.',
};
