// What `mirabilia env` does with its input and output, message by message: see docs/python.md.

import type { Readable, Writable } from 'node:stream';
import type { GameTypes } from '@mirabilia/kernel';
import { isObject, type JsonObject } from '@mirabilia/kernel';
import { type CommandResult, sentenceOf } from '../command-result.ts';
import { type EnvPlan, newEnvBatch } from './env-batch.ts';
import { AGENT, type EnvSeat, type EnvTable } from './env-match.ts';
import { FRAME, type Frame, frameOf, framesIn } from './frames.ts';
import type { VectorForm } from './vector-form.ts';

export const ENV_PROTOCOL = 1;

interface Pipes {
  readonly input: Readable;
  readonly output: Writable;
}

type Answer = Uint8Array | object;

/** What an environment is, for a program. */
export const describeEnv = <T extends GameTypes>(
  { game, seats }: { readonly game: { readonly id: string }; readonly seats: readonly EnvSeat[] },
  { actions, observation }: VectorForm<T>,
): JsonObject => ({
  protocol: ENV_PROTOCOL,
  game: game.id,
  players: seats.length,
  agents: [...seats.keys()].filter((seat) => seats[seat] === AGENT),
  actions: [...actions.names],
  observation: [...observation.names],
});

export async function serveEnv<T extends GameTypes>(
  { input, output }: Pipes,
  {
    table,
    form,
    plan,
  }: { readonly table: EnvTable<T>; readonly form: VectorForm<T>; readonly plan: EnvPlan },
): Promise<void> {
  const batch = newEnvBatch(table, form, plan);
  const say = (answer: Answer): void => {
    const isTurn = answer instanceof Uint8Array;
    const body = isTurn ? answer : Buffer.from(JSON.stringify(answer));
    for (const part of frameOf(isTurn ? FRAME.numbers : FRAME.json, body)) output.write(part);
  };
  const turnOr = (stepped: CommandResult<Uint8Array>): Answer =>
    stepped.ok ? stepped.value : { fault: sentenceOf(stepped) };

  async function answerTo({ kind, body }: Frame): Promise<Answer> {
    if (kind === FRAME.numbers)
      return turnOr(await batch.step(new Uint16Array(Uint8Array.from(body).buffer)));
    const asked = readJson(body.toString());
    if (asked?.do === 'reset') return batch.reset(typeof asked.seed === 'string' ? asked.seed : undefined);
    if (asked?.do === 'views') return batch.views();
    return { fault: 'That is no message of the protocol.' };
  }

  say(describeEnv(table, form));
  for await (const frame of framesIn(input)) say(await answerTo(frame));
}

function readJson(text: string): JsonObject | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return isObject(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
