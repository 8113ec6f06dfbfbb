// The words of ratings, leaderboards and quick match.

/** How strong somebody plays, and people of the same strength. @screen Leaderboard */
export interface RatingsWords {
  /** A rating with its uncertainty, such as “1240 ±80”. */
  readonly rating: (points: string, uncertainty: string) => string;
  /** Beside a rating that few games have made so far. */
  readonly provisional: string;
  /** Instead of a rating: no rated game so far. */
  readonly unrated: string;
  /** What a game counted, if it wasn’t all, such as “counts 50 %”. */
  readonly counts: (percent: string) => string;
  /** @screen Leaderboard */
  readonly board: {
    readonly title: string;
    readonly about: string;
    /** Above the choice of the time. */
    readonly period: string;
    readonly all: string;
    readonly season: string;
    readonly month: string;
    /** Headings of the table. */
    readonly place: string;
    readonly name: string;
    readonly points: string;
    /** Points won or lost in this time. */
    readonly change: string;
    readonly games: string;
    /** Instead of an empty table. */
    readonly empty: string;
    readonly people: (count: number) => string;
    /** Above one’s own line. */
    readonly yours: string;
    readonly yourPlace: (place: number) => string;
    /** Why one isn’t in the table. */
    readonly notYet: string;
    readonly hidden: string;
    readonly page: (page: number, of: number) => string;
    readonly previous: string;
    readonly next: string;
  };
  /** @screen Profile: rating */
  readonly own: {
    readonly none: string;
    readonly overTime: string;
    /** What the plot shows, for screen readers. */
    readonly plot: (games: number, from: string, to: string) => string;
    readonly lowest: string;
    readonly highest: string;
    readonly last: string;
    readonly listed: { readonly label: string; readonly hint: string };
    readonly toBoard: string;
  };
  /** At the end of a rated game. @screen Score */
  readonly end: { readonly title: string; readonly waiting: string };
  /** @screen Quick match */
  readonly quick: {
    readonly title: string;
    readonly about: string;
    /** Above the numbers of players: any of them will do. */
    readonly sizes: string;
    readonly pace: string;
    readonly live: string;
    readonly days: string;
    readonly liveHint: string;
    readonly daysHint: string;
    /** Above the choice of when bots take the free seats. */
    readonly bots: string;
    readonly never: string;
    readonly after: (seconds: number) => string;
    readonly botsHint: string;
    /** A button. */
    readonly find: string;
    /** A heading while somebody waits. */
    readonly looking: string;
    readonly waited: (time: string) => string;
    readonly people: (count: number) => string;
    readonly botsIn: (time: string) => string;
    readonly keepOpen: string;
    /** A button: wait no longer. */
    readonly stop: string;
    readonly found: string;
    /** The page was closed or asleep for too long. */
    readonly gone: string;
    readonly noSize: string;
  };
}
