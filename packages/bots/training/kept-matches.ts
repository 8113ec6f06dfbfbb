// Matches kept by `matches.ts`, as moves, and how they are played again.

import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import {
  advance,
  type Game,
  type GameTypes,
  type Move,
  type Outcome,
  outcomeOf,
  pending,
  playForced,
  type State,
  startMatch,
} from '@mirabilia/kernel';

export interface KeptMatch {
  readonly seed: string;
  readonly players: number;
  /** The first round whose tables tell how such players go on: before it they strayed. */
  readonly from: number;
  /** Every choice in the order in which it was asked for; forced moves aren't listed. */
  readonly moves: readonly Move[];
}

export async function* readMatches(file: string): AsyncGenerator<KeptMatch> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line.endsWith('}')) yield JSON.parse(line) as KeptMatch;
  }
}

/** How many lines a file has. One that was cut off is taken away: it is made again. */
export function wholeLinesOf(file: string): number {
  if (!existsSync(file)) return 0;
  const whole = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  writeFileSync(file, whole.map((line) => `${line}\n`).join(''));
  return whole.length;
}

/** Shows the state before every choice and what was chosen, and gives the outcome. */
export function playAgain<T extends GameTypes>(
  game: Game<T>,
  { players, seed, moves }: KeptMatch,
  see: (state: State<T>, seat: number, move: Move) => void,
): Outcome<T> {
  const read = game.readOptions({ players });
  if (!read.ok) throw new Error(read.refusal.code);
  const match = startMatch(game, read.value, seed);
  playForced(match);
  for (const move of moves) {
    const seat = pending(match.state)[0] as number;
    see(match.state, seat, move);
    advance(match, seat, move);
    playForced(match);
  }
  const outcome = outcomeOf(match);
  if (outcome === undefined) throw new Error(`the match of seed ${seed} has no end`);
  return outcome;
}
