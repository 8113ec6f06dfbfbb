// What is asked of the viewer, in a sentence; and for whom the table waits.

import type { Phase } from '@mirabilia/architects';
import { askedStatus, type Status, statusIn, waitingStatus } from '../../../table/status.ts';
import { architectsWords, tableWords } from '../../../words/index.ts';
import type { TargetChoice } from '../logic/choices.ts';
import type { TableState } from '../state.ts';
import { nameOf } from './seat-name.tsx';

/** Several things may be open at once; each has its sentence. */
function openSentences(choices: readonly TargetChoice[]): string {
  const { open } = architectsWords.value;
  const has = (kind: string) => choices.some(({ target }) => target.kind === kind);
  return (['stage', 'token', 'deck'] as const)
    .filter(has)
    .map((kind) => open[kind])
    .join(' ');
}

const PROMPTS: Readonly<Record<Phase['kind'], (choices: readonly TargetChoice[]) => string>> = {
  draft: () => architectsWords.value.prompts.draft,
  'free-take': () => architectsWords.value.prompts['free-take'],
  act: openSentences,
  bonus: () => architectsWords.value.prompts.bonus,
  gift: () => architectsWords.value.prompts.gift,
  look: () => architectsWords.value.prompts.look,
  dig: () => architectsWords.value.prompts.dig,
  over: () => tableWords.value.frame.over,
};

export function promptOf(state: TableState): string {
  const asked = state.ask.value;
  if (asked === undefined) return '';
  if (state.replay !== undefined && asked.kind === 'choose') return tableWords.value.frame.chosen;
  switch (asked.kind) {
    case 'over':
      return tableWords.value.frame.over;
    case 'choose':
      return PROMPTS[asked.view.public.table.phase.kind](asked.choices);
    case 'wait': {
      const { phase, seat } = asked;
      if (phase.kind === 'over') return tableWords.value.frame.over;
      // What I chose is on its way.
      return seat === state.me.value ? '…' : architectsWords.value.waits[phase.kind](nameOf(state, seat));
    }
  }
}

export const statusOf = (state: TableState): Status =>
  statusIn(state, () => {
    const asked = state.ask.value;
    if (asked?.kind === 'choose') return askedStatus(state);
    const isOthers = asked?.kind === 'wait' && asked.seat !== state.you.value;
    return waitingStatus(isOthers ? [nameOf(state, asked.seat)] : []);
  });
