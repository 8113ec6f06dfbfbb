import { advance, type Move, pending, rngFrom, seatView, seedOfMatch, startMatch } from '@mirabilia/kernel';
import { actionIn, BUILD, cardFacts, cardIn, effectsOf, sevenWonders } from '@mirabilia/seven-wonders';
import { scoreCity } from '@mirabilia/seven-wonders/rules';
import { expect, test } from 'vitest';
import { citiesAfter } from './after.ts';
import { rules2014 } from './rules-2014.ts';

const kindsOf = (move: Move): number =>
  new Set(effectsOf(cardIn(move)).flatMap((effect) => (effect.kind === 'produce' ? effect.units.flat() : [])))
    .size;

test('it does what was published: two resources first, and in Age III the most points at once', () => {
  const read = sevenWonders.readOptions({ players: 5 });
  if (!read.ok) throw new Error(read.refusal.code);
  const seen = { resources: 0, science: 0, points: 0 };
  for (let deal = 0; deal < 6; deal++) {
    const match = startMatch(sevenWonders, read.value, seedOfMatch('rules', deal));
    const rng = rngFrom('rules', 'test');
    for (let [seat] = pending(match.state); seat !== undefined; [seat] = pending(match.state)) {
      const view = seatView(match.state, seat);
      const { table } = view.public;
      const legal = sevenWonders.legalMoves(view);
      const builds = legal.filter((move) => actionIn(move) === BUILD);
      const move = rules2014({ view, legal, rng, budget: 0 });
      if (table.age < 3 && builds.some((build) => kindsOf(build) > 1)) {
        seen.resources++;
        expect(kindsOf(move)).toBeGreaterThan(1);
      }
      // Science comes last of what is named: nothing else can be said of a hand of which it was taken.
      if (table.age < 3 && actionIn(move) === BUILD && cardFacts(cardIn(move)).effect.symbol >= 0) {
        seen.science++;
        expect(builds.some((build) => kindsOf(build) > 1 || cardFacts(cardIn(build)).effect.points > 0)).toBe(
          false,
        );
      }
      if (table.age === 3 && table.phase.kind === 'turn') {
        seen.points++;
        const points = (at: Move): number => scoreCity(citiesAfter(table, seat, at), seat).score.total;
        expect(points(move)).toBe(Math.max(...legal.map(points)));
      }
      advance(match, seat, move);
    }
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});
