// A program by somebody else, as far as the packages know. It is copied to where they are installed, checked against their
// types and run. It plays a match of each game, reads the match's record, and prints what it found.

import { WORDS as ARCHITECTS_NAMES } from '@mirabilia/architects/i18n';
import { BOTS } from '@mirabilia/bots';
import { placesOf } from '@mirabilia/bots/arena';
import { withGame } from '@mirabilia/games';
import { GAME_IDS } from '@mirabilia/games/ids';
import { withOpenGame } from '@mirabilia/games/open';
import {
  advance,
  checkRecord,
  type Game,
  type GameTypes,
  type Match,
  outcomeOf,
  pending,
  recordOf,
  rngFrom,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import { perft } from '@mirabilia/kernel/testkit';
import { clientMessage } from '@mirabilia/protocol';
import { PROTOCOL } from '@mirabilia/protocol/facts';
import { pl } from '@mirabilia/seven-wonders/i18n/pl';

const SEED = 'c0ffee00';

function started<T extends GameTypes>(game: Game<T>): Match<T> {
  const options = game.readOptions({ players: 3 });
  if (!options.ok) throw new Error(options.refusal.code);
  return startMatch(game, options.value, SEED);
}

function playMatch<T extends GameTypes>(game: Game<T>): Match<T> {
  const match = started(game);
  const bot = BOTS.medium.newBot(game);
  const rng = rngFrom(SEED, 'bots');
  const budget = BOTS.medium.budget(game.id, 3);
  for (let [seat] = pending(match.state); seat !== undefined; [seat] = pending(match.state)) {
    const view = seatView(match.state, seat);
    advance(match, seat, bot.choose({ view, legal: game.legalMoves(view), rng, budget }));
  }
  return match;
}

const results = GAME_IDS.map((id) =>
  withGame(id, (game) => {
    const match = playMatch(game);
    const { scores, winners } = outcomeOf(match) ?? { scores: [], winners: [] };
    const totals = scores.map(({ total }) => total);
    const sitters = totals.map((_, seat) => ({ name: `Seat ${seat}`, kind: 'bot:medium' }));
    return {
      id,
      totals,
      places: placesOf(totals, winners),
      holds: checkRecord(game, JSON.parse(JSON.stringify(recordOf(match, sitters)))).holds,
      perft: perft(game, started(game).state, 3),
      opened: withOpenGame(id, ({ game: known, open }) =>
        Object.keys(open.view(seatView(started(known).state, 0))),
      ),
    };
  }),
);

console.log(
  JSON.stringify({
    results,
    names: [pl.cards.loom, ARCHITECTS_NAMES.fr.wonders.giza],
    protocol: PROTOCOL,
    message: clientMessage.safeParse({ type: 'ping', id: '1' }).success,
  }),
);
