// A bot's comment on a choice: the moves that it prefers, and the one that was made.

import { BOTS, type BotId } from '@mirabilia/bots';
import { type Game, type GameTypes, type Move, rngFrom, type SeatView } from '@mirabilia/kernel';
import type { TerminalWords } from './narrator/words/words.ts';
import { alignTable } from './text/table.ts';

/** Lines about one choice; `nameOf` says in words what a move does. */
export type CommentOnChoice<T extends GameTypes> = (
  view: SeatView<T>,
  made: Move,
  nameOf: (move: Move) => string,
) => readonly string[];

const MOST_TOLD = 3;
/** Columns before the numbers. */
const TEXTS = 3;
const percent = (part: number): string => `${Math.round(100 * part)} %`;

export function coachOf<T extends GameTypes>(
  game: Game<T>,
  id: BotId,
  { points }: TerminalWords,
): CommentOnChoice<T> {
  const bot = BOTS[id].newBot(game);
  return (view, made, nameOf) => {
    const { decision, owed } = view.public;
    // Seeded by the decision, so that the same record always gives the same comments.
    const rng = rngFrom([decision, view.viewer, ...view.private.plan].join(' '), 'coach');
    const estimates = bot.analyse(view, rng, BOTS[id].budget(game.id, owed.length));
    if (estimates.length < 2) return [];
    const told = estimates.filter(({ move }, at) => at < MOST_TOLD || move === made);
    const rows = told.map(({ move, win, margin, score }) => [
      move === estimates[0]?.move ? '★' : '',
      move === made ? '→' : '',
      nameOf(move),
      `${percent(win)} ± ${Math.round(100 * margin)}`,
      points(Math.round(score)),
    ]);
    return [`${id}:`, ...alignTable(rows, TEXTS).map((line) => `  ${line}`)];
  };
}
