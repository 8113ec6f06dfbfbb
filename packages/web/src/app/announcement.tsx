// What the host tells everybody. It stays until the reader has put it away, or the host takes it back.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { appWords } from '../words/index.ts';
import css from './announcement.module.css';
import { findInstance, instance } from './instance.ts';

/** Milliseconds after which a page that is looked at asks again. Tables are told at once. */
const EVERY = 60_000;

export function Announcement() {
  const { announcement, isClosed } = instance.value;
  const putAway = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) void findInstance();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  const words = appWords.value;
  const text = announcement?.text ?? (isClosed ? words.troubles['no-new-matches'] : undefined);
  if (text === undefined || putAway.value === text) return <div role="status" class={css.none} />;
  return (
    <div role="status" class={css.bar}>
      <Icon name="bell" />
      <p class={css.text} dir="auto">
        {text}
      </p>
      <Button
        look="quiet"
        size="small"
        icon="close"
        aria-label={words.close}
        onClick={() => {
          putAway.value = text;
        }}
      />
    </div>
  );
}
