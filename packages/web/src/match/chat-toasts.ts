// What is said while the chat isn't on the screen is shown for a moment, in its own words.

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { labelled } from '../i18n/language.ts';
import { toast } from '../ui/toast.tsx';
import { heardOf, isOwn, isShown } from './chat-reading.ts';
import type { MatchLink } from './link.ts';

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
    let told = 0;
    return effect(() => {
      for (const line of heardOf(link)) {
        // What somebody said who was muted until now comes late, and is no news.
        if (line.seq <= told) continue;
        told = line.seq;
        if (line.seq > link.since.peek() && !isOwn(link, line) && !isShown(link))
          toast(labelled(line.name, inShort(line.text)), 'chat');
      }
    });
  }, [link]);
}
