import { LANGUAGES } from '@mirabilia/kernel';
import { COUNT_NAMES, RATE_NAMES } from '@mirabilia/protocol/facts';
import { describe, expect, test } from 'vitest';
import { loadWords } from './index.ts';
import { troubleText } from './trouble-text.ts';

describe.for(LANGUAGES)('%s', async (language) => {
  const words = await loadWords('app', language);
  const text = (facts: Record<string, string | number>) => troubleText({ code: 'too-many', facts }, words);

  test.for(RATE_NAMES)('says that %s are limited, and for how long', (what) => {
    expect(text({ what, seconds: 17 })).toMatch(/^\p{Lu}[^.]*\. .*\b17\b.*\.$/su);
    expect(text({ what, seconds: 17 })).toContain(text({ what, seconds: 1 }).split('. ')[0]);
    // Ten minutes less a second are told as ten, not as nine: nobody is told to come too early.
    expect(text({ what, seconds: 599 })).toMatch(/\b10\b/);
  });

  test.for(COUNT_NAMES)('says that %s are limited, whatever the time', (what) => {
    const said = text({ what, most: 7 });
    expect(said).toMatch(/^\p{Lu}.*\.$/u);
    expect(said).not.toMatch(/NaN|undefined/);
    expect(said).not.toBe(words.troubles['too-many']);
  });

  test('names how many public tables there may be', () => {
    expect(text({ what: 'public-lobbies', most: 5 })).toMatch(/\b5\b/);
  });

  test('has a sentence where a server says nothing, or something unknown', () => {
    expect(text({})).toBe(words.troubles['too-many']);
    expect(text({ what: 'toString', seconds: 3 })).toBe(words.troubles['too-many']);
    expect(troubleText({ code: 'not-host', facts: { what: 'calls' } }, words)).toBe(
      words.troubles['not-host'],
    );
  });
});
