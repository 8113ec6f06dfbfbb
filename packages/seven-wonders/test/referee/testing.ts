// Help for tests: tables laid out by hand, and moments found in random matches.

import { type City, copyCity, newCity } from './city.ts';
import { generate } from './generate.ts';
import { complaintAbout } from './judge.ts';
import { type Match, play, startMatch } from './match.ts';
import { type MatchRecord, type Move, NEWEST, type RulesVersion } from './record.ts';

export function city(wonder: string, side: 'A' | 'B', more: Partial<City> = {}): City {
  return { ...newCity({ wonder, side }), ...more };
}

export interface Table {
  /** The newest if not told. */
  rules?: RulesVersion;
  cities: City[];
  hands: string[][];
  age?: number;
  turn?: number;
  discarded?: string[];
}

/** A match in the middle of an Age, at the start of a turn. Two hands and three cities = with a Free City. */
export function table(laid: Table): Match {
  const deals = [1, 2, 3].map(() => ({ hands: laid.hands }));
  const players = laid.hands.length;
  const seats = laid.cities
    .slice(0, players)
    .map(({ wonder, side }, seat) => ({ name: `${seat}`, kind: 'human', wonder, side }));
  const match = startMatch({ rulesVersion: laid.rules ?? NEWEST, seats, setup: { ages: deals } });
  match.cities = laid.cities;
  match.startOfTurn = laid.cities.map(copyCity);
  match.spent = laid.cities.map(() => 0);
  match.freeBuildUsed = laid.cities.map(() => false);
  match.age = laid.age ?? 1;
  match.turn = laid.turn ?? 1;
  match.discarded = laid.discarded ?? [];
  return match;
}

/** Plays moves that must all be right. */
export function playAll(match: Match, moves: readonly Move[]): void {
  for (const move of moves) {
    const complaint = complaintAbout(match, move);
    if (complaint !== undefined) throw new Error(`seat ${move.seat} ${complaint}`);
    play(match, move);
  }
}

export interface Moment {
  record: MatchRecord;
  index: number;
  match: Match;
  move: Move;
}

const generated = new Map<string, MatchRecord>();

function randomMatch(players: number, seed: number, rules: RulesVersion): MatchRecord {
  const key = `${players} ${seed} ${rules}`;
  const record = generated.get(key) ?? generate(players, seed, { rules });
  generated.set(key, record);
  return record;
}

/** The first moment of this kind in random matches: the table just before the move. */
export function findMoment(
  players: number,
  wanted: (moment: Moment) => boolean,
  rules: RulesVersion = NEWEST,
): Moment {
  for (let seed = 1; seed <= 500; seed += 1) {
    const record = randomMatch(players, seed, rules);
    const match = startMatch(record);
    for (const [index, move] of record.moves.entries()) {
      const moment = { record, index, match, move };
      if (wanted(moment)) return moment;
      play(match, move);
    }
  }
  throw new Error('no such moment in 500 matches');
}
