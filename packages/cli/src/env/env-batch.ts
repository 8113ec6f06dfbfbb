// Many matches at once. In each turn every agent that is asked gets a row: what it sees and its legal actions. When all have
// chosen, the matches go on to the next turn. A match that has ended is followed by the next of the series, in its place.

import type { GameId } from '@mirabilia/games';
import { withOpenGame } from '@mirabilia/games/open';
import {
  accept,
  apply,
  type GameTypes,
  type JsonObject,
  type Move,
  type SeatView,
  type View,
} from '@mirabilia/kernel';
import { type CommandResult, misused } from '../command-result.ts';
import { AGENT, type EnvMatch, type EnvTable, envResult, playOpponents, startEnvMatch } from './env-match.ts';
import { type FinishedMatch, type TurnRows, turnFrame } from './turn-frame.ts';
import { type VectorForm, WAIT } from './vector-form.ts';

export interface EnvPlan {
  /** Matches that are played side by side. */
  readonly matches: number;
  readonly series: string;
  /** Rows for all agents in every turn: who isn't asked can only wait. */
  readonly everyone: boolean;
}

export interface EnvBatch {
  /** The first turn of a series from its first match on, or of the matches that come next. */
  reset(series?: string): Promise<Uint8Array>;
  /** An action for each row of the last turn. If one isn't legal, nothing is played. */
  step(actions: Uint16Array): Promise<CommandResult<Uint8Array>>;
  /** The rows of the last turn in the open form, with the legal moves by action. */
  views(): readonly JsonObject[];
}

/** The rows of a turn, column by column. The legal moves of all rows stand one after the other. */
interface Rows extends TurnRows {
  readonly moves: Move[];
}

const noRows = (): Rows => ({ slots: [], seats: [], starts: [0], actions: [], moves: [] });

export function newEnvBatch<T extends GameTypes>(
  table: EnvTable<T>,
  { actions: list, observation }: VectorForm<T>,
  { matches: count, series: first, everyone }: EnvPlan,
): EnvBatch {
  const { game, seats } = table;
  const agents = [...seats.keys()].filter((seat) => seats[seat] === AGENT);
  const hasOpponents = agents.length < seats.length;
  let series = first;
  let nextNumber = 0;
  let matches: EnvMatch<T>[] = [];
  let rows = noRows();
  const size = observation.names.length;
  /** The observations of a turn, used again for each. */
  const observed = new Uint8ClampedArray(count * agents.length * size);

  /** The next match of the series that asks an agent. */
  async function start(finished: FinishedMatch[], slot: number): Promise<EnvMatch<T>> {
    const match = await startEnvMatch(table, series, nextNumber++);
    return hasOpponents ? goOn(match, finished, slot) : match;
  }

  /** The match after the opponents have moved, or the one that follows it. */
  async function goOn(match: EnvMatch<T>, finished: FinishedMatch[], slot: number): Promise<EnvMatch<T>> {
    if (hasOpponents) await playOpponents(game, match);
    const outcome = game.outcome(match.state.public.table);
    if (outcome === undefined) return match;
    finished.push({ slot, number: match.number, ...envResult(match, outcome) });
    return start(finished, slot);
  }

  /** A row for each agent of the match that is told something, and what it sees. */
  function addRows(to: Rows, slot: number): void {
    const { views } = matches[slot] as EnvMatch<T>;
    for (let i = 0; i < agents.length; i++) addRow(to, slot, views[agents[i] as number] as SeatView<T>);
  }

  function addRow(to: Rows, slot: number, view: SeatView<T>): void {
    const { viewer, public: seen } = view;
    const isAsked = (seen.owed[viewer] as number) > 0;
    if (!isAsked && !everyone) return;
    const at = to.slots.length * size;
    observed.fill(0, at, at + size);
    observation.write(observed, at, view);
    to.slots.push(slot);
    to.seats.push(viewer);
    if (isAsked) {
      const legal = game.legalMoves(view);
      for (let i = 0; i < legal.length; i++) to.moves.push(legal[i] as Move);
      list.add(to.actions, legal, view);
    } else {
      to.moves.push(-1);
      to.actions.push(WAIT);
    }
    to.starts.push(to.actions.length);
  }

  const viewOfRow = (row: number): SeatView<T> => {
    const match = matches[rows.slots[row] as number] as EnvMatch<T>;
    return match.views[rows.seats[row] as number] as SeatView<T>;
  };

  function turn(next: Rows, finished: readonly FinishedMatch[]): Uint8Array {
    rows = next;
    return turnFrame(rows, finished, { players: seats.length, size, observed });
  }

  /** Where the action stands among the legal ones of its row; below zero if it doesn't. */
  function placeIn(row: number, action: number): number {
    const end = rows.starts[row + 1] as number;
    for (let at = rows.starts[row] as number; at < end; at++) if (rows.actions[at] === action) return at;
    return -1;
  }

  function illegal(row: number, action: number): string {
    const name = list.names[action];
    const what =
      name === undefined ? `There is no action ${action}` : `The action ${action} (${name}) is not legal`;
    return `${what} for seat ${rows.seats[row]} of match ${rows.slots[row]}.`;
  }

  return {
    reset: async (named) => {
      if (named !== undefined) {
        series = named;
        nextNumber = 0;
      }
      const finished: FinishedMatch[] = [];
      matches = [];
      const next = noRows();
      for (let slot = 0; slot < count; slot++) {
        matches.push(await start(finished, slot));
        addRows(next, slot);
      }
      return turn(next, finished);
    },

    step: async (actions) => {
      if (actions.length !== rows.slots.length) {
        return misused(`${rows.slots.length} actions are asked for, and ${actions.length} were given.`);
      }
      const chosen: Move[] = [];
      for (let row = 0; row < actions.length; row++) {
        const at = placeIn(row, actions[row] as number);
        if (at < 0) return misused(illegal(row, actions[row] as number));
        chosen.push(rows.moves[at] as Move);
      }
      const { slots, seats: seatOf } = rows;
      const finished: FinishedMatch[] = [];
      const next = noRows();
      // A match's moves and its next rows at once, while what they touch is at hand.
      for (let row = 0; row < chosen.length; row++) {
        const slot = slots[row] as number;
        const match = matches[slot] as EnvMatch<T>;
        const move = chosen[row] as Move;
        if (move >= 0) apply(game, match.state, seatOf[row] as number, move);
        if (slots[row + 1] === slot) continue;
        const mayBeOver = hasOpponents || match.state.public.owed.every((owed) => owed === 0);
        if (mayBeOver) matches[slot] = await goOn(match, finished, slot);
        addRows(next, slot);
      }
      return accept(turn(next, finished));
    },

    views: () =>
      withOpenGame(game.id as GameId, ({ open, game: { notation } }) =>
        rows.slots.map((slot, row) => {
          const view: View<GameTypes> = viewOfRow(row);
          const [from = 0, to = 0] = rows.starts.slice(row, row + 2);
          const legal = rows.actions
            .slice(from, to)
            .map((action, i) => [
              action,
              action === WAIT ? 'wait' : notation.make(rows.moves[from + i] as Move),
            ]);
          return {
            match: slot,
            seat: rows.seats[row] ?? 0,
            view: open.view(view as never),
            legal: Object.fromEntries(legal),
          };
        }),
      ),
  };
}
