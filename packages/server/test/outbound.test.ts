import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { isPublicAddress, NotPublicAddress, outboundCalls } from '../src/notifications/outbound.ts';
import { startReceiver } from './push-receiver.ts';

const message = { headers: {}, body: Buffer.from('x') };

describe('addresses', () => {
  test.for([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    'ff02::1',
    'not an address',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.for([
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '100.128.0.1',
    '223.255.255.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('what may be called', () => {
  const { mayCall } = outboundCalls();
  test.for([
    'http://push.example.net/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://127.1/',
    'https://localhost/a',
    'https://db/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://localhost./',
    'https://db./',
    'https://router.lan/',
    'https://router.lan./',
    'https://nas.home.arpa/',
    'https://a.b.home.arpa./',
    'https://wiki.corp/',
    'https://NAS.Local/',
    'https://user:word@example.net/',
    'ftp://example.net/',
    'file:///etc/passwd',
    `https://example.net/${'x'.repeat(2000)}`,
    'nothing',
  ])('not %s', (url) => {
    expect(mayCall(url)).toBe(false);
  });

  test('HTTPS to the public', () => {
    expect(mayCall('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    expect(mayCall('https://8.8.8.8:8443/x')).toBe(true);
    expect(mayCall('https://local.example.net./x')).toBe(true);
    expect(mayCall('https://chat.atlan/x')).toBe(true);
  });
});

test('a public name that means this machine, or also this machine, is refused when it is called', async () => {
  for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1']]) {
    const calls = outboundCalls({
      lookUp: (_name, _options, tell) =>
        tell(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
    });
    await expect(calls.post('https://push.example.net/', message)).rejects.toThrow(NotPublicAddress);
  }
});

test('a name without any address is an error of the call', async () => {
  const calls = outboundCalls({ lookUp: (_name, _options, tell) => tell(null, []) });
  await expect(calls.post('https://push.example.net/', message)).rejects.toThrow('has no address');
});

test('this machine may be called by tests only', async () => {
  const { address, received } = await startReceiver();
  await expect(outboundCalls().post(address, message)).rejects.toThrow(NotPublicAddress);
  expect(received).toEqual([]);
  expect(await outboundCalls({ loopback: true }).post(address, message)).toBe(201);
  expect(received).toHaveLength(1);
});

test('redirects are not followed', async () => {
  const { address, received } = await startReceiver();
  const server = createServer((_, answer) => answer.writeHead(302, { Location: `${address}/inside` }).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await outboundCalls({ loopback: true }).post(`http://127.0.0.1:${port}/`, message)).toBe(302);
  server.close();
  expect(received).toEqual([]);
});
