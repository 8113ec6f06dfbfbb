// What the coach says of a choice, put together from estimates and reasons.

import type { CoachReason, Explanation } from '@mirabilia/bots/reasons';
import { ENOUGH_TRIES, LEAST_LEAD, rivalOf, SMALL_LEAD, verdictOn } from '@mirabilia/bots/say';
import type { Move } from '@mirabilia/kernel';
import { labelled } from '../i18n/language.ts';
import { reasonWords } from '../words/index.ts';
import { type Compared, isRough, type MoveEstimate } from './coach.ts';

/** How a game names moves and says reasons. */
export interface CoachVoice {
  readonly ideaOf: (move: Move) => string;
  readonly label: (move: Move) => string;
  readonly reason: (reason: CoachReason) => string;
}

/** Two moves, of which the better one is to be explained. */
export interface Judgement {
  readonly best: MoveEstimate;
  readonly other: MoveEstimate | undefined;
  readonly chosen: Move | undefined;
  /** How much smaller the other move's chance to win is. */
  readonly lost: number;
  /** Enough is known, and enough depends on it, to ask why. */
  readonly compared: Compared | undefined;
}

export function judgementOn(
  { ideaOf }: Pick<CoachVoice, 'ideaOf'>,
  estimates: readonly MoveEstimate[],
  chosen: Move | undefined,
): Judgement | undefined {
  const [best] = estimates;
  if (best === undefined || estimates.length < 2) return undefined;
  const other = rivalOf(ideaOf, estimates, chosen);
  const lost = other === undefined ? 0 : best.win - other.win;
  // A hint says what speaks for the best move even if another one is as good: it is compared with the next that isn't.
  const against =
    chosen !== undefined
      ? other
      : estimates.find(
          (each) =>
            ideaOf(each.move) !== ideaOf(best.move) &&
            best.win - each.win >= LEAST_LEAD &&
            !isRough(each, estimates),
        );
  const isClear =
    against !== undefined && best.win - against.win >= LEAST_LEAD && best.visits >= ENOUGH_TRIES;
  return {
    best,
    other,
    chosen,
    lost,
    compared: isClear
      ? { best: best.move, other: against.move, isAfterChoice: chosen !== undefined }
      : undefined,
  };
}

/** The best move, before a choice. */
function advice(voice: CoachVoice, { best, other, lost }: Judgement): string[] {
  const words = reasonWords.value;
  const isEqual = other !== undefined && lost < LEAST_LEAD;
  return [`${voice.label(best.move)}.`, ...(isEqual ? [words.equal(voice.label(other.move))] : [])];
}

/** What a choice was worth, and what would have been better. */
function verdict(voice: CoachVoice, { best, chosen, lost }: Judgement): string[] {
  const words = reasonWords.value;
  const made = `${labelled(voice.label(chosen as Move), words.verdicts[verdictOn(lost)])}.`;
  if (lost < LEAST_LEAD) return [made];
  return [made, (lost < SMALL_LEAD ? words.littleBetter : words.better)(voice.label(best.move))];
}

/** The sentences, as far as reasons are known. */
export function sentencesOf(
  voice: CoachVoice,
  judgement: Judgement,
  explanation: Explanation | undefined,
): readonly string[] {
  const words = reasonWords.value;
  const { best, chosen, lost, compared } = judgement;
  const first = chosen === undefined ? advice(voice, judgement) : verdict(voice, judgement);
  if (best.visits < ENOUGH_TRIES) return [...first, words.fewTries];
  if (compared === undefined || explanation === undefined) return first;
  const { reasons } = explanation;
  if (reasons.length === 0) return lost < LEAST_LEAD ? first : [...first, words.overall];
  // A small difference has one reason.
  return [...first, ...reasons.slice(0, lost < SMALL_LEAD ? 1 : 2).map(voice.reason)];
}
