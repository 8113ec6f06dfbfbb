// The words of the log, of reveals and battles, and of the score.

export interface Who {
  readonly name: string;
  readonly isYou: boolean;
}

export interface Words {
  readonly you: string;
  /** `age` in roman figures. */
  readonly age: (age: string) => string;
  readonly log: {
    readonly title: string;
    readonly empty: string;
    readonly turn: (turn: number) => string;
    readonly built: (who: Who, card: string) => string;
    readonly salvaged: (who: Who, card: string) => string;
    readonly buried: (who: Who, stage: number) => string;
    readonly sold: (who: Who) => string;
    /** The discard pile was looked through and nothing was built. */
    readonly leftPile: (who: Who) => string;
    readonly byChain: string;
    readonly byWonder: string;
    readonly seventh: string;
    readonly paid: (to: Who, coins: number) => string;
    readonly paidBank: (coins: number) => string;
    readonly earned: (coins: number) => string;
    readonly leftovers: (cards: number) => string;
    readonly won: (winner: Who, loser: Who) => string;
    readonly drawn: (one: Who, other: Who) => string;
  };
  /** What a city did, without saying which. */
  readonly brief: {
    readonly lastTurn: string;
    readonly nothingYet: string;
    readonly sold: string;
    readonly stage: (stage: number) => string;
    readonly leftPile: string;
    readonly coinsNow: (coins: number) => string;
  };
  readonly battles: {
    /** `age` in roman figures. */
    readonly title: (age: string) => string;
    readonly skip: string;
    readonly goOn: (age: string) => string;
    readonly toScore: string;
    readonly shields: (shields: number) => string;
    readonly result: Readonly<Record<'victory' | 'defeat' | 'draw', string>>;
    readonly points: (points: number) => string;
    readonly city: string;
    readonly shieldsHead: string;
    readonly left: string;
    readonly right: string;
    readonly thisAge: string;
    readonly soFar: string;
    /** For screen readers: all of a city's results. */
    readonly summary: (who: Who, points: number) => string;
  };
  readonly score: {
    readonly title: string;
    readonly won: (winner: Who, points: number) => string;
    readonly shared: (names: string, points: number) => string;
    /** Two had the most points and coins decided. */
    readonly byCoins: (winner: Who, coins: number) => string;
    readonly coinsEqual: string;
    readonly bars: string;
    readonly sheet: string;
    readonly place: string;
    readonly player: string;
    readonly coins: (coins: number) => string;
    readonly notes: string;
    readonly noNotes: string;
    /** Which symbols those of choice counted as. */
    readonly choice: (who: Who, symbols: string) => string;
    readonly copied: (who: Who, guild: string, from: Who) => string;
    readonly freeCityAside: string;
    readonly opened: string;
    readonly buried: (who: Who) => string;
    readonly discards: (cards: number) => string;
    readonly none: string;
    readonly toTable: string;
    readonly toScore: string;
    readonly rematch: string;
    readonly joinRematch: string;
    readonly exportRecord: string;
    readonly exported: string;
  };
  readonly proof: {
    readonly title: string;
    readonly why: string;
    readonly check: string;
    readonly checking: string;
    readonly seal: string;
    readonly seed: string;
    readonly computed: string;
    readonly steps: Readonly<Record<ProofStep, string>>;
    readonly holds: string;
    readonly fails: string;
    readonly verdict: Readonly<Record<'holds' | 'fails' | 'unknown', string>>;
    readonly faults: Readonly<Record<ProofFault, string>>;
  };
}

export const PROOF_STEPS = ['seal', 'shape', 'deal', 'seats', 'moves', 'result'] as const;
export type ProofStep = (typeof PROOF_STEPS)[number];

export const PROOF_FAULTS = [
  'no-seal',
  'no-seed',
  'other-seal',
  'other-seed',
  'other-rules',
  'unreadable',
  'other-deal',
  'other-seat',
  'bad-move',
  'other-result',
] as const;
export type ProofFault = (typeof PROOF_FAULTS)[number];
