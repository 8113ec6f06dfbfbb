import type { Words } from './words.ts';

export const pl: Words = {
  unofficial: 'Nieoficjalny projekt fanowski.',
};
