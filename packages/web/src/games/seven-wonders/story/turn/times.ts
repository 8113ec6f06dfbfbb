// When things happen in a turn that is shown, in milliseconds at full speed from its beginning.

import { boardFacts, type City, type Table } from '@mirabilia/seven-wonders';
import { piecesBuilt } from '../../art/growth.ts';
import type { Act } from '../told.ts';

/** The cards leave for their cities, which change then. */
export const LAND = 490;
/** My card needs so long to its place; when it is there, the figures that it changes do. */
export const GO = 210;
export const ARRIVES = LAND + GO;
/** My hand leaves when my card has landed, and the rest of the table changes behind it. */
const LEAVES = ARRIVES + 60;
export const PASS = 30;
/** From its leaving until the next one lies there. */
export const PASSING = 430;
/** A turn without a stage of mine. */
export const TURN_END = LEAVES + PASSING;

/** A card is under its wonder; how long a stone takes, and how far the next one is behind it. */
export const BURIED = LAND + 190;
export const STONE = 220;
export const BEHIND = 130;
/** My stage is looked at for so long before anything else moves. */
const REST = 250;

export type Buried = Extract<Act, { kind: 'buried' }>;

const boardOf = (table: Table, city: number) => boardFacts((table.cities[city] as City).board);

/** How many pieces of the picture stand before and after. */
export function growthOf(table: Table, { city, stage }: Buried): readonly [before: number, after: number] {
  const { length } = boardOf(table, city).stages;
  return [piecesBuilt(stage - 1, length), piecesBuilt(stage, length)];
}

/** When each stone has come down. */
export function thudsOf(table: Table, act: Buried): readonly number[] {
  const [before, after] = growthOf(table, act);
  return Array.from({ length: Math.max(1, after - before) }, (_, stone) => BURIED + stone * BEHIND + STONE);
}

/** The last stone: only then is anything got for it. */
export const thudOf = (table: Table, act: Buried): number => thudsOf(table, act).at(-1) as number;

/** When my hand leaves: nothing passes over a stage of mine. */
export function leavesAt(table: Table, acts: readonly Act[], me: number | null): number {
  const stage = acts.find((act): act is Buried => act.kind === 'buried' && act.city === me);
  return stage === undefined ? LEAVES : thudOf(table, stage) + REST;
}
