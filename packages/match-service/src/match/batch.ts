// Commands that wait together are tried one after the other and written together. Trying changes nothing: the room
// goes on from the progress that it gives once it is stored.

import type { GameTypes } from '@mirabilia/kernel';
import { type No, noBecause } from '../answer.ts';
import type { Client } from '../client.ts';
import type { LogBody, LogEntry } from '../store.ts';
import { admit, type Moment } from './admit.ts';
import { type AppliedCommand, applyCommand, applyFollowUps } from './apply-command.ts';
import type { MatchConfig } from './match-config.ts';
import type { Progress } from './progress.ts';

/** Whose message it was: he gets the answer. */
export interface Sender {
  readonly client: Client;
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
  | { readonly kind: 'done'; readonly before: Progress<T>; readonly applied: AppliedCommand<T> }
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

export interface BatchInput {
  readonly commands: readonly Command[];
  readonly moment: Moment;
  /** What was answered to messages before, by `keyOf`. */
  readonly answered: ReadonlyMap<string, number>;
}

export const keyOf = (guest: string, id: string): string => `${guest} ${id}`;

export function tryAll<T extends GameTypes>(
  config: MatchConfig<T>,
  from: Progress<T>,
  { commands, moment, answered }: BatchInput,
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
    return tryBody(config, progress, { body, moment });
  };
  const trials = commands.map((command) => {
    const trial = tryOne(command);
    if (trial.kind === 'done') {
      progress = trial.applied.progress;
      entries.push(...trial.applied.entries);
    }
    return trial;
  });
  return { progress, entries, trials };
}

function tryBody<T extends GameTypes>(
  config: MatchConfig<T>,
  before: Progress<T>,
  { body, moment }: { readonly body: LogBody | undefined; readonly moment: Moment },
): Trial<T> {
  const { at } = moment;
  if (body === undefined) {
    const applied = applyFollowUps(config, before, at);
    return applied === undefined ? { kind: 'known', told: before.told } : { kind: 'done', before, applied };
  }
  const admission = admit(config, before, { body, moment });
  if (admission === 'skip') return { kind: 'known', told: before.told };
  if (admission !== 'go') return { kind: 'refused', no: admission };
  const applied = applyCommand(config, before, { body, at });
  return applied.ok
    ? { kind: 'done', before, applied: applied.value }
    : { kind: 'refused', no: noBecause(applied.refusal, 'illegal-move') };
}
