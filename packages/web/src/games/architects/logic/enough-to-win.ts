// What a city that didn't win lacked: the smallest thing with which it would have won, by the rules and all else as it was.

import { architects, type City, STAGES, scoreOf, stageBit, type Table } from '@mirabilia/architects';
import { stageState } from './city.ts';

type Change = { readonly gain: number } & (
  | { readonly kind: 'stage'; readonly stage: number }
  | { readonly kind: 'cat' }
);

/** One more stage, or the cat. */
export function enoughToWin(table: Table, seat: number): Change | undefined {
  const city = table.cities[seat] as City;
  const before = scoreOf(table, seat).total;
  const tried = (changed: Table): number | undefined => {
    const winners = architects.outcome(changed)?.winners ?? [];
    const hasWon = winners.length === 1 && winners[0] === seat;
    return hasWon ? scoreOf(changed, seat).total - before : undefined;
  };
  const changes: Change[] = [];
  for (let stage = 1; stage <= STAGES; stage++) {
    if (stageState(city, stage) !== 'open') continue;
    const built = { ...city, stages: city.stages | stageBit(stage) };
    const gain = tried({ ...table, cities: table.cities.map((other, i) => (i === seat ? built : other)) });
    if (gain !== undefined) changes.push({ kind: 'stage', stage, gain });
  }
  const gain = table.cat === seat ? undefined : tried({ ...table, cat: seat });
  if (gain !== undefined) changes.push({ kind: 'cat', gain });
  return changes.toSorted((one, other) => one.gain - other.gain)[0];
}
