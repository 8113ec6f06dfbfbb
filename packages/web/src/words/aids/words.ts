// The words of what helps at a table beyond the rules: the running score, what a closed card would need, what can still come.

/** Helps at the table: running score, what a card would need, cards to come. @screen Table */
export interface AidWords {
  readonly score: {
    readonly title: string;
    /** Without a forecast. */
    readonly about: string;
    readonly aboutForecast: string;
    readonly thinking: string;
    /** The forecast couldn't be worked out. */
    readonly absent: string;
    /** For screen readers, before the points that a category may come to. */
    readonly forecast: string;
    /** The row with everybody's chance to win. */
    readonly wins: string;
  };
  /** Of a card or a stage of 7 Wonders that can't be built now. */
  readonly need: {
    readonly title: string;
    /** Heads of what it would take. */
    readonly build: string;
    readonly stage: string;
    readonly missing: (goods: string) => string;
    /** A good by its name, and neighbours who sell it. */
    readonly sold: (good: string, sellers: string) => string;
    /** Others who make it: nobody can buy from them over such a distance. */
    readonly far: (good: string, makers: string) => string;
    readonly nobody: (good: string) => string;
    /** Cards in hand, or of this Age, that make it. */
    readonly inHand: (good: string, cards: string) => string;
    readonly inAge: (good: string, cards: string) => string;
    readonly short: (coins: number) => string;
    /** Structures of which one makes it free. */
    readonly freeWith: (structures: string) => string;
    readonly stands: string;
    readonly complete: string;
    readonly duty: string;
  };
  /** The cards of an Age of 7 Wonders. */
  readonly coming: {
    readonly canCome: string;
    readonly cannotCome: string;
    readonly built: string;
    readonly none: string;
    /** Of the guilds: only so many of all are in the deck. */
    readonly guilds: (used: number, all: number) => string;
    readonly about: string;
    /** Without the memory aid. */
    readonly aboutBlind: string;
  };
}
