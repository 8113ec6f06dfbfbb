import type { Table } from '@mirabilia/architects';
import { useEffect } from 'preact/hooks';
import { announce } from '../../../ui/announcer.tsx';
import type { OwnModel } from '../state.ts';
import { chronicleOf } from './chronicle.ts';
import { sentenceOf, whoIn } from './log-text.ts';

/** Everything that happens is told to those who can't see it. */
export function useNews(model: OwnModel): void {
  useEffect(
    () =>
      chronicleOf(model).news.subscribe((events) => {
        const table = model.table.peek() as Table | undefined;
        if (events === undefined || table === undefined) return;
        const who = whoIn(model);
        const sentences = events
          // A battle is told where it is shown.
          .filter(({ kind }) => kind !== 'fought')
          .flatMap((event) => sentenceOf(event, { table, who }) ?? []);
        if (sentences.length > 0) announce(sentences.join('. '), { isUrgent: false });
      }),
    [model],
  );
}
