// Every refusal that a client can get, with a sentence for people who read the protocol by themselves. The page has
// its own sentences in its own languages.

export const SENTENCES = {
  'bad-message': 'This is not a message of the protocol.',
  'too-large': 'The message is too large.',
  'too-many': 'Too many messages: wait a moment.',
  'no-guest': 'You have no guest token, or it is not valid: become a guest first.',
  'no-such-match': 'There is no such match, or it is not for you to see.',
  'no-such-record': 'There is no such record.',
  'not-seated': 'You have no seat in this match.',
  'already-seated': 'You have a seat in this match.',
  'not-host': 'Only the host may do this.',
  'match-full': 'Every seat is taken.',
  'match-started': 'The match has started.',
  'match-not-started': 'The match has not started yet.',
  'match-over': 'The match is over.',
  'match-not-over': 'The match is not over yet.',
  'seats-open': 'Some seats are still open: fill them with bots or wait.',
  'no-such-seat': 'There is no such seat.',
  'no-such-game': 'There is no such game.',
  'no-such-bot': 'There is no bot of this level.',
  'bad-options': 'These are not options of this game.',
  'bad-name': 'A name has 1 to 24 visible characters.',
  'bad-chat': 'A chat message has 1 to 500 visible characters.',
  'bad-link': 'The link is unknown, used or expired.',
  'bad-record': 'The record does not hold.',
  'not-asked': 'You are not asked for a move now.',
  'no-such-step': 'There is no such step in your plan.',
  'stale-decision': 'This decision is past.',
  'illegal-move': 'This move is not legal here.',
  'kept-by-bot': 'A bot keeps your seat: take it back first.',
  'other-rules': 'The match was begun under other rules: it can’t be gone on with here.',
  'bad-origin': 'The call comes from another site.',
  unavailable: 'The server can’t store anything now: nothing was changed, try again.',
  draining: 'The server is going down: connect again in a moment.',
} as const;

export type Code = keyof typeof SENTENCES;
export const CODES = Object.keys(SENTENCES) as readonly Code[];
