import type { ShellWords } from './words.ts';

export const pl: ShellWords = {
  title: 'Mirabilia: 7 Cudów Świata online',
  description:
    'Graj w 7 Cudów Świata i 7 Cudów Świata: Architekci w przeglądarce, ze znajomymi lub przeciwko botom. Za darmo, bez konta, także offline. Nieoficjalny projekt fanowski.',
  noScript: 'Mirabilia wymaga JavaScriptu. Włącz go w ustawieniach przeglądarki i odśwież stronę.',
  oldBrowser:
    'Mirabilia nie działa w tak starej przeglądarce. Zaktualizuj ją albo użyj aktualnej wersji Chrome, Edge, Firefox lub Safari.',
};
