// Plays Prizes: `npx node examples/write-a-game/play.ts`. First one match and its record, then two hundred with a bot.

import { BOTS } from '@mirabilia/bots';
import {
  advance,
  checkRecord,
  type Match,
  type Move,
  outcomeOf,
  pending,
  pick,
  type Rng,
  recordOf,
  rngFrom,
  type Seat,
  seatView,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';
import { type Prizes, prizes } from './prizes.ts';

type Choose = (match: Match<Prizes>, seat: Seat, rng: Rng) => Move;

const atRandom: Choose = ({ state }, seat, rng) => pick(rng, prizes.legalMoves(seatView(state, seat)));

const uct = BOTS['uct-1000'].newBot(prizes);
const bySearch: Choose = ({ state }, seat, rng) => {
  const view = seatView(state, seat);
  return uct.choose({ view, legal: prizes.legalMoves(view), rng, budget: 100 });
};

function playMatch(index: number, players: readonly Choose[]): Match<Prizes> {
  const seed = seedOfMatch('write-a-game', index);
  const rng = rngFrom(seed, 'play');
  const match = startMatch(prizes, { players: players.length }, seed);
  for (let [seat] = pending(match.state); seat !== undefined; [seat] = pending(match.state)) {
    const choose = players[seat] as Choose;
    advance(match, seat, choose(match, seat, rng));
  }
  return match;
}

const match = playMatch(0, [atRandom, atRandom]);
for (const { seat, move } of match.history) console.log(`Seat ${seat}: ${prizes.notation.make(move)}`);

const sitters = ['Ann', 'Bob'].map((name) => ({ name, kind: 'bot:random' }));
const text = JSON.stringify(recordOf(match, sitters));
console.log(text);
console.log('Record as written:', checkRecord(prizes, JSON.parse(text)).holds);

const tampered = JSON.parse(text.replace('"total":', '"total":1'));
const fault = checkRecord(prizes, tampered).findings.find(({ holds }) => !holds);
console.log('Record tampered with:', fault?.refusal);

const MATCHES = 200;
let won = 0;
for (let index = 0; index < MATCHES; index++) {
  const winners = outcomeOf(playMatch(index, [bySearch, atRandom]))?.winners ?? [];
  if (winners.includes(0)) won += 1 / winners.length;
}
console.log(`Search wins ${((100 * won) / MATCHES).toFixed(1)} % against random moves.`);
