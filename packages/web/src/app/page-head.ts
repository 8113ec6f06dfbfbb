// What browsers show around the page: its title, what it says of itself, and the manifest by which it is installed.

import { LANGUAGES, type Language } from '@mirabilia/kernel';
import { effect, signal } from '@preact/signals';
import { language } from '../i18n/language.ts';
import { loadWords } from '../words/index.ts';
import { manifestPath } from '../words/shell/manifest-path.ts';
import { instance } from './instance.ts';

/** What a table shows in place of the page's title. */
export const headline = signal<string | undefined>(undefined);

const manifest = document.querySelector('link[rel="manifest"]');

/** The server sends the head in the browser's language, the cache in English: somebody may have chosen another one. */
let spoken = LANGUAGES.find((each) => manifestPath(each) === manifest?.getAttribute('href'));

async function translateHead(wanted: Language, setTitle: (title: string) => void): Promise<void> {
  if (spoken === wanted) return;
  const { title, description } = await loadWords('shell', wanted);
  if (language.peek() !== wanted) return;
  spoken = wanted;
  // Without a network nothing can be installed, and the cache doesn't carry eight manifests.
  if (navigator.onLine) manifest?.setAttribute('href', manifestPath(wanted));
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  setTitle(title);
}

/** From now on the head follows the language and what the table says. */
export function keepHead(): void {
  const title = signal(document.title);
  effect(() => {
    // Without the words the head stays as it is; the page itself says what is missing.
    translateHead(language.value, (text) => {
      title.value = text;
    }).catch(() => undefined);
  });
  effect(() => {
    const { name } = instance.value;
    const usual = name === null ? title.value : `${name} · Mirabilia`;
    document.title = headline.value ?? usual;
  });
}
