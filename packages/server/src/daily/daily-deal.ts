// The deal of the day: for everyone the same cards, seat and bots. It follows from the date and a secret of the server.

import { GAME_IDS, type GameId } from '@mirabilia/games/ids';
import { type JsonObject, type Seed, sha256Hex } from '@mirabilia/kernel';
import type { DailyMatch } from '@mirabilia/match-service';

/** A date in UTC, as ISO 8601 writes it. */
export type Day = string;

export interface DailyDeal extends DailyMatch {
  readonly game: GameId;
  readonly day: Day;
}

const DAY = 86_400_000;

export const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);
export const dayAfter = (day: Day, days: number): Day => dayAt(Date.parse(day) + days * DAY);
/** `2026-11`: the server's secret is another one each month, and is told when the month is over. */
export const monthOf = (day: Day): string => day.slice(0, 7);

interface Table {
  readonly players: number;
  readonly level: 'medium' | 'hard';
  readonly options: JsonObject;
}

const three = (options: JsonObject, level: Table['level'] = 'medium'): Table => ({
  players: 3,
  level,
  options,
});

/** From Sunday to Saturday: sides A at first, sides B later, strong bots and other tables at the weekend. */
const WEEK: Readonly<Record<GameId, readonly Table[]>> = {
  'seven-wonders': [
    { players: 2, level: 'hard', options: { sides: 'A' } },
    three({ sides: 'A' }),
    three({ sides: 'A' }),
    three({ sides: 'random' }),
    three({ sides: 'B' }),
    three({ sides: 'B' }),
    { players: 4, level: 'hard', options: { sides: 'random' } },
  ],
  architects: [
    { players: 4, level: 'hard', options: {} },
    three({}),
    three({}),
    { players: 2, level: 'medium', options: {} },
    three({}),
    three({}),
    three({}, 'hard'),
  ],
};

export function dailyDeal(game: GameId, day: Day, secret: string): DailyDeal {
  const { players, level, options } = WEEK[game][new Date(day).getUTCDay()] as Table;
  return {
    game,
    day,
    options: { ...options, players, seating: 'as-is' },
    seats: ['open', ...Array.from({ length: players - 1 }, () => `bot:${level}`)],
    seed: sha256Hex(`${secret} ${day} ${game}`).slice(0, 32) as Seed,
  };
}

export const dailyGames = GAME_IDS;
