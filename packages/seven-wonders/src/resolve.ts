import type { Emit, Move, State, StateParts } from '@mirabilia/kernel';
import { resolveBoards } from './phases/boards.ts';
import { resolveSalvage } from './phases/salvage.ts';
import { resolveSeventh } from './phases/seventh.ts';
import { resolveTurn } from './phases/turn.ts';
import type { City, Holding, Secret, SevenWonders, Table } from './types.ts';

type Plans = readonly (readonly Move[])[];

const firstMoves = (plans: Plans): Move[] => plans.map((plan) => plan[0] ?? -1);
/** The move of the one seat that was asked. */
const onlyMove = (plans: Plans): Move => firstMoves(plans).find((move) => move >= 0) as Move;

export function resolve(state: State<SevenWonders>, emit?: Emit<SevenWonders>): void {
  const { table } = state.public;
  const holdings = state.private.map(({ holding }) => holding);
  const plans = state.private.map(({ plan }) => plan);
  const parts: StateParts<SevenWonders> = { table, holdings, secret: state.secret };
  const { phase } = table;
  switch (phase.kind) {
    case 'turn':
      resolveTurn(parts, plans, emit);
      break;
    case 'seventh':
      resolveSeventh(parts, phase.seat, onlyMove(plans), emit);
      break;
    case 'salvage':
      resolveSalvage(parts, onlyMove(plans), emit);
      break;
    case 'draft':
    case 'sides':
      resolveBoards(parts, firstMoves(plans), emit);
      break;
    case 'over':
      break;
  }
}

export function copyCity(city: City): City {
  return {
    board: city.board,
    coins: city.coins,
    stages: city.stages,
    structures: city.structures.slice(),
    names: city.names.slice(),
    colours: city.colours.slice(),
    symbols: city.symbols.slice(),
    shields: city.shields,
    own: city.own,
    sold: city.sold,
    discounts: city.discounts,
    standingDiscounts: city.standingDiscounts,
    powers: city.powers,
    freeBuildUsed: city.freeBuildUsed,
    battles: city.battles.slice(),
  };
}

/** Lists that are never changed in place (hands, phases, supplies) are shared between copies. */
export const copy = {
  table: (table: Table): Table => ({
    rules: table.rules,
    players: table.players,
    age: table.age,
    turn: table.turn,
    phase: table.phase,
    cities: table.cities.map(copyCity),
    discards: table.discards,
    pile: table.pile,
    salvageDue: table.salvageDue,
    revealed: table.revealed.slice(),
    taken: table.taken.map((hands) => hands.map((moves) => moves.slice())),
    salvaged: table.salvaged.slice(),
    opened: table.opened,
  }),
  holding: (holding: Holding): Holding => ({
    hand: holding.hand,
    played: holding.played.slice(),
    passed: holding.passed.slice(),
    pile: holding.pile,
    looked: holding.looked.slice(),
  }),
  secret: (secret: Secret): Secret => ({
    hands: secret.hands,
    piles: secret.piles.slice(),
    discards: secret.discards.slice(),
    buried: secret.buried.map((cards) => cards.slice()),
  }),
};
