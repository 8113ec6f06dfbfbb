// The words of a person's own page: their games, their statistics and their account.

/** What somebody has played, and how it went. @screen Profile */
export interface ProfileWords {
  /** A heading, and the link to this page. @screen Profile, settings */
  readonly title: string;
  /** The parts of the page, as tabs. @screen Profile */
  readonly parts: {
    readonly matches: string;
    readonly statistics: string;
    readonly account: string;
  };
  /** Shown to people without a name, under the heading. */
  readonly noName: string;
  /** A choice in a filter: 7 Wonders and Architects. */
  readonly allGames: string;
  /** A filter: against whom. */
  readonly company: {
    readonly label: string;
    readonly all: string;
    readonly people: string;
    readonly bots: string;
  };
  /** A filter: won and lost games. */
  readonly outcome: {
    readonly label: string;
    readonly all: string;
    readonly won: string;
    readonly lost: string;
  };
  /** Beside a game in the list. */
  readonly won: string;
  /** Beside a game in the list: several players won together. */
  readonly shared: string;
  /** Beside a game in the list that somebody else won, such as “Place 2 of 4”. */
  readonly place: (place: number, of: number) => string;
  /** A score. */
  readonly points: (count: number) => string;
  /** Beside a game that was added from a file or a device. */
  readonly imported: string;
  /** A button under the list. */
  readonly more: string;
  /** Instead of an empty list. */
  readonly none: string;
  /** Instead of an empty list, with filters. */
  readonly noneLikeThis: string;
  /** Games of this device and game files, for the history. `noRecord`: the file can’t be added. @screen Profile */
  readonly add: {
    readonly title: string;
    readonly about: string;
    readonly fromDevice: (count: number) => string;
    readonly file: string;
    readonly whichSeat: string;
    readonly add: string;
    readonly added: (count: number) => string;
    readonly known: string;
    readonly noRecord: string;
  };
  /** @screen Profile: statistics */
  readonly statistics: {
    readonly from: (count: number) => string;
    readonly newest: (count: number) => string;
    readonly winRate: string;
    readonly byChance: (percent: string) => string;
    readonly likely: (low: string, high: string) => string;
    readonly average: string;
    readonly best: string;
    readonly byWonder: string;
    readonly byCategory: string;
    readonly byPeople: string;
    readonly byBots: string;
    readonly mixedBots: string;
    readonly byPlayers: string;
    readonly players: (count: number) => string;
    readonly games: (count: number) => string;
    readonly records: string;
    readonly lead: string;
    readonly streak: string;
    readonly most: (category: string) => string;
  };
  /** Name, emblem, passkeys, recovery link, and what can be done with one’s data. `signOutOthers`: on all other devices. @screen Profile: account */
  readonly account: {
    readonly look: string;
    readonly devices: string;
    readonly devicesAbout: string;
    readonly makePasskey: string;
    readonly passkeyMade: string;
    readonly madeOn: (date: string) => string;
    readonly usedOn: (date: string) => string;
    readonly removePasskey: (label: string) => string;
    readonly unsupported: string;
    readonly signIn: string;
    readonly signInAbout: string;
    readonly signedIn: (name: string) => string;
    readonly recovery: string;
    readonly recoveryAbout: string;
    readonly makeRecovery: string;
    readonly replaceRecovery: string;
    readonly signOut: string;
    readonly signOutWarning: string;
    readonly signOutOthers: string;
    readonly othersSignedOut: string;
    readonly othersSignedOutAndLink: string;
    readonly data: string;
    readonly export: string;
    readonly erase: string;
    readonly eraseAbout: string;
    readonly eraseConfirm: (name: string) => string;
    readonly erased: string;
  };
  /** Where a recovery link leads. @screen Recovery link */
  readonly recover: {
    readonly title: string;
    readonly text: string;
  };
}
