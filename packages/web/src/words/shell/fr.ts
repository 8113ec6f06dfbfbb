import type { ShellWords } from './words.ts';

export const fr: ShellWords = {
  title: 'Mirabilia : 7 Wonders en ligne',
  description:
    'Jouez à 7 Wonders et à 7 Wonders Architects dans votre navigateur, entre amis ou contre des bots. Gratuit, sans compte, même hors ligne. Un projet de fans, non officiel.',
  noScript:
    'Mirabilia a besoin de JavaScript. Activez-le dans les réglages de votre navigateur, puis rechargez la page.',
  oldBrowser:
    'Ce navigateur est trop ancien pour Mirabilia. Mettez-le à jour ou utilisez une version récente de Chrome, Edge, Firefox ou Safari.',
};
