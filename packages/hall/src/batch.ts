// Commands that wait together are tried one after the other and written together. Trying changes nothing: the room
// goes on from the progress that it gives once it is stored.

import type { GameTypes } from '@mirabilia/kernel';
import { admit, type Moment } from './admit.ts';
import { type No, noBecause } from './answer.ts';
import { carryOut, type Deed, settle } from './carry-out.ts';
import type { Member } from './hall.ts';
import type { Progress } from './progress.ts';
import type { LogBody, LogEntry } from './store.ts';
import type { Terms } from './terms.ts';

/** Whose message it was: he gets the answer. */
export interface Sender {
  readonly member: Member;
  readonly guest: string;
  /** Of the sender's making: under this id it is carried out once. */
  readonly id: string;
}

export interface Command {
  /** What shall be written; undefined for only what follows from the way things stand. */
  readonly body: LogBody | undefined;
  readonly sender?: Sender;
}

export type Trial<T extends GameTypes> =
  | { readonly kind: 'done'; readonly before: Progress<T>; readonly deed: Deed<T> }
  /** It was done before, or there is nothing to do. */
  | { readonly kind: 'known'; readonly told: number }
  | { readonly kind: 'refused'; readonly no: No }
  /** The same message stands in the same batch: whether it is done will be known after it. */
  | { readonly kind: 'later' };

export interface Tried<T extends GameTypes> {
  readonly progress: Progress<T>;
  readonly entries: readonly LogEntry[];
  /** One for each command. */
  readonly trials: readonly Trial<T>[];
}

export interface Trying {
  readonly commands: readonly Command[];
  readonly moment: Moment;
  /** What was answered to messages before, by `keyOf`. */
  readonly answered: ReadonlyMap<string, number>;
}

export const keyOf = (guest: string, id: string): string => `${guest} ${id}`;

export function tryAll<T extends GameTypes>(
  terms: Terms<T>,
  from: Progress<T>,
  { commands, moment, answered }: Trying,
): Tried<T> {
  let progress = from;
  const entries: LogEntry[] = [];
  const pending = new Set<string>();
  const tryOne = ({ body, sender }: Command): Trial<T> => {
    if (sender !== undefined) {
      const key = keyOf(sender.guest, sender.id);
      const told = answered.get(key);
      if (told !== undefined) return { kind: 'known', told };
      if (pending.has(key)) return { kind: 'later' };
      pending.add(key);
    }
    return tryBody(terms, progress, { body, moment });
  };
  const trials = commands.map((command) => {
    const trial = tryOne(command);
    if (trial.kind === 'done') {
      progress = trial.deed.progress;
      entries.push(...trial.deed.entries);
    }
    return trial;
  });
  return { progress, entries, trials };
}

function tryBody<T extends GameTypes>(
  terms: Terms<T>,
  before: Progress<T>,
  { body, moment }: { readonly body: LogBody | undefined; readonly moment: Moment },
): Trial<T> {
  const { at } = moment;
  if (body === undefined) {
    const deed = settle(terms, before, at);
    return deed === undefined ? { kind: 'known', told: before.told } : { kind: 'done', before, deed };
  }
  const admission = admit(terms, before, { body, moment });
  if (admission === 'skip') return { kind: 'known', told: before.told };
  if (admission !== 'go') return { kind: 'refused', no: admission };
  const deed = carryOut(terms, before, { body, at });
  return deed.ok
    ? { kind: 'done', before, deed: deed.value }
    : { kind: 'refused', no: noBecause(deed.refusal, 'illegal-move') };
}
