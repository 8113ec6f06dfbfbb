// What is told to people who are not at the table.

import type { GameId } from '@mirabilia/games';

export interface MessageFacts {
  readonly game: string;
  /** The others at the table, or all of them for a group. */
  readonly names: readonly string[];
}

/** What is told to people who are not at the table. @screen Push notifications, group chats */
export interface NotificationWords {
  /** As the games are published in this language. */
  readonly titles: Readonly<Record<GameId, string>>;
  /** To a person. */
  readonly yourTurn: string;
  readonly allWait: string;
  readonly with: (facts: MessageFacts) => string;
  /** To a group. */
  readonly turnOf: (facts: MessageFacts) => string;
  readonly allWaitFor: (facts: MessageFacts) => string;
  readonly over: (facts: MessageFacts) => string;
}

export const listIn = (locale: string) => {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (names: readonly string[]): string => format.format(names);
};
