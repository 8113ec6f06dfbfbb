// The words of the help on cards, wonders and chains.

export interface Words {
  /** With a Roman numeral. */
  readonly age: (numeral: string) => string;
  readonly does: string;
  readonly cost: string;
  readonly costsNothing: string;
  /** Before the cards of which one is enough. */
  readonly freeWith: string;
  readonly makesFree: string;
  readonly copies: (count: number, players: number) => string;
  /** Before how many copies there are for which numbers of players. */
  readonly copiesByPlayers: string;
  readonly guilds: (used: number, all: number, players: number) => string;
  /** The same without a match at hand. */
  readonly guildsByPlayers: (all: number) => string;
  readonly notes: Readonly<Record<'science' | 'conflict' | 'trade', string>>;
  readonly side: (letter: string) => string;
  readonly fromTheStart: string;
  readonly stage: (number: number) => string;
  readonly stageBuilt: string;
  readonly chains: string;
  readonly chainsIntro: string;
  readonly signs: string;
  readonly kinds: string;
  readonly goods: string;
  readonly symbols: string;
  readonly otherSigns: string;
  readonly pointers: string;
  readonly coins: string;
  readonly shields: string;
  readonly laurels: string;
  readonly defeats: string;
}
