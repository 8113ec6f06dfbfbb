import { computed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { headline } from '../app/page-head.ts';
import { settings } from '../app/settings/settings.ts';
import { announce } from '../ui/announcer.tsx';

/** How urgently the viewer is asked. */
export type Tone = 'calm' | 'asked' | 'urgent';

export interface Asked {
  readonly tone: Tone;
  readonly text: string;
  readonly prompt: string;
}

/** The page's title, the notification and what a screen reader hears follow what is asked. */
export function useAsked(asked: () => Asked, decision: () => number): void {
  useEffect(() => {
    let last = '';
    let notified = -1;
    const stop = computed(asked).subscribe(({ tone, text, prompt }) => {
      headline.value = tone === 'calm' ? `Mirabilia · ${text}` : `● ${text} · Mirabilia`;
      const line = tone === 'urgent' ? `${text}. ${prompt}` : prompt;
      if (line !== last) announce(line);
      last = line;
      if (tone === 'urgent' && document.hidden && settings.notify.peek() && decision() !== notified) {
        notified = decision();
        notify(text);
      }
    });
    return () => {
      stop();
      headline.value = undefined;
    };
  }, []);
}

function notify(text: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification('Mirabilia', { body: text, icon: '/icon.svg', tag: 'mirabilia-turn' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Browsers of phones grant it and then throw: there only a service worker may notify. The title says it, too.
  }
}
