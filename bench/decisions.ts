// How long bots take for a decision where they really take it: in a thread of the server, counted in the processor's time,
// or in a worker of the page, by the clock. From the question to the answer, the way between threads included.

import { BOTS, type BotId } from '@mirabilia/bots';
import { GAME_IDS, type GameId, withGame } from '@mirabilia/games';
import {
  advance,
  type Game,
  type GameTypes,
  pending,
  playForced,
  rngFrom,
  seatView,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';
import { type Asker, type MoveQuestion, newThinkingPool } from '@mirabilia/server';
import { figure } from './figures.ts';
import { calibrate, type Figure, type Measurement, median } from './measure.ts';

const LEVELS: readonly BotId[] = ['easy', 'medium', 'hard', 'expert'];
const PLAYERS = [3, 7];
/** Decisions of one match, spread over it. */
const QUESTIONS = 24;
/** How often a thread is started to see how long its first decision takes. */
const THREADS = 5;
/** Milliseconds in which a thread has practised. */
const PRACTICE = 3000;

interface Table {
  readonly game: GameId;
  readonly players: number;
}

const TABLES: readonly Table[] = GAME_IDS.flatMap((game) => PLAYERS.map((players) => ({ game, players })));

/** Questions as the match service would ask them; plain data. */
function questionsOf({ game: id, players }: Table, level: BotId): MoveQuestion[] {
  const all = withGame(id, (game) => decisionsOf(game, players, level));
  const step = all.length / QUESTIONS;
  return Array.from({ length: QUESTIONS }, (_, at) => all[Math.floor(at * step)] as MoveQuestion);
}

function decisionsOf<T extends GameTypes>(game: Game<T>, players: number, level: BotId): MoveQuestion[] {
  const read = game.readOptions({ players });
  if (!read.ok) throw new Error(read.refusal.code);
  const match = startMatch(game, read.value, seedOfMatch('decisions', players));
  const { choose } = BOTS.medium.newBot(game);
  const rng = rngFrom('decisions', 'bench');
  const questions: MoveQuestion[] = [];
  playForced(match);
  for (let [seat] = pending(match.state); seat !== undefined; [seat] = pending(match.state)) {
    const view = seatView(match.state, seat);
    const legal = game.legalMoves(view);
    const seed = String(questions.length);
    if (legal.length > 1)
      questions.push({ game: game.id, level, view: JSON.parse(JSON.stringify(view)), legal, seed });
    advance(match, seat, choose({ view, legal, rng, budget: 0 }));
    playForced(match);
  }
  return questions;
}

/** Asks a thread that has practised the questions one after the other; gives the milliseconds of each. */
export type Ask = (questions: readonly MoveQuestion[]) => Promise<readonly number[]>;

const nameOf = (where: string, { game, players }: Table, level: BotId): string =>
  `${where}/${game}/${players}p/${level}`;

/** Every level at every table, the median and the longest. */
export const decisionTimes = (where: string, ask: Ask): Measurement[] =>
  TABLES.flatMap((table) =>
    LEVELS.map((level): Measurement => {
      const name = nameOf(where, table, level);
      const names = [`${name} p50`, `${name} longest`] as const;
      return {
        names,
        async measure(): Promise<Figure[]> {
          const before = calibrate();
          const times = await ask(questionsOf(table, level));
          const speed = (before + calibrate()) / 2;
          return [
            figure(names[0], 'ms', { value: median(times), speed }),
            figure(names[1], 'ms', { value: Math.max(...times), speed }),
          ];
        },
      };
    }),
  );

const ASKER: Asker = { match: 'bench', host: 'bench', urgency: 'players' };

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** With one thread of a server. */
const inThread: Ask = async (questions) => {
  const pool = newThinkingPool({ threads: 1 });
  const times: number[] = [];
  const [{ game, level }] = questions as [MoveQuestion];
  pool.prepare?.(game, [level]);
  await pause(PRACTICE);
  for (const question of questions) times.push(await timed(() => pool.think(question, ASKER)));
  await pool.close?.();
  return times;
};

/** Milliseconds of the processor, the compiler's own threads included: on a shared machine a clock says little. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The first decision of a thread: of one that was just started for it, and of one that has practised. */
async function firstTimes(question: MoveQuestion): Promise<{ cold: number[]; practised: number[] }> {
  const cold: number[] = [];
  const practised: number[] = [];
  const easy = { ...question, level: 'random' };
  for (let i = 0; i < THREADS; i++) {
    for (const [times, isPrepared] of [
      [cold, false],
      [practised, true],
    ] as const) {
      const pool = newThinkingPool({ threads: 1 });
      // The start of a thread is the same for both, and no part of it.
      await pool.think({ ...easy }, ASKER);
      if (isPrepared) pool.prepare?.(question.game, [question.level]);
      await pause(PRACTICE);
      times.push(await timed(() => pool.think(question, ASKER)));
      await pool.close?.();
    }
  }
  return { cold, practised };
}

const first = (table: Table, level: BotId): Measurement => {
  const name = nameOf('first', table, level);
  const names = [`${name} cold`, `${name} practised`] as const;
  return {
    names,
    async measure() {
      const before = calibrate();
      const { cold, practised } = await firstTimes(questionsOf(table, level)[0] as MoveQuestion);
      const speed = (before + calibrate()) / 2;
      return [
        figure(names[0], 'ms', { value: median(cold), speed }),
        figure(names[1], 'ms', { value: median(practised), speed }),
      ];
    },
  };
};

export const botsMeasurements = (): Measurement[] => [
  ...decisionTimes('decision', inThread),
  ...GAME_IDS.map((game) => first({ game, players: 7 }, 'hard')),
];
