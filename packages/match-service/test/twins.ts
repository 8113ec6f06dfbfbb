// Two worlds that a viewer can't tell apart, each with its own match service, in which the same people do the same things
// as far as the viewer can see.

import type { OpenGame } from '@mirabilia/games/open';
import {
  advance,
  apply,
  copyState,
  determinize,
  type Game,
  type GameTypes,
  type Match,
  type Move,
  pending,
  pick,
  playForced,
  type Rng,
  type Seat,
  type State,
  seatView,
  shuffle,
} from '@mirabilia/kernel';
import type { Games } from '../src/index.ts';
import { fakeTime } from '../testkit/fake-time.ts';
import {
  granted,
  guestNamed,
  type Harness,
  openHarness,
  type ScriptedClient,
  say,
  scriptedClient,
} from '../testkit/harness.ts';

/** The same position, as the first of a match. */
function asFirst<T extends GameTypes>(game: Game<T>, state: State<T>): State<T> {
  const first = copyState(game, state);
  first.public.decision = 0;
  return first;
}

/** Games in which every match of this one begins in the given world. */
function gamesIn<T extends GameTypes>({ game, open }: OpenGame<T>, world: State<T>): Games {
  const begun: Game<T> = {
    ...game,
    begin: () => {
      const { public: shown, private: seats, secret } = copyState(game, world);
      return { table: shown.table, holdings: seats.map(({ holding }) => holding), secret };
    },
  };
  return {
    has: (id) => id === game.id,
    with: (id, use) => (id === game.id ? use({ game: begun, open }) : undefined),
  };
}

export interface Twin<T extends GameTypes> {
  readonly harness: Harness;
  readonly match: string;
  /** The world as the kernel plays it, without a match service. */
  readonly world: State<T>;
  /** Devices of the viewer in both forms, and spectators in both forms. */
  readonly listeners: readonly ScriptedClient[];
  /** A connection of each seat, which follows nothing. */
  readonly speakers: readonly ScriptedClient[];
  ids: number;
}

export async function openTwin<T extends GameTypes>(
  opened: OpenGame<T>,
  world: State<T>,
  viewer: Seat,
): Promise<Twin<T>> {
  const { id } = opened.game;
  const harness = openHarness({ games: gamesIn(opened, world), time: fakeTime(), series: 'twins' });
  const guests = world.private.map((_, seat) => guestNamed(`seat-${seat}`));
  const [host, ...others] = guests as [ReturnType<typeof guestNamed>];
  const { service } = harness;
  const lobby = granted(
    await service.create(host, {
      game: id,
      options: {},
      seats: guests.map(() => 'open'),
      pace: { kind: 'live', decision: 60, bank: 60 },
      botDelay: 0,
      visibility: 'private',
    }),
  );
  for (const guest of others) granted(await service.join(lobby.id, guest));
  granted(await service.start(lobby.id, host));
  const listeners = [guests[viewer], undefined].flatMap((guest) =>
    (['engine', 'open'] as const).map((form) => scriptedClient(guest, { form })),
  );
  const twin: Twin<T> = {
    harness,
    match: lobby.id,
    world: asFirst(opened.game, world),
    listeners,
    speakers: guests.map((guest) => scriptedClient(guest)),
    ids: 0,
  };
  for (const listener of listeners) {
    await say(harness, listener, {
      type: 'watch',
      id: `w${twin.ids++}`,
      match: lobby.id,
      form: listener.form,
    });
  }
  return twin;
}

/** Everybody asks for the story so far. */
export async function comeAgain<T extends GameTypes>(twin: Twin<T>): Promise<void> {
  const { harness, match, listeners } = twin;
  for (const listener of listeners) {
    const { form } = listener;
    await say(harness, listener, { type: 'watch', id: `w${twin.ids++}`, match, form, story: true });
  }
}

/** Everything that was heard since it was last asked, as text: by the viewer, and by the spectators. */
export function heardBy<T extends GameTypes>({
  listeners,
}: Twin<T>): { viewer: unknown[]; spectators: unknown[] } {
  const [engine, open, ...others] = listeners.map(
    (listener) => JSON.parse(JSON.stringify(listener.news())) as unknown[],
  );
  return { viewer: [engine, open], spectators: others };
}

/** A connection of the seat says something; both twins number their messages alike. */
export async function speak<T extends GameTypes>(
  twin: Twin<T>,
  seat: Seat,
  message: Parameters<typeof say>[2],
): Promise<void> {
  await say(twin.harness, twin.speakers[seat] as ScriptedClient, { ...message, id: `t${twin.ids++}` });
}

/** The positions of a random match at which somebody is asked. */
export function* moments<T extends GameTypes>(match: Match<T>, rng: Rng): Generator<State<T>> {
  const { game, state } = match;
  playForced(match);
  while (pending(state).length > 0) {
    yield state;
    for (let resolved = false; !resolved; ) {
      const seat = pick(rng, pending(state));
      resolved = advance(match, seat, pick(rng, game.legalMoves(seatView(state, seat))));
    }
    playForced(match);
  }
}

/** The same for the viewer, and for spectators; the others' holdings are as they could be. */
export function anotherWorld<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  { viewer, rng }: { readonly viewer: Seat; readonly rng: Rng },
): State<T> {
  return determinize(game, seatView(state, viewer), rng);
}

export type Pair<V> = readonly [V, V];

/** Moves for both worlds, in one order: as the others will see them, they are the same. Undefined if there are none. */
export function pairedMoves<T extends GameTypes>(
  game: Game<T>,
  worlds: Pair<State<T>>,
  { viewer, rng }: { readonly viewer: Seat; readonly rng: Rng },
): { seat: Seat; moves: Pair<Move> }[] | undefined {
  const planned = worlds.map((world) => copyState(game, world)) as [State<T>, State<T>];
  const order = shuffle(
    rng,
    worlds[0].public.owed.flatMap((owed, seat) => Array<Seat>(owed).fill(seat)),
  );
  const paired: { seat: Seat; moves: Pair<Move> }[] = [];
  for (const seat of order) {
    const [here, there] = planned.map((world) => game.legalMoves(seatView(world, seat))) as [Move[], Move[]];
    const isAlike = (a: Move, b: Move): boolean =>
      seat === viewer ? a === b : game.notation.face(a) === game.notation.face(b);
    const candidates = here.filter((move) => there.some((other) => isAlike(move, other)));
    if (candidates.length === 0) return undefined;
    const move = pick(rng, candidates);
    const other = pick(
      rng,
      there.filter((candidate) => isAlike(move, candidate)),
    );
    paired.push({ seat, moves: [move, other] });
    if (paired.length < order.length) {
      apply(game, planned[0], seat, move);
      apply(game, planned[1], seat, other);
    }
  }
  return paired;
}
