// Fills a server's folder with matches over days that are half played and wait for somebody.

import { advance, type Move, seatView, seedOfMatch, startMatch } from '@mirabilia/kernel';
import { type LogEntry, type MatchRow, openSqlite } from '@mirabilia/server';
import { sevenWonders as game } from '@mirabilia/seven-wonders';

const PLAYERS = 4;
const MOVES = 36;
const HOUR = 3_600_000;
/** Matches that are written at a time. */
const AT_ONCE = 500;

const SEED = seedOfMatch('sleeping', 0);

function halfAMatch(options: Parameters<typeof startMatch<never>>[1], at: number): LogEntry[] {
  const match = startMatch(game, options, SEED);
  const { public: open } = match.state;
  return Array.from({ length: MOVES }, (_, i) => {
    const seat = open.owed.findIndex((owed) => owed > 0);
    const { decision } = open;
    const move = game.legalMoves(seatView(match.state, seat))[0] as Move;
    advance(match, seat, move);
    return {
      seq: i + 1,
      at,
      body: { kind: 'commit', seat, decision, step: 0, move: game.notation.make(move), by: 'player' },
    };
  });
}

/** Six letters that are different for each number. */
const codeOf = (index: number): string =>
  [5, 4, 3, 2, 1, 0]
    .map((place) => String.fromCharCode(65 + (Math.floor(index / 26 ** place) % 26)))
    .join('');

export async function addSleepingMatches(folder: string, count: number): Promise<void> {
  const read = game.readOptions({ players: PLAYERS });
  if (!read.ok) throw new Error(read.refusal.code);
  const options = read.value;
  const now = Date.now();
  const entries = halfAMatch(options as never, now);
  const store = await openSqlite({ folder });
  const add = async (index: number): Promise<void> => {
    const id = `sleeping-${index}`;
    const guests = Array.from({ length: PLAYERS }, (_, seat) => `guest-${index}-${seat}`);
    const row: MatchRow = {
      id,
      code: codeOf(index),
      game: game.id,
      rulesVersion: game.rulesVersion,
      status: 'running',
      visibility: 'public',
      host: guests[0] as string,
      lobby: {
        options: { ...options } as never,
        seats: guests.map((guest, seat) => ({ kind: 'human', guest, name: `Player ${seat + 1}` })),
        pace: { kind: 'days', hours: 24 },
        botDelay: 0,
        startedAt: now,
        rematch: null,
      },
      seed: SEED,
      result: null,
      wakeAt: now + 24 * HOUR,
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    await store.createMatch(row);
    await store.seatGuests(id, guests);
    await store.append({ match: id, entries });
  };
  for (let first = 0; first < count; first += AT_ONCE) {
    const last = Math.min(first + AT_ONCE, count);
    await Promise.all(Array.from({ length: last - first }, (_, i) => add(first + i)));
  }
  await store.close();
}
