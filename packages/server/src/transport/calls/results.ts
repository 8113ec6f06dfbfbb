import { resultImport, resultsWish } from '@mirabilia/protocol';
import { importAnswer, resultsAnswer } from '@mirabilia/protocol/answers';
import { guestsCall } from '../call.ts';

const list = guestsCall({
  method: 'get',
  path: '/api/results',
  summary: 'My results in matches that are over, newest first',
  body: resultsWish,
  reply: resultsAnswer,
  refusals: ['bad-message', 'no-such-match', 'unavailable'],
  run: (guest, wanted, { context }) => context.history.list(guest, wanted),
});

const add = guestsCall({
  method: 'post',
  path: '/api/results',
  summary: 'Check the record of a match that I played elsewhere, and keep it for my history',
  body: resultImport,
  largest: 'recordBytes',
  reply: importAnswer,
  status: 201,
  refusals: ['no-such-game', 'bad-record', 'match-not-over', 'no-such-seat', 'unavailable'],
  rates: [{ name: 'imports', of: 'guest' }],
  run: (guest, given, { context }) => context.history.add(guest, given),
});

export const RESULT_CALLS = [list, add];
