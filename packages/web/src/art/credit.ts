// Whose work the emblems are, for the page that says so. docs/credits.md names who drew which.

export const EMBLEM_AUTHORS = [
  'Lorc',
  'Delapouite',
  'Caro Asercion',
  'Skoll',
  'HeavenlyDog',
  'Cathelineau',
  'Faithtoken',
] as const;

export const EMBLEM_CREDIT = {
  work: 'game-icons.net',
  url: 'https://game-icons.net',
  authors: EMBLEM_AUTHORS.join(', '),
  licence: 'CC BY 3.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
} as const;
