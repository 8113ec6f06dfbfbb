// A player without a browser: carries the engine, as the page does, and keeps all that he is told.

import { type Move, readEngineForm, type SeatView } from '@mirabilia/kernel';
import type { ClientMessage, ServerMessage } from '@mirabilia/protocol';
import { sevenWonders as game, type SevenWonders, type Table } from '@mirabilia/seven-wonders';
import type { Person } from './api.ts';

type TableView = SeatView<SevenWonders>;
type Told = Extract<ServerMessage, { type: 'view' }>;

export type Pick = (legal: readonly Move[], view: TableView) => Move;

export interface Seat {
  /** Every view that was told, in order. */
  readonly views: readonly TableView[];
  readonly frames: readonly string[];
  /** The current view, as soon as it is of this decision or a later one. */
  at(decision: number): Promise<TableView>;
  /** Chooses something legal in the current decision, all its steps. */
  choose(pick?: Pick): Promise<void>;
  /** Chooses in every decision until the table is as wanted. */
  playUntil(isThere: (table: Table) => boolean, pick?: Pick): Promise<TableView>;
  close(): void;
}

const PATIENCE = 15_000;

export async function sitDown(address: string, who: Person, match: string): Promise<Seat> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, [
    'mirabilia.1',
    `mirabilia.token.${who.token}`,
  ]);
  const views: TableView[] = [];
  const frames: string[] = [];
  const waiting = new Set<() => void>();
  let lastId = 0;
  const send = (message: object): void =>
    socket.send(JSON.stringify({ id: String(lastId++), match, ...message } satisfies Partial<ClientMessage>));
  socket.onmessage = ({ data }) => {
    frames.push(String(data));
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type === 'hello') send({ type: 'watch', form: 'engine' });
    if (message.type === 'view')
      views.push(readEngineForm<SevenWonders>((message as Told).view) as TableView);
    for (const look of waiting) look();
  };
  const at = (decision: number): Promise<TableView> =>
    new Promise((resolve, reject) => {
      const alarm = setTimeout(() => reject(new Error(`decision ${decision} did not come`)), PATIENCE);
      const look = () => {
        const view = views.at(-1);
        if (view === undefined || view.public.decision < decision) return;
        clearTimeout(alarm);
        waiting.delete(look);
        resolve(view);
      };
      waiting.add(look);
      look();
    });
  async function choose(pick: Pick = (legal) => legal[0] as Move): Promise<void> {
    let view = views.at(-1) as TableView;
    const owed = view.public.owed[view.viewer] as number;
    for (let step = 0; step < owed; step++) {
      const move = pick(game.legalMoves(view), view);
      send({ type: 'commit', decision: view.public.decision, step, move: game.notation.make(move) });
      view = { ...view, private: { ...view.private, plan: [...view.private.plan, move] } };
    }
  }
  async function playUntil(isThere: (table: Table) => boolean, pick?: Pick): Promise<TableView> {
    let view = await at(0);
    while (!isThere(view.public.table)) {
      await choose(pick);
      view = await at(view.public.decision + 1);
    }
    return view;
  }
  await at(0);
  return { views, frames, at, choose, playUntil, close: () => socket.close() };
}
