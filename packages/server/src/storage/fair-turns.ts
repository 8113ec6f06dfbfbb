// Who may use one of a few things that all share, such as connections to a database. Owners take turns, and one owner never
// has all of them: a burst of one delays only that one.

import { CountByKey } from '../count-by-key.ts';
import { firstComeFirstServed, roundRobin } from '../thinking/round-robin.ts';

export interface FairTurns {
  /** Resolves when it is the owner's turn, with what ends the turn. Undefined if it takes too long. */
  take(owner: string): Promise<EndTurn | undefined>;
}

export type EndTurn = () => void;

export interface FairTurnsOptions {
  /** Turns at the same time. */
  readonly most: number;
  /** The same of one owner. */
  mostOf(owner: string): number;
  /** Milliseconds that somebody waits at most. */
  readonly patience: number;
}

interface Waiting {
  readonly owner: string;
  begin(): void;
}

export function fairTurns({ most, mostOf, patience }: FairTurnsOptions): FairTurns {
  const underWay = new CountByKey();
  let free = most;
  const mayBegin = (owner: string): boolean => free > 0 && underWay.of(owner) < mostOf(owner);
  const waiting = roundRobin<Waiting>(({ owner }) => owner, firstComeFirstServed, mayBegin);

  function begin(owner: string): EndTurn {
    free--;
    underWay.add(owner, 1);
    return () => {
      free++;
      underWay.add(owner, -1);
      waiting.take()?.begin();
    };
  }

  function wait(owner: string): Promise<EndTurn | undefined> {
    return new Promise((resolve) => {
      const one: Waiting = {
        owner,
        begin: () => {
          clearTimeout(late);
          resolve(begin(owner));
        },
      };
      const late = setTimeout(() => {
        waiting.remove(one);
        resolve(undefined);
      }, patience);
      waiting.add(one);
    });
  }

  return { take: (owner) => (mayBegin(owner) ? Promise.resolve(begin(owner)) : wait(owner)) };
}
