// The words in which the facts are told.

export const RAW = ['wood', 'stone', 'clay', 'ore'] as const;
export const MANUFACTURED = ['glass', 'loom', 'papyrus'] as const;
export const RESOURCES = [...RAW, ...MANUFACTURED] as const;
export const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'] as const;
export const SYMBOLS = ['compass', 'gear', 'tablet'] as const;
export const POWERS = ['free-build', 'seventh-card', 'salvage', 'copy-guild'] as const;

export type Resource = (typeof RESOURCES)[number];
export type Colour = (typeof COLOURS)[number];
export type ScienceSymbol = (typeof SYMBOLS)[number];
export type Power = (typeof POWERS)[number];
export type Where = 'self' | 'left' | 'right';
export type Counted = Colour | 'stage' | 'defeat';
/** One unit a turn of any one of the alternatives. */
export type Source = readonly Resource[];
export type Cost = Readonly<Partial<Record<Resource, number>>>;

export type Effect =
  | { kind: 'produce'; sources: readonly Source[]; sold: boolean }
  | { kind: 'points' | 'shields' | 'coins'; amount: number }
  | { kind: 'points-per' | 'coins-per'; amount: number; counted: readonly Counted[]; where: readonly Where[] }
  | { kind: 'science'; oneOf: readonly ScienceSymbol[] }
  | { kind: 'cheap'; goods: 'raw' | 'manufactured'; from: readonly Where[] }
  | { kind: 'power'; power: Power };

export interface Card {
  id: string;
  /** Two cards of one name never stand in one city. */
  name: string;
  age: number;
  colour: Colour;
  coins: number;
  cost: Cost;
  freeWith: readonly string[];
  copies: readonly number[];
  effects: readonly Effect[];
}

export interface Stage {
  cost: Cost;
  effects: readonly Effect[];
}

export interface Wonder {
  id: string;
  makes: Resource;
  sides: { A: readonly Stage[]; B: readonly Stage[] };
}
