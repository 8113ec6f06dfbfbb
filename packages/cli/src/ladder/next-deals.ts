// Which bots play next: those whose meetings tell most. A meeting tells much if its end is open and if the difference of the
// two is uncertain.

import { covarianceOf, type Matrix } from './matrix.ts';
import { addMeeting, chanceOf, type Ratings } from './ratings.ts';

/** Line-ups of the next deals, as numbers of bots. Each counts on what those before it will tell. */
export function nextLineUps(
  { strengths, information }: Pick<Ratings, 'strengths' | 'information'>,
  { players, deals }: { readonly players: number; readonly deals: number },
): number[][] {
  const known = information.map((cells) => cells.slice());
  return Array.from({ length: deals }, () => {
    const lineUp = mostTelling(strengths, covarianceOf(known), players);
    // Every deal is played in each rotation of the line-up.
    for (let rotation = 0; rotation < players; rotation++) {
      for (const [one, other] of pairsIn(lineUp)) addMeeting(known, strengths, one, other);
    }
    return lineUp;
  });
}

/** How much a meeting tells: the variance that it takes away from their difference, nearly. */
function worthOf(strengths: readonly number[], covariance: Matrix, one: number, other: number): number {
  if (one === other) return 0;
  const of = (row: number, column: number): number => (covariance[row] as number[])[column] as number;
  const chance = chanceOf(strengths[one] as number, strengths[other] as number);
  return chance * (1 - chance) * (of(one, one) + of(other, other) - 2 * of(one, other));
}

/** The pair that tells most, and then, one by one, the bot that adds most. With fewer bots than seats some sit twice. */
function mostTelling(strengths: readonly number[], covariance: Matrix, players: number): number[] {
  const bots = [...strengths.keys()];
  const worth = (one: number, other: number): number => worthOf(strengths, covariance, one, other);
  let lineUp: number[] = [];
  let most = -1;
  for (const [one, other] of pairsIn(bots)) {
    if (worth(one, other) <= most) continue;
    most = worth(one, other);
    lineUp = [one, other];
  }
  while (lineUp.length < players) {
    const free = bots.filter((bot) => !lineUp.includes(bot));
    const added = (bot: number): number => lineUp.reduce((sum, other) => sum + worth(bot, other), 0);
    const candidates = free.length > 0 ? free : bots;
    lineUp.push(candidates.reduce((best, bot) => (added(bot) > added(best) ? bot : best)));
  }
  return lineUp;
}

export const pairsIn = (bots: readonly number[]): [number, number][] =>
  bots.flatMap((one, at) => bots.slice(at + 1).map((other): [number, number] => [one, other]));
