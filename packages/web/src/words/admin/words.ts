// The words of the page for those who run a server.

/** What administrators see and do. @screen Administration */
export interface AdminWords {
  readonly title: string;
  /** What a link from the command line opens. @screen Administration */
  readonly claim: {
    readonly title: string;
    readonly text: string;
    /** Button: uses the link. */
    readonly go: string;
  };
  /** Somebody opens the page without having used a link. @screen Administration */
  readonly needed: {
    readonly title: string;
    readonly text: string;
  };
  /** Who administrates in this browser, and how long. */
  readonly until: (label: string, time: string) => string;
  /** Button: this browser is no longer an administrator’s. */
  readonly leave: string;
  readonly sections: {
    readonly label: string;
    readonly reports: string;
    readonly people: string;
    readonly matches: string;
    readonly server: string;
    readonly log: string;
  };
  readonly reports: {
    readonly status: string;
    readonly open: string;
    readonly closed: string;
    readonly none: string;
    readonly by: (name: string, time: string) => string;
    readonly said: string;
    readonly silent: string;
  };
  readonly people: {
    readonly search: string;
    readonly none: string;
    readonly since: (time: string) => string;
    readonly addresses: (list: string) => string;
    readonly show: (name: string) => string;
  };
  readonly matches: {
    readonly search: string;
    readonly statuses: {
      readonly lobby: string;
      readonly running: string;
      readonly over: string;
    };
    readonly none: string;
    readonly show: (code: string) => string;
    readonly chat: string;
    readonly noChat: string;
  };
  readonly find: string;
  /** Verbs for buttons and for the log; a person or a game follows. @screen Administration */
  readonly actions: {
    readonly rename: string;
    readonly mute: string;
    readonly ban: string;
    readonly 'ban-address': string;
    readonly lift: string;
    readonly 'sign-out': string;
    readonly 'delete-person': string;
    readonly 'delete-match': string;
    readonly 'delete-chat': string;
    readonly 'close-report': string;
    readonly announce: string;
    readonly drain: string;
    readonly 'revoke-access': string;
  };
  /** What an action does, where its dialog asks for it. @screen Administration */
  readonly about: {
    readonly rename: string;
    readonly mute: string;
    readonly ban: string;
    readonly 'ban-address': string;
    readonly 'sign-out': string;
    readonly 'delete-person': string;
    readonly 'delete-match': string;
    readonly 'delete-chat': string;
  };
  readonly form: {
    readonly name: string;
    readonly address: string;
    readonly reason: string;
    readonly duration: string;
    readonly hour: string;
    readonly day: string;
    readonly week: string;
    readonly month: string;
    readonly forever: string;
    readonly withAddress: string;
    readonly done: string;
  };
  readonly server: {
    /** How many games are in memory, and how many connections there are. */
    readonly figures: (matches: number, connections: number) => string;
    readonly announcement: string;
    readonly text: string;
    readonly takeBack: string;
    readonly drainHint: string;
    readonly access: string;
    readonly link: string;
    readonly you: string;
    readonly shutOut: string;
    readonly nobody: string;
    readonly ends: (time: string) => string;
  };
  readonly log: {
    readonly none: string;
    readonly export: string;
  };
}
