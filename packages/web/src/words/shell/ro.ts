import type { ShellWords } from './words.ts';

export const ro: ShellWords = {
  title: 'Mirabilia: 7 Wonders online',
  description:
    'Joacă 7 Wonders și 7 Wonders: Architects în browser, cu prietenii sau împotriva boților. Gratuit, fără cont, chiar și offline. Un proiect neoficial al fanilor.',
  noScript: 'Mirabilia are nevoie de JavaScript. Activează-l din setările browserului și reîncarcă pagina.',
  oldBrowser:
    'Acest browser este prea vechi pentru Mirabilia. Actualizează-l sau folosește o versiune recentă de Chrome, Edge, Firefox sau Safari.',
};
