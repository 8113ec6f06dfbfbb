// The words of replays: the bar under the table, opening a record, and what may be wrong with one.

import type { FaultKind } from '../faults.ts';

export interface Words {
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
