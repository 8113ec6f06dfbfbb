// Pictures of a file, drawn straight into the page. A `use` of another file would stay empty in the first frame and be
// laid out once more in the next.

import { type ReadonlySignal, signal } from '@preact/signals';

/** The outlines of a file's symbols by their ids. It is fetched when somebody waits for it, or when the first is drawn. */
export interface Sprite {
  /** It is there, or it can't be fetched. */
  ready(): Promise<void>;
  outlineOf(id: string): string | undefined;
}

/** As the sprites are written: a symbol has one path. */
const SYMBOL = /<symbol id="([^"]+)"[^>]*><path [^>]*d="([^"]+)"/g;

export const outlinesIn = (file: string): ReadonlyMap<string, string> =>
  new Map([...file.matchAll(SYMBOL)].map(([, id = '', outline = '']) => [id, outline]));

export function spriteAt(address: string): Sprite {
  const outlines = signal<ReadonlyMap<string, string> | undefined>(undefined);
  let underWay: Promise<void> | undefined;
  const fetchIt = async () => {
    try {
      const answer = await fetch(address);
      if (answer.ok) outlines.value = outlinesIn(await answer.text());
    } catch {
      // Without a network cards are without emblems; whatever is drawn next tries again.
    }
    underWay = undefined;
  };
  const load = (): Promise<void> => {
    underWay ??= fetchIt();
    return underWay;
  };
  const loaded: ReadonlySignal<ReadonlyMap<string, string> | undefined> = outlines;
  return {
    ready: () => (loaded.peek() === undefined ? load() : Promise.resolve()),
    outlineOf(id) {
      if (loaded.value === undefined) void load();
      return loaded.value?.get(id);
    },
  };
}
