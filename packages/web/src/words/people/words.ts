// Words for what people are and do at a table besides playing.

import type { EmblemCharge, EmblemColour, Reaction } from '@mirabilia/protocol/facts';

/** @screen Table */
export interface PeopleWords {
  readonly reactions: ReactionWords;
  readonly emblem: EmblemWords;
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
