// Where words lie: each folder has a file per language, and `words.ts` with the type that they all have.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CatalogueFolder {
  /** Keys in translation files begin with it. */
  readonly name: string;
  readonly folder: string;
  /** The interface in `words.ts` that a whole catalogue has. */
  readonly type: string;
}

const PAGE = 'packages/web/src/words';

export const CATALOGUES: readonly CatalogueFolder[] = [
  { name: 'app', folder: `${PAGE}/app`, type: 'AppWords' },
  { name: 'table', folder: `${PAGE}/table`, type: 'TableWords' },
  { name: 'admin', folder: `${PAGE}/admin`, type: 'AdminWords' },
  { name: 'people', folder: `${PAGE}/people`, type: 'PeopleWords' },
  { name: 'daily', folder: `${PAGE}/daily`, type: 'DailyWords' },
  { name: 'seven-wonders', folder: `${PAGE}/seven-wonders`, type: 'SevenWondersWords' },
  { name: 'architects', folder: `${PAGE}/architects`, type: 'ArchitectsWords' },
  { name: 'seven-wonders-rules', folder: `${PAGE}/seven-wonders-rules`, type: 'SevenWondersRules' },
  { name: 'architects-rules', folder: `${PAGE}/architects-rules`, type: 'ArchitectsRules' },
  { name: 'aids', folder: `${PAGE}/aids`, type: 'AidWords' },
  { name: 'score-pad', folder: `${PAGE}/score-pad`, type: 'ScorePadWords' },
  { name: 'puzzles', folder: `${PAGE}/puzzles`, type: 'PuzzleWords' },
  { name: 'profile', folder: `${PAGE}/profile`, type: 'ProfileWords' },
  { name: 'privacy', folder: `${PAGE}/privacy`, type: 'PrivacyWords' },
  { name: 'shell', folder: `${PAGE}/shell`, type: 'ShellWords' },
  { name: 'seven-wonders-names', folder: 'packages/seven-wonders/src/i18n', type: 'Words' },
  { name: 'architects-names', folder: 'packages/architects/src/i18n', type: 'Words' },
  { name: 'reasons', folder: 'packages/bots/src/i18n', type: 'ReasonWords' },
  { name: 'coach', folder: `${PAGE}/coach`, type: 'CoachWords' },
  { name: 'notifications', folder: 'packages/server/src/notifications/words', type: 'NotificationWords' },
  { name: 'terminal', folder: 'packages/cli/src/narrator/words', type: 'TerminalWords' },
];

/** The module that loads the page's words. */
export const LOADER = `${PAGE}/index.ts`;
/** Modules that have all languages in one table. */
export const TABLES: readonly string[] = CATALOGUES.map(({ folder }) => folder)
  .filter((folder) => !folder.startsWith(PAGE))
  .map((folder) => `${folder}/index.ts`);
export const LIST = 'packages/kernel/src/languages.ts';
/** What each language is called, and which plural forms it has. */
export const FACTS = LIST;

function languagesIn(root: string): string[] {
  const [, list = ''] = /LANGUAGES = \[([^\]]*)\]/.exec(readFileSync(join(root, LIST), 'utf8')) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, language]) => language as string);
}

/** What is missing of the first step of the recipe, or undefined. */
export function faultInLists(root: string, language: string): string | undefined {
  const recipe = 'first (step 1 of "Add a language" in CONTRIBUTING.md)';
  if (!languagesIn(root).includes(language)) return `add '${language}' to LANGUAGES in ${LIST} ${recipe}`;
  const isNamed = new RegExp(`^  ${language}: \\{ name`, 'm').test(readFileSync(join(root, FACTS), 'utf8'));
  return isNamed ? undefined : `add ${language} to LANGUAGE_FACTS in ${FACTS} ${recipe}`;
}
