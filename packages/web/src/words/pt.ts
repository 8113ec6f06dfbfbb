import type { Words } from './words.ts';

export const pt: Words = {
  unofficial: 'Um projeto de fãs, não oficial.',
};
