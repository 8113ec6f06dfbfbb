// A bot's comment on a choice: the moves that it prefers, and the one that was made.

import { BOTS, type BotId } from '@mirabilia/bots';
import { type CoachReason, explain } from '@mirabilia/bots/reasons';
import { ENOUGH_TRIES, LEAST_LEAD, verdictOn } from '@mirabilia/bots/say';
import { type Game, type GameTypes, type Move, rngFrom, type SeatView } from '@mirabilia/kernel';
import type { Speech } from './narrator/speech.ts';
import { alignTable } from './text/table.ts';

/** How moves and reasons are said. */
interface Telling {
  readonly nameOf: (move: Move) => string;
  readonly say: (reason: CoachReason) => string;
}

/** Lines about one choice. */
export type CommentOnChoice<T extends GameTypes> = (
  view: SeatView<T>,
  made: Move,
  telling: Telling,
) => readonly string[];

const MOST_TOLD = 3;
/** Columns before the numbers. */
const TEXTS = 3;
const percent = (part: number): string => `${Math.round(100 * part)} %`;

export function coachOf<T extends GameTypes>(
  game: Game<T>,
  id: BotId,
  { words: { points }, reasons }: Speech,
): CommentOnChoice<T> {
  const bot = BOTS[id].newBot(game);
  return (view, made, { nameOf, say }) => {
    const { decision, owed } = view.public;
    // Seeded by the decision, so that the same record always gives the same comments.
    const seed = [decision, view.viewer, ...view.private.plan].join(' ');
    const rng = rngFrom(seed, 'coach');
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
    const lines = [`${id}:`, ...alignTable(rows, TEXTS).map((line) => `  ${line}`)];
    const [best] = estimates;
    const chosen = estimates.find(({ move }) => move === made);
    if (best === undefined || chosen === undefined || best.visits < ENOUGH_TRIES) return lines;
    const lost = best.win - chosen.win;
    if (lost < LEAST_LEAD) return lines;
    const moves = { best: best.move, other: made };
    const said = explain(game, view, moves, { seed, isAfterChoice: true }).reasons.map(say);
    const why = said.length > 0 ? said : [reasons.overall];
    return [...lines, `  ${reasons.verdicts[verdictOn(lost)]} · ★ ${why.join(' ')}`];
  };
}
