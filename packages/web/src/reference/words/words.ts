// What stands around the reference of either game.

import type { Part } from '../page.ts';

export interface Words {
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
