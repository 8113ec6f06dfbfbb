import { expect, test } from 'vitest';
import { newLastAddresses } from './last-addresses.ts';

test('the last address of those who were here last is known', () => {
  const addresses = newLastAddresses(2);
  addresses.note('ann', 'home');
  addresses.note('bo', 'school');
  addresses.note('ann', 'train');
  addresses.note('cy', 'school');
  expect(['ann', 'bo', 'cy'].map(addresses.of)).toEqual(['train', undefined, 'school']);
});
