import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { callerOf, isOwnOrigin, originOf } from './caller.ts';

const NONE = { origins: [], publicOrigin: undefined };

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.for([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8:0:0::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
] as const)('%s is counted as %s', ([address, network]) => {
  expect(callerOf(from(address), 0).address).toBe(network);
});

test('what a proxy says of a caller is believed as far as there are proxies', () => {
  const headers = {
    host: 'inner',
    'x-forwarded-for': '9.9.9.9, 1.1.1.1,2.2.2.2',
    'x-forwarded-proto': 'https',
  };
  const request = from('10.0.0.1', headers);
  expect(callerOf(request, 0)).toEqual({ address: '10.0.0.1', host: 'inner', isSecure: false });
  expect(callerOf(request, 1)).toEqual({ address: '2.2.2.2', host: 'inner', isSecure: true });
  expect(callerOf(request, 2).address).toBe('1.1.1.1');
  expect(callerOf(request, 7).address).toBe('10.0.0.1');
  expect(callerOf(from('10.0.0.1', { 'x-forwarded-for': 'nonsense' }), 1).address).toBe('10.0.0.1');
});

test('an origin is the server’s own if it has its host, or is named', () => {
  const caller = { address: '', host: 'play.example', isSecure: false };
  for (const own of ['http://play.example', 'https://play.example', 'http://play.example:80']) {
    expect(isOwnOrigin(own, caller, NONE), own).toBe(true);
  }
  for (const other of [
    'null',
    '',
    'http://play.example:81',
    'http://evil.example',
    'http://play.example.evil',
  ]) {
    expect(isOwnOrigin(other, caller, NONE), other).toBe(false);
  }
  expect(isOwnOrigin('https://other.example', caller, { ...NONE, origins: ['https://other.example'] })).toBe(
    true,
  );
  expect(isOwnOrigin('null', { ...caller, host: '' }, NONE)).toBe(false);
});

test.for([
  'evil.example/%0d%0aX: y',
  'evil.example/path',
  'user@evil.example',
  'evil.example:port',
  'evil example',
  '"><script>',
  'evil.example#',
  '[::1',
])('“%s” is no host: the Host header counts, or nothing', (forwarded) => {
  const request = from('10.0.0.1', { host: 'play.example:7777', 'x-forwarded-host': forwarded });
  expect(callerOf(request, 1).host).toBe('play.example:7777');
  expect(callerOf(from('10.0.0.1', { host: forwarded }), 0).host).toBe('');
});

test.for(['play.example', 'play.example:8443', '10.0.0.7:7777', '[2001:db8::1]:7777', 'my_host.lan'])(
  '“%s” is a host',
  (host) => {
    expect(callerOf(from('10.0.0.1', { host: 'inner', 'x-forwarded-host': host }), 1).host).toBe(host);
    expect(callerOf(from('10.0.0.1', { host: 'inner', 'x-forwarded-host': host }), 0).host).toBe('inner');
  },
);

test('the public address that the operator named counts, whatever a caller says', () => {
  const named = { origins: [], publicOrigin: 'https://play.example' };
  const caller = { address: '', host: 'evil.example', isSecure: false };
  expect(originOf(caller, named.publicOrigin)).toBe('https://play.example');
  expect(isOwnOrigin('https://evil.example', caller, named)).toBe(false);
  expect(isOwnOrigin('https://play.example', caller, named)).toBe(true);
});
