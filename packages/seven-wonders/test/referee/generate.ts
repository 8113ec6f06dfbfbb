// Random matches by the referee's own reading of the rules: a second, slow engine.

import { WONDERS } from './facts.ts';
import { at } from './lists.ts';
import { FREE_CITY, holder, type Match, placeOf, play, startMatch } from './match.ts';
import { askedSeats, legalPlays, withoutWaste } from './plays.ts';
import { type Board, type Deal, type MatchRecord, type Move, NEWEST, type RulesVersion } from './record.ts';
import { scores, winners } from './scorer.ts';
import { AGES, deckOf, GUILDS, guildCount, HAND_SIZE } from './setup.ts';

type Random = (below: number) => number;

/** A small generator of whole numbers (mulberry32); any seed will do. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const mixed: T[] = [];
  while (rest.length > 0) mixed.push(...rest.splice(random(rest.length), 1));
  return mixed;
}

function pick<T>(items: readonly T[], random: Random): T {
  return at(items, random(items.length));
}

function deal(age: number, players: number, random: Random): Deal {
  const guilds = age === 3 ? shuffled(GUILDS, random).slice(0, guildCount(players)) : [];
  const cards = shuffled([...deckOf(age, players), ...guilds], random);
  const hand = (place: number) => cards.slice(place * HAND_SIZE, (place + 1) * HAND_SIZE);
  const hands = Array.from({ length: players }, (_, seat) => hand(seat));
  return players === 2 ? { hands, pile: hand(2) } : { hands };
}

/** Who may move next: in a turn all who have not, the Free City only after its holder. */
function movers(match: Match): Pick<Move, 'seat' | 'for'>[] {
  const moved = match.chosen.map(placeOf);
  const freeCity = match.players === 2 && moved.includes(holder(match)) && !moved.includes(FREE_CITY);
  return [
    ...askedSeats(match).map((seat) => ({ seat })),
    ...(freeCity ? [{ seat: holder(match), for: FREE_CITY } as const] : []),
  ];
}

export interface GenerateOptions {
  /** Whether pointless moves are made too. */
  waste?: boolean;
  rules?: RulesVersion;
}

/** A whole random match: the same seed gives the same one. */
export function generate(
  players: number,
  seed: number,
  { waste = true, rules = NEWEST }: GenerateOptions = {},
): MatchRecord {
  const random = randomFrom(seed);
  const boards = shuffled(WONDERS, random).map(
    (wonder): Board => ({ wonder: wonder.id, side: random(2) === 0 ? 'A' : 'B' }),
  );
  const setup = {
    ages: AGES.map((age) => deal(age, players, random)),
    ...(players === 2 ? { freeCity: at(boards, FREE_CITY) } : {}),
  };
  const seats = boards
    .slice(0, players)
    .map((board, seat) => ({ name: `Player ${seat}`, kind: 'bot:random', ...board }));
  const match = startMatch({ rulesVersion: rules, seats, setup });
  const moves: Move[] = [];
  /** What the holder chose for the Free City with the own move. */
  let promised: Move | undefined;
  while (match.phase !== 'over') {
    const mover = pick(movers(match), random);
    let move = promised;
    if (mover.for === undefined) {
      const legal = legalPlays(match, mover.seat);
      const [own, freeCity] = pick(waste ? legal : withoutWaste(match, legal), random);
      move = own;
      promised = freeCity ?? promised;
    }
    if (move === undefined) throw new Error('nothing was chosen for the Free City');
    play(match, move);
    moves.push(move);
  }
  const results = scores(match.cities, players);
  return {
    format: 'mirabilia/1',
    game: 'seven-wonders',
    rulesVersion: rules,
    options: {},
    seed: (seed >>> 0).toString(16).padStart(8, '0'),
    seats,
    setup,
    moves,
    result: { scores: results, winners: winners(match.cities, results) },
  };
}
