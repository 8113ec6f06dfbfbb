// The attacked server from outside: its address, its log and whether it is alive.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Memory, Question, Stored } from './server-process.ts';

const PROGRAM = fileURLToPath(new URL('./server-process.ts', import.meta.url));
/** Milliseconds for going down in order. */
const PATIENCE = 15_000;

export interface AttackedServer {
  readonly address: string;
  readonly port: number;
  /** Lines that it logged: warnings, errors, and what a process says when it dies. */
  readonly complaints: readonly string[];
  isAlive(): boolean;
  /** The next matches that are created have these secrets. */
  useSecrets(secrets: readonly string[]): Promise<void>;
  match(id: string): Promise<Stored>;
  memory(): Promise<Memory>;
  /** A figure of its metrics, by name. */
  figure(name: string): Promise<number>;
  stop(): Promise<void>;
}

export interface ServerWish {
  /** A folder, or the address of a database. */
  readonly place: string;
  readonly rates?: boolean;
}

export async function startAttackedServer({ place, rates = false }: ServerWish): Promise<AttackedServer> {
  const child = fork(PROGRAM, [place, rates ? 'rates' : 'no-rates'], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, DATABASE_URL: '' },
  });
  const complaints: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints.push(...text.split('\n').filter((line) => line !== ''));
  });
  const ended = once(child, 'close');
  const hear = async <A>(): Promise<A> => {
    const heard = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
    if (heard === undefined) throw new Error(`the server has ended: ${complaints.slice(-5).join('\n')}`);
    return heard[0] as A;
  };
  let last: Promise<unknown> = Promise.resolve();
  /** One question at a time. */
  const ask = <A>(question: Question): Promise<A> => {
    const answered = last.then(() => {
      const answer = hear<A>();
      child.send(question);
      return answer;
    });
    last = answered.catch(() => undefined);
    return answered;
  };
  const { address } = await hear<{ address: string }>();
  return {
    address,
    port: Number(new URL(address).port),
    complaints,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    useSecrets: (secrets) => ask({ ask: 'secrets', secrets }),
    match: (match) => ask({ ask: 'match', match }),
    memory: () => ask({ ask: 'memory' }),
    figure: async (name) => {
      const text = await (await fetch(new URL('/metrics', address))).text();
      return Number(new RegExp(`^mirabilia_${name} (\\S+)$`, 'm').exec(text)?.[1]);
    },
    stop: async () => {
      child.kill('SIGTERM');
      const alarm = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
      await ended;
      clearTimeout(alarm);
    },
  };
}
