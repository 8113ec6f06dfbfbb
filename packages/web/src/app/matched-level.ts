// “Match my level”: which bots a player meets follows from how their earlier matches against bots ended. It is remembered in
// this browser alone.

import type { LobbyView } from '@mirabilia/protocol';
import { effect, signal } from '@preact/signals';
import { type GameId, isGameId, isLevel, LEVELS, type Level } from '../games/index.ts';

const KEY = 'mirabilia.matched';

/**
 * How strong each level is: the difference of two is the logarithm of the odds to come in ahead of the other. From the rows
 * at three players in docs/arena.md: who wins a share s against two others has odds of 2s / (1 - s) against each.
 */
const STRENGTH: Readonly<Record<GameId, Readonly<Record<Level, number>>>> = {
  'seven-wonders': { easy: 0, medium: 1.7, hard: 3.3, expert: 4.2 },
  architects: { easy: 0, medium: 0.9, hard: 2.2, expert: 2.7 },
};

/** The first results say most. */
const FIRST_MATCHES = 3;
const FIRST_STEP = 1.6;
const STEP = 0.8;
/** Matches that are opened again aren't counted twice. */
const MOST_SEEN = 30;

interface Standing {
  readonly strength: number;
  readonly matches: number;
  readonly seen: readonly string[];
}
type Standings = Readonly<Record<GameId, Standing>>;

/** Before the first result: between the two levels that beginners meet. */
const newcomer = (game: GameId): Standing => ({
  strength: STRENGTH[game].medium / 2,
  matches: 0,
  seen: [],
});

const within = (game: GameId, strength: number): number =>
  Math.min(STRENGTH[game].expert, Math.max(STRENGTH[game].easy, strength));

function readStanding(game: GameId, given: unknown): Standing {
  const { strength, matches, seen }: { [K in keyof Standing]?: unknown } = Object(given);
  if (typeof strength !== 'number' || !Number.isFinite(strength)) return newcomer(game);
  return {
    strength: within(game, strength),
    matches: Number.isInteger(matches) ? Math.max(0, matches as number) : 0,
    seen: Array.isArray(seen) ? seen.filter((id) => typeof id === 'string').slice(-MOST_SEEN) : [],
  };
}

export function readStandings(text: string | null): Standings {
  let kept: Partial<Record<GameId, unknown>> = {};
  try {
    kept = Object(JSON.parse(text ?? '{}'));
  } catch {
    // Not our text: nothing is known.
  }
  return {
    'seven-wonders': readStanding('seven-wonders', kept['seven-wonders']),
    architects: readStanding('architects', kept.architects),
  };
}

function load(): Standings {
  try {
    return readStandings(localStorage.getItem(KEY));
  } catch {
    return readStandings(null);
  }
}

const standings = signal(load());

effect(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(standings.value));
  } catch {
    // Full or forbidden: remembered as long as the page lasts.
  }
});

/** So many bots that together are about as strong as the player: of the two levels around theirs, the stronger first. */
export function matchedLevels(game: GameId, bots: number): Level[] {
  const { strength } = standings.value[game];
  const levels = STRENGTH[game];
  const above = Math.max(
    1,
    LEVELS.findIndex((level) => levels[level] >= strength),
  );
  const [weaker, stronger] = [LEVELS[above - 1] as Level, LEVELS[above] as Level];
  const share = (strength - levels[weaker]) / (levels[stronger] - levels[weaker]);
  const strong = Math.round(share * bots);
  return Array.from({ length: bots }, (_, at) => (at < strong ? stronger : weaker));
}

/** A bot at the player's table, and whether the player came in ahead of it: 1, 0, or a half. */
export interface AgainstBot {
  readonly level: Level;
  readonly came: number;
}

/** A match against nobody but bots has ended. */
export function noteAgainstBots(game: GameId, match: string, bots: readonly AgainstBot[]): void {
  const { strength, matches, seen } = standings.peek()[game];
  if (bots.length === 0 || seen.includes(match)) return;
  const surprise = bots.reduce((sum, { level, came }) => {
    const expected = 1 / (1 + Math.exp(STRENGTH[game][level] - strength));
    return sum + came - expected;
  }, 0);
  const step = matches < FIRST_MATCHES ? FIRST_STEP : STEP;
  standings.value = {
    ...standings.peek(),
    [game]: {
      strength: within(game, strength + (step * surprise) / bots.length),
      matches: matches + 1,
      seen: [...seen, match].slice(-MOST_SEEN),
    },
  };
}

/** Bots of a level, or as strong as the player. */
export const AUTO = 'auto';
export type BotStrength = Level | typeof AUTO;

/** The bots of a match, as the player wants them. */
export const botsFor = (game: GameId, strength: BotStrength, bots: number): Level[] =>
  strength === AUTO ? matchedLevels(game, bots) : Array.from({ length: bots }, () => strength);

interface Ended {
  readonly scores: readonly { readonly total: number }[];
  readonly winners: readonly number[];
}

/** How one seat did against the bots at all others; undefined if there are others than bots of a level. */
export function againstBots(
  seats: readonly { readonly kind: string; readonly name: string | null }[],
  own: number,
  { scores, winners }: Ended,
): AgainstBot[] | undefined {
  const rank = (seat: number): number => (winners.includes(seat) ? 1e6 : (scores[seat]?.total ?? 0));
  const bots: AgainstBot[] = [];
  for (const [seat, { kind, name }] of seats.entries()) {
    if (seat === own) continue;
    if (kind !== 'bot' || !isLevel(name)) return undefined;
    bots.push({ level: name, came: (Math.sign(rank(own) - rank(seat)) + 1) / 2 });
  }
  return bots;
}

/** After a match against nobody but bots: those of the rematch, if they are to be as strong as the player. */
export function rematchBots(
  { game, seats, you }: Pick<LobbyView, 'game' | 'seats' | 'you'>,
  strength: BotStrength,
): Level[] {
  const bots = seats.filter(({ kind, name }) => kind === 'bot' && isLevel(name)).length;
  if (strength !== AUTO || !isGameId(game) || you.seat === null || bots !== seats.length - 1) return [];
  return matchedLevels(game, bots);
}
