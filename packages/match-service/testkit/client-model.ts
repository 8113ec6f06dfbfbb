// What a client knows from the messages that it received, in either form.

import { type GameId, withGame } from '@mirabilia/games';
import {
  type Game,
  type GameTypes,
  type Move,
  readEngineForm,
  type Seat,
  type SeatView,
} from '@mirabilia/kernel';
import type { LobbyView, ServerMessage } from '@mirabilia/protocol';

export type ServerMessageOf<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>;

export interface ClientModel {
  hear(message: ServerMessage): void;
  readonly lobby: LobbyView | undefined;
  readonly view: ServerMessageOf<'view'> | undefined;
  readonly over: ServerMessageOf<'over'> | undefined;
  readonly seat: Seat | null;
  readonly decision: number;
  /** Moves that each seat owes. */
  readonly owed: readonly number[];
  /** The own plan, in notation. */
  readonly plan: readonly string[];
  /** What the own seat may choose as the given step of its plan (the next one if none is given), in notation. */
  legal(step?: number): readonly string[];
}

export function newClientModel(game: GameId, form: 'engine' | 'open'): ClientModel {
  let lobby: LobbyView | undefined;
  let view: ServerMessageOf<'view'> | undefined;
  let over: ServerMessageOf<'over'> | undefined;
  let owed: readonly number[] = [];
  let plan: readonly string[] = [];
  /** Open form: what may be chosen as each step. */
  let offered: (readonly string[])[] = [];

  const fromEngine = <T extends GameTypes>({ legalMoves, notation }: Game<T>, step: number): string[] => {
    const seen = readEngineForm<T>((view as ServerMessageOf<'view'>).view) as SeatView<T>;
    const moves = plan.slice(0, step).map((text) => notation.parse(text) as Move);
    return legalMoves({ ...seen, private: { ...seen.private, plan: moves } }).map(notation.make);
  };

  const planIn = (message: ServerMessageOf<'view'>): readonly string[] => {
    if (message.seat === null) return [];
    if (form === 'open') return (message.view as { own: { plan: string[] } }).own.plan;
    const moves = readEngineForm(message.view).private?.plan ?? [];
    return withGame(game, ({ notation }) => moves.map(notation.make));
  };

  const HEAR: { [K in ServerMessage['type']]?: (message: ServerMessageOf<K>) => void } = {
    lobby: (message) => {
      lobby = message.lobby;
    },
    view: (message) => {
      view = message;
      plan = planIn(message);
      owed =
        form === 'open'
          ? (message.view as { owed: number[] }).owed
          : readEngineForm(message.view).public.owed;
      offered = [];
      if (message.legal !== undefined) offered[plan.length] = message.legal;
    },
    plan: (message) => {
      if (message.decision !== view?.decision) return;
      plan = message.plan;
      if (message.legal !== undefined) offered[plan.length] = message.legal;
    },
    ready: (message) => {
      if (message.decision === view?.decision) owed = message.owed;
    },
    over: (message) => {
      over = message;
    },
  };

  return {
    hear: (message) => (HEAR[message.type] as ((message: ServerMessage) => void) | undefined)?.(message),
    get lobby() {
      return lobby;
    },
    get view() {
      return view;
    },
    get over() {
      return over;
    },
    get seat() {
      return view?.seat ?? null;
    },
    get decision() {
      return view?.decision ?? -1;
    },
    get owed() {
      return owed;
    },
    get plan() {
      return plan;
    },
    legal: (step = plan.length) => {
      if (view === undefined || view.seat === null) return [];
      return form === 'open' ? (offered[step] ?? []) : withGame(game, (rules) => fromEngine(rules, step));
    },
  };
}
