// Help for the tests that spoil one move of a right record.

import { expect, test } from 'vitest';
import { hasName } from './city.ts';
import { card } from './facts.ts';
import { at } from './lists.ts';
import { FREE_CITY, placeOf } from './match.ts';
import { canChain, nextStage, paymentsFor } from './means.ts';
import { NEWEST, RULES_VERSIONS, type RulesVersion } from './record.ts';
import { referee } from './referee.ts';
import { findMoment, type Moment } from './testing.ts';

export interface MoveTampering {
  name: string;
  players: number;
  /** The rules that it is about; all that it could make a difference for if not told. */
  rules?: RulesVersion;
  wanted: (moment: Moment) => boolean;
  /** The moves that take the place of the one found. */
  instead: (moment: Moment) => unknown[];
  complaint: RegExp;
}

export function handOf({ match, move }: Moment): readonly string[] {
  return at(match.hands, move.seat);
}

export function cityOf({ match, move }: Moment) {
  return at(match.cities, placeOf(move));
}

export function isOwnTurn({ match, move }: Moment): boolean {
  return match.phase === 'turn' && move.for === undefined;
}

export function isForFreeCity({ match, move }: Moment): boolean {
  return match.phase === 'turn' && move.for === FREE_CITY;
}

export function canPayCard({ match, move }: Moment, id: string): boolean {
  return paymentsFor(match, placeOf(move), card(id)).length > 0;
}

export function canPayStage({ match, move }: Moment): boolean {
  const stage = nextStage(at(match.cities, placeOf(move)));
  return stage !== undefined && paymentsFor(match, placeOf(move), stage).length > 0;
}

/** A card of the hand that the city has no structure of and cannot pay. */
export function tooDear(moment: Moment): string | undefined {
  const { match, move } = moment;
  return handOf(moment).find(
    (id) => !hasName(at(match.cities, placeOf(move)), id) && !canPayCard(moment, id),
  );
}

export function namedTwice(moment: Moment): string | undefined {
  return handOf(moment).find((id) => hasName(cityOf(moment), id));
}

export function chained({ match, move }: Moment): string | undefined {
  return at(match.hands, move.seat).find((id) => canChain(match, placeOf(move), id));
}

export function bought({ move }: Moment): boolean {
  return (move.pay?.left ?? 0) > 0;
}

export function build(moment: Moment, id: string | undefined, more: object = {}): unknown[] {
  const { seat, for: forWhom } = moment.move;
  return [{ seat, do: 'build', card: id, ...(forWhom === undefined ? {} : { for: forWhom }), ...more }];
}

function spoiled(moment: Moment, instead: readonly unknown[]): unknown {
  const { record, index } = moment;
  return JSON.parse(
    JSON.stringify({
      ...record,
      moves: [...record.moves.slice(0, index), ...instead, ...record.moves.slice(index + 1)],
    }),
  );
}

/** The versions of the rules differ for two players only. */
function versionsFor({ players, rules }: MoveTampering): readonly RulesVersion[] {
  if (rules !== undefined) return [rules];
  return players === 2 ? RULES_VERSIONS : [NEWEST];
}

/** One test a row and version: the record is right, and wrong at the spoiled move once that is put in. */
export function testEach(tamperings: readonly MoveTampering[]): void {
  const rows = tamperings.flatMap((row) => versionsFor(row).map((rules) => ({ ...row, rules })));
  test.each(rows)('$name (rules $rules)', ({ players, rules, wanted, instead, complaint }) => {
    const moment = findMoment(players, wanted, rules);
    expect(referee(moment.record)).toEqual([]);
    const complaints = referee(spoiled(moment, instead(moment)));
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(new RegExp(`^move ${moment.index}: `));
    expect(complaints[0]).toMatch(complaint);
  });
}
