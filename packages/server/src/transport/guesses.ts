// What a stranger could find by trying: codes of matches, device links, ids of records, a
// private server's password. Wrong ones are limited by address;
// whoever sits at the table that they ask for is let through all the same. The ids of matches are too long to be guessed.

import type { Refused } from '@mirabilia/kernel';
import type { Guest } from '@mirabilia/match-service';
import { type Code, isMatchCode } from '@mirabilia/protocol';
import type { ServerContext } from './server-context.ts';
import { newSettlements } from './settlements.ts';

/** The refusals of wrong guesses: whether something of this form could have been right. */
const GUESSED: { readonly [code in Code]?: (asked: string) => boolean } = {
  'no-such-match': isMatchCode,
  'no-such-record': (asked) => /^[0-9a-f]{32}$/.test(asked),
  'bad-link': () => true,
  'bad-password': () => true,
};

/** The refusal of a call that says that a guess was wrong. */
export const wrongGuessOf = (refusals: readonly Code[] = []): Code | undefined =>
  refusals.find((code) => code in GUESSED);

export const isGuess = (asked: string, refusals: readonly Code[] = []): boolean =>
  refusals.some((code) => GUESSED[code]?.(asked) === true);

/** Was it wrong? A limit that comes before the answer tells nothing, but it has to cost as much for a right guess as for a wrong one. */
const isWrong = (answer: Code | undefined): boolean =>
  answer !== undefined && (answer in GUESSED || answer === 'too-many');

export interface Guesser {
  readonly address: string;
  readonly guest: Guest | undefined;
}

export interface Guesses {
  /**
   * Counted before it is answered, or many at once would all be answered. What proves not to be wrong is given back, and who
   * finds nothing left waits for those that are being answered: a class enters the right code at the same moment.
   */
  count(asked: string, guesser: Guesser): Promise<Refused<Code> | CountedGuess>;
}

export function newGuesses({
  limiter,
  matchService,
}: Pick<ServerContext, 'limiter' | 'matchService'>): Guesses {
  const underWay = newSettlements();

  async function take(address: string): Promise<Refused<Code> | CountedGuess> {
    const borrowed = await limiter.borrow('guesses', address);
    if (!borrowed.ok) return borrowed;
    underWay.begin(address);
    return async (answer) => {
      const wasWrong = isWrong(answer);
      if (!wasWrong) await borrowed.value();
      underWay.settle(address, !wasWrong);
    };
  }

  return {
    async count(asked, { address, guest }) {
      let taken = await take(address);
      if (typeof taken === 'function') return taken;
      const isSeated =
        guest !== undefined && isMatchCode(asked) && (await matchService.hasSeat(asked, guest));
      if (isSeated) return async () => {};
      while (typeof taken !== 'function' && underWay.isUnderWay(address)) {
        await underWay.next(address);
        taken = await take(address);
      }
      if (typeof taken === 'function' || guest === undefined) return taken;
      // Somebody else at the same address has tried too many: a few of one's own are left to each guest.
      const own = await limiter.borrow('own-guesses', guest.id);
      if (!own.ok) return taken;
      return async (answer) => {
        if (!isWrong(answer)) await own.value();
      };
    },
  };
}

/** Is told what became of the guess: the code of its refusal, if it was refused. */
export type CountedGuess = (answer?: Code) => Promise<void>;
