import type { Words } from './words.ts';

export const ro: Words = {
  unofficial: 'Un proiect neoficial, făcut de fani.',
  close: 'Închide',
  loading: 'Se încarcă…',
  partMissing:
    'O parte a paginii nu a putut fi încărcată. Poate că nu există rețea sau a apărut o versiune mai nouă.',
  reload: 'Reîncarcă',
};
