import { expect, test } from 'vitest';
import { plain } from './send-webhook.ts';

test.for([
  ['https://bit.ly/abcdefgh', 'https:\u200b//bit.\u200bly/abcdefgh'],
  ['bit.ly/abc', 'bit.\u200bly/abc'],
  ['<https://evil.example|Ann>', 'https:\u200b//evil.\u200bexampleAnn'],
  ['Dr. No', 'Dr. No'],
  ['Ann K.', 'Ann K.'],
])('a group’s chat makes no link of the name %j', ([name, shown]) => {
  expect(plain(name as string)).toBe(shown);
});
