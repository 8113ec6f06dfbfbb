import { architects, type City } from '@mirabilia/architects';
import { fight, scoreOf, shieldsOf } from '@mirabilia/architects/rules';
import { expect, test } from 'vitest';
import { eachTable } from '../../test/random-tables.ts';
import { foresee } from './after.ts';
import { hornedOf, pointsNow } from './points.ts';
import { finalProspect } from './value.ts';

test('points are counted as the score sheet counts them', () => {
  eachTable(({ public: { table } }) => {
    for (let seat = 0; seat < table.players; seat++)
      expect(pointsNow(table, seat)).toBe(scoreOf(table, seat).total);
  });
});

test('a match that is over is judged as it came out', () => {
  eachTable(({ public: { table } }) => {
    const outcome = architects.outcome(table);
    if (outcome === undefined) return;
    for (let seat = 0; seat < table.players; seat++) {
      const { points, win } = finalProspect({ points: 0, lead: 0, win: 0 }, table, seat);
      expect(points).toBe(outcome.scores[seat]?.total);
      expect(win).toBe(outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0);
    }
  });
});

test('the battle that is foreseen is the one that is fought, and the table stays as it was', () => {
  let battles = 0;
  eachTable(({ public: { table } }) => {
    if (table.phase.kind === 'over') return;
    const real = architects.copy.table(table);
    const trial = { ...table, cities: table.cities.slice(), turned: table.conflict };
    const before = JSON.stringify(table);
    trial.cities[table.seat] = { ...(table.cities[table.seat] as City) };
    foresee(trial, table.seat);
    expect(JSON.stringify(table)).toBe(before);
    const lasting = real.cities.map((city) => shieldsOf(city) - hornedOf(city));
    fight(real);
    expect(real.cities.map(shieldsOf)).toEqual(lasting);
    for (let seat = 0; seat < table.players; seat++) {
      if (seat === table.seat) continue;
      expect(trial.cities[seat]?.victories).toBe(real.cities[seat]?.victories);
      expect(trial.cities[seat]?.cards).toEqual(real.cities[seat]?.cards);
    }
    battles++;
  });
  expect(battles).toBeGreaterThan(100);
});
