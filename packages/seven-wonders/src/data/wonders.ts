// The seven wonders with both sides. `resource` is produced from the start and neighbours may buy it.

import type { Cost, Effect } from '../effect.ts';
import type { Resource, Side } from '../vocabulary.ts';

interface StageRow {
  readonly cost: Cost;
  readonly effects: readonly Effect[];
}

interface WonderRow {
  readonly id: string;
  readonly resource: Resource;
  readonly sides: Readonly<Record<Side, readonly StageRow[]>>;
}

// biome-ignore format: one stage a line reads as a table
export const WONDER_ROWS = [
  { id: 'rhodos', resource: 'ore', sides: {
    A: [
      { cost: { wood: 2 }, effects: [{ kind: 'points', points: 3 }] },
      { cost: { clay: 3 }, effects: [{ kind: 'shields', shields: 2 }] },
      { cost: { ore: 4 }, effects: [{ kind: 'points', points: 7 }] },
    ],
    B: [
      { cost: { stone: 3 }, effects: [{ kind: 'shields', shields: 1 }, { kind: 'points', points: 3 }, { kind: 'coins', coins: 3 }] },
      { cost: { ore: 4 }, effects: [{ kind: 'shields', shields: 1 }, { kind: 'points', points: 4 }, { kind: 'coins', coins: 4 }] },
    ],
  } },
  { id: 'alexandria', resource: 'glass', sides: {
    A: [
      { cost: { stone: 2 }, effects: [{ kind: 'points', points: 3 }] },
      { cost: { ore: 2 }, effects: [{ kind: 'produce', units: [['wood', 'stone', 'clay', 'ore']], sold: false }] },
      { cost: { glass: 2 }, effects: [{ kind: 'points', points: 7 }] },
    ],
    B: [
      { cost: { clay: 2 }, effects: [{ kind: 'produce', units: [['wood', 'stone', 'clay', 'ore']], sold: false }] },
      { cost: { wood: 2 }, effects: [{ kind: 'produce', units: [['glass', 'loom', 'papyrus']], sold: false }] },
      { cost: { stone: 3 }, effects: [{ kind: 'points', points: 7 }] },
    ],
  } },
  { id: 'ephesos', resource: 'papyrus', sides: {
    A: [
      { cost: { stone: 2 }, effects: [{ kind: 'points', points: 3 }] },
      { cost: { wood: 2 }, effects: [{ kind: 'coins', coins: 9 }] },
      { cost: { papyrus: 2 }, effects: [{ kind: 'points', points: 7 }] },
    ],
    B: [
      { cost: { stone: 2 }, effects: [{ kind: 'points', points: 2 }, { kind: 'coins', coins: 4 }] },
      { cost: { wood: 2 }, effects: [{ kind: 'points', points: 3 }, { kind: 'coins', coins: 4 }] },
      { cost: { glass: 1, loom: 1, papyrus: 1 }, effects: [{ kind: 'points', points: 5 }, { kind: 'coins', coins: 4 }] },
    ],
  } },
  { id: 'babylon', resource: 'clay', sides: {
    A: [
      { cost: { clay: 2 }, effects: [{ kind: 'points', points: 3 }] },
      { cost: { wood: 3 }, effects: [{ kind: 'science', symbols: ['compass', 'gear', 'tablet'] }] },
      { cost: { clay: 4 }, effects: [{ kind: 'points', points: 7 }] },
    ],
    B: [
      { cost: { clay: 1, loom: 1 }, effects: [{ kind: 'points', points: 3 }] },
      { cost: { wood: 2, glass: 1 }, effects: [{ kind: 'seventh-card' }] },
      { cost: { clay: 3, papyrus: 1 }, effects: [{ kind: 'science', symbols: ['compass', 'gear', 'tablet'] }] },
    ],
  } },
  { id: 'olympia', resource: 'wood', sides: {
    A: [
      { cost: { wood: 2 }, effects: [{ kind: 'points', points: 3 }] },
      { cost: { stone: 2 }, effects: [{ kind: 'free-build' }] },
      { cost: { ore: 2 }, effects: [{ kind: 'points', points: 7 }] },
    ],
    B: [
      { cost: { wood: 2 }, effects: [{ kind: 'discount', goods: 'raw', from: ['left', 'right'] }] },
      { cost: { stone: 2 }, effects: [{ kind: 'points', points: 5 }] },
      { cost: { ore: 2, loom: 1 }, effects: [{ kind: 'copy-guild' }] },
    ],
  } },
  { id: 'halikarnassos', resource: 'loom', sides: {
    A: [
      { cost: { clay: 2 }, effects: [{ kind: 'points', points: 3 }] },
      { cost: { ore: 3 }, effects: [{ kind: 'salvage' }] },
      { cost: { loom: 2 }, effects: [{ kind: 'points', points: 7 }] },
    ],
    B: [
      { cost: { ore: 2 }, effects: [{ kind: 'points', points: 2 }, { kind: 'salvage' }] },
      { cost: { clay: 3 }, effects: [{ kind: 'points', points: 1 }, { kind: 'salvage' }] },
      { cost: { glass: 1, loom: 1, papyrus: 1 }, effects: [{ kind: 'salvage' }] },
    ],
  } },
  { id: 'gizah', resource: 'stone', sides: {
    A: [
      { cost: { stone: 2 }, effects: [{ kind: 'points', points: 3 }] },
      { cost: { wood: 3 }, effects: [{ kind: 'points', points: 5 }] },
      { cost: { stone: 4 }, effects: [{ kind: 'points', points: 7 }] },
    ],
    B: [
      { cost: { wood: 2 }, effects: [{ kind: 'points', points: 3 }] },
      { cost: { stone: 3 }, effects: [{ kind: 'points', points: 5 }] },
      { cost: { clay: 3 }, effects: [{ kind: 'points', points: 5 }] },
      { cost: { stone: 4, papyrus: 1 }, effects: [{ kind: 'points', points: 7 }] },
    ],
  } },
] as const satisfies readonly WonderRow[];
