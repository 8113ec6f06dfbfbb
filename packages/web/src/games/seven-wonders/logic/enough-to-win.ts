// What a city that didn't win lacked: the smallest thing with which it would have won, by the rules and all else as it was.

import {
  boardFacts,
  type City,
  COLOURS,
  type ScienceSymbol,
  SYMBOLS,
  scoreCity,
  sevenWonders,
  type Table,
} from '@mirabilia/seven-wonders';

type Change = { readonly gain: number } & (
  | { readonly kind: 'symbol'; readonly symbol: ScienceSymbol }
  | { readonly kind: 'stage'; readonly stage: number }
);

const GREEN = COLOURS.indexOf('green');

const more = (counts: readonly number[], at: number): number[] =>
  counts.map((count, i) => (i === at ? count + 1 : count));

/** One more science card, or the next stage. Neighbours' guilds count it as well. */
export function enoughToWin(table: Table, at: number): Change | undefined {
  const city = table.cities[at] as City;
  const before = scoreCity(table.cities, at).score.total;
  const tried = (changed: City) => {
    const cities = table.cities.map((other, i) => (i === at ? changed : other));
    const winners = sevenWonders.outcome({ ...table, cities })?.winners ?? [];
    const hasWon = winners.length === 1 && winners[0] === at;
    return hasWon ? scoreCity(cities, at).score.total - before : undefined;
  };
  const changes: Change[] = SYMBOLS.flatMap((symbol, kind) => {
    const gain = tried({
      ...city,
      symbols: more(city.symbols, kind),
      colours: more(city.colours, GREEN),
    });
    return gain === undefined ? [] : [{ kind: 'symbol', symbol, gain }];
  });
  const next = boardFacts(city.board).stages[city.stages];
  const gain = next === undefined ? undefined : tried({ ...city, stages: city.stages + 1 });
  if (gain !== undefined) changes.push({ kind: 'stage', stage: city.stages + 1, gain });
  return changes.toSorted((one, other) => one.gain - other.gain)[0];
}
