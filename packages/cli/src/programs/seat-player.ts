// Who moves for a seat of a match: one of our bots, or a program with a bot that plays on once the program has failed.

import { BOTS, type BotId } from '@mirabilia/bots';
import type { GameId } from '@mirabilia/games';
import {
  type Game,
  type GameTypes,
  type Json,
  type Move,
  rngFrom,
  type Seat,
  type SeatView,
  type Seed,
  sha256Hex,
} from '@mirabilia/kernel';
import type { Stopwatch } from '../simulation/play-match.ts';
import { questionOf, readMove } from './bot-protocol.ts';
import type { Forfeit } from './forfeit.ts';
import { isProgram, type PlayerId, type ProgramId } from './player-id.ts';
import type { ProgramPool } from './program-pool.ts';
import type { ProgramProcess } from './program-process.ts';

export interface ProgramRules {
  readonly programs: ProgramPool;
  /** Milliseconds that a program has for a decision. */
  readonly moveTime: number;
  readonly stopwatch?: Stopwatch;
}

/** Makes the moves that a program owes after it has forfeited. */
const STAND_IN = 'medium';

export interface SeatPlayer<T extends GameTypes> {
  readonly id: PlayerId;
  choose(view: SeatView<T>, legal: readonly Move[]): Move | Promise<Move>;
  leave?(outcome: Json): void;
}

export interface SeatFacts<T extends GameTypes> {
  readonly game: Game<T>;
  readonly id: PlayerId;
  readonly seat: Seat;
  /** The number of the player who sits there: chance follows from it. */
  readonly player: number;
  readonly seed: Seed;
  readonly options: T['options'];
}

/** `forfeits` gets what the seat's program loses by. */
export function seatPlayer<T extends GameTypes>(
  facts: SeatFacts<T>,
  rules: ProgramRules,
  forfeits: Forfeit[],
): SeatPlayer<T> | Promise<SeatPlayer<T>> {
  const { id } = facts;
  if (!isProgram(id)) return botPlayer(id, facts);
  return programPlayer({ id, facts, bot: botPlayer(STAND_IN, facts), forfeits }, rules);
}

function botPlayer<T extends GameTypes>(
  id: BotId,
  { game, seed, player, options }: SeatFacts<T>,
): SeatPlayer<T> {
  const { newBot, budget } = BOTS[id];
  const bot = newBot(game);
  const rng = rngFrom(seed, `${game.id} bot ${player}`);
  const simulations = budget(game.id, options.players);
  return { id, choose: (view, legal) => bot.choose({ view, legal, rng, budget: simulations }) };
}

interface ProgramSeat<T extends GameTypes> {
  readonly id: ProgramId;
  readonly facts: SeatFacts<T>;
  /** Plays on when the program has forfeited. */
  readonly bot: SeatPlayer<T>;
  readonly forfeits: Forfeit[];
}

async function programPlayer<T extends GameTypes>(
  { id, facts, bot, forfeits }: ProgramSeat<T>,
  { programs, moveTime }: ProgramRules,
): Promise<SeatPlayer<T>> {
  const { seat, options, seed } = facts;
  const match = sha256Hex(`match ${seed}`).slice(0, 16);
  const game = facts.game.id as GameId;
  const taken = await programs.take(id);
  let process: ProgramProcess | undefined = 'value' in taken ? taken.value : undefined;
  const forfeit = (decision: number, why: string): void => {
    forfeits.push({ program: id, seat, decision, why });
    void process?.end();
    process = undefined;
  };
  if ('fault' in taken) forfeit(0, taken.fault);
  // Who knew the match's seed would know all cards.
  const own = sha256Hex(`program ${facts.player} ${seed}`).slice(0, 16);
  process?.tell({ type: 'start', match, game, players: options.players, seat, seed: own });
  return {
    id,
    choose: async (view, legal) => {
      if (process === undefined) return bot.choose(view, legal);
      const question = questionOf({ match, game, view, legal, time: moveTime });
      const answer = await process.ask(question, moveTime);
      const read = 'fault' in answer ? answer : readMove(answer.value, question);
      if ('value' in read) return legal[read.value] as Move;
      forfeit(question.decision, read.fault);
      return bot.choose(view, legal);
    },
    leave: (outcome) => {
      if (process === undefined) return;
      process.tell({ type: 'over', match, seat, outcome });
      programs.giveBack(id, process);
    },
  };
}
