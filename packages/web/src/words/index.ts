// The words of the page, by area and language. Each is a module of its own: only the areas that a screen needs come, in one language.

import type { Words as ArchitectsNames } from '@mirabilia/architects/i18n/words';
import type { ReasonWords } from '@mirabilia/bots/i18n/words';
import type { Language } from '@mirabilia/kernel';
import type { Words as SevenWondersNames } from '@mirabilia/seven-wonders/i18n/words';
import { type Catalogue, catalogue } from '../i18n/language.ts';
import type { AdminWords } from './admin/words.ts';
import type { AidWords } from './aids/words.ts';
import type { AppWords } from './app/words.ts';
import type { ArchitectsWords } from './architects/words.ts';
import type { ArchitectsRules } from './architects-rules/words.ts';
import type { CoachWords } from './coach/words.ts';
import type { DailyWords } from './daily/words.ts';
import type { LeagueWords } from './leagues/words.ts';
import type { LearnWords } from './learn/words.ts';
import type { PeopleWords } from './people/words.ts';
import type { PrivacyWords } from './privacy/words.ts';
import type { ProfileWords } from './profile/words.ts';
import type { PuzzleWords } from './puzzles/words.ts';
import type { ScorePadWords } from './score-pad/words.ts';
import type { SevenWondersWords } from './seven-wonders/words.ts';
import type { SevenWondersRules } from './seven-wonders-rules/words.ts';
import type { ShellWords } from './shell/words.ts';
import type { TableWords } from './table/words.ts';

interface Areas {
  /** What browsers show around the page: only wanted in another language than the page came in. */
  shell: ShellWords;
  app: AppWords;
  table: TableWords;
  /** What people are and do at a table besides playing. */
  people: PeopleWords;
  daily: DailyWords;
  sevenWonders: SevenWondersWords;
  architects: ArchitectsWords;
  /** Lessons and first-time hints. */
  learn: LearnWords;
  /** The rules' prose: only wanted when the rules are opened. */
  sevenWondersRules: SevenWondersRules;
  architectsRules: ArchitectsRules;
  /** Of helps that are opened at a table. */
  aids: AidWords;
  /** Of the score pad alone. */
  scorePad: ScorePadWords;
  puzzles: PuzzleWords;
  /** Tournaments and groups. */
  leagues: LeagueWords;
  /** Of the page for those who run the server. */
  admin: AdminWords;
  /** Of a person's own page. */
  profile: ProfileWords;
  privacy: PrivacyWords;
  /** What cards, wonders and tokens are called: the game packages have them. */
  sevenWondersNames: SevenWondersNames;
  architectsNames: ArchitectsNames;
  /** Around the coach, and what it says. */
  coach: CoachWords;
  reasons: ReasonWords;
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
    people: () => import('./people/en.ts'),
    daily: () => import('./daily/en.ts'),
    sevenWonders: () => import('./seven-wonders/en.ts'),
    architects: () => import('./architects/en.ts'),
    learn: () => import('./learn/en.ts'),
    sevenWondersRules: () => import('./seven-wonders-rules/en.ts'),
    architectsRules: () => import('./architects-rules/en.ts'),
    aids: () => import('./aids/en.ts'),
    scorePad: () => import('./score-pad/en.ts'),
    puzzles: () => import('./puzzles/en.ts'),
    leagues: () => import('./leagues/en.ts'),
    admin: () => import('./admin/en.ts'),
    profile: () => import('./profile/en.ts'),
    privacy: () => import('./privacy/en.ts'),
    sevenWondersNames: () => import('@mirabilia/seven-wonders/i18n/en'),
    architectsNames: () => import('@mirabilia/architects/i18n/en'),
    coach: () => import('./coach/en.ts'),
    reasons: () => import('@mirabilia/bots/i18n/en'),
  },
  pt: {
    shell: () => import('./shell/pt.ts'),
    app: () => import('./app/pt.ts'),
    table: () => import('./table/pt.ts'),
    people: () => import('./people/pt.ts'),
    daily: () => import('./daily/pt.ts'),
    sevenWonders: () => import('./seven-wonders/pt.ts'),
    architects: () => import('./architects/pt.ts'),
    learn: () => import('./learn/pt.ts'),
    sevenWondersRules: () => import('./seven-wonders-rules/pt.ts'),
    architectsRules: () => import('./architects-rules/pt.ts'),
    aids: () => import('./aids/pt.ts'),
    scorePad: () => import('./score-pad/pt.ts'),
    puzzles: () => import('./puzzles/pt.ts'),
    leagues: () => import('./leagues/pt.ts'),
    admin: () => import('./admin/pt.ts'),
    profile: () => import('./profile/pt.ts'),
    privacy: () => import('./privacy/pt.ts'),
    sevenWondersNames: () => import('@mirabilia/seven-wonders/i18n/pt'),
    architectsNames: () => import('@mirabilia/architects/i18n/pt'),
    coach: () => import('./coach/pt.ts'),
    reasons: () => import('@mirabilia/bots/i18n/pt'),
  },
  pl: {
    shell: () => import('./shell/pl.ts'),
    app: () => import('./app/pl.ts'),
    table: () => import('./table/pl.ts'),
    people: () => import('./people/pl.ts'),
    daily: () => import('./daily/pl.ts'),
    sevenWonders: () => import('./seven-wonders/pl.ts'),
    architects: () => import('./architects/pl.ts'),
    learn: () => import('./learn/pl.ts'),
    sevenWondersRules: () => import('./seven-wonders-rules/pl.ts'),
    architectsRules: () => import('./architects-rules/pl.ts'),
    aids: () => import('./aids/pl.ts'),
    scorePad: () => import('./score-pad/pl.ts'),
    puzzles: () => import('./puzzles/pl.ts'),
    leagues: () => import('./leagues/pl.ts'),
    admin: () => import('./admin/pl.ts'),
    profile: () => import('./profile/pl.ts'),
    privacy: () => import('./privacy/pl.ts'),
    sevenWondersNames: () => import('@mirabilia/seven-wonders/i18n/pl'),
    architectsNames: () => import('@mirabilia/architects/i18n/pl'),
    coach: () => import('./coach/pl.ts'),
    reasons: () => import('@mirabilia/bots/i18n/pl'),
  },
  ro: {
    shell: () => import('./shell/ro.ts'),
    app: () => import('./app/ro.ts'),
    table: () => import('./table/ro.ts'),
    people: () => import('./people/ro.ts'),
    daily: () => import('./daily/ro.ts'),
    sevenWonders: () => import('./seven-wonders/ro.ts'),
    architects: () => import('./architects/ro.ts'),
    learn: () => import('./learn/ro.ts'),
    sevenWondersRules: () => import('./seven-wonders-rules/ro.ts'),
    architectsRules: () => import('./architects-rules/ro.ts'),
    aids: () => import('./aids/ro.ts'),
    scorePad: () => import('./score-pad/ro.ts'),
    puzzles: () => import('./puzzles/ro.ts'),
    leagues: () => import('./leagues/ro.ts'),
    admin: () => import('./admin/ro.ts'),
    profile: () => import('./profile/ro.ts'),
    privacy: () => import('./privacy/ro.ts'),
    sevenWondersNames: () => import('@mirabilia/seven-wonders/i18n/ro'),
    architectsNames: () => import('@mirabilia/architects/i18n/ro'),
    coach: () => import('./coach/ro.ts'),
    reasons: () => import('@mirabilia/bots/i18n/ro'),
  },
  es: {
    shell: () => import('./shell/es.ts'),
    app: () => import('./app/es.ts'),
    table: () => import('./table/es.ts'),
    people: () => import('./people/es.ts'),
    daily: () => import('./daily/es.ts'),
    sevenWonders: () => import('./seven-wonders/es.ts'),
    architects: () => import('./architects/es.ts'),
    learn: () => import('./learn/es.ts'),
    sevenWondersRules: () => import('./seven-wonders-rules/es.ts'),
    architectsRules: () => import('./architects-rules/es.ts'),
    aids: () => import('./aids/es.ts'),
    scorePad: () => import('./score-pad/es.ts'),
    puzzles: () => import('./puzzles/es.ts'),
    leagues: () => import('./leagues/es.ts'),
    admin: () => import('./admin/es.ts'),
    profile: () => import('./profile/es.ts'),
    privacy: () => import('./privacy/es.ts'),
    sevenWondersNames: () => import('@mirabilia/seven-wonders/i18n/es'),
    architectsNames: () => import('@mirabilia/architects/i18n/es'),
    coach: () => import('./coach/es.ts'),
    reasons: () => import('@mirabilia/bots/i18n/es'),
  },
  de: {
    shell: () => import('./shell/de.ts'),
    app: () => import('./app/de.ts'),
    table: () => import('./table/de.ts'),
    people: () => import('./people/de.ts'),
    daily: () => import('./daily/de.ts'),
    sevenWonders: () => import('./seven-wonders/de.ts'),
    architects: () => import('./architects/de.ts'),
    learn: () => import('./learn/de.ts'),
    sevenWondersRules: () => import('./seven-wonders-rules/de.ts'),
    architectsRules: () => import('./architects-rules/de.ts'),
    aids: () => import('./aids/de.ts'),
    scorePad: () => import('./score-pad/de.ts'),
    puzzles: () => import('./puzzles/de.ts'),
    leagues: () => import('./leagues/de.ts'),
    admin: () => import('./admin/de.ts'),
    profile: () => import('./profile/de.ts'),
    privacy: () => import('./privacy/de.ts'),
    sevenWondersNames: () => import('@mirabilia/seven-wonders/i18n/de'),
    architectsNames: () => import('@mirabilia/architects/i18n/de'),
    coach: () => import('./coach/de.ts'),
    reasons: () => import('@mirabilia/bots/i18n/de'),
  },
  it: {
    shell: () => import('./shell/it.ts'),
    app: () => import('./app/it.ts'),
    table: () => import('./table/it.ts'),
    people: () => import('./people/it.ts'),
    daily: () => import('./daily/it.ts'),
    sevenWonders: () => import('./seven-wonders/it.ts'),
    architects: () => import('./architects/it.ts'),
    learn: () => import('./learn/it.ts'),
    sevenWondersRules: () => import('./seven-wonders-rules/it.ts'),
    architectsRules: () => import('./architects-rules/it.ts'),
    aids: () => import('./aids/it.ts'),
    scorePad: () => import('./score-pad/it.ts'),
    puzzles: () => import('./puzzles/it.ts'),
    leagues: () => import('./leagues/it.ts'),
    admin: () => import('./admin/it.ts'),
    profile: () => import('./profile/it.ts'),
    privacy: () => import('./privacy/it.ts'),
    sevenWondersNames: () => import('@mirabilia/seven-wonders/i18n/it'),
    architectsNames: () => import('@mirabilia/architects/i18n/it'),
    coach: () => import('./coach/it.ts'),
    reasons: () => import('@mirabilia/bots/i18n/it'),
  },
  fr: {
    shell: () => import('./shell/fr.ts'),
    app: () => import('./app/fr.ts'),
    table: () => import('./table/fr.ts'),
    people: () => import('./people/fr.ts'),
    daily: () => import('./daily/fr.ts'),
    sevenWonders: () => import('./seven-wonders/fr.ts'),
    architects: () => import('./architects/fr.ts'),
    learn: () => import('./learn/fr.ts'),
    sevenWondersRules: () => import('./seven-wonders-rules/fr.ts'),
    architectsRules: () => import('./architects-rules/fr.ts'),
    aids: () => import('./aids/fr.ts'),
    scorePad: () => import('./score-pad/fr.ts'),
    puzzles: () => import('./puzzles/fr.ts'),
    leagues: () => import('./leagues/fr.ts'),
    admin: () => import('./admin/fr.ts'),
    profile: () => import('./profile/fr.ts'),
    privacy: () => import('./privacy/fr.ts'),
    sevenWondersNames: () => import('@mirabilia/seven-wonders/i18n/fr'),
    architectsNames: () => import('@mirabilia/architects/i18n/fr'),
    coach: () => import('./coach/fr.ts'),
    reasons: () => import('@mirabilia/bots/i18n/fr'),
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
export const peopleWords = area('people');
export const tableWords = area('table', peopleWords);
export const sevenWondersWords = area('sevenWonders', tableWords);
export const architectsWords = area('architects', tableWords);
export const dailyWords = area('daily');
export const adminWords = area('admin');
export const profileWords = area('profile');
export const privacyWords = area('privacy');
export const learnWords = area('learn');
export const sevenWondersRules = area('sevenWondersRules');
export const architectsRules = area('architectsRules');
export const aidWords = area('aids');
export const scorePadWords = area('scorePad');
export const leagueWords = area('leagues');
export const puzzleWords = area('puzzles');
export const sevenWondersNames = area('sevenWondersNames');
export const architectsNames = area('architectsNames');
export const reasonWords = area('reasons');
export const coachWords = area('coach', reasonWords);
