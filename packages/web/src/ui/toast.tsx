// Short messages that disappear. Anything that must not be missed belongs in the page itself.

import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import css from './toast.module.css';

type Mood = 'good' | 'bad' | 'plain' | 'chat';
interface Toast {
  readonly serial: number;
  readonly text: string;
  readonly mood: Mood;
}

const ICONS: Readonly<Record<Mood, IconName>> = {
  good: 'check',
  bad: 'warning',
  plain: 'info',
  chat: 'chat',
};
const SHOWN_FOR = 5000;

const toasts = signal<readonly Toast[]>([]);
let count = 0;

export function toast(text: string, mood: Mood = 'plain'): void {
  const serial = count++;
  toasts.value = [...toasts.value.filter((other) => other.text !== text), { serial, text, mood }];
  setTimeout(() => {
    toasts.value = toasts.value.filter((other) => other.serial !== serial);
  }, SHOWN_FOR);
}

export function Toasts() {
  const ref = useRef<HTMLDivElement>(null);
  const newest = toasts.value.at(-1)?.serial;
  useEffect(() => {
    // Shown again each time: a dialog that was opened since would cover it.
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover();
    if (newest !== undefined) ref.current?.showPopover();
  }, [newest]);
  return (
    <div ref={ref} class={css.toasts} popover="manual" role="status">
      {toasts.value.map(({ serial, text, mood }) => (
        <p key={serial} class={classes(css.toast, css[mood])}>
          <Icon name={ICONS[mood]} />
          <span dir="auto">{text}</span>
        </p>
      ))}
    </div>
  );
}
