import { architects, type City, type Table } from '@mirabilia/architects';
import { fight, scoreOf, shieldsOf } from '@mirabilia/architects/rules';
import { apply, below, type Move, rngFrom, seatView, seedOfMatch, startMatch } from '@mirabilia/kernel';
import { expect, test } from 'vitest';
import { foresee } from './after.ts';
import { hornedOf, pointsNow } from './points.ts';
import { settle } from './value.ts';

/** Every table of a few random matches. */
function eachTable(see: (table: Table) => void): void {
  for (let players = 2; players <= 7; players++) {
    const read = architects.readOptions({ players });
    if (!read.ok) throw new Error(read.refusal.code);
    const { state } = startMatch(architects, read.value, seedOfMatch('points', players));
    const { owed, table } = state.public;
    const rng = rngFrom(`${players}`, 'test');
    for (let seat = table.seat; (owed[seat] as number) > 0; seat = table.seat) {
      const legal = architects.legalMoves(seatView(state, seat));
      apply(architects, state, seat, legal[below(rng, legal.length)] as Move);
      see(table);
    }
  }
}

test('points are counted as the score sheet counts them', () => {
  eachTable((table) => {
    for (let seat = 0; seat < table.players; seat++)
      expect(pointsNow(table, seat)).toBe(scoreOf(table, seat).total);
  });
});

test('a match that is over is judged as it came out', () => {
  eachTable((table) => {
    const outcome = architects.outcome(table);
    if (outcome === undefined) return;
    for (let seat = 0; seat < table.players; seat++) {
      const { points, win } = settle({ points: 0, lead: 0, win: 0, chance: 0 }, table, seat);
      expect(points).toBe(outcome.scores[seat]?.total);
      expect(win).toBe(outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0);
    }
  });
});

test('the battle that is foreseen is the one that is fought, and the table stays as it was', () => {
  let battles = 0;
  eachTable((table) => {
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
