// The server as an operator starts it: how long it takes until the first page, and how much memory it takes at rest.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stop } from './processes.ts';

const PROGRAM = fileURLToPath(new URL('../packages/cli/bin/mirabilia.mjs', import.meta.url));
/** Milliseconds until a server that was just started has come to rest. */
const COMING_TO_REST = 1500;

export interface Look {
  /** From the start of the process to the first page. */
  readonly seconds: number;
  readonly residentMb: number;
}

async function addressIn(out: AsyncIterable<string>): Promise<string> {
  let said = '';
  for await (const text of out) {
    said += text;
    const [address] = /http:\S+/.exec(said) ?? [];
    if (address !== undefined && said.endsWith('\n')) return address;
  }
  throw new Error('the server did not start');
}

export async function startAndLook(data: string): Promise<Look> {
  const start = performance.now();
  const args = [PROGRAM, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn', DATABASE_URL: '' },
  });
  const ended = once(child, 'close');
  try {
    const address = await addressIn(child.stdout.setEncoding('utf8'));
    const page = await fetch(address);
    if (!page.ok) throw new Error(`the first page has status ${page.status}`);
    await page.text();
    const seconds = (performance.now() - start) / 1000;
    await wait(COMING_TO_REST);
    const metrics = await (await fetch(new URL('/metrics', address))).text();
    const [, bytes] = /^mirabilia_resident_memory_bytes (\S+)$/m.exec(metrics) ?? [];
    return { seconds, residentMb: Number(bytes) / 1e6 };
  } finally {
    await stop(child, ended);
  }
}
