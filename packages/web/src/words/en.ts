import type { Words } from './words.ts';

export const en: Words = {
  unofficial: 'An unofficial fan project.',
};
