// The words of the page, by area and language. Each is a module of its own: only the areas that a screen needs come, in one language.

import type { Words as ArchitectsNames } from '@mirabilia/architects/i18n/words';
import type { Language } from '@mirabilia/kernel';
import type { Words as SevenWondersNames } from '@mirabilia/seven-wonders/i18n/words';
import { type Catalogue, catalogue } from '../i18n/language.ts';
import type { AppWords } from './app/words.ts';
import type { ArchitectsWords } from './architects/words.ts';
import type { ArchitectsRules } from './architects-rules/words.ts';
import type { SevenWondersWords } from './seven-wonders/words.ts';
import type { SevenWondersRules } from './seven-wonders-rules/words.ts';
import type { ShellWords } from './shell/words.ts';
import type { TableWords } from './table/words.ts';

interface Areas {
  /** What browsers show around the page: only wanted in another language than the page came in. */
  shell: ShellWords;
  app: AppWords;
  table: TableWords;
  sevenWonders: SevenWondersWords;
  architects: ArchitectsWords;
  /** The rules' prose: only wanted when the rules are opened. */
  sevenWondersRules: SevenWondersRules;
  architectsRules: ArchitectsRules;
  /** What cards, wonders and tokens are called: the game packages have them. */
  sevenWondersNames: SevenWondersNames;
  architectsNames: ArchitectsNames;
}

/** Each module exports its words by the name of their language. */
type Loaders<L extends Language> = {
  readonly [A in keyof Areas]: () => Promise<Readonly<Record<L, Areas[A]>>>;
};

/** A language without a line for each area doesn't compile. */
const LOADERS: { readonly [L in Language]: Loaders<L> } = {
  en: {
    shell: () => import('./shell/en.ts'),
    app: () => import('./app/en.ts'),
    table: () => import('./table/en.ts'),
    sevenWonders: () => import('./seven-wonders/en.ts'),
    architects: () => import('./architects/en.ts'),
    sevenWondersRules: () => import('./seven-wonders-rules/en.ts'),
    architectsRules: () => import('./architects-rules/en.ts'),
    sevenWondersNames: () => import('@mirabilia/seven-wonders/i18n/en'),
    architectsNames: () => import('@mirabilia/architects/i18n/en'),
  },
  pt: {
    shell: () => import('./shell/pt.ts'),
    app: () => import('./app/pt.ts'),
    table: () => import('./table/pt.ts'),
    sevenWonders: () => import('./seven-wonders/pt.ts'),
    architects: () => import('./architects/pt.ts'),
    sevenWondersRules: () => import('./seven-wonders-rules/pt.ts'),
    architectsRules: () => import('./architects-rules/pt.ts'),
    sevenWondersNames: () => import('@mirabilia/seven-wonders/i18n/pt'),
    architectsNames: () => import('@mirabilia/architects/i18n/pt'),
  },
  pl: {
    shell: () => import('./shell/pl.ts'),
    app: () => import('./app/pl.ts'),
    table: () => import('./table/pl.ts'),
    sevenWonders: () => import('./seven-wonders/pl.ts'),
    architects: () => import('./architects/pl.ts'),
    sevenWondersRules: () => import('./seven-wonders-rules/pl.ts'),
    architectsRules: () => import('./architects-rules/pl.ts'),
    sevenWondersNames: () => import('@mirabilia/seven-wonders/i18n/pl'),
    architectsNames: () => import('@mirabilia/architects/i18n/pl'),
  },
  ro: {
    shell: () => import('./shell/ro.ts'),
    app: () => import('./app/ro.ts'),
    table: () => import('./table/ro.ts'),
    sevenWonders: () => import('./seven-wonders/ro.ts'),
    architects: () => import('./architects/ro.ts'),
    sevenWondersRules: () => import('./seven-wonders-rules/ro.ts'),
    architectsRules: () => import('./architects-rules/ro.ts'),
    sevenWondersNames: () => import('@mirabilia/seven-wonders/i18n/ro'),
    architectsNames: () => import('@mirabilia/architects/i18n/ro'),
  },
  es: {
    shell: () => import('./shell/es.ts'),
    app: () => import('./app/es.ts'),
    table: () => import('./table/es.ts'),
    sevenWonders: () => import('./seven-wonders/es.ts'),
    architects: () => import('./architects/es.ts'),
    sevenWondersRules: () => import('./seven-wonders-rules/es.ts'),
    architectsRules: () => import('./architects-rules/es.ts'),
    sevenWondersNames: () => import('@mirabilia/seven-wonders/i18n/es'),
    architectsNames: () => import('@mirabilia/architects/i18n/es'),
  },
  de: {
    shell: () => import('./shell/de.ts'),
    app: () => import('./app/de.ts'),
    table: () => import('./table/de.ts'),
    sevenWonders: () => import('./seven-wonders/de.ts'),
    architects: () => import('./architects/de.ts'),
    sevenWondersRules: () => import('./seven-wonders-rules/de.ts'),
    architectsRules: () => import('./architects-rules/de.ts'),
    sevenWondersNames: () => import('@mirabilia/seven-wonders/i18n/de'),
    architectsNames: () => import('@mirabilia/architects/i18n/de'),
  },
  it: {
    shell: () => import('./shell/it.ts'),
    app: () => import('./app/it.ts'),
    table: () => import('./table/it.ts'),
    sevenWonders: () => import('./seven-wonders/it.ts'),
    architects: () => import('./architects/it.ts'),
    sevenWondersRules: () => import('./seven-wonders-rules/it.ts'),
    architectsRules: () => import('./architects-rules/it.ts'),
    sevenWondersNames: () => import('@mirabilia/seven-wonders/i18n/it'),
    architectsNames: () => import('@mirabilia/architects/i18n/it'),
  },
  fr: {
    shell: () => import('./shell/fr.ts'),
    app: () => import('./app/fr.ts'),
    table: () => import('./table/fr.ts'),
    sevenWonders: () => import('./seven-wonders/fr.ts'),
    architects: () => import('./architects/fr.ts'),
    sevenWondersRules: () => import('./seven-wonders-rules/fr.ts'),
    architectsRules: () => import('./architects-rules/fr.ts'),
    sevenWondersNames: () => import('@mirabilia/seven-wonders/i18n/fr'),
    architectsNames: () => import('@mirabilia/architects/i18n/fr'),
  },
};

export async function loadWords<A extends keyof Areas, L extends Language>(
  area: A,
  language: L,
): Promise<Areas[A]> {
  const loaders: Loaders<L> = LOADERS[language];
  return (await loaders[area]())[language];
}

const area = <A extends keyof Areas>(name: A, ...also: Catalogue<unknown>[]): Catalogue<Areas[A]> =>
  catalogue((language) => loadWords(name, language), ...also);

export const appWords = area('app');
export const tableWords = area('table');
export const sevenWondersWords = area('sevenWonders', tableWords);
export const architectsWords = area('architects', tableWords);
export const sevenWondersRules = area('sevenWondersRules');
export const architectsRules = area('architectsRules');
export const sevenWondersNames = area('sevenWondersNames');
export const architectsNames = area('architectsNames');
