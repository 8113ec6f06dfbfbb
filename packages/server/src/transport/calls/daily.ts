import { dailyMoves } from '@mirabilia/protocol';
import { dailyDeals, dailyResults } from '@mirabilia/protocol/answers';
import { anybodysCall, guestsCall } from '../call.ts';
import { REPLAYS } from '../limits.ts';

const deals = anybodysCall({
  method: 'get',
  path: '/api/daily',
  summary: 'The deals of the days around today, the same for everyone',
  reply: dailyDeals,
  refusals: ['unavailable'],
  async run({ context: { daily, instance } }) {
    const told = await daily.deals();
    return {
      ok: true,
      value: { ...told, deals: told.deals.filter(({ game }) => instance.games.includes(game)) },
    };
  },
});

const attempt = guestsCall({
  method: 'post',
  path: '/api/daily/{id}',
  summary: 'My moves in a deal (`<game>_<day>`). The server plays the match again; the first attempt counts',
  body: dailyMoves,
  reply: dailyResults,
  refusals: ['no-such-deal', 'illegal-move', 'match-over', 'match-not-over', 'unavailable'],
  rates: [
    REPLAYS,
    { name: 'daily', of: 'guest' },
    { name: 'daily-of-address', of: 'address', own: 'own-daily' },
  ],
  run: (guest, { moves }, { context, id, address }) => context.daily.attempt(id, guest, moves, address),
});

const results = guestsCall({
  method: 'get',
  path: '/api/daily/{id}/results',
  summary: 'How everybody did in a deal, once I have made my attempt',
  reply: dailyResults,
  refusals: ['no-such-deal', 'no-attempt', 'unavailable'],
  run: (guest, _, { context, id }) => context.daily.results(id, guest),
});

export const DAILY_CALLS = [deals, attempt, results];
