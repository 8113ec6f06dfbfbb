// Tournaments and groups.

/** @screen Tournaments and groups */
export interface LeagueWords {
  /** Heading of the page, and of its link on the front page. */
  readonly title: string;
  /** Below the heading. */
  readonly about: string;
  /** Heading of a list. */
  readonly yourTournaments: string;
  /** Heading of a list. */
  readonly yourGroups: string;
  /** The list is empty. */
  readonly noTournaments: string;
  /** The list is empty. */
  readonly noGroups: string;
  /** Button and heading. */
  readonly newTournament: string;
  /** Heading. */
  readonly newGroup: string;
  /** Below the heading of a new group. */
  readonly groupAbout: string;
  /** Label: of a tournament or a group. */
  readonly name: string;
  /** Button. */
  readonly create: string;
  /** Status of a tournament. */
  readonly open: string;
  /** Status of a tournament. */
  readonly over: string;
  /** Status of a tournament. */
  readonly roundOf: (round: number, of: number) => string;
  /** Label: a list or a number of players. */
  readonly players: string;
  /** Button: leads to the table where one plays now. */
  readonly yourTable: string;
  /** Label. */
  readonly kind: string;
  /** A kind of tournament. */
  readonly swiss: string;
  /** What it means. */
  readonly swissHint: string;
  /** A kind of tournament. */
  readonly duplicate: string;
  /** What it means. */
  readonly duplicateHint: string;
  /** Label: a number. */
  readonly size: string;
  /** Label: a number. */
  readonly rounds: string;
  /** Label. */
  readonly deadline: string;
  /** What it means. */
  readonly deadlineHint: string;
  /** A choice. */
  readonly noDeadline: string;
  /** Label. */
  readonly next: string;
  /** A choice. */
  readonly byHost: string;
  /** A choice. */
  readonly byReady: string;
  /** A choice. */
  readonly byItself: string;
  /** Label, and a mark beside somebody who was absent. */
  readonly absent: string;
  /** A choice. */
  readonly absentBot: string;
  /** A choice. */
  readonly absentOut: string;
  /** A switch. */
  readonly plays: string;
  /** Heading: the link of a tournament or a group. */
  readonly invite: string;
  /** Label: the address of the invitation. */
  readonly link: string;
  /** Button: takes part in a tournament or becomes a member of a group. */
  readonly join: string;
  /** Heading for somebody who doesn’t take part. */
  readonly joinTitle: string;
  /** Button. */
  readonly ready: string;
  /** Button. */
  readonly notReady: string;
  /** A mark beside a name. */
  readonly isReady: string;
  /** Button. */
  readonly dropOut: string;
  /** A mark beside a name. */
  readonly isOut: string;
  /** Button of the host. */
  readonly start: (round: number) => string;
  /** Heading, and a button on the score screen of a tournament’s table. */
  readonly standings: string;
  /** Heading of a column. */
  readonly place: string;
  /** Heading of a column. */
  readonly points: string;
  /** Heading of a column. */
  readonly wins: string;
  /** Heading of a column: the points of all opponents. */
  readonly opponents: string;
  /** Heading of a column: victory points. */
  readonly total: string;
  /** Below the standings. */
  readonly explained: string;
  /** Heading. */
  readonly round: (round: number) => string;
  /** Heading. */
  readonly table: (table: number) => string;
  /** At a table that nobody else may watch. */
  readonly closed: string;
  /** When the round ends at the latest. */
  readonly until: (time: string) => string;
  /** For somebody whose table is done. */
  readonly waitTables: string;
  /** Before a round. */
  readonly waitHost: string;
  /** Before a round. */
  readonly waitReady: string;
  /** Before a round. */
  readonly waitSoon: string;
  /** Heading: what the host may do. */
  readonly host: string;
  /** Button of the host, beside a name. */
  readonly withdraw: (name: string) => string;
  /** Button of the host, beside a name. */
  readonly readmit: (name: string) => string;
  /** Label: somebody new takes over from … */
  readonly replace: string;
  /** Label: the new player. */
  readonly replaceBy: string;
  /** What it means. */
  readonly replaceHint: string;
  /** Button of the host. */
  readonly end: string;
  /** Heading of two links, CSV and JSON. */
  readonly export: string;
  /** Heading. */
  readonly members: string;
  /** Heading of a column: a number of games. */
  readonly games: string;
  /** Heading of a column: points in the daily challenges of this week. */
  readonly week: string;
  /** Heading. */
  readonly tables: string;
  /** Heading. */
  readonly tournaments: string;
  /** The list is empty. */
  readonly noTables: string;
  /** Button: opens a table of this game for the group. */
  readonly newTable: (game: string) => string;
  /** Who has won at a table. */
  readonly won: (names: string) => string;
  /** Button of the owner, beside a name. */
  readonly remove: (name: string) => string;
  /** Button of the owner. */
  readonly newLink: string;
  /** What it does. */
  readonly newLinkHint: string;
  /** Button. */
  readonly rename: string;
  /** Button. */
  readonly leave: string;
  /** Button of the owner. */
  readonly close: string;
  /** Heading: what the owner may do. */
  readonly owner: string;
  /** Heading of a question before something that can’t be undone. */
  readonly sure: string;
  /** Button. */
  readonly cancel: string;
}
