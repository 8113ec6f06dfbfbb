// A guest with a token, and calls with it.

import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface FuzzGuest {
  readonly name: string;
  readonly token: string;
}

export interface Reply {
  /** 0: the connection was closed without an answer. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
/** Milliseconds for an answer. */
const PATIENCE = 15_000;

/** As it is written: `fetch` has its own ideas of paths, methods and headers. */
export function ask(port: number, { method, path, headers = {}, body }: Asked): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', agent, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', () => resolve({ status: 0, headers: {}, text: '' }));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    asked.setTimeout(PATIENCE, () => reject(new Error(`${method} ${path} is not answered`)));
    asked.on('error', () => resolve({ status: 0, headers: {}, text: '' }));
    asked.end(body);
  });
}

export async function call<A>(
  port: number,
  path: string,
  { guest, body = {} }: { readonly guest?: FuzzGuest | undefined; readonly body?: object } = {},
): Promise<A> {
  const { status, text } = await ask(port, {
    method: 'POST',
    path,
    headers: {
      'Content-Type': 'application/json',
      ...(guest === undefined ? {} : { Authorization: `Bearer ${guest.token}` }),
    },
    body: JSON.stringify(body),
  });
  if (status !== 200 && status !== 201) throw new Error(`${path}: ${status} ${text}`);
  return JSON.parse(text) as A;
}

export async function newGuest(port: number, name: string): Promise<FuzzGuest> {
  const { token } = await call<{ token: string }>(port, '/api/guests', { body: { name } });
  return { name, token };
}
