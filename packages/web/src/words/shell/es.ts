import type { ShellWords } from './words.ts';

export const es: ShellWords = {
  title: 'Mirabilia: 7 Wonders en línea',
  description:
    'Juega a 7 Wonders y 7 Wonders Architects en el navegador, con amigos o contra bots. Gratis, sin cuenta y también sin conexión. Un proyecto no oficial de aficionados.',
  noScript:
    'Mirabilia necesita JavaScript. Actívalo en los ajustes del navegador y vuelve a cargar la página.',
  oldBrowser:
    'Este navegador es demasiado antiguo para Mirabilia. Actualízalo o usa una versión reciente de Chrome, Edge, Firefox o Safari.',
};
