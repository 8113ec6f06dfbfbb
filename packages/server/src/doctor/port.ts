// Checks the port of the server.

import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Diagnosis, messageOf, ok, problem } from './diagnosis.ts';

export async function checkPort(port: number, host?: string): Promise<Diagnosis> {
  const about = 'port';
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    server.close();
    return ok(about, `${port} is free`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES') {
      return problem(
        about,
        `${port} is not for this account`,
        'choose one above 1023, with a proxy in front of it',
      );
    }
    if (code !== 'EADDRINUSE') return problem(about, messageOf(error), 'choose another --host');
    if (await isMirabilia(port, host)) return ok(about, `a Mirabilia listens on ${port}`);
    return problem(
      about,
      `${port} is taken by another program`,
      'choose another one with --port, or stop it',
    );
  }
}

async function isMirabilia(port: number, host = '127.0.0.1'): Promise<boolean> {
  try {
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/healthz`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(3000) });
    return ((await answer.json()) as { alive?: boolean }).alive === true;
  } catch {
    return false;
  }
}
