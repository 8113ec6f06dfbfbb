// What is told to people who are not at the table.

export interface MessageFacts {
  readonly game: string;
  /** The others at the table, or all of them for a group. */
  readonly names: readonly string[];
}

export interface NotificationWords {
  /** To a person. */
  readonly yourTurn: string;
  readonly allWait: string;
  readonly with: (told: MessageFacts) => string;
  /** To a group: of whom it is told. */
  readonly turnOf: (told: MessageFacts) => string;
  readonly allWaitFor: (told: MessageFacts) => string;
  readonly over: (told: MessageFacts) => string;
}

export const listIn = (locale: string) => {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (names: readonly string[]): string => format.format(names);
};
