// Hands that people without a seat are shown: one of a player who allows it, or all of them some moves later where the table
// does so. What a player remembers and has chosen is never part of it.

import { engineForm, type GameTypes, type Json, type Seat, type State, seatView } from '@mirabilia/kernel';
import type { ChatPerson, Form, ServerMessage } from '@mirabilia/protocol';
import { allowedBy, askingFor, hasAsked, isOpenToAll, isOutsider, seesHandFrom } from '../match/following.ts';
import type { MatchConfig } from '../match/match-config.ts';
import { shownPast } from '../match/past-hands.ts';
import type { Progress } from '../match/progress.ts';
import { nameIn, personOf } from '../match/talk.ts';
import type { Subscriber } from './tell.ts';
import type { Telling } from './views.ts';

type MessageOf<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>;

/** Whose hands a subscriber wants to see. */
export type RequestedHands = Seat | 'all' | null;

/** A screen that everybody can see shows nobody's cards, and no more does anybody who plays. */
const guestOf = ({ client, isSpectator }: Subscriber): string | undefined =>
  isSpectator ? undefined : client.guest?.id;

/** May the guest see all hands, late? */
export const mayCast = <T extends GameTypes>(config: MatchConfig<T>, guest: string | undefined): boolean =>
  config.social.handsAfter !== undefined && isOutsider(config, guest);

function handIn<T extends GameTypes>(
  { game, open }: MatchConfig<T>,
  state: State<T>,
  { seat, form }: { readonly seat: Seat; readonly form: Form },
): Json {
  const view = seatView(state, seat);
  const { holding } = view.private;
  const seen = { ...view, private: { plan: [], holding: game.handOf?.(holding) ?? holding } };
  return form === 'open' ? open.view(seen) : engineForm(seen);
}

/** Undefined for a subscriber who wants none. */
export function handsMessage<T extends GameTypes>(
  { config, progress }: Telling<T>,
  subscriber: Subscriber,
): MessageOf<'hands'> | undefined {
  const { wants, form } = subscriber;
  if (wants === null) return undefined;
  const { state, hides } =
    wants === 'all' ? late(config, progress, subscriber) : now(config, progress, subscriber);
  const views = config.seats.map((_, seat) =>
    state === undefined || hides(seat) ? null : handIn(config, state, { seat, form }),
  );
  const { decision } = (state ?? progress.state).public;
  return { type: 'hands', match: config.match, decision, views };
}

interface Shown<T extends GameTypes> {
  readonly state: State<T> | undefined;
  hides(seat: Seat): boolean;
}

function late<T extends GameTypes>(
  config: MatchConfig<T>,
  { past }: Progress<T>,
  subscriber: Subscriber,
): Shown<T> {
  const { handsAfter: rounds } = config.social;
  const isShown = rounds !== undefined && !subscriber.isSpectator && mayCast(config, guestOf(subscriber));
  return { state: isShown ? shownPast(past, rounds) : undefined, hides: () => false };
}

function now<T extends GameTypes>(
  config: MatchConfig<T>,
  { state, following }: Progress<T>,
  subscriber: Subscriber,
): Shown<T> {
  const guest = guestOf(subscriber);
  const hides = (seat: Seat): boolean => {
    if (seat !== subscriber.wants) return true;
    const from = seesHandFrom(config, following, { guest, seat });
    return from === undefined || from > state.public.decision;
  };
  return { state, hides };
}

export function tellHands<T extends GameTypes>(telling: Telling<T>, subscribers: Iterable<Subscriber>): void {
  /** Many may watch all hands: the message is made once. */
  const late = new Map<Form, MessageOf<'hands'>>();
  for (const subscriber of subscribers) {
    const { wants, form, client } = subscriber;
    const mayShare = wants === 'all' && !subscriber.isSpectator && mayCast(telling.config, client.guest?.id);
    const message = (mayShare ? late.get(form) : undefined) ?? handsMessage(telling, subscriber);
    if (message === undefined) continue;
    if (mayShare) late.set(form, message);
    client.send(message);
  }
}

/** Who may see whose hand, as the subscriber is told. */
export function followingMessage<T extends GameTypes>(
  { config, progress: { following, talk } }: Pick<Telling<T>, 'config' | 'progress'>,
  subscriber: Subscriber,
): MessageOf<'following'> {
  const guest = guestOf(subscriber);
  const people = (guests: readonly string[]): ChatPerson[] =>
    guests.flatMap((other) => {
      const person = personOf(config, talk, other);
      return person === undefined ? [] : [{ person, name: nameIn(config, talk, other) ?? '' }];
    });
  const { seat: own } = subscriber;
  return {
    type: 'following',
    match: config.match,
    open: config.seats.map((_, seat) => isOpenToAll(following, seat)),
    mine: config.seats.map((_, seat) => {
      if (seesHandFrom(config, following, { guest, seat }) !== undefined) return 'yes';
      return guest !== undefined && hasAsked(following, { seat, guest }) ? 'asked' : 'no';
    }),
    asking: own === null ? [] : people(askingFor(following, own)),
    allowed: own === null ? [] : people(allowedBy(following, own)),
  };
}
