// A whole match of 7 Wonders by random moves. Run it with `npx node examples/random-match.ts`.

import { advance, outcomeOf, pick, rngFrom, seatView, startMatch } from '@mirabilia/kernel';
import { sevenWonders } from '@mirabilia/seven-wonders';

const options = sevenWonders.readOptions({ players: 3 });
if (!options.ok) throw new Error(options.refusal.code);

const match = startMatch(sevenWonders, options.value, 'c0ffee00');
const random = rngFrom('c0ffee00', 'random players');

while (outcomeOf(match) === undefined) {
  // Each player chooses from what they can see. The last choice of a turn carries out all of them.
  const seat = match.state.public.owed.findIndex((owed) => owed > 0);
  const moves = sevenWonders.legalMoves(seatView(match.state, seat));
  advance(match, seat, pick(random, moves));
}
console.log(outcomeOf(match)?.scores.map(({ total }) => total));
