// Programs as bots of a server, under names that its operator chose. Guests choose names, never commands.

import type { GameId } from '@mirabilia/games';
import { type GameTypes, type Move, type SeatView, sha256Hex } from '@mirabilia/kernel';
import type { Asker, MoveQuestion, Thinker } from '@mirabilia/server';
import { questionOf, readMove } from './bot-protocol.ts';
import { newProgramTurns, type ProgramTurns } from './program-turns.ts';
import { type SharedProgram, shareProgram } from './shared-process.ts';

export interface ProgramThinkerNeeds {
  /** Commands by name. */
  readonly programs: ReadonlyMap<string, readonly string[]>;
  /** Milliseconds for a decision. */
  readonly moveTime: number;
  readonly onFault: (name: string, why: string) => void;
}

/** Matches that a program is told of before their first question. The oldest are told again if they are asked about. */
const MOST_TOLD = 1000;

interface NamedProgram {
  readonly shared: SharedProgram;
  readonly turns: ProgramTurns;
  readonly told: Set<string>;
}

/** A program that fails, or is late because of others, is answered for by the stand-in level. After a failure it starts again. */
export function withPrograms(own: Thinker, { programs, moveTime, onFault }: ProgramThinkerNeeds): Thinker {
  const named = new Map([...programs].map(([name, command]) => [name, newNamedProgram(command, moveTime)]));

  function ask(name: string, question: MoveQuestion, asker: Asker): Promise<Move | undefined> {
    const program = named.get(name) as NamedProgram;
    return program.turns.take(asker, () => askNow(name, question, asker.match));
  }

  async function askNow(name: string, question: MoveQuestion, match: string): Promise<Move | undefined> {
    const { shared, told } = named.get(name) as NamedProgram;
    const got = await shared.get();
    if ('fault' in got) return void onFault(name, got.fault);
    const asked = questionOf({ match, ...question, game: question.game as GameId, time: moveTime });
    const { seat, game } = asked;
    const key = `${match} ${seat}`;
    if (!told.has(key)) {
      if (told.size >= MOST_TOLD) told.clear();
      told.add(key);
      const { public: seen } = question.view as SeatView<GameTypes>;
      const seed = sha256Hex(question.seed).slice(0, 16);
      got.value.tell({ type: 'start', match, game, players: seen.owed.length, seat, seed });
    }
    const answer = await got.value.ask(asked, moveTime);
    const read = 'fault' in answer ? answer : readMove(answer.value, asked);
    if ('value' in read) return question.legal[read.value];
    onFault(name, read.fault);
    return undefined;
  }

  return {
    ...own,
    levels: [...own.levels, ...named.keys()],
    think: async (question, asker) => {
      if (!named.has(question.level)) return own.think(question, asker);
      const move = await ask(question.level, question, asker);
      return move ?? own.think({ ...question, level: own.standInLevel }, asker);
    },
    prepare: (game, levels) =>
      own.prepare?.(
        game,
        levels.filter((level) => !named.has(level)),
      ),
    close: async () => {
      await Promise.all([...named.values()].map(({ shared }) => shared.close()));
      await own.close?.();
    },
  };
}

function newNamedProgram(command: readonly string[], moveTime: number): NamedProgram {
  const told = new Set<string>();
  return {
    shared: shareProgram(command, () => told.clear()),
    turns: newProgramTurns(moveTime, () => performance.now()),
    told,
  };
}
