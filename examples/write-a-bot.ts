// A bot that builds whenever it can, against one that plays at random. Run it with `npx node examples/write-a-bot.ts`.

import { BOTS, type Bot } from '@mirabilia/bots';
import { advance, outcomeOf, pending, rngFrom, seatView, seedOfMatch, startMatch } from '@mirabilia/kernel';
import { type SevenWonders, sevenWonders } from '@mirabilia/seven-wonders';

const { legalMoves, notation } = sevenWonders;

/** It only sees what a player at its seat sees. `legal` are the moves that it may choose from; there is at least one. */
const builder: Pick<Bot<SevenWonders>, 'choose'> = {
  choose: ({ legal }) =>
    legal.find((move) => notation.make(move).startsWith('build')) ?? (legal[0] as number),
};
const random = BOTS.random.newBot(sevenWonders);

const MATCHES = 100;
const players = [builder, random, random];
const options = sevenWonders.readOptions({ players: players.length });
if (!options.ok) throw new Error(options.refusal.code);

let won = 0;
for (let index = 0; index < MATCHES; index++) {
  const seed = seedOfMatch('write-a-bot', index);
  const rng = rngFrom(seed, 'bots');
  const match = startMatch(sevenWonders, options.value, seed);
  for (let [seat] = pending(match.state); seat !== undefined; [seat] = pending(match.state)) {
    const view = seatView(match.state, seat);
    const move = players[seat]?.choose({ view, legal: legalMoves(view), rng, budget: 0 });
    advance(match, seat, move as number);
  }
  if (outcomeOf(match)?.winners.includes(0)) won++;
}
console.log(`The builder won ${won} of ${MATCHES} matches.`);
