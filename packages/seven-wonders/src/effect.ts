import type { Colour, Neighbour, Resource, ScienceSymbol, Where } from './vocabulary.ts';

/** What is counted where a card gives coins or points for each of something. */
export type Counted =
  | { readonly cards: readonly Colour[] }
  | { readonly tokens: 'defeats' }
  | { readonly built: 'stages' };

/** Everything that a card or a wonder's stage can do. `compiled-effect.ts` gives each kind its meaning. */
export type Effect =
  /** One unit a turn for each entry, of one of the resources that it lists; neighbours may buy it if it is sold. */
  | { readonly kind: 'produce'; readonly units: readonly (readonly Resource[])[]; readonly sold: boolean }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'shields'; readonly shields: number }
  /** One symbol; where several are listed, the best is taken when points are counted. */
  | { readonly kind: 'science'; readonly symbols: readonly ScienceSymbol[] }
  /** Once, when built. */
  | { readonly kind: 'coins'; readonly coins: number }
  | {
      readonly kind: 'coins-per';
      readonly coins: number;
      readonly of: Counted;
      readonly where: readonly Where[];
    }
  /** At the end of the match. */
  | {
      readonly kind: 'points-per';
      readonly points: number;
      readonly of: Counted;
      readonly where: readonly Where[];
    }
  /** Units bought from these neighbours cost one coin, from the next turn on. */
  | { readonly kind: 'discount'; readonly goods: 'raw' | 'manufactured'; readonly from: readonly Neighbour[] }
  /** Once an Age, a structure from hand without paying. */
  | { readonly kind: 'free-build' }
  /** At the end of every Age the last card may be played too. */
  | { readonly kind: 'seventh-card' }
  /** At the end of the turn, a structure from the discard pile without paying. */
  | { readonly kind: 'salvage' }
  /** When points are counted, a neighbour's guild counts as if it stood here. */
  | { readonly kind: 'copy-guild' };

/** Resources and coins. */
export type Cost = Partial<Record<Resource | 'coins', number>>;
