// One line for each city, for the table of everybody. What it shows is on the table for all to see.

import {
  CHOICE_SYMBOL,
  type City,
  COLOURS,
  cardFacts,
  productionOf,
  RAW,
  type Resource,
} from '@mirabilia/seven-wonders';
import type { EverybodyRow } from '../../../table/everybody-rows.ts';

export type CityMeasure =
  | 'coins'
  | 'shields'
  | 'battles'
  | 'raw'
  | 'manufactured'
  | 'civilian'
  | 'science'
  | 'stages'
  | 'guilds';

export interface CityRow extends EverybodyRow<CityMeasure> {
  /** Compass, gear, tablet, and those of choice. */
  readonly symbols: readonly number[];
}

const BLUE = COLOURS.indexOf('blue');
const PURPLE = COLOURS.indexOf('purple');
const isRaw = ([good]: readonly Resource[]): boolean =>
  (RAW as readonly (Resource | undefined)[]).includes(good);

export function cityRowOf(city: City, at: number): CityRow {
  const { own } = productionOf(city);
  const raw = own.filter(isRaw).length;
  const blue = city.structures.map(cardFacts).filter(({ colour }) => colour === BLUE);
  return {
    city: at,
    symbols: city.symbols,
    values: {
      coins: city.coins,
      shields: city.shields,
      battles: sum(city.battles),
      raw,
      manufactured: own.length - raw,
      civilian: sum(blue.map(({ effect }) => effect.points)),
      science: sum(city.symbols.slice(0, CHOICE_SYMBOL + 1)),
      stages: city.stages,
      guilds: city.colours[PURPLE] ?? 0,
    },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
