// Why one move of Architects is better than another.

import type { Architects } from '@mirabilia/architects';
import type { Move, SeatView } from '@mirabilia/kernel';
import type { Pair } from '../paired.ts';
import { type ArchitectsFound, type ArchitectsTemplate, comparisonOf } from './comparison.ts';
import { deny, extra, odds, tokenCards, uncovers } from './decks.ts';
import { build, finish, flexible, hold, oneShort, twin } from './stages.ts';
import { avoid, cat, fight, lasting, set, token } from './tokens.ts';

const TEMPLATES: readonly ArchitectsTemplate[] = [
  build,
  oneShort,
  twin,
  flexible,
  finish,
  hold,
  set,
  token,
  tokenCards,
  fight,
  avoid,
  lasting,
  cat,
  deny,
  uncovers,
  odds,
  extra,
];

/** Everything that can be said. */
export function holdingIn(view: SeatView<Architects>, moves: Pair<Move>): readonly ArchitectsFound[] {
  if (view.public.table.phase.kind === 'draft') return [];
  const comparison = comparisonOf(view, moves);
  return TEMPLATES.flatMap((template) => template(comparison) ?? []);
}
