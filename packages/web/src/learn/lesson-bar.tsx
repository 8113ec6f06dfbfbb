// The bar above a lesson's table: what the lesson is about, a turn back, and the way out.

import { useSignal } from '@preact/signals';
import { go } from '../app/routes.ts';
import type { MatchLink } from '../match/link.ts';
import { Button } from '../ui/button.tsx';
import { hint } from '../ui/hint.tsx';
import { toast } from '../ui/toast.tsx';
import { learnWords } from '../words/index.ts';
import { troubleText } from '../words/trouble-text.ts';
import css from './lesson-bar.module.css';
import type { LessonId } from './lesson-ids.ts';

interface Props {
  readonly lesson: LessonId;
  readonly live: MatchLink;
  /** There is a choice to take back. */
  readonly canUndo: boolean;
  readonly onSkip: () => void;
}

export function LessonBar({ lesson, live, canUndo, onSkip }: Props) {
  const words = learnWords.value;
  const isBusy = useSignal(false);
  const undo = async (): Promise<void> => {
    isBusy.value = true;
    const before = await live.undo?.();
    isBusy.value = false;
    if (before === undefined) return;
    if (before.ok) go(live.pathOf(before.value), { replace: true });
    else toast(troubleText(before.refusal), 'bad');
  };
  return (
    <aside class={css.bar} data-lesson={lesson} aria-label={words.lessons[lesson].title}>
      <p class={css.about}>
        <b class={css.title}>{words.lessons[lesson].title}</b>{' '}
        <span class={css.goal}>{words.goals[lesson]}</span>
      </p>
      <Button
        size="small"
        look="quiet"
        icon="back"
        class={css.tool}
        disabled={!canUndo}
        isBusy={isBusy.value}
        aria-label={words.bar.undo}
        {...hint(words.bar.undo)}
        onClick={() => void undo()}
      >
        <span class={css.word}>{words.bar.undo}</span>
      </Button>
      <Button
        size="small"
        look="quiet"
        icon="close"
        class={css.tool}
        aria-label={words.bar.skip}
        {...hint(words.bar.skip)}
        onClick={onSkip}
      >
        <span class={css.word}>{words.bar.skip}</span>
      </Button>
    </aside>
  );
}
