import type { Words } from './words.ts';

export const ro: Words = {
  unofficial: 'Un proiect neoficial, făcut de fani.',
};
