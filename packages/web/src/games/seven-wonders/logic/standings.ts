// Who is where at the end, and what decided.

import {
  type Card,
  type City,
  leftOf,
  rightOf,
  type ScienceSymbol,
  type Scored,
  SYMBOLS,
  scoreCity,
  sevenWonders,
  type Table,
} from '@mirabilia/seven-wonders';

export interface Standing extends Scored {
  readonly city: number;
  readonly coins: number;
  /** 1 for the first; equal places are shared. Undefined for the Free City, which can't win. */
  readonly place: number | undefined;
  /** What each symbol of choice counted as. */
  readonly chosen: readonly ScienceSymbol[];
  /** Whose guild was copied. */
  readonly copiedFrom: number | undefined;
}

export interface Standings {
  /** The best first, the Free City last. */
  readonly rows: readonly Standing[];
  readonly winners: readonly number[];
  /** Points alone didn't decide. */
  readonly isByCoins: boolean;
}

export function standingsOf(table: Table): Standings {
  const { cities, players } = table;
  const scored = cities.map((_, at) => scoreCity(cities, at));
  const coins = (at: number): number => (cities[at] as City).coins;
  const isBefore = (one: number, other: number): boolean => {
    const lead = total(scored, one) - total(scored, other);
    return lead > 0 || (lead === 0 && coins(one) > coins(other));
  };
  const seats = [...Array(players).keys()];
  const placeOf = (at: number) => 1 + seats.filter((other) => isBefore(other, at)).length;
  const rows = cities.map((city, at): Standing => {
    const own = scored[at] as Scored;
    return {
      ...own,
      city: at,
      coins: city.coins,
      place: at < players ? placeOf(at) : undefined,
      chosen: chosenIn(city, own),
      copiedFrom: own.copied === undefined ? undefined : ownerOf(cities, at, own.copied),
    };
  });
  const winners = sevenWonders.outcome(table)?.winners ?? [];
  const best = Math.max(...seats.map((at) => total(scored, at)));
  return {
    rows: rows.toSorted((one, other) => (one.place ?? players + 1) - (other.place ?? players + 1)),
    winners,
    isByCoins: seats.filter((at) => total(scored, at) === best).length > 1,
  };
}

const total = (scored: readonly Scored[], at: number): number => (scored[at] as Scored).score.total;

/** What counts beyond the symbols that stand was chosen. */
const chosenIn = ({ symbols }: City, scored: Scored): ScienceSymbol[] =>
  SYMBOLS.flatMap((symbol, kind) =>
    Array<ScienceSymbol>((scored.symbols[kind] as number) - (symbols[kind] as number)).fill(symbol),
  );

const ownerOf = (cities: readonly City[], at: number, guild: Card): number | undefined =>
  [leftOf(at, cities.length), rightOf(at, cities.length)].find((next) =>
    cities[next]?.structures.includes(guild),
  );
