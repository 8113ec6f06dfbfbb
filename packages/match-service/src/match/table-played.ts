// How a match that is over was played, for the standings of a tournament.

import { isObject, type JsonObject, type Seat } from '@mirabilia/kernel';
import type { Environment } from '../environment.ts';
import type { MatchStore } from '../store.ts';
import { logPages } from './log-pages.ts';

export interface TablePlayed {
  /** By seat: categories and the sum of them. None if the players ended the match together. */
  readonly scores: readonly JsonObject[];
  readonly winners: readonly Seat[];
  /** The seats whose players made fewer than half of their moves themselves. */
  readonly absent: readonly Seat[];
}

/** Moves from `before` on don't count: by then bots play for everybody. Undefined if the match isn't over. */
export async function tablePlayed(
  env: { readonly store: Pick<MatchStore, 'match' | 'entries'> } & Pick<Environment, 'pause'>,
  match: string,
  before: number,
): Promise<TablePlayed | undefined> {
  const row = await env.store.match(match);
  if (row?.status !== 'over' || !isObject(row.result)) return undefined;
  // cast: the match service wrote it.
  const { scores, winners } = row.result as unknown as Pick<TablePlayed, 'scores' | 'winners'>;
  const own = await ownMoves(env, match, before);
  const most = Math.max(0, ...own.values());
  const absent = scores.flatMap((_, seat) => {
    const moves = own.get(seat) ?? 0;
    return moves === 0 || moves * 2 < most ? [seat] : [];
  });
  return { scores, winners, absent };
}

/** By seat: moves that its player made, none of which the rules forced. A plan that was changed counts once. */
async function ownMoves(
  env: Parameters<typeof tablePlayed>[0],
  match: string,
  before: number,
): Promise<Map<Seat, number>> {
  const decided = new Map<Seat, Set<number>>();
  for await (const page of logPages(env, match)) {
    for (const { at, body } of page) {
      if (body.kind !== 'commit' || body.by !== 'player' || at >= before) continue;
      decided.set(body.seat, (decided.get(body.seat) ?? new Set()).add(body.decision));
    }
  }
  return new Map([...decided].map(([seat, decisions]) => [seat, decisions.size]));
}
