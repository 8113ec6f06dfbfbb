// The deal of the day: one deal for everyone, and how everyone did.

/** @screen Deal of the day */
export interface DailyWords {
  /** Heading, and on the lessons’ page. */
  readonly title: string;
  /** Below the heading. */
  readonly about: string;
  /** Bots that play, by their level's label. */
  readonly bots: (count: number, level: string) => string;
  /** Button: begins the match of the day. */
  readonly play: string;
  /** Button: goes on with it. */
  readonly continue: string;
  /** Button: opens the finished match. */
  readonly again: string;
  /** No deals are known: the device has never been online. */
  readonly noDeals: string;
  /** Played without a connection. */
  readonly sentLater: string;
  /** How many points the player has. */
  readonly yourPoints: (points: number) => string;
  /** Says what a crown means. */
  readonly won: string;
  /** Compared with all others. */
  readonly betterThan: (percent: number) => string;
  /** Nobody else has played this deal so far. */
  readonly firstToday: string;
  /** Whoever has most points. */
  readonly best: (name: string, points: number) => string;
  /** How many have played. */
  readonly everyone: (attempts: number) => string;
  /** A bar of the chart, for screen readers. */
  readonly bar: (points: string, attempts: number) => string;
  /** Added to the bar that the player is in, for screen readers. */
  readonly youAreHere: string;
  /** Heading: with which card people began. */
  readonly firstCards: string;
  /** Days in a row on which the player played. */
  readonly streak: (days: number) => string;
  /** Button. */
  readonly share: string;
  /** The text that is shared, before the address of the page. */
  readonly shared: (what: { readonly day: string; readonly game: string; readonly points: number }) => string;
  /** Added to what is shared. */
  readonly sharedBetter: (percent: number) => string;
  /** On the table, when the match is over. */
  readonly seeResults: string;
}
