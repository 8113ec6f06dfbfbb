// What is said while the chat isn't on the screen is shown for a moment, in its own words.

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { labelled } from '../i18n/language.ts';
import { toast } from '../ui/toast.tsx';
import { heardOf, isOwn, isShown } from './chat-reading.ts';
import type { MatchLink } from './link.ts';

/** Milliseconds after connecting in which the chat so far comes: all of it at once, behind the answer. */
const CATCHING_UP = 300;
const LONGEST = 140;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A message as it fits beside a game: its beginning, if it is long. */
export function inShort(text: string): string {
  const characters = [...graphemes.segment(text)].map(({ segment }) => segment);
  if (characters.length <= LONGEST) return text;
  return `${characters
    .slice(0, LONGEST - 1)
    .join('')
    .trimEnd()}…`;
}

export function useChatToasts(link: MatchLink): void {
  useEffect(() => {
    let since = Number.POSITIVE_INFINITY;
    let told = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopWaiting = effect(() => {
      clearTimeout(timer);
      since = Number.POSITIVE_INFINITY;
      if (link.state.value.kind !== 'live') return;
      timer = setTimeout(() => {
        since = told;
      }, CATCHING_UP);
    });
    const stop = effect(() => {
      for (const line of heardOf(link)) {
        // What somebody said who was muted until now comes late, and is no news.
        if (line.seq <= told) continue;
        told = line.seq;
        if (line.seq > since && !isOwn(link, line) && !isShown(link))
          toast(labelled(line.name, inShort(line.text)), 'chat');
      }
    });
    return () => {
      clearTimeout(timer);
      stopWaiting();
      stop();
    };
  }, [link]);
}
