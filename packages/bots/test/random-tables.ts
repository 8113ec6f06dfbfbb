import { type Architects, architects } from '@mirabilia/architects';
import {
  apply,
  below,
  type Move,
  rngFrom,
  type State,
  seatView,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';

/** Every moment of a few random matches of Architects, after each move. */
export function eachTable(see: (state: State<Architects>) => void): void {
  for (let players = 2; players <= 7; players++) {
    const read = architects.readOptions({ players });
    if (!read.ok) throw new Error(read.refusal.code);
    const { state } = startMatch(architects, read.value, seedOfMatch('points', players));
    const { owed, table } = state.public;
    const rng = rngFrom(`${players}`, 'test');
    for (let seat = table.seat; (owed[seat] as number) > 0; seat = table.seat) {
      const legal = architects.legalMoves(seatView(state, seat));
      apply(architects, state, seat, legal[below(rng, legal.length)] as Move);
      see(state);
    }
  }
}
