// The words of the score pad. What both games' sheets count is named by their own catalogues.

/** The score pad for a game at a real table. @screen Score pad */
export interface ScorePadWords {
  readonly title: string;
  readonly about: string;
  /** In place of a name that wasn't given. */
  readonly playerNumber: (number: number) => string;
  readonly nameOf: (number: number) => string;
  readonly wonderOf: (number: number) => string;
  /** The first choice in the list of wonders. */
  readonly noWonder: string;
  /** Why one may say which wonder somebody has. */
  readonly wonderHint: string;
  readonly begin: string;
  /** The list of games that were counted on this device. */
  readonly history: string;
  readonly historyEmpty: string;
  /** In that list, on a game that isn't counted to the end. */
  readonly unfinished: string;
  /** On a bin. `game` names it by its date. */
  readonly remove: (game: string) => string;
  readonly removed: string;
  /** With two players of 7 Wonders. */
  readonly freeCity: string;

  /** The table with everybody's points. */
  readonly sheet: string;
  /** On a cell for screen readers, before its points. */
  readonly cell: (player: string, category: string) => string;
  readonly undo: string;
  readonly previous: string;
  readonly next: string;
  readonly finish: string;
  readonly toSheet: string;
  readonly newGame: string;
  readonly share: string;
  /** The picture couldn't be shared, so the browser has saved it. */
  readonly pictureSaved: string;

  readonly less: (what: string) => string;
  readonly more: (what: string) => string;
  readonly points: string;
  readonly coins: string;
  readonly stages: string;
  readonly victoriesWorth: (points: number) => string;
  readonly defeats: string;
  /** Progress tokens of Architects that score nothing by themselves. */
  readonly otherTokens: string;
  /** Which symbols those of choice count as. */
  readonly wildAs: (symbols: string) => string;
}
