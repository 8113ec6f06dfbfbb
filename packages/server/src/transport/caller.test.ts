import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { callerOf, isOwnOrigin } from './caller.ts';

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
    expect(isOwnOrigin(own, caller, []), own).toBe(true);
  }
  for (const other of [
    'null',
    '',
    'http://play.example:81',
    'http://evil.example',
    'http://play.example.evil',
  ]) {
    expect(isOwnOrigin(other, caller, []), other).toBe(false);
  }
  expect(isOwnOrigin('https://other.example', caller, ['https://other.example'])).toBe(true);
  expect(isOwnOrigin('null', { ...caller, host: '' }, [])).toBe(false);
});
