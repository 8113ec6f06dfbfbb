// The lessons of Architects: what each says, and who wins.

import { architects, type Table } from '@mirabilia/architects';
import { FIRST_ARCHITECTS } from './first.ts';
import { TEMPO_ARCHITECTS } from './tempo.ts';

export const ARCHITECTS_MOMENTS = {
  'first-architects': FIRST_ARCHITECTS,
  'tempo-architects': TEMPO_ARCHITECTS,
};

export const winnersOf = (table: Table): readonly number[] => architects.outcome(table)?.winners ?? [];
