// The words of the page that says what a server keeps.

/** What is kept of a person, and for how long. `keep` follows the text of games, chat and name, as the server is set. @screen Privacy */
export interface PrivacyWords {
  readonly title: string;
  readonly intro: string;
  readonly sections: {
    readonly person: {
      readonly title: string;
      readonly text: string;
    };
    readonly games: {
      readonly title: string;
      readonly text: string;
    };
    readonly leagues: {
      readonly title: string;
      readonly text: string;
    };
    readonly chat: {
      readonly title: string;
      readonly text: string;
    };
    readonly passkeys: {
      readonly title: string;
      readonly text: string;
    };
    readonly notifications: {
      readonly title: string;
      readonly text: string;
    };
    readonly addresses: {
      readonly title: string;
      readonly text: string;
    };
    readonly device: {
      readonly title: string;
      readonly text: string;
    };
    readonly choices: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly keep: {
    readonly gamesDays: (days: number) => string;
    readonly gamesForever: string;
    readonly chatDays: (days: number) => string;
    readonly chatForever: string;
    readonly guestsDays: (days: number) => string;
  };
}
