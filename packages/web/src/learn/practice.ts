// What the page of lessons offers besides lessons. A feature adds its line here.

import type { IconName } from '../ui/icon.tsx';
import { dailyWords, puzzleWords, scorePadWords } from '../words/index.ts';

export interface PracticeEntry {
  readonly href: string;
  readonly icon: IconName;
  readonly title: () => string;
  readonly about: () => string;
}

export const PRACTICE: readonly PracticeEntry[] = [
  {
    href: '/daily',
    icon: 'sun',
    title: () => dailyWords.value.title,
    about: () => dailyWords.value.about,
  },
  {
    href: '/puzzles',
    icon: 'bulb',
    title: () => puzzleWords.value.title,
    about: () => puzzleWords.value.about,
  },
  {
    href: '/score-pad',
    icon: 'pencil',
    title: () => scorePadWords.value.title,
    about: () => scorePadWords.value.about,
  },
];

export const practiceReady = (): Promise<unknown> =>
  Promise.all([dailyWords, puzzleWords, scorePadWords].map((words) => words.ready()));
