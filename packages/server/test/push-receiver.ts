// The receiving end of notifications: a browser that decrypts, written independently from RFC 8291 and RFC 8188, and a push
// service or chat that records requests.

import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

export interface Browser {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  decrypt(message: Buffer): string;
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};

export function newBrowser(): Browser {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(message) {
      const salt = message.subarray(0, 16);
      const idLength = message.readUInt8(20);
      const sender = message.subarray(21, 21 + idLength);
      const sealed = message.subarray(21 + idLength);
      const shared = hmac(auth, pair.computeSecret(sender));
      const input = hmac(shared, 'WebPush: info\0', own, sender, Buffer.from([1]));
      const prk = hmac(salt, input);
      const key = hmac(prk, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16);
      const nonce = hmac(prk, 'Content-Encoding: nonce\0\x01').subarray(0, 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      if (plain.at(-1) !== 2) throw new Error('the last record does not end as it should');
      return plain.subarray(0, -1).toString('utf8');
    },
  };
}

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Receiver {
  readonly address: string;
  readonly received: Received[];
  /** With what the next calls are answered; 201 from then on. */
  readonly answers: number[];
}

const servers: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer(async (asked, answer) => {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(part as Buffer);
    received.push({ path: asked.url ?? '', headers: asked.headers, body: Buffer.concat(parts) });
    answer.writeHead(answers.shift() ?? 201).end('thank you');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, received, answers };
}
