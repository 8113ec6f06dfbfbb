import { computed, type ReadonlySignal, signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import css from './chat.module.css';
import type { MatchLink } from './link.ts';
import { talk } from './words/index.ts';

interface Reading {
  /** Up to which line this browser's reader has read. */
  readonly read: ReturnType<typeof signal<number>>;
  readonly unread: ReadonlySignal<number>;
}
const readings = new WeakMap<MatchLink, Reading>();

function readingOf(link: MatchLink): Reading {
  const known = readings.get(link);
  if (known !== undefined) return known;
  const read = signal(0);
  const unread = computed(() => link.chat.value.filter(({ seq }) => seq > read.value).length);
  const reading = { read, unread };
  readings.set(link, reading);
  return reading;
}

/** Lines that came since the chat was last open. */
export const unreadIn = (link: MatchLink): ReadonlySignal<number> => readingOf(link).unread;

export function Chat({ link }: { readonly link: MatchLink }) {
  const { words } = talk;
  const text = useSignal('');
  const lines = link.chat.value;
  const { read } = readingOf(link);
  const end = useRef<HTMLLIElement>(null);
  const newest = lines.at(-1)?.seq ?? 0;
  useEffect(() => {
    read.value = newest;
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest, read]);
  return (
    <div class={css.chat}>
      <ul class={css.lines}>
        {lines.map(({ seq, name, text: said }) => (
          <li key={seq} ref={seq === newest ? end : null}>
            <b>{name}</b> {said}
          </li>
        ))}
      </ul>
      <form
        class={css.form}
        onSubmit={async (event) => {
          event.preventDefault();
          const answer = await link.say(text.value);
          if (answer.ok) text.value = '';
        }}
      >
        <input
          aria-label={words.message}
          placeholder={words.placeholder}
          value={text}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
        <Button type="submit" icon="send" aria-label={words.send} />
      </form>
    </div>
  );
}
