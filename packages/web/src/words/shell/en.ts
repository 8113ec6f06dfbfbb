import type { ShellWords } from './words.ts';

export const en: ShellWords = {
  title: 'Mirabilia: 7 Wonders online',
  description:
    'Play 7 Wonders and 7 Wonders Architects in your browser, with friends or against bots. Free, no account needed, works offline. An unofficial fan project.',
  noScript: 'Mirabilia needs JavaScript. Please turn it on in your browser’s settings and reload the page.',
  oldBrowser:
    'This browser is too old for Mirabilia. Please update it, or use a current version of Chrome, Edge, Firefox or Safari.',
};
