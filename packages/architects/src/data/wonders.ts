// The seven wonders. Every one has a stage of each cost, in this order: 2 different, 2 identical, 3 different,
// 3 identical, 4 different. `layers`: bottom to top; the stages of a layer stand side by side and may be built in any
// order. `effectStages`: the stages that set off the wonder's effect.

import type { StageEffect } from '../effect.ts';
import type { CostRule } from '../vocabulary.ts';

interface WonderRow {
  readonly id: string;
  readonly layers: readonly (readonly number[])[];
  readonly points: readonly number[];
  readonly effectStages: readonly number[];
  readonly effect: StageEffect | null;
}

export const STAGE_COSTS = [
  { count: 2, rule: 'different' },
  { count: 2, rule: 'identical' },
  { count: 3, rule: 'different' },
  { count: 3, rule: 'identical' },
  { count: 4, rule: 'different' },
] as const satisfies readonly { readonly count: number; readonly rule: CostRule }[];

// biome-ignore format: one wonder a line reads as a table
export const WONDER_ROWS = [
  { id: 'alexandria', layers: [[1], [2], [3], [4], [5]], points: [4, 3, 6, 5, 7], effectStages: [2, 4], effect: { kind: 'take', from: 'any-deck' } },
  { id: 'babylon', layers: [[1], [2], [3], [4, 5]], points: [3, 0, 5, 5, 7], effectStages: [2, 4], effect: { kind: 'gift' } },
  { id: 'ephesus', layers: [[1], [2, 3, 4], [5]], points: [3, 3, 4, 5, 7], effectStages: [2, 3, 4], effect: { kind: 'take', from: 'central' } },
  { id: 'giza', layers: [[1], [2], [3], [4], [5]], points: [4, 5, 6, 7, 8], effectStages: [], effect: null },
  { id: 'halicarnassus', layers: [[1], [2], [3, 4], [5]], points: [3, 3, 6, 5, 7], effectStages: [2, 4], effect: { kind: 'dig', look: 5 } },
  { id: 'olympia', layers: [[1], [2, 3], [4], [5]], points: [3, 2, 5, 5, 7], effectStages: [2, 4], effect: { kind: 'take', from: 'left-and-right' } },
  { id: 'rhodes', layers: [[1, 2], [3], [4], [5]], points: [4, 4, 5, 6, 7], effectStages: [2, 4], effect: { kind: 'shields', shields: 1 } },
] as const satisfies readonly WonderRow[];
