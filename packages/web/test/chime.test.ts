import { expect, test, vi } from 'vitest';
import { pretendBrowser } from './browser.ts';

/** What a browser's loudspeaker was asked to play. */
function pretendSound(): { readonly pitches: number[] } {
  const pitches: number[] = [];
  class FakeNode {
    readonly gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    readonly #pitch: number | undefined;
    constructor(_: unknown, { frequency }: { readonly frequency?: number }) {
      this.#pitch = frequency;
    }
    connect<T>(next: T): T {
      return next;
    }
    start(): void {
      pitches.push(this.#pitch as number);
    }
    stop(): void {}
  }
  vi.stubGlobal('OscillatorNode', FakeNode);
  vi.stubGlobal('GainNode', FakeNode);
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 0;
      readonly destination = {};
      async resume(): Promise<void> {}
    },
  );
  return { pitches };
}

test('who asked for sound hears two notes, who didn’t hears none', async () => {
  pretendBrowser();
  const { pitches } = pretendSound();
  const { settings } = await import('../src/settings.ts');
  const { chime } = await import('../src/table/chime.ts');
  chime('turn');
  expect(pitches).toEqual([]);
  settings.sound.value = true;
  chime('turn');
  expect(pitches).toEqual([660, 880]);
});
