// A match in which programs play, with bots or with each other. A program that crashes, takes too long or makes an illegal
// move forfeits the match: a bot makes the rest of its moves, so that the others can play on.

import { BOTS } from '@mirabilia/bots';
import type { GameId } from '@mirabilia/games';
import {
  advance,
  type Game,
  type GameTypes,
  type Json,
  type Match,
  type Move,
  outcomeOf,
  pending,
  rngFrom,
  type Seat,
  type SeatView,
  type Seed,
  seatView,
  sha256Hex,
  startMatch,
} from '@mirabilia/kernel';
import type { MatchSeating, Stopwatch } from '../simulation/play-match.ts';
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

export interface PlayedWithPrograms<T extends GameTypes> {
  readonly match: Match<T>;
  readonly forfeits: readonly Forfeit[];
}

/** Makes the moves that a program owes after it has forfeited. */
const STAND_IN = 'medium';

interface SeatPlayer<T extends GameTypes> {
  readonly id: PlayerId;
  choose(view: SeatView<T>, legal: readonly Move[]): Move | Promise<Move>;
  leave?(outcome: Json): void;
}

export async function playWithPrograms<T extends GameTypes>(
  game: Game<T>,
  { options, seed, botIds }: MatchSeating<T, PlayerId>,
  rules: ProgramRules,
): Promise<PlayedWithPrograms<T>> {
  const match = startMatch(game, options, seed);
  const forfeits: Forfeit[] = [];
  const about = { match: sha256Hex(`match ${seed}`).slice(0, 16), game, players: options.players };
  const players = await Promise.all(
    game.seating(match.deal).map((player, seat): SeatPlayer<T> | Promise<SeatPlayer<T>> => {
      const id = botIds[player] as PlayerId;
      const bot = botPlayer(game, isProgram(id) ? STAND_IN : id, { seed, player, options });
      if (!isProgram(id)) return bot;
      // Who knew the match's seed would know all cards.
      const own = sha256Hex(`program ${player} ${seed}`).slice(0, 16);
      return programPlayer({ id, seat, seed: own, bot, about, forfeits }, rules);
    }),
  );
  for (let asked = pending(match.state); asked.length > 0; asked = pending(match.state)) {
    for (const seat of asked) {
      const { id, choose } = players[seat] as SeatPlayer<T>;
      const view = seatView(match.state, seat);
      const legal = game.legalMoves(view);
      const started = performance.now();
      const move = await choose(view, legal);
      if (legal.length > 1) rules.stopwatch?.(id, performance.now() - started);
      advance(match, seat, move);
    }
  }
  const { scores = [], winners = [] } = outcomeOf(match) ?? {};
  for (const { leave } of players) leave?.({ scores, winners });
  return { match, forfeits };
}

function botPlayer<T extends GameTypes>(
  game: Game<T>,
  id: keyof typeof BOTS,
  { seed, player, options }: { readonly seed: Seed; readonly player: number; readonly options: T['options'] },
): SeatPlayer<T> {
  const { newBot, budget } = BOTS[id];
  const bot = newBot(game);
  const rng = rngFrom(seed, `${game.id} bot ${player}`);
  const simulations = budget(game.id, options.players);
  return { id, choose: (view, legal) => bot.choose({ view, legal, rng, budget: simulations }) };
}

interface ProgramSeat<T extends GameTypes> {
  readonly id: ProgramId;
  readonly seat: Seat;
  readonly seed: string;
  /** Plays on when the program has forfeited. */
  readonly bot: SeatPlayer<T>;
  readonly about: { readonly match: string; readonly game: Game<T>; readonly players: number };
  readonly forfeits: Forfeit[];
}

async function programPlayer<T extends GameTypes>(
  { id, seat, seed, bot, about: { match, game, players }, forfeits }: ProgramSeat<T>,
  { programs, moveTime }: ProgramRules,
): Promise<SeatPlayer<T>> {
  const gameId = game.id as GameId;
  const taken = await programs.take(id);
  let process: ProgramProcess | undefined = 'value' in taken ? taken.value : undefined;
  const forfeit = (decision: number, why: string): void => {
    forfeits.push({ program: id, seat, decision, why });
    void process?.end();
    process = undefined;
  };
  if ('fault' in taken) forfeit(0, taken.fault);
  process?.tell({ type: 'start', match, game: gameId, players, seat, seed });
  return {
    id,
    choose: async (view, legal) => {
      if (process === undefined) return bot.choose(view, legal);
      const question = questionOf({ match, game: gameId, view, legal, time: moveTime });
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
