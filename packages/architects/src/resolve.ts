import type { Emit, Move, State, StateParts } from '@mirabilia/kernel';
import { resolveAct } from './phases/act.ts';
import { resolveBonus } from './phases/bonus.ts';
import { resolveDig } from './phases/dig.ts';
import { resolveDraft } from './phases/draft.ts';
import { resolveFreeTake } from './phases/free-take.ts';
import { resolveGift } from './phases/gift.ts';
import { resolveLook } from './phases/look.ts';
import type { Architects, City, Holding, Secret, Table } from './types.ts';

export function resolve(state: State<Architects>, emit?: Emit<Architects>): void {
  const { table } = state.public;
  const holdings: Holding[] = [];
  for (let seat = 0; seat < state.private.length; seat++)
    holdings.push((state.private[seat] as { holding: Holding }).holding);
  const move = state.private[table.seat]?.plan[0] as Move;
  const parts: StateParts<Architects> = { table, holdings, secret: state.secret };
  switch (table.phase.kind) {
    case 'free-take':
      resolveFreeTake(parts, move, emit);
      break;
    case 'act':
      resolveAct(parts, move, emit);
      break;
    case 'bonus':
      resolveBonus(parts, move, emit);
      break;
    case 'gift':
      resolveGift(parts, move, emit);
      break;
    case 'look':
      resolveLook(parts, move, emit);
      break;
    case 'dig':
      resolveDig(parts, move, emit);
      break;
    case 'draft':
      resolveDraft(parts, move, emit);
      break;
    case 'over':
      break;
  }
}

function copyCity(city: City): City {
  return {
    wonder: city.wonder,
    stages: city.stages,
    cards: city.cards.slice(),
    tokens: city.tokens.slice(),
    powers: city.powers,
    victories: city.victories,
  };
}

/** What is never changed in place (phases, found cards, shuffles, boxes) is shared between copies. */
export const copy = {
  table: (table: Table): Table => ({
    players: table.players,
    turn: table.turn,
    seat: table.seat,
    phase: table.phase,
    cities: table.cities.map(copyCity),
    sizes: table.sizes.slice(),
    tops: table.tops.slice(),
    left: table.left.slice(),
    discards: table.discards.slice(),
    row: table.row.slice(),
    pile: table.pile,
    cat: table.cat,
    knowers: table.knowers,
    conflict: table.conflict,
    turned: table.turned,
    open: table.open,
    spent: table.spent,
    shuffled: table.shuffled,
  }),
  holding: ({ central, found }: Holding): Holding => ({ central, found }),
  secret: ({ decks, tokens, shuffles, boxes }: Secret): Secret => ({
    decks: decks.map((deck) => deck.slice()),
    tokens: tokens.slice(),
    shuffles,
    boxes,
  }),
};
