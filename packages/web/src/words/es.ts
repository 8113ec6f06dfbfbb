import type { Words } from './words.ts';

export const es: Words = {
  unofficial: 'Un proyecto de aficionados, no oficial.',
};
