// Commands that wait together are admitted one after the other, each in the progress that those before it lead to, and
// written together. Nothing is true yet: the match goes on from there once the entries are stored.

import type { GameTypes, Refused } from '@mirabilia/kernel';
import type { Code } from '@mirabilia/protocol';
import type { Client } from '../client.ts';
import { protocolRefusal } from '../refusal.ts';
import type { LogBody, LogEntry } from '../store.ts';
import { type AdmissionTime, admission } from './admission.ts';
import { type AppliedCommand, applyCommand, applyFollowUps } from './apply-command.ts';
import type { MatchConfig } from './match-config.ts';
import { type Memory, toldFor } from './memory.ts';
import type { Progress } from './progress.ts';

/** Who sent the message: they get the answer. */
export interface Sender {
  readonly client: Client;
  readonly guest: string;
  /** Chosen by the sender: a message with this id takes effect once. */
  readonly id: string;
}

export interface Command {
  /** What to write; undefined to write only what follows from the present state. */
  readonly body: LogBody | undefined;
  readonly sender?: Sender;
}

export type CommandVerdict<T extends GameTypes> =
  | { readonly kind: 'admitted'; readonly before: Progress<T>; readonly applied: AppliedCommand<T> }
  /** It was done before, or there is nothing to do. */
  | { readonly kind: 'known'; readonly told: number }
  | { readonly kind: 'refused'; readonly refused: Refused<Code> }
  /** The same message is in this batch already: what becomes of it is known after the batch. */
  | { readonly kind: 'later' };

export interface Batch<T extends GameTypes> {
  /** Where the commands lead, once their entries are stored. */
  readonly progress: Progress<T>;
  readonly entries: readonly LogEntry[];
  /** One for each command. */
  readonly verdicts: readonly CommandVerdict<T>[];
}

export interface BatchInput {
  readonly commands: readonly Command[];
  readonly moment: AdmissionTime;
  readonly memory: Memory;
}

export function admitAll<T extends GameTypes>(
  config: MatchConfig<T>,
  from: Progress<T>,
  { commands, moment, memory }: BatchInput,
): Batch<T> {
  let progress = from;
  const entries: LogEntry[] = [];
  const seen = new Set<string>();
  const judge = ({ body, sender }: Command): CommandVerdict<T> => {
    if (sender !== undefined) {
      const { guest, id } = sender;
      const told = toldFor(memory, guest, id);
      if (told !== undefined) return { kind: 'known', told };
      const key = `${guest} ${id}`;
      if (seen.has(key)) return { kind: 'later' };
      seen.add(key);
    }
    return admitOne(config, progress, { body, moment });
  };
  const verdicts = commands.map((command) => {
    const verdict = judge(command);
    if (verdict.kind === 'admitted') {
      progress = verdict.applied.progress;
      entries.push(...verdict.applied.entries);
    }
    return verdict;
  });
  return { progress, entries, verdicts };
}

function admitOne<T extends GameTypes>(
  config: MatchConfig<T>,
  before: Progress<T>,
  { body, moment }: { readonly body: LogBody | undefined; readonly moment: AdmissionTime },
): CommandVerdict<T> {
  const { at } = moment;
  if (body === undefined) {
    const applied = applyFollowUps(config, before, at);
    return applied === undefined
      ? { kind: 'known', told: before.told }
      : { kind: 'admitted', before, applied };
  }
  const answer = admission(config, before, { body, moment });
  if (answer === 'skip') return { kind: 'known', told: before.told };
  if (answer !== 'go') return { kind: 'refused', refused: answer };
  const applied = applyCommand(config, before, { body, at });
  return applied.ok
    ? { kind: 'admitted', before, applied: applied.value }
    : { kind: 'refused', refused: protocolRefusal(applied.refusal, 'illegal-move') };
}
