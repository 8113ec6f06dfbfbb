import { expect, test } from 'vitest';
import { addressNames } from './address-names.ts';
import { networkOf } from './caller.ts';

const nameOf = (address: string, key = 'key') => addressNames(key)(networkOf(address));

test('people at one public address have one name, which nobody without the key can make', () => {
  expect(nameOf('203.0.113.9')).toBe(nameOf('::ffff:203.0.113.9'));
  expect(nameOf('203.0.113.9')).not.toBe(nameOf('203.0.113.8'));
  expect(nameOf('203.0.113.9')).not.toBe(nameOf('203.0.113.9', 'another'));
  expect(nameOf('203.0.113.9')).toMatch(/^[\w-]{12}$/);
  expect(nameOf('2001:db8::1')).toBe(nameOf('2001:db8::2'));
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.17.0.1',
  '192.168.1.5',
  '100.64.0.9',
  '::1',
  'fd00::1',
  'fe80::1%eth0',
  '',
])('nobody is told apart by %j', (address) => expect(nameOf(address)).toBe(undefined));
