// The words of what people say to each other at any table.

export interface Words {
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
}
