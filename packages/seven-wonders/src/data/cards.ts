// Every card of the first edition, a row each. `copies`: the smallest number of players that uses each copy;
// guilds have none, they are drawn. Two cards of one `name` are the same structure. `chain`: any one of these makes it free.

import type { Cost, Effect } from '../effect.ts';
import type { Age, Colour } from '../vocabulary.ts';

interface CardRow {
  readonly id: string;
  readonly name: string;
  readonly age: Age;
  readonly colour: Colour;
  readonly copies: readonly number[];
  readonly cost: Cost;
  readonly chain: readonly string[];
  readonly effects: readonly Effect[];
}

// biome-ignore format: one row a line reads as a table
export const CARD_ROWS = [
  { id: 'lumber-yard', name: 'lumber-yard', age: 1, colour: 'brown', copies: [3, 4], cost: {}, chain: [], effects: [{ kind: 'produce', units: [['wood']], sold: true }] },
  { id: 'stone-pit', name: 'stone-pit', age: 1, colour: 'brown', copies: [3, 5], cost: {}, chain: [], effects: [{ kind: 'produce', units: [['stone']], sold: true }] },
  { id: 'clay-pool', name: 'clay-pool', age: 1, colour: 'brown', copies: [3, 5], cost: {}, chain: [], effects: [{ kind: 'produce', units: [['clay']], sold: true }] },
  { id: 'ore-vein', name: 'ore-vein', age: 1, colour: 'brown', copies: [3, 4], cost: {}, chain: [], effects: [{ kind: 'produce', units: [['ore']], sold: true }] },
  { id: 'tree-farm', name: 'tree-farm', age: 1, colour: 'brown', copies: [6], cost: { coins: 1 }, chain: [], effects: [{ kind: 'produce', units: [['wood', 'clay']], sold: true }] },
  { id: 'excavation', name: 'excavation', age: 1, colour: 'brown', copies: [4], cost: { coins: 1 }, chain: [], effects: [{ kind: 'produce', units: [['stone', 'clay']], sold: true }] },
  { id: 'clay-pit', name: 'clay-pit', age: 1, colour: 'brown', copies: [3], cost: { coins: 1 }, chain: [], effects: [{ kind: 'produce', units: [['clay', 'ore']], sold: true }] },
  { id: 'timber-yard', name: 'timber-yard', age: 1, colour: 'brown', copies: [3], cost: { coins: 1 }, chain: [], effects: [{ kind: 'produce', units: [['stone', 'wood']], sold: true }] },
  { id: 'forest-cave', name: 'forest-cave', age: 1, colour: 'brown', copies: [5], cost: { coins: 1 }, chain: [], effects: [{ kind: 'produce', units: [['wood', 'ore']], sold: true }] },
  { id: 'mine', name: 'mine', age: 1, colour: 'brown', copies: [6], cost: { coins: 1 }, chain: [], effects: [{ kind: 'produce', units: [['ore', 'stone']], sold: true }] },
  { id: 'loom', name: 'loom', age: 1, colour: 'grey', copies: [3, 6], cost: {}, chain: [], effects: [{ kind: 'produce', units: [['loom']], sold: true }] },
  { id: 'glassworks', name: 'glassworks', age: 1, colour: 'grey', copies: [3, 6], cost: {}, chain: [], effects: [{ kind: 'produce', units: [['glass']], sold: true }] },
  { id: 'press', name: 'press', age: 1, colour: 'grey', copies: [3, 6], cost: {}, chain: [], effects: [{ kind: 'produce', units: [['papyrus']], sold: true }] },
  { id: 'pawnshop', name: 'pawnshop', age: 1, colour: 'blue', copies: [4, 7], cost: {}, chain: [], effects: [{ kind: 'points', points: 3 }] },
  { id: 'baths', name: 'baths', age: 1, colour: 'blue', copies: [3, 7], cost: { stone: 1 }, chain: [], effects: [{ kind: 'points', points: 3 }] },
  { id: 'altar', name: 'altar', age: 1, colour: 'blue', copies: [3, 5], cost: {}, chain: [], effects: [{ kind: 'points', points: 2 }] },
  { id: 'theater', name: 'theater', age: 1, colour: 'blue', copies: [3, 6], cost: {}, chain: [], effects: [{ kind: 'points', points: 2 }] },
  { id: 'tavern', name: 'tavern', age: 1, colour: 'yellow', copies: [4, 5, 7], cost: {}, chain: [], effects: [{ kind: 'coins', coins: 5 }] },
  { id: 'east-trading-post', name: 'east-trading-post', age: 1, colour: 'yellow', copies: [3, 7], cost: {}, chain: [], effects: [{ kind: 'discount', goods: 'raw', from: ['right'] }] },
  { id: 'west-trading-post', name: 'west-trading-post', age: 1, colour: 'yellow', copies: [3, 7], cost: {}, chain: [], effects: [{ kind: 'discount', goods: 'raw', from: ['left'] }] },
  { id: 'marketplace', name: 'marketplace', age: 1, colour: 'yellow', copies: [3, 6], cost: {}, chain: [], effects: [{ kind: 'discount', goods: 'manufactured', from: ['left', 'right'] }] },
  { id: 'stockade', name: 'stockade', age: 1, colour: 'red', copies: [3, 7], cost: { wood: 1 }, chain: [], effects: [{ kind: 'shields', shields: 1 }] },
  { id: 'barracks', name: 'barracks', age: 1, colour: 'red', copies: [3, 5], cost: { ore: 1 }, chain: [], effects: [{ kind: 'shields', shields: 1 }] },
  { id: 'guard-tower', name: 'guard-tower', age: 1, colour: 'red', copies: [3, 4], cost: { clay: 1 }, chain: [], effects: [{ kind: 'shields', shields: 1 }] },
  { id: 'apothecary', name: 'apothecary', age: 1, colour: 'green', copies: [3, 5], cost: { loom: 1 }, chain: [], effects: [{ kind: 'science', symbols: ['compass'] }] },
  { id: 'workshop', name: 'workshop', age: 1, colour: 'green', copies: [3, 7], cost: { glass: 1 }, chain: [], effects: [{ kind: 'science', symbols: ['gear'] }] },
  { id: 'scriptorium', name: 'scriptorium', age: 1, colour: 'green', copies: [3, 4], cost: { papyrus: 1 }, chain: [], effects: [{ kind: 'science', symbols: ['tablet'] }] },
  { id: 'sawmill', name: 'sawmill', age: 2, colour: 'brown', copies: [3, 4], cost: { coins: 1 }, chain: [], effects: [{ kind: 'produce', units: [['wood'], ['wood']], sold: true }] },
  { id: 'quarry', name: 'quarry', age: 2, colour: 'brown', copies: [3, 4], cost: { coins: 1 }, chain: [], effects: [{ kind: 'produce', units: [['stone'], ['stone']], sold: true }] },
  { id: 'brickyard', name: 'brickyard', age: 2, colour: 'brown', copies: [3, 4], cost: { coins: 1 }, chain: [], effects: [{ kind: 'produce', units: [['clay'], ['clay']], sold: true }] },
  { id: 'foundry', name: 'foundry', age: 2, colour: 'brown', copies: [3, 4], cost: { coins: 1 }, chain: [], effects: [{ kind: 'produce', units: [['ore'], ['ore']], sold: true }] },
  { id: 'loom-2', name: 'loom', age: 2, colour: 'grey', copies: [3, 5], cost: {}, chain: [], effects: [{ kind: 'produce', units: [['loom']], sold: true }] },
  { id: 'glassworks-2', name: 'glassworks', age: 2, colour: 'grey', copies: [3, 5], cost: {}, chain: [], effects: [{ kind: 'produce', units: [['glass']], sold: true }] },
  { id: 'press-2', name: 'press', age: 2, colour: 'grey', copies: [3, 5], cost: {}, chain: [], effects: [{ kind: 'produce', units: [['papyrus']], sold: true }] },
  { id: 'aqueduct', name: 'aqueduct', age: 2, colour: 'blue', copies: [3, 7], cost: { stone: 3 }, chain: ['baths'], effects: [{ kind: 'points', points: 5 }] },
  { id: 'temple', name: 'temple', age: 2, colour: 'blue', copies: [3, 6], cost: { wood: 1, clay: 1, glass: 1 }, chain: ['altar'], effects: [{ kind: 'points', points: 3 }] },
  { id: 'statue', name: 'statue', age: 2, colour: 'blue', copies: [3, 7], cost: { wood: 1, ore: 2 }, chain: ['theater'], effects: [{ kind: 'points', points: 4 }] },
  { id: 'courthouse', name: 'courthouse', age: 2, colour: 'blue', copies: [3, 5], cost: { clay: 2, loom: 1 }, chain: ['scriptorium'], effects: [{ kind: 'points', points: 4 }] },
  { id: 'forum', name: 'forum', age: 2, colour: 'yellow', copies: [3, 6, 7], cost: { clay: 2 }, chain: ['east-trading-post', 'west-trading-post'], effects: [{ kind: 'produce', units: [['glass', 'loom', 'papyrus']], sold: false }] },
  { id: 'caravansery', name: 'caravansery', age: 2, colour: 'yellow', copies: [3, 5, 6], cost: { wood: 2 }, chain: ['marketplace'], effects: [{ kind: 'produce', units: [['wood', 'stone', 'clay', 'ore']], sold: false }] },
  { id: 'vineyard', name: 'vineyard', age: 2, colour: 'yellow', copies: [3, 6], cost: {}, chain: [], effects: [{ kind: 'coins-per', coins: 1, of: { cards: ['brown'] }, where: ['self', 'left', 'right'] }] },
  { id: 'bazar', name: 'bazar', age: 2, colour: 'yellow', copies: [4, 7], cost: {}, chain: [], effects: [{ kind: 'coins-per', coins: 2, of: { cards: ['grey'] }, where: ['self', 'left', 'right'] }] },
  { id: 'walls', name: 'walls', age: 2, colour: 'red', copies: [3, 7], cost: { stone: 3 }, chain: [], effects: [{ kind: 'shields', shields: 2 }] },
  { id: 'training-ground', name: 'training-ground', age: 2, colour: 'red', copies: [4, 6, 7], cost: { wood: 1, ore: 2 }, chain: [], effects: [{ kind: 'shields', shields: 2 }] },
  { id: 'stables', name: 'stables', age: 2, colour: 'red', copies: [3, 5], cost: { wood: 1, clay: 1, ore: 1 }, chain: ['apothecary'], effects: [{ kind: 'shields', shields: 2 }] },
  { id: 'archery-range', name: 'archery-range', age: 2, colour: 'red', copies: [3, 6], cost: { wood: 2, ore: 1 }, chain: ['workshop'], effects: [{ kind: 'shields', shields: 2 }] },
  { id: 'dispensary', name: 'dispensary', age: 2, colour: 'green', copies: [3, 4], cost: { ore: 2, glass: 1 }, chain: ['apothecary'], effects: [{ kind: 'science', symbols: ['compass'] }] },
  { id: 'laboratory', name: 'laboratory', age: 2, colour: 'green', copies: [3, 5], cost: { clay: 2, papyrus: 1 }, chain: ['workshop'], effects: [{ kind: 'science', symbols: ['gear'] }] },
  { id: 'library', name: 'library', age: 2, colour: 'green', copies: [3, 6], cost: { stone: 2, loom: 1 }, chain: ['scriptorium'], effects: [{ kind: 'science', symbols: ['tablet'] }] },
  { id: 'school', name: 'school', age: 2, colour: 'green', copies: [3, 7], cost: { wood: 1, papyrus: 1 }, chain: [], effects: [{ kind: 'science', symbols: ['tablet'] }] },
  { id: 'pantheon', name: 'pantheon', age: 3, colour: 'blue', copies: [3, 6], cost: { clay: 2, ore: 1, glass: 1, loom: 1, papyrus: 1 }, chain: ['temple'], effects: [{ kind: 'points', points: 7 }] },
  { id: 'gardens', name: 'gardens', age: 3, colour: 'blue', copies: [3, 4], cost: { wood: 1, clay: 2 }, chain: ['statue'], effects: [{ kind: 'points', points: 5 }] },
  { id: 'town-hall', name: 'town-hall', age: 3, colour: 'blue', copies: [3, 5, 6], cost: { stone: 2, ore: 1, glass: 1 }, chain: [], effects: [{ kind: 'points', points: 6 }] },
  { id: 'palace', name: 'palace', age: 3, colour: 'blue', copies: [3, 7], cost: { wood: 1, stone: 1, clay: 1, ore: 1, glass: 1, loom: 1, papyrus: 1 }, chain: [], effects: [{ kind: 'points', points: 8 }] },
  { id: 'senate', name: 'senate', age: 3, colour: 'blue', copies: [3, 5], cost: { wood: 2, stone: 1, ore: 1 }, chain: ['library'], effects: [{ kind: 'points', points: 6 }] },
  { id: 'haven', name: 'haven', age: 3, colour: 'yellow', copies: [3, 4], cost: { wood: 1, ore: 1, loom: 1 }, chain: ['forum'], effects: [{ kind: 'coins-per', coins: 1, of: { cards: ['brown'] }, where: ['self'] }, { kind: 'points-per', points: 1, of: { cards: ['brown'] }, where: ['self'] }] },
  { id: 'lighthouse', name: 'lighthouse', age: 3, colour: 'yellow', copies: [3, 6], cost: { stone: 1, glass: 1 }, chain: ['caravansery'], effects: [{ kind: 'coins-per', coins: 1, of: { cards: ['yellow'] }, where: ['self'] }, { kind: 'points-per', points: 1, of: { cards: ['yellow'] }, where: ['self'] }] },
  { id: 'chamber-of-commerce', name: 'chamber-of-commerce', age: 3, colour: 'yellow', copies: [4, 6], cost: { clay: 2, papyrus: 1 }, chain: [], effects: [{ kind: 'coins-per', coins: 2, of: { cards: ['grey'] }, where: ['self'] }, { kind: 'points-per', points: 2, of: { cards: ['grey'] }, where: ['self'] }] },
  { id: 'arena', name: 'arena', age: 3, colour: 'yellow', copies: [3, 5, 7], cost: { stone: 2, ore: 1 }, chain: ['dispensary'], effects: [{ kind: 'coins-per', coins: 3, of: { built: 'stages' }, where: ['self'] }, { kind: 'points-per', points: 1, of: { built: 'stages' }, where: ['self'] }] },
  { id: 'fortifications', name: 'fortifications', age: 3, colour: 'red', copies: [3, 7], cost: { stone: 1, ore: 3 }, chain: ['walls'], effects: [{ kind: 'shields', shields: 3 }] },
  { id: 'circus', name: 'circus', age: 3, colour: 'red', copies: [4, 5, 6], cost: { stone: 3, ore: 1 }, chain: ['training-ground'], effects: [{ kind: 'shields', shields: 3 }] },
  { id: 'arsenal', name: 'arsenal', age: 3, colour: 'red', copies: [3, 4, 7], cost: { wood: 2, ore: 1, loom: 1 }, chain: [], effects: [{ kind: 'shields', shields: 3 }] },
  { id: 'siege-workshop', name: 'siege-workshop', age: 3, colour: 'red', copies: [3, 5], cost: { wood: 1, clay: 3 }, chain: ['laboratory'], effects: [{ kind: 'shields', shields: 3 }] },
  { id: 'lodge', name: 'lodge', age: 3, colour: 'green', copies: [3, 6], cost: { clay: 2, loom: 1, papyrus: 1 }, chain: ['dispensary'], effects: [{ kind: 'science', symbols: ['compass'] }] },
  { id: 'observatory', name: 'observatory', age: 3, colour: 'green', copies: [3, 7], cost: { ore: 2, glass: 1, loom: 1 }, chain: ['laboratory'], effects: [{ kind: 'science', symbols: ['gear'] }] },
  { id: 'university', name: 'university', age: 3, colour: 'green', copies: [3, 4], cost: { wood: 2, glass: 1, papyrus: 1 }, chain: ['library'], effects: [{ kind: 'science', symbols: ['tablet'] }] },
  { id: 'academy', name: 'academy', age: 3, colour: 'green', copies: [3, 7], cost: { stone: 3, glass: 1 }, chain: ['school'], effects: [{ kind: 'science', symbols: ['compass'] }] },
  { id: 'study', name: 'study', age: 3, colour: 'green', copies: [3, 5], cost: { wood: 1, loom: 1, papyrus: 1 }, chain: ['school'], effects: [{ kind: 'science', symbols: ['gear'] }] },
  { id: 'workers-guild', name: 'workers-guild', age: 3, colour: 'purple', copies: [], cost: { wood: 1, stone: 1, clay: 1, ore: 2 }, chain: [], effects: [{ kind: 'points-per', points: 1, of: { cards: ['brown'] }, where: ['left', 'right'] }] },
  { id: 'craftsmens-guild', name: 'craftsmens-guild', age: 3, colour: 'purple', copies: [], cost: { stone: 2, ore: 2 }, chain: [], effects: [{ kind: 'points-per', points: 2, of: { cards: ['grey'] }, where: ['left', 'right'] }] },
  { id: 'traders-guild', name: 'traders-guild', age: 3, colour: 'purple', copies: [], cost: { glass: 1, loom: 1, papyrus: 1 }, chain: [], effects: [{ kind: 'points-per', points: 1, of: { cards: ['yellow'] }, where: ['left', 'right'] }] },
  { id: 'philosophers-guild', name: 'philosophers-guild', age: 3, colour: 'purple', copies: [], cost: { clay: 3, loom: 1, papyrus: 1 }, chain: [], effects: [{ kind: 'points-per', points: 1, of: { cards: ['green'] }, where: ['left', 'right'] }] },
  { id: 'spies-guild', name: 'spies-guild', age: 3, colour: 'purple', copies: [], cost: { clay: 3, glass: 1 }, chain: [], effects: [{ kind: 'points-per', points: 1, of: { cards: ['red'] }, where: ['left', 'right'] }] },
  { id: 'strategists-guild', name: 'strategists-guild', age: 3, colour: 'purple', copies: [], cost: { stone: 1, ore: 2, loom: 1 }, chain: [], effects: [{ kind: 'points-per', points: 1, of: { tokens: 'defeats' }, where: ['left', 'right'] }] },
  { id: 'shipowners-guild', name: 'shipowners-guild', age: 3, colour: 'purple', copies: [], cost: { wood: 3, glass: 1, papyrus: 1 }, chain: [], effects: [{ kind: 'points-per', points: 1, of: { cards: ['brown', 'grey', 'purple'] }, where: ['self'] }] },
  { id: 'scientists-guild', name: 'scientists-guild', age: 3, colour: 'purple', copies: [], cost: { wood: 2, ore: 2, papyrus: 1 }, chain: [], effects: [{ kind: 'science', symbols: ['compass', 'gear', 'tablet'] }] },
  { id: 'magistrates-guild', name: 'magistrates-guild', age: 3, colour: 'purple', copies: [], cost: { wood: 3, stone: 1, loom: 1 }, chain: [], effects: [{ kind: 'points-per', points: 1, of: { cards: ['blue'] }, where: ['left', 'right'] }] },
  { id: 'builders-guild', name: 'builders-guild', age: 3, colour: 'purple', copies: [], cost: { stone: 2, clay: 2, glass: 1 }, chain: [], effects: [{ kind: 'points-per', points: 1, of: { built: 'stages' }, where: ['self', 'left', 'right'] }] },
] as const satisfies readonly CardRow[];
