import { leaderboardWish, ownRatingWish } from '@mirabilia/protocol';
import { leaderboardAnswer, matchRatings, ownRating } from '@mirabilia/protocol/answers';
import { anybodysCall, guestsCall } from '../call.ts';
import type { OwnedRate } from '../limits.ts';

const LISTS: OwnedRate = { name: 'lists', of: 'caller' };

const leaderboard = anybodysCall({
  method: 'get',
  path: '/api/leaderboard',
  summary: 'The best players of a game, of all time, of a season or of a month, and where I stand',
  body: leaderboardWish,
  reply: leaderboardAnswer,
  refusals: ['bad-message', 'unavailable'],
  rates: [LISTS],
  run: ({ context, guest }, wanted) => context.ratings.leaderboard(guest, wanted),
});

const own = guestsCall({
  method: 'get',
  path: '/api/ratings',
  summary: 'My rating in a game, and how matches have changed it, newest first',
  body: ownRatingWish,
  reply: ownRating,
  refusals: ['bad-message', 'unavailable'],
  run: async (guest, { game }, { context }) => ({ ok: true, value: await context.ratings.own(guest, game) }),
});

const ofMatch = anybodysCall({
  method: 'get',
  path: '/api/matches/{id}/ratings',
  summary: 'The ratings of the players of a rated match, by seat; after its end, what it made of them',
  reply: matchRatings,
  refusals: ['no-such-match', 'unavailable'],
  run: ({ context, id }) => context.ratings.ofMatch(id),
});

export const RATING_CALLS = [leaderboard, own, ofMatch];
