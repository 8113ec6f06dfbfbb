// The words of everything around the tables: front page, lobby, settings and errors.

import type { Motion, Theme, VolumeName } from '../../app/settings/settings.ts';
import type { GameId, Level, OptionKey, OptionValue } from '../../games/index.ts';
import type { Trouble } from '../../net/http.ts';

/** A choice, and what it means. */
export interface Explained {
  readonly label: string;
  readonly hint: string;
}

/** Words that many screens use. @screen Everywhere */
export interface AppWords {
  /** Under the title. @screen Front page */
  readonly tagline: string;
  /** @screen Foot of the front page */
  readonly unofficial: string;
  /** @screen Foot of the front page */
  readonly rights: string;
  /** Icons are from game-icons.net; the licence asks for this. @screen Foot of the front page */
  readonly credits: string;
  /** A link: what the server keeps about people. @screen Foot of the front page */
  readonly privacy: string;
  /** A link in the settings: games, statistics and account. @screen Settings */
  readonly profile: string;
  /** Of the picture, for screen readers. @screen Front page */
  readonly panorama: string;

  readonly close: string;
  readonly cancel: string;
  readonly save: string;
  /** A noun, button: to the front page. @screen End of a match, menu of a table, page not found */
  readonly home: string;
  readonly rules: string;
  readonly howToPlay: string;
  /** A link: positions in which the best move is to be found. @screen Front page */
  readonly puzzles: string;
  readonly loading: string;
  readonly partMissing: string;
  readonly reload: string;
  readonly retry: string;
  readonly failed: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly share: string;
  /** Beside your own name in the list of seats, in small letters. @screen Lobby */
  readonly you: string;
  readonly players: string;
  readonly yourName: string;
  readonly nameHint: string;
  readonly language: string;
  readonly bigScreen: string;
  readonly install: string;

  /** Titles as published in this language, and a line about each game. @screen Front page, new table */
  readonly games: Readonly<Record<GameId, { readonly title: string; readonly about: string }>>;
  /** How well a bot plays. @screen Front page, lobby */
  readonly levels: Readonly<Record<Level, Explained>>;
  /** Bots as strong as the player, by their results: a choice after the levels, what it means, and the bots of the next game. @screen Front page, game on this device */
  readonly matched: Explained & { readonly next: (bots: string) => string };
  /** A guest without a name gets one of these; friendly things, so that nobody is called what they aren't. @screen Names of players */
  readonly guestNames: readonly string[];

  readonly front: HomeWords;
  readonly solo: SoloWords;
  readonly table: NewTableWords;
  readonly lobby: LobbyWords;
  readonly settings: SettingsWords;
  readonly remind: RemindWords;
  readonly hook: HookWords;
  readonly device: DeviceWords;
  readonly link: LinkWords;
  readonly presence: PresenceWords;
  /** An address that leads nowhere. @screen Page not found */
  readonly lost: { readonly title: string; readonly text: string };
  /** A server that only people with a password may use. @screen Password of a private server */
  readonly door: {
    readonly title: string;
    readonly text: string;
    /** Label of the field. */
    readonly password: string;
    /** Button: sends the password. */
    readonly enter: string;
    /** What can be done without it. */
    readonly without: string;
  };
  /** Told to somebody who was banned, after the sentence that says so. @screen Password of a private server */
  readonly banned: {
    /** When a ban ends. */
    readonly until: (time: string) => string;
    /** Why somebody was banned, in the words of the host. */
    readonly reason: (text: string) => string;
  };
  /** What went wrong, by the server's code for it. @screen Error messages */
  readonly troubles: Readonly<Record<Trouble, string>>;
  readonly limits: LimitWords;
}

/** The server refuses something because there was too much of it; `inSeconds` or `inMinutes` may follow. @screen Error messages */
export interface LimitWords {
  /** Messages or changes of one person in a few seconds. */
  readonly tooFast: string;
  /** What one person writes in the chat. */
  readonly chat: string;
  /** Calls or connections from one network: a household, a school. */
  readonly network: string;
  /** One person has the page open too often. */
  readonly tabs: string;
  /** New players from one network. */
  readonly guests: string;
  /** Wrong codes and links from one network. */
  readonly guesses: string;
  /** New tables of one person. */
  readonly matches: string;
  /** New tables from one network. */
  readonly networkMatches: string;
  /** A host has so many public tables that haven't started. */
  readonly publicLobbies: (most: number) => string;
  /** Game files imported from one network. */
  readonly records: string;
  /** Chat and changes of mind of one person in one match; moves that are awaited still count. */
  readonly entries: string;
  /** A player has taken back and chosen another move so often in one turn; what they chose last counts. */
  readonly changesOfMind: (most: number) => string;
  /** People without a seat who write in the chat of one match. */
  readonly speakers: string;
  /** New tournaments and groups of one person. */
  readonly gatherings: string;
  /** People in a tournament or in a group. */
  readonly people: (most: number) => string;
  readonly inSeconds: (seconds: number) => string;
  readonly inMinutes: (minutes: number) => string;
}

/** The front page: a match at once, a table for friends, matches under way. @screen Front page */
interface HomeWords {
  /** For people whom the page hasn't seen before; the title is followed by the names of the games, as buttons. */
  readonly newHere: { readonly title: string; readonly skip: string };
  /** A verb, link: to the lessons. */
  readonly learn: string;
  readonly playNow: string;
  readonly playNowHint: string;
  /** A switch, shown until this browser has seen a match of 7 Wonders to its end. */
  readonly sideA: string;
  readonly game: string;
  /** A noun, above the choice of how well the bots play. */
  readonly bots: string;
  /** A verb, button: starts a match, or leads to one where it is your turn. */
  readonly play: string;
  /** On the button while the match is being made: the cards are being dealt. */
  readonly dealing: string;
  /** Leads to the deal that is the same for everyone today. */
  readonly daily: string;
  /** On a link to the score pad. */
  readonly scorePad: string;
  /** Link to tournaments and groups. */
  readonly leagues: string;
  readonly withFriends: string;
  readonly withFriendsHint: string;
  readonly create: string;
  /** Link: to a page on which all settings of a table are chosen before it is created. */
  readonly settingsFirst: string;
  readonly code: string;
  readonly codeHint: string;
  readonly join: string;
  readonly yourMatches: string;
  readonly noMatches: string;
  readonly yourTurn: string;
  readonly waitingFor: (names: string) => string;
  readonly inLobby: string;
  /** The state of a match that has ended. */
  readonly over: string;
  readonly finished: (count: number) => string;
  readonly showAll: (count: number) => string;
  readonly publicMatches: string;
  readonly noPublic: string;
  readonly seatsFree: (free: number) => string;
  /** The state of a match that has begun. */
  readonly underWay: string;
  readonly sitDown: string;
  /** A verb, button: to a match of others. */
  readonly watch: string;
  /** A verb, button: to a match where it isn’t your turn, or that has ended. */
  readonly open: string;
  /** A noun, button: shows a match that has ended, step by step. */
  readonly replay: string;
  readonly replayOf: (game: string) => string;
  readonly openRecord: string;
  readonly helloName: (name: string) => string;
}

/** Matches that this browser keeps by itself. @screen Match on this device */
interface SoloWords {
  /** Marks a match that went on from a moment of another one. */
  readonly whatIf: string;
  readonly offer: string;
  readonly title: string;
  readonly about: string;
  readonly begin: string;
  readonly onThisDevice: string;
  readonly goOn: string;
  readonly remove: string;
  readonly removeTitle: string;
  readonly removeText: string;
  /** Said when somebody wanted to play on a server that doesn't answer. */
  readonly fellBack: string;
}

/** What is agreed on when a table is made. @screen New table, lobby */
interface NewTableWords {
  readonly title: string;
  readonly create: string;
  readonly options: Readonly<Record<OptionKey, string>>;
  readonly choices: { readonly [K in OptionKey]: Readonly<Record<OptionValue<K>, Explained>> };
  /** Under the number of players, where two play 7 Wonders and are new to it. */
  readonly playOthersFirst: string;
  readonly wonderOf: (seat: number) => string;
  readonly wonderOfFreeCity: string;
  readonly pace: string;
  readonly paces: Readonly<Record<'untimed' | 'live' | 'days', Explained>>;
  readonly time: string;
  readonly secondsAndBank: (seconds: number, minutes: number) => string;
  readonly hours: (hours: number) => string;
  readonly visibility: string;
  readonly visibilities: Readonly<Record<'private' | 'public', Explained>>;
  readonly botDelay: string;
  readonly botDelays: Readonly<Record<'none' | 'short' | 'long', Explained>>;
  readonly memory: Explained;
  /** Everybody's points while the match goes on, and a forecast. */
  readonly score: Explained;
  /** What it is called among the terms of a table, and what is said of it there. @screen Lobby */
  readonly scoreTerm: string;
  readonly scoreAt: Readonly<Record<'shown' | 'hidden', string>>;
  /** What a table says of the memory aid, after its name. @screen Lobby */
  readonly memoryAt: Readonly<Record<'allowed' | 'forbidden', string>>;
  /** A switch: may people without a seat write in the table’s chat? */
  readonly spectatorChat: Explained;
  /** A switch: may players show each other small pictures (“Well played”, “Ouch”)? */
  readonly reactions: Explained;
  readonly reactionsAt: Readonly<Record<'on' | 'off', string>>;
  /** Do spectators see all hands, some turns later? */
  readonly hands: {
    readonly label: string;
    readonly hint: string;
    readonly hidden: string;
    readonly after: (turns: number) => string;
  };
  /** A noun, above the answer to who may write in the chat. */
  readonly chat: string;
  readonly chatFor: Readonly<Record<'everyone' | 'players', string>>;
  readonly rules: string;
  readonly rhythm: string;
}

/** Seats, invitation and table settings before a match begins. @screen Lobby */
interface LobbyWords {
  readonly title: string;
  readonly seats: string;
  readonly seat: (seat: number) => string;
  readonly openSeat: string;
  readonly invitedSeat: string;
  readonly bot: (level: string) => string;
  readonly host: string;
  readonly whoSits: (seat: number) => string;
  readonly remove: (name: string) => string;
  readonly moveUp: (name: string) => string;
  readonly moveDown: (name: string) => string;
  readonly shuffle: string;
  readonly fill: string;
  readonly fillWith: string;
  readonly drawn: string;
  readonly ring: string;
  readonly invite: string;
  readonly inviteHint: string;
  readonly code: string;
  readonly linkLabel: string;
  readonly copyLink: string;
  readonly qr: string;
  readonly shareText: (game: string) => string;
  readonly agreed: string;
  readonly changeAgreed: string;
  readonly changed: string;
  readonly hostChanged: (what: string) => string;
  readonly start: string;
  /** For a second or two: devices tell their numbers for the deal. */
  readonly starting: string;
  /** Before the first six characters of the seal. */
  readonly seal: string;
  readonly sealHelp: string;
  readonly sealAdds: (names: string) => string;
  readonly seatsOpen: (count: number) => string;
  readonly allHere: string;
  readonly waitForHost: (name: string) => string;
  readonly leave: string;
  readonly joinTitle: string;
  readonly sitDown: string;
  readonly fullTitle: string;
  readonly fullText: string;
  readonly watching: string;
  readonly cameIn: (name: string) => string;
  readonly wentAway: (name: string) => string;
  /** Above the names of people whom the host has removed from the table. */
  readonly removed: string;
  readonly readmit: (name: string) => string;
  /** What somebody sees whom the host has removed. */
  readonly removedTitle: string;
  readonly removedText: string;
  /** Said when somebody at the table has a name that looks the same; with the name as everybody sees it. */
  readonly namedApart: (name: string) => string;
}

/** An offer to be told of one's turns, at a table where a move may take days. @screen Lobby and table */
interface RemindWords {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly done: string;
}

/** A group's chat that is told of a match. @screen Lobby */
interface HookWords {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly save: string;
  readonly saved: string;
  readonly remove: string;
  readonly removed: string;
}

/** What players set for themselves. @screen Settings */
interface SettingsWords {
  readonly title: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly motion: string;
  readonly motions: Readonly<Record<Motion, string>>;
  readonly sound: Explained;
  /** On the sliders: all sounds together, then each kind. */
  readonly volumes: Readonly<Record<VolumeName, string>>;
  readonly confirm: Explained;
  readonly patterns: Explained;
  /** Explanations that appear once each. */
  readonly hints: Explained;
  readonly memoryAid: Explained;
  readonly notify: Explained;
  readonly notifyDenied: string;
  readonly notifyMissing: string;
  readonly push: Explained;
  readonly pushMissing: string;
  readonly look: string;
  readonly play: string;
  readonly person: string;
  readonly saved: string;
  readonly otherDevice: string;
  readonly otherDeviceHint: string;
  readonly makeLink: string;
  readonly linkUntil: (time: string) => string;
  readonly linkLabel: string;
  readonly linkQr: string;
}

/** A link makes another device the same player. @screen Another device */
interface DeviceWords {
  readonly title: string;
  readonly text: string;
  readonly replaces: (name: string) => string;
  readonly go: string;
  readonly stay: string;
  readonly done: (name: string) => string;
}

/** How it stands with the connection. @screen Banner above the table */
/** Who is connected, while people wait for each other. @screen Table */
interface PresenceWords {
  /** The table waits for them, and they have had no connection for a while. */
  readonly away: (name: string) => string;
  readonly reconnecting: (name: string) => string;
  /** They are connected and have not chosen yet. */
  readonly thinking: (name: string) => string;
  /** Button: reminds the player with a sound. */
  readonly nudge: string;
  readonly nudged: (name: string) => string;
  readonly nudgedBy: (name: string) => string;
  /** Button: a bot plays until the player comes back. */
  readonly letBotPlay: string;
  /** Signs beside a name. */
  readonly isAway: string;
  readonly isReconnecting: string;
  /** In the chat, before the names of the people without a seat; the last of them may be `moreSpectators`. */
  readonly spectators: string;
  readonly moreSpectators: (count: number) => string;
  /** To somebody without a seat. */
  readonly youWatch: string;
}

interface LinkWords {
  readonly connecting: string;
  readonly reconnecting: string;
  readonly restarting: string;
  readonly stalled: string;
  readonly outdated: string;
  readonly elsewhere: string;
  readonly takeOver: string;
  readonly keptByBot: string;
  readonly takeBack: string;
  readonly unreachable: string;
  readonly noScene: string;
}
