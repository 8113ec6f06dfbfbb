// Battle after battle, then what they came to. A tap, Escape or Enter goes on.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { type Motion, settings } from '../app/settings/settings.ts';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { tableWords } from '../words/index.ts';
import css from './conflict-sequence.module.css';
import { type Battle, Duel } from './duel.tsx';
import type { Who } from './who.ts';

/** Milliseconds for all battles together, and the most and least for one. */
const SWEEP = 4200;
const LONGEST = 1100;
const SHORTEST = 600;
const SPEED: Readonly<Record<Motion, number>> = { off: 0, quick: 0.5, full: 1 };

interface Props {
  readonly title: string;
  /** The battles in words, for those who are told and not shown. */
  readonly said: readonly string[];
  readonly battles: readonly Battle[];
  readonly who: (city: number) => Who;
  /** On the button that closes it. */
  readonly goOn: string;
  /** In the place of the duels when all are fought. */
  readonly result: () => ComponentChildren;
  /** Everybody's results; so many battles are fought. */
  readonly spoils: (fought: number) => ComponentChildren;
  readonly onEnd: () => void;
}

/** The battles around the table, beginning with the viewer's own. */
export const fromMine = (battles: readonly Battle[], me: number | null): readonly Battle[] => {
  const first = Math.min(me ?? 0, Math.max(0, battles.length - 1));
  return [...battles.slice(first), ...battles.slice(0, first)];
};

export function ConflictSequence(props: Props) {
  const { title, said, battles, who, goOn: last, result, spoils, onEnd } = props;
  const count = battles.length;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const speed = SPEED[settings.motion.value];
  const length = Math.min(LONGEST, Math.max(SHORTEST, SWEEP / count)) * speed;
  /** How many battles have been fought on the screen. */
  const fought = useSignal(speed === 0 ? count : 0);
  const isDone = fought.value >= count;

  useEffect(() => {
    const open = dialog.current;
    open?.showModal();
    announce([title, ...said].join('. '));
    return () => open?.close();
  }, []);
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => {
      fought.value++;
    }, length);
    return () => clearTimeout(timer);
  }, [fought.value, isDone, length, fought]);

  const goOn = (): void => {
    if (isDone) onEnd();
    else fought.value = count;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and Enter do by keyboard what a press does
    <dialog
      ref={dialog}
      class={css.dialog}
      data-battles
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        goOn();
      }}
      onClick={(event) => {
        // While battles are fought a press anywhere goes on; afterwards only beside the dialog.
        if (!isDone || event.target === event.currentTarget) goOn();
      }}
    >
      <div class={css.inside}>
        <h2 id={heading} class={css.title}>
          {title}
        </h2>
        <div class={css.field} style={{ '--length': `${length}ms` }}>
          {isDone ? (
            result()
          ) : (
            <div key={fought.value}>
              <Duel battle={battles[fought.value] as Battle} who={who} />
            </div>
          )}
        </div>
        {spoils(fought.value)}
        <div class={css.actions}>
          <Button
            look={isDone ? 'primary' : 'secondary'}
            icon={isDone ? 'forward' : 'skip'}
            onClick={(event) => {
              event.stopPropagation();
              goOn();
            }}
          >
            {isDone ? last : tableWords.value.ending.battles.skip}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
