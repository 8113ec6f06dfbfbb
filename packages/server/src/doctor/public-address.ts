// Checks the server at its public address, through the operator's proxy.

import { randomBytes } from 'node:crypto';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { SUBPROTOCOL } from '../transport/identity.ts';
import { type Diagnosis, messageOf, ok, problem, warning } from './diagnosis.ts';

const PATIENCE = 10_000;
const PROXY_HEADERS =
  'let the proxy set X-Forwarded-For, X-Forwarded-Proto and Host, and serve with --proxies 1';

export async function checkPublicAddress(address: string): Promise<Diagnosis[]> {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return [problem('address', `“${address}” is no address`, 'write it like https://play.example.org')];
  }
  const health = await answerOf(new URL('/healthz', url));
  if (typeof health === 'string') {
    const fix = 'is the proxy running, and do name and certificate fit?';
    return [problem('address', `${url.origin} can't be reached: ${health}`, fix)];
  }
  if (health.status !== 200 || !health.body.includes('"alive":true')) {
    const message = `${url.origin}/healthz answers ${health.status} and not as a Mirabilia`;
    return [problem('address', message, 'let the proxy pass every path to the server')];
  }
  return [
    ok('address', `${url.origin} answers`),
    await readiness(url),
    encryption(url, health.headers),
    await socket(url),
    await forgedHost(url),
    await metrics(url),
  ];
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** The answer, or why there is none. */
async function answerOf(url: URL): Promise<Answer | string> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  } catch (error) {
    return messageOf((error as Error).cause ?? error);
  }
}

async function readiness(url: URL): Promise<Diagnosis> {
  const ready = await answerOf(new URL('/readyz', url));
  if (typeof ready !== 'string' && ready.status === 200) return ok('ready', 'the store takes and gives');
  return problem('ready', 'the store does not take and give', 'read the server’s log: disk or database fail');
}

/** The server sends this header only if it knows that the connection is encrypted. */
export function encryption({ protocol, origin }: URL, headers: Headers): Diagnosis {
  const about = 'encryption';
  if (protocol === 'http:') {
    return warning(
      about,
      `${origin} is not encrypted`,
      'put a proxy with a certificate in front: push needs it, too',
    );
  }
  if (headers.has('strict-transport-security'))
    return ok(about, 'the server knows that it is reached by HTTPS');
  return problem(about, 'the server does not know that it is reached by HTTPS', PROXY_HEADERS);
}

async function socket(url: URL): Promise<Diagnosis> {
  const about = 'websocket';
  try {
    const { status, body } = await upgrade(url, { Origin: url.origin });
    if (status === 101) return ok(about, 'the proxy lets WebSockets through');
    if (body.includes('bad-origin'))
      return problem(about, 'the proxy does not pass the Host header on', PROXY_HEADERS);
    const fix = 'let the proxy pass the headers Upgrade and Connection on, with HTTP/1.1';
    return problem(about, `a WebSocket is answered with ${status}`, fix);
  } catch (error) {
    return problem(
      about,
      `a WebSocket can't be opened: ${messageOf(error)}`,
      'look into the log of the proxy',
    );
  }
}

/** A caller who could name the server would be taken for its page, and links would lead elsewhere. */
async function forgedHost(url: URL): Promise<Diagnosis> {
  const about = 'host name';
  const forged = { Origin: 'https://forged.invalid', 'X-Forwarded-Host': 'forged.invalid' };
  const { status } = await upgrade(url, forged).catch(() => ({ status: 0 }));
  if (status !== 101) return ok(about, 'callers can’t give the server another name');
  return problem(
    about,
    'callers can give the server another name: the proxy passes their X-Forwarded-Host on',
    `serve with --public-url ${url.origin}, or let the proxy set X-Forwarded-Host`,
  );
}

/** Opens a socket by hand as a page would, to see what the proxy makes of it. */
function upgrade(
  { origin, protocol }: URL,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; body: string }> {
  const url = new URL('/socket', origin);
  const request = protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        ...headers,
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
        'Sec-WebSocket-Protocol': SUBPROTOCOL,
      },
    });
    asked.on('upgrade', (_, opened) => {
      opened.destroy();
      resolve({ status: 101, body: '' });
    });
    asked.on('response', async (answer: IncomingMessage) => {
      let body = '';
      for await (const part of answer) body += part;
      resolve({ status: answer.statusCode ?? 0, body });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Metrics hold no secrets, but the public doesn't need them. */
async function metrics(url: URL): Promise<Diagnosis> {
  const answer = await answerOf(new URL('/metrics', url));
  const isOpen = typeof answer !== 'string' && answer.status === 200 && answer.body.includes('mirabilia_');
  if (!isOpen) return ok('metrics', 'numbers for operators are not for everybody');
  return warning('metrics', 'anybody can read /metrics', 'let the proxy answer /metrics with 404');
}
