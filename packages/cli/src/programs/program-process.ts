// A program that plays: a process that reads questions from its standard input and writes answers to its standard output.
// What it writes to its standard error is shown to whoever runs the command.

import { spawn } from 'node:child_process';
import type { JsonObject } from '@mirabilia/kernel';
import { reasonOf } from '../words/files.ts';
import {
  BOT_PROTOCOL,
  type Introduction,
  LONGEST_ANSWER,
  type Read,
  readIntroduction,
  readLine,
  type ToProgram,
} from './bot-protocol.ts';

export interface ProgramProcess {
  /** Something that needs no answer. */
  tell(message: ToProgram): void;
  /** One question at a time. A program that fails once is ended and of no more use. */
  ask(message: ToProgram, milliseconds: number): Promise<Read<JsonObject>>;
  isUsable(): boolean;
  /** Closes its input, at which a program ends; one that doesn't is killed. True if it ended by itself. */
  end(): Promise<boolean>;
}

/** Milliseconds for a start, in which a program may load a model, and for an end. */
const START_TIME = 30_000;
const END_TIME = 2_000;

const UNASKED = { fault: 'it wrote a line without being asked' } as const;

interface Waiting {
  readonly answer: (read: Read<JsonObject>) => void;
  readonly timer: NodeJS.Timeout;
}

export function startProcess([file = '', ...args]: readonly string[]): ProgramProcess {
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'], windowsHide: true });
  const { stdin, stdout } = child;
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
    child.on('error', () => resolve());
  });
  let waiting: Waiting | undefined;
  let fault: string | undefined;
  let isEnding = false;
  let unread = '';

  const give = (read: Read<JsonObject>): void => {
    const { answer, timer } = waiting as Waiting;
    clearTimeout(timer);
    waiting = undefined;
    answer(read);
  };
  const fail = (why: string): void => {
    fault ??= why;
    child.kill('SIGKILL');
    if (waiting !== undefined) give({ fault });
  };
  const hear = (line: string): void => {
    if (line.trim() === '' || fault !== undefined || isEnding) return;
    const read = waiting === undefined ? UNASKED : readLine(line);
    if ('fault' in read) fail(read.fault);
    else give(read);
  };
  // Its end is told by `close`.
  stdin.on('error', () => {});
  stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (unread + text).split('\n');
    unread = lines.pop() ?? '';
    for (const line of lines) hear(line);
    if (unread.length > LONGEST_ANSWER) fail(`it wrote a line of more than ${LONGEST_ANSWER >> 10} KiB`);
  });
  child.on('error', (error) => fail(`it can’t be started: ${reasonOf(error)}`));
  child.on('close', (code, signal) =>
    fail(signal === null ? `it ended with exit code ${code}` : `it was ended by ${signal}`),
  );

  const tell = (message: ToProgram): void => void stdin.write(`${JSON.stringify(message)}\n`);
  return {
    tell,
    ask: (message, milliseconds) =>
      new Promise((answer) => {
        if (fault !== undefined) return answer({ fault });
        const late = `it took longer than ${milliseconds / 1000} s`;
        waiting = { answer, timer: setTimeout(() => fail(late), milliseconds) };
        tell(message);
      }),
    isUsable: () => fault === undefined,
    end: async () => {
      isEnding = true;
      const killer = setTimeout(() => child.kill('SIGKILL'), END_TIME);
      stdin.end();
      await ended;
      clearTimeout(killer);
      return child.exitCode !== null;
    },
  };
}

export interface IntroducedProgram extends Introduction {
  readonly process: ProgramProcess;
}

/** Starts a program and waits until it is ready. */
export async function startProgram(command: readonly string[]): Promise<Read<IntroducedProgram>> {
  const process = startProcess(command);
  const answer = await process.ask({ type: 'hello', protocol: BOT_PROTOCOL }, START_TIME);
  const read = 'fault' in answer ? answer : readIntroduction(answer.value);
  if ('value' in read) return { value: { ...read.value, process } };
  await process.end();
  return read;
}
