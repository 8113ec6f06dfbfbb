// What a stranger could find by trying: codes of matches, device links, ids of records. Wrong ones are limited by address;
// whoever sits at the table that they ask for is let through all the same. The ids of matches are too long to be guessed.

import type { Refused } from '@mirabilia/kernel';
import type { Guest } from '@mirabilia/match-service';
import { type Code, isMatchCode } from '@mirabilia/protocol';
import type { ServerContext } from './server-context.ts';

/** The refusals of wrong guesses: whether something of this form could have been right. */
const GUESSED: { readonly [code in Code]?: (asked: string) => boolean } = {
  'no-such-match': isMatchCode,
  'no-such-record': (asked) => /^[0-9a-f]{32}$/.test(asked),
  'bad-link': () => true,
};

/** The refusal of a call that says that a guess was wrong. */
export const wrongGuessOf = (refusals: readonly Code[] = []): Code | undefined =>
  refusals.find((code) => code in GUESSED);

export const isGuess = (asked: string, refusals: readonly Code[] = []): boolean =>
  refusals.some((code) => GUESSED[code]?.(asked) === true);

export interface Guesser {
  readonly address: string;
  readonly guest: Guest | undefined;
}

/** Counted before it is answered, or many at once would all be answered. What proves not to be wrong is given back. */
export async function countGuess(
  { limiter, matchService }: Pick<ServerContext, 'limiter' | 'matchService'>,
  asked: string,
  { address, guest }: Guesser,
): Promise<Refused<Code> | CountedGuess> {
  const refused = await limiter.take('guesses', address);
  if (refused === undefined) {
    return async (answer) => {
      if (answer === undefined || !(answer in GUESSED)) await limiter.giveBack('guesses', address);
    };
  }
  if (guest === undefined) return refused;
  if (isMatchCode(asked) && (await matchService.hasSeat(asked, guest))) return async () => {};
  // Somebody else at the same address has tried too many: a few of one's own are left to each guest.
  if ((await limiter.take('own-guesses', guest.id)) !== undefined) return refused;
  return async (answer) => {
    if (answer === undefined || !(answer in GUESSED)) await limiter.giveBack('own-guesses', guest.id);
  };
}

/** Is told what became of the guess: the code of its refusal, if it was refused. */
export type CountedGuess = (answer?: Code) => Promise<void>;
