// One process of a program for many matches at a time: questions wait for each other.

import type { Read } from './bot-protocol.ts';
import type { IntroducedProgram, ProgramProcess } from './program-process.ts';
import { startProgram } from './program-process.ts';

export interface SharedProgram {
  /** The process, started when it is needed and again after it has failed. */
  get(): Promise<Read<ProgramProcess>>;
  close(): Promise<void>;
}

/** `onStart`: a process that knows of no match has begun. */
export function shareProgram(command: readonly string[], onStart?: () => void): SharedProgram {
  let started: Promise<Read<IntroducedProgram>> | undefined;
  let shared: ProgramProcess | undefined;
  return {
    get: async () => {
      if (shared?.isUsable() === false) {
        started = undefined;
        shared = undefined;
      }
      if (started === undefined) {
        onStart?.();
        started = startProgram(command);
      }
      const program = await started;
      if ('fault' in program) {
        started = undefined;
        return program;
      }
      shared ??= oneAtATime(program.value.process);
      return { value: shared };
    },
    close: async () => {
      await shared?.end();
    },
  };
}

function oneAtATime(process: ProgramProcess): ProgramProcess {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...process,
    ask: (message, milliseconds) => {
      const answer = last.then(() => process.ask(message, milliseconds));
      last = answer;
      return answer;
    },
  };
}
