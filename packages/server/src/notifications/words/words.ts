// What is facts to people who are not at the table.

export interface MessageFacts {
  readonly game: string;
  /** The others at the table, or all of them for a group. */
  readonly names: readonly string[];
}

/** What is told to people who are not at the table. @screen Push notifications, group chats */
export interface NotificationWords {
  /** To a person. */
  readonly yourTurn: string;
  readonly allWait: string;
  readonly with: (facts: MessageFacts) => string;
  /** To a group: of whom it is facts. */
  readonly turnOf: (facts: MessageFacts) => string;
  readonly allWaitFor: (facts: MessageFacts) => string;
  readonly over: (facts: MessageFacts) => string;
}

export const listIn = (locale: string) => {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (names: readonly string[]): string => format.format(names);
};
