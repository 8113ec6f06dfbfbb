// What is asked of the viewer, in a sentence.

import type { Phase } from '@mirabilia/seven-wonders';
import { FREE_CITY } from '@mirabilia/seven-wonders';
import { type Status, waitingStatus, whilePlayed } from '../../../table/status.ts';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import type { Ask } from '../logic/ask.ts';
import { roman } from '../roman.ts';
import type { TableState } from '../state.ts';
import { presentationOf } from '../story/index.ts';
import { nameOf } from './seat-name.tsx';

export function promptOf(state: TableState): string {
  const asked = state.ask.value;
  return asked === undefined ? '' : sentenceFor(state, asked);
}

function sentenceFor(state: TableState, asked: Ask): string {
  const words = sevenWondersWords.value;
  const hasFreeCity = state.table.value?.players === FREE_CITY;
  switch (asked.kind) {
    case 'over':
      return tableWords.value.frame.over;
    case 'draft':
      return words.promptDraft;
    case 'sides':
      return words.promptSides;
    case 'salvage':
      return hasFreeCity && asked.city === FREE_CITY ? words.promptSalvageFreeCity : words.promptSalvage;
    case 'card':
      if (asked.isSeventh) return words.promptSeventh;
      if (hasFreeCity && asked.city === FREE_CITY)
        return isDuty(state) ? words.promptDuty : words.promptFreeCity;
      return asked.step > 0 ? words.promptOwn : words.promptCard;
    case 'locked':
      return whilePlayed(state, words.promptLocked);
    case 'conflicts':
      return words.story.battles.title(roman(asked.age));
    case 'wait':
      return waitingSentence(state, asked.phase);
  }
}

/** The Free City must build if it can. */
const isDuty = ({ verdicts }: TableState): boolean =>
  verdicts.value.every(({ discard }) => discard.moves.length === 0);

/** The names of those who still owe a move. The viewer's own may be under way. */
const waitedFor = (state: TableState): readonly string[] =>
  presentationOf(state).owed.value.flatMap((owed, seat) =>
    owed > 0 && seat !== state.you.value ? [nameOf(state, seat)] : [],
  );

/** For whom the table waits; for nobody while cards are turned over. */
export function waiting(state: TableState): Status {
  const { owed, reveal } = presentationOf(state);
  const isTold = reveal.value !== undefined && owed.value.every((moves) => moves === 0);
  return isTold ? { tone: 'calm', text: '' } : waitingStatus(waitedFor(state));
}

function waitingSentence(state: TableState, phase: Phase): string {
  const words = sevenWondersWords.value;
  const [who] = waitedFor(state);
  // Nobody: the viewer's own choice is under way, or cards are being turned over.
  if (who === undefined) return whilePlayed(state, waiting(state).text);
  switch (phase.kind) {
    case 'draft':
      return words.waitDraft(who);
    case 'seventh':
      return words.waitSeventh(who);
    case 'salvage':
      return words.waitSalvage(who);
    default:
      return whilePlayed(state, waiting(state).text);
  }
}
