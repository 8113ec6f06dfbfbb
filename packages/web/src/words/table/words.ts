// The words that every game's table, replay, big screen and rules share.

import type { Part } from '../../reference/page.ts';
import type { FaultKind } from '../../replay/faults.ts';
import type { ProofFault, ProofStep } from '../../table/end/proof-steps.ts';
import type { Who } from '../../table/who.ts';

/** What all tables share. @screen Table */
export interface TableWords {
  readonly frame: FrameWords;
  readonly signs: SignWords;
  readonly chat: ChatWords;
  readonly ending: EndingWords;
  readonly replay: ReplayWords;
  readonly tv: TvWords;
  readonly reference: ReferenceWords;
}

/** What stands around the table: clock, menu, log, coach. @screen Table */
interface FrameWords {
  readonly list: (items: readonly string[]) => string;
  readonly time: (seconds: number) => string;
  readonly timeLeft: (time: string) => string;
  /** When the decision's own time is over. */
  readonly reserveLeft: (time: string) => string;
  readonly andReserve: (time: string) => string;
  readonly ranOut: string;
  /** Before the first view has come. */
  readonly coming: string;
  readonly over: string;
  readonly waitingFor: (names: readonly string[]) => string;
  /** The viewer's own move is under way, and nobody else is waited for. */
  readonly sending: string;
  readonly yourTurn: string;
  readonly allWait: string;

  readonly menu: string;
  readonly log: string;
  readonly chat: string;
  readonly rules: string;
  readonly settings: string;
  readonly everybody: string;
  readonly shortcuts: string;
  /** On the button that switches sounds off, and on again. */
  /** A verb, in the menu: takes my last choice back, where only bots play. */
  readonly undo: string;
  readonly mute: string;
  readonly unmute: string;

  readonly you: string;
  readonly player: string;
  readonly thinking: string;
  readonly botKeeps: string;
  readonly lastTurn: string;
  /** On the button that plays the motion of the last turn, or of the last round, once more. */
  readonly seeAgain: string;
  readonly drawer: string;
  readonly dealSealed: string;
  /** Help on the lock that stands for `dealSealed`. */
  readonly sealHelp: string;
  /** On the button that was pressed once, for those who wish to be asked. */
  readonly sure: (use: string) => string;
  readonly refused: string;
  /** A match that is looked at again, what was chosen then, and what could have been. */
  readonly replay: string;
  readonly chosen: string;
  readonly choices: string;
  /** It says what it thinks of each move; `chance` in per cent. */
  readonly coach: string;
  readonly coachHint: string;
  readonly coachThinks: string;
  readonly coachAbsent: string;
  readonly coachChoice: string;
  /** A number of per cent, with its sign. */
  readonly percent: (count: number) => string;
  readonly chance: (win: number, margin: number, points: number) => string;
  /** What the coach says of a whole match. */
  readonly course: string;
  readonly courseHint: string;
  readonly courseGo: string;
  readonly courseOf: (at: number, of: number) => string;
  readonly courseLost: (chosen: number, best: number) => string;
  readonly courseWell: string;
}

/** What a screen reader says for small pictures. @screen Table, rules */
interface SignWords {
  readonly coin: string;
  readonly shield: string;
  readonly stageBuilt: string;
  readonly stageOpen: string;
  readonly coins: (count: number) => string;
  readonly points: (count: number) => string;
}

/** What players say to each other. @screen Chat */
interface ChatWords {
  readonly title: string;
  readonly empty: string;
  readonly message: string;
  readonly placeholder: string;
  readonly send: string;
  readonly mute: string;
  readonly muteHint: string;
  readonly muted: string;
  readonly left: (characters: number) => string;
  readonly unread: (messages: number) => string;
  readonly newest: (messages: number) => string;
  readonly spectator: string;
  /** A noun, button and title: the people in this chat, to mute them one by one. */
  readonly people: string;
  readonly nobodyElse: string;
  /** A switch beside a name: I don’t hear this person. */
  readonly mutePerson: string;
  /** A switch beside a name, for the host: nobody hears this person. */
  readonly silencePerson: string;
  readonly silenced: string;
  /** A switch for the host. */
  readonly spectatorChat: string;
  /** A noun, heading: what people say about turns of the game. */
  readonly comments: string;
  /** Label of a field: what is written there belongs to the turn that was played last. */
  readonly comment: string;
}

/** Battles and the end: the score, what can be done then, the proof of the deal. @screen Battles, final score */
interface EndingWords {
  readonly you: string;
  readonly battles: {
    readonly toScore: string;
    readonly result: Readonly<Record<'victory' | 'defeat' | 'draw', string>>;
  };
  readonly score: {
    readonly title: string;
    readonly won: (winner: Who, points: number) => string;
    readonly shared: (names: string, points: number) => string;
    readonly bars: string;
    readonly sheet: string;
    readonly place: string;
    readonly player: string;
    readonly toTable: string;
    readonly toScore: string;
    readonly rematch: string;
    readonly joinRematch: string;
    /** Button at a table of a tournament: leads to its standings. */
    readonly standings: string;
    readonly exportRecord: string;
    readonly exported: string;
    readonly replay: string;
  };
  /** What each player takes away from the match, below their name. */
  readonly highlights: {
    readonly title: string;
    /** Where most of their points are from. */
    readonly best: (category: string, points: number) => string;
    /** A category in which nobody has more points. */
    readonly top: (category: string, points: number) => string;
    /** How far the only winner is ahead. */
    readonly lead: (points: number) => string;
    readonly behind: (points: number, winner: Who) => string;
    /** As many points as the winner: a tie-break decided. */
    readonly tied: (winner: Who) => string;
    /** With so many points more they would have won. */
    readonly needed: (points: number) => string;
    /** One thing more with which they would have won, such as "Stage 3", and its points. */
    readonly enough: (what: string, points: number) => string;
    /** The first match of a game with so many players. */
    readonly first: string;
    readonly newBest: (before: number) => string;
    readonly personalBest: (best: number) => string;
  };
  readonly proof: {
    readonly title: string;
    readonly why: string;
    /** For matches from before players' devices added numbers. */
    readonly whySeed: string;
    readonly check: string;
    readonly checking: string;
    readonly seal: string;
    readonly secret: string;
    readonly seed: string;
    readonly computed: string;
    readonly steps: Readonly<Record<ProofStep, string>>;
    /** Devices that should have added a number and didn't answer in time. */
    readonly leftOut: (names: string) => string;
    readonly holds: string;
    readonly fails: string;
    readonly verdict: Readonly<Record<'holds' | 'fails' | 'unknown', string>>;
    readonly faults: Readonly<Record<ProofFault, string>>;
  };
}

/** Replays: the bar under the table, opening a record, and what may be wrong with one. @screen Replay */
interface ReplayWords {
  readonly title: string;
  readonly bar: {
    readonly label: string;
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly pause: string;
    readonly forward: string;
    readonly last: string;
    /** The scrub bar. */
    readonly moment: string;
    readonly momentOf: (at: number, of: number) => string;
    readonly speed: string;
    readonly eyes: string;
    readonly allOpen: string;
    readonly copyLink: string;
    readonly linkCopied: string;
    readonly leave: string;
    /** What the keys do; shown where there is a keyboard. */
    readonly keys: string;
  };
  readonly open: {
    readonly title: string;
    readonly hint: string;
    readonly choose: string;
    readonly drop: string;
    readonly paste: string;
    readonly go: string;
    readonly several: (count: number) => string;
    readonly record: (number: number) => string;
    readonly leftOut: (count: number) => string;
  };
  readonly fault: {
    /** A part of it can be seen, or nothing. */
    readonly title: string;
    readonly nothing: string;
    readonly kinds: Readonly<Record<FaultKind, string>>;
    readonly atEntry: (number: number) => string;
    readonly code: string;
    /** A part of it holds and can be seen. */
    readonly watchAnyway: string;
    readonly another: string;
    readonly nothingLost: string;
  };
}

/** A television as the table. @screen Big screen */
interface TvWords {
  /** How to get there. */
  readonly hint: string;
  readonly how: (site: string) => string;
  readonly here: string;
  readonly link: string;

  readonly scan: string;
  readonly scanLater: string;
  /** The site is an address as one types it. */
  readonly orType: (site: string) => string;
  readonly hostStarts: (host: string) => string;
  readonly waitingForPeople: string;

  readonly title: string;
  readonly titleHint: string;
  readonly show: string;

  readonly gains: (points: number) => string;
  readonly revealed: string;
  readonly again: string;
}

/** What stands around the rules and cards of either game. @screen Rules */
interface ReferenceWords {
  readonly title: string;
  readonly game: string;
  readonly parts: Readonly<Record<Part, string>>;
  readonly search: string;
  readonly nothing: (query: string) => string;
  readonly count: (count: number) => string;
  readonly contents: string;
  readonly example: string;
  readonly back: string;
  readonly all: string;
  readonly age: string;
  readonly kind: string;
  readonly players: string;
  readonly card: string;
  readonly total: string;
  /** Before links to the sheets of the guide. */
  readonly explainedIn: string;
}
