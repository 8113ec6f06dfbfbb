// Why the best move is better than another one: in the coach's words, which are worked out on this device; where it has nothing
// certain to say, by what the played out matches brought.

import type { Puzzle, PuzzleAnswer } from '@mirabilia/games/puzzles';
import type { Move } from '@mirabilia/kernel';
import { useEffect } from 'preact/hooks';
import { coachOf } from '../coach/coach.ts';
import { namesOf } from '../match/names.ts';
import { puzzleWords, tableWords } from '../words/index.ts';
import { reasonsFor } from './reasons.ts';
import type { Session } from './session.ts';
import css from './verdict.module.css';

interface Props {
  readonly session: Session;
  readonly best: PuzzleAnswer;
  readonly rival: PuzzleAnswer;
}

/** Undefined while the coach thinks. */
function useSentences({ session, best, rival }: Props): readonly string[] | undefined {
  const { link, rules, puzzle } = session;
  const coach = coachOf(link);
  useEffect(() => coach.start(), [coach]);
  const moveOf = ([[place]]: PuzzleAnswer): Move => link.legal[place as number] as Move;
  const asked = { decision: link.view.public.decision, seat: puzzle.seat, plan: [], view: link.view };
  const compared = { best: moveOf(best), other: moveOf(rival), isAfterChoice: true };
  const explanation = coach.reasons(asked, compared).value;
  const names = namesOf(link.lobby.value);
  if (explanation === undefined && !coach.isAbsent.value) return undefined;
  const said = explanation?.reasons.map((reason) => rules.say(reason, names)) ?? [];
  return said.length > 0 ? said : gainsInWords({ session, best, rival }, names);
}

function gainsInWords({ session, best, rival }: Props, names: readonly string[]): readonly string[] {
  const words = puzzleWords.value;
  const { puzzle, rules } = session;
  return reasonsFor(puzzle, best, rival).map((reason) =>
    'side' in reason
      ? words.denies(names[seatAt(puzzle, reason.side)] as string, reason.points)
      : words.gains(rules.categories()[reason.category] as string, reason.points),
  );
}

export const seatAt = ({ seat, players }: Puzzle, side: 'left' | 'right'): number =>
  (seat + (side === 'left' ? 1 : players - 1)) % players;

export function Why(props: Props) {
  const sentences = useSentences(props);
  if (sentences?.length === 0) return null;
  return (
    <ul class={css.reasons} aria-live="polite" data-why={sentences === undefined ? 'thinks' : 'said'}>
      {sentences === undefined ? (
        <li>{tableWords.value.frame.coachThinks}</li>
      ) : (
        sentences.map((sentence) => <li key={sentence}>{sentence}</li>)
      )}
    </ul>
  );
}
