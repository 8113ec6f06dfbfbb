// The messages about a match's progress. They are made from the viewer's own view and from public state only, never from
// the whole state.

import {
  engineForm,
  type GameTypes,
  type Json,
  type Outcome,
  type PrivateState,
  pending,
  type Seat,
  seatView,
  viewOf,
} from '@mirabilia/kernel';
import type { ClockView, Controllers, Form, ServerMessage } from '@mirabilia/protocol';
import { stopped } from '../match/clocks.ts';
import type { MatchConfig } from '../match/match-config.ts';
import { deadlineAt, type Progress } from '../match/progress.ts';

type MessageOf<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>;

/** Whose view it is, and in which form. */
export interface Viewing {
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly form: Form;
}

/** The match at the moment at which something is told. */
export interface Telling<T extends GameTypes> {
  readonly config: MatchConfig<T>;
  readonly progress: Progress<T>;
  readonly now: number;
  /** No clock runs out before this time. */
  readonly grace: number;
}

export function clockView<T extends GameTypes>({ progress, now, grace }: Telling<T>): ClockView {
  const { seats } = progress;
  return {
    now,
    deadlines: seats.map((_, seat) => deadlineAt(progress, seat, grace)),
    banks: seats.map(({ clock }) => stopped(clock, now).bank),
  };
}

export const controllersOf = <T extends GameTypes>({ seats }: Progress<T>): Controllers =>
  seats.map(({ controller: keeper }) => keeper);

export function viewMessage<T extends GameTypes>(
  telling: Telling<T>,
  { seat, form }: Viewing,
  events: readonly T['event'][],
): MessageOf<'view'> {
  const { config, progress } = telling;
  const { state, told } = progress;
  const view = viewOf(state, seat ?? 'spectator');
  const legal = form === 'open' ? legalIn(config, progress, seat) : undefined;
  return {
    type: 'view',
    match: config.match,
    seq: told,
    decision: state.public.decision,
    seat,
    view: form === 'open' ? config.open.view(view) : engineForm(view),
    ...(legal === undefined ? {} : { legal }),
    events: eventsIn(config, form, events),
    clock: clockView(telling),
    keepers: controllersOf(progress),
  };
}

const asJson = <T extends GameTypes>(events: readonly T['event'][]): readonly Json[] =>
  // cast: events are plain data, though their types don't say so.
  events as unknown as readonly Json[];

function eventsIn<T extends GameTypes>(
  { open }: MatchConfig<T>,
  form: Form,
  events: readonly T['event'][],
): readonly Json[] {
  return form === 'open' ? events.map((event) => open.event(event)) : asJson(events);
}

export function storyMessage<T extends GameTypes>(
  { config, progress }: Telling<T>,
  { form }: Viewing,
  story: readonly T['event'][],
): MessageOf<'story'> {
  return { type: 'story', match: config.match, seq: progress.told, events: eventsIn(config, form, story) };
}

/** The seat's legal moves, in notation; undefined if it owes none. */
function legalIn<T extends GameTypes>(
  { game }: MatchConfig<T>,
  { state, isAbandoned }: Progress<T>,
  seat: Seat | null,
): string[] | undefined {
  if (seat === null || isAbandoned || !pending(state).includes(seat)) return undefined;
  return game.legalMoves(seatView(state, seat)).map(game.notation.make);
}

export function readyMessage<T extends GameTypes>(telling: Telling<T>): MessageOf<'ready'> {
  const { config, progress } = telling;
  const { decision, owed } = progress.state.public;
  return {
    type: 'ready',
    match: config.match,
    seq: progress.told,
    decision,
    owed,
    clock: clockView(telling),
  };
}

/** Only for the clients of this seat. */
export function planMessage<T extends GameTypes>(
  { config, progress }: Telling<T>,
  seat: Seat,
  form: Form,
): MessageOf<'plan'> {
  const { state, told } = progress;
  const { plan } = state.private[seat] as PrivateState<T>;
  const legal = form === 'open' ? legalIn(config, progress, seat) : undefined;
  return {
    type: 'plan',
    match: config.match,
    seq: told,
    decision: state.public.decision,
    plan: plan.map(config.game.notation.make),
    ...(legal === undefined ? {} : { legal }),
  };
}

export function controllersMessage<T extends GameTypes>({
  config,
  progress,
}: Telling<T>): MessageOf<'keepers'> {
  return { type: 'keepers', match: config.match, seq: progress.told, keepers: controllersOf(progress) };
}

export function endingMessage<T extends GameTypes>({
  config,
  progress: { told, ending },
}: Telling<T>): MessageOf<'ending'> {
  return { type: 'ending', match: config.match, seq: told, seats: ending };
}

/** Undefined while the match runs. */
export function overMessage<T extends GameTypes>({
  config,
  progress,
}: Telling<T>): MessageOf<'over'> | undefined {
  const outcome = resultOf(config, progress);
  if (outcome === undefined) return undefined;
  return {
    type: 'over',
    match: config.match,
    seq: progress.told,
    seed: config.isSealed ? '' : config.seed,
    serverSecret: config.chance?.secret ?? null,
    outcome,
  };
}

/** A match that its players ended together has no winners and no scores. */
const ABANDONED: Json = { scores: [], winners: [], abandoned: true };

/** How the match has ended, as it is told and stored; undefined while it runs. */
export function resultOf<T extends GameTypes>(
  { game }: Pick<MatchConfig<T>, 'game'>,
  { state, isAbandoned }: Progress<T>,
): Json | undefined {
  if (isAbandoned) return ABANDONED;
  const outcome = game.outcome(state.public.table);
  return outcome === undefined ? undefined : outcomeJson(outcome);
}

const outcomeJson = <T extends GameTypes>({ scores, winners }: Outcome<T>): Json => ({
  scores,
  winners,
});
