import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

test('the example plays a whole match', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await import('./random-match.ts');
  expect(log.mock.calls).toEqual([[[24, 33, 26]]]);
  log.mockRestore();
});

test('README shows the example as it is', () => {
  const example = read('random-match.ts');
  expect(read('../README.md')).toContain(`\`\`\`ts\n${example.slice(example.indexOf('import'))}\`\`\``);
});
