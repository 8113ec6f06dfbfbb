// The words of the big screen.

export interface Words {
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
