// Words for what people are and do at a table besides playing.

import type { EmblemCharge, EmblemColour, Reaction } from '@mirabilia/protocol/facts';

/** @screen Table */
export interface PeopleWords {
  readonly reactions: ReactionWords;
  readonly report: ReportWords;
  readonly emblem: EmblemWords;
  readonly ending: EndingTogetherWords;
  readonly hands: HandsWords;
}

/** Hands that players, or the table, show to spectators. @screen Table */
interface HandsWords {
  /** Title and heading: the hands that a spectator may ask to see. */
  readonly title: string;
  /** Nobody watches besides the reader. */
  readonly alone: string;
  /** Button: asks the player. */
  readonly ask: (name: string) => string;
  /** Button: shows the player’s hand. */
  readonly show: (name: string) => string;
  /** To the spectator: the player has not answered yet. */
  readonly asked: (name: string) => string;
  /** To the spectator: they see this player’s hand, from the next turn on at the latest. */
  readonly seeing: (name: string) => string;
  /** Button: stops showing it. */
  readonly stop: string;
  /** Button: all hands, as they were some turns ago. */
  readonly all: (turns: number) => string;
  /** To the spectator: what they see. */
  readonly seeingAll: (turns: number) => string;
  /** Button and title, to a player: who may see their hand. */
  readonly mine: string;
  /** A spectator asks to see the reader’s hand. */
  readonly wants: (name: string) => string;
  readonly allow: string;
  readonly decline: string;
  /** A switch: every spectator may see the reader’s hand. */
  readonly toAll: string;
  readonly toAllHint: string;
  /** Before the names of those who may see the reader’s hand. */
  readonly seenBy: string;
  /** Button beside a name: no longer. */
  readonly takeBack: string;
  /** To everybody at the table. */
  readonly tableShows: (turns: number) => string;
}

/** Somebody is reported to the people who run the server. @screen Table */
interface ReportWords {
  /** A verb, button. */
  readonly action: string;
  /** Button beside a person in the chat, and title of the form. */
  readonly open: (name: string) => string;
  readonly text: string;
  readonly reason: string;
  readonly reasons: {
    readonly insults: string;
    readonly name: string;
    readonly spam: string;
    readonly cheating: string;
    readonly leaving: string;
    readonly other: string;
  };
  readonly note: string;
  readonly send: string;
  readonly sent: string;
}

/** Players end a game together, without a result. @screen Table */
interface EndingTogetherWords {
  /** A verb, button of the menu: propose to the others to end this game. */
  readonly tool: string;
  readonly title: string;
  readonly text: string;
  /** Button: asks the others. */
  readonly propose: string;
  /** Who has agreed so far, told to the others. */
  readonly wants: (names: string, count: number) => string;
  /** Button: I want to end it, too. */
  readonly agree: string;
  /** Button: I don't want to end it, or not any more. */
  readonly playOn: string;
  /** Told to those who have agreed. */
  readonly waiting: string;
  /** Somebody wants to play on, or took it back. */
  readonly goesOn: string;
  /** When all have agreed. */
  readonly ended: string;
}

/** A person's coat of arms: a sign on a coloured shield. @screen Settings, lobby */
interface EmblemWords {
  readonly title: string;
  readonly hint: string;
  /** The sign on the shield. */
  readonly charge: string;
  readonly colour: string;
  readonly charges: Readonly<Record<EmblemCharge, string>>;
  readonly colours: Readonly<Record<EmblemColour, string>>;
  /** Button: no emblem of one's own. */
  readonly none: string;
  /** Button and title: name and emblem are changed there. @screen Lobby */
  readonly change: string;
}

/** Small pictures that players show each other for a moment. @screen Table */
interface ReactionWords {
  /** A noun: button of the menu, and title of the six pictures. */
  readonly title: string;
  /** What each picture says, as a player would say it: it is read aloud, and stands below the picture. */
  readonly names: Readonly<Record<Reaction, string>>;
}
