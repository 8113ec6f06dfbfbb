// Nothing hidden leaks: a seat or a spectator receives the same in all worlds that they can't tell apart, until the rules
// of the game show a difference.

import { GAME_IDS, type GameId, withGame } from '@mirabilia/games';
import { type OpenGame, withOpenGame } from '@mirabilia/games/open';
import {
  apply,
  below,
  copyState,
  engineForm,
  type Game,
  type GameTypes,
  type Move,
  pending,
  pick,
  type Rng,
  rngFrom,
  type Seat,
  type State,
  seatView,
  seedOfMatch,
  startMatch,
  viewOf,
} from '@mirabilia/kernel';
import { TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import { describe, expect, test, vi } from 'vitest';
import { granted, guestNamed } from '../testkit/harness.ts';
import {
  anotherWorld,
  comeAgain,
  heardBy,
  moments,
  openTwin,
  type Pair,
  pairedMoves,
  speak,
  type Twin,
} from './twins.ts';

vi.setConfig({ testTimeout: TIME_FOR_MANY_CASES });

/** What was seen, so that the test can't pass by seeing nothing. */
interface Tally {
  moments: number;
  commits: number;
  resolved: number;
  /** Worlds that the rules told apart. */
  parted: number;
}

interface Scene<T extends GameTypes> {
  readonly opened: OpenGame<T>;
  readonly twins: Pair<Twin<T>>;
  readonly viewer: Seat;
  readonly rng: Rng;
  readonly tally: Tally;
}

const text = (value: unknown): string => JSON.stringify(value);

/** The viewer and the spectators hear the same in both. */
function expectSilence<T extends GameTypes>({ twins }: Scene<T>, where: string): void {
  const [here, there] = twins.map(heardBy);
  if (text(here) !== text(there)) expect(there, where).toEqual(here);
}

/** The seed deals everything that is hidden, and follows from the secret: until the end nobody hears either. */
function expectSealed<T extends GameTypes>({ harness, match, listeners, speakers }: Twin<T>): void {
  expect(harness.errors).toEqual([]);
  const row = harness.store.rows.get(match);
  if (row?.status === 'over') return;
  const secret = row?.lobby.secret;
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  for (const { heard } of [...listeners, ...speakers]) {
    expect(text(heard)).not.toContain(row?.seed);
    expect(text(heard)).not.toContain(secret);
  }
}

/** They may ask for the record, the lobby and their matches, and learn no more from these. */
async function expectSameAnswers<T extends GameTypes>({ twins, viewer }: Scene<T>): Promise<void> {
  const [here, there] = await Promise.all(
    twins.map(async ({ harness: { service }, match }) => {
      const guest = guestNamed(`seat-${viewer}`);
      return [
        granted(await service.record(match, guest)),
        granted(await service.record(match, undefined)),
        granted(await service.lobby(match, guest)),
        await service.matchesOf(guest),
      ];
    }),
  );
  if (text(here) !== text(there)) expect(there).toEqual(here);
  for (const { harness, match } of twins) {
    const row = harness.store.rows.get(match);
    if (row?.status === 'over') continue;
    for (const hidden of [row?.seed, row?.lobby.secret]) expect(text(here)).not.toContain(hidden);
  }
}

/** The seat that waits, so that nothing is resolved too early. */
function lastOf<T extends GameTypes>({ twins: [{ world }], viewer }: Scene<T>): Seat {
  const asked = pending(world);
  return asked.includes(viewer) ? viewer : (asked[0] as Seat);
}

/** Before a decision is resolved, others choose what they like: other things in each world. */
async function othersChoose<T extends GameTypes>(scene: Scene<T>): Promise<void> {
  const { opened, twins, viewer, rng, tally } = scene;
  const { notation } = opened.game;
  const last = lastOf(scene);
  for (const seat of pending(twins[0].world).filter((other) => other !== viewer)) {
    const choices = twins.map(({ world }) => pick(rng, opened.game.legalMoves(seatView(world, seat))));
    const words = choices.map(notation.make);
    for (const [i, twin] of twins.entries()) await chooses(scene, twin, { seat, move: words[i] as string });
    if (seat !== last) tally.commits++;
    expectSilence(scene, `after seat ${seat} chose ${words.join(' or ')}`);
  }
}

async function chooses<T extends GameTypes>(
  scene: Scene<T>,
  twin: Twin<T>,
  { seat, move }: { readonly seat: Seat; readonly move: string },
): Promise<void> {
  const { match } = twin;
  if (seat !== lastOf(scene)) await speak(twin, seat, { type: 'commit', match, decision: 0, step: 0, move });
  // What only concerns the seat itself may happen in one world and not in the other.
  const isHere = below(scene.rng, 2) === 0;
  if (isHere) await speak(twin, seat, { type: 'preselect', match, decision: 0, move });
  else twin.ids++;
  await speak(twin, seat, { type: 'mute', match, on: isHere });
}

/** The viewer may try anything: the answer depends only on what they see. */
async function viewerTries<T extends GameTypes>({ opened, twins, viewer, rng }: Scene<T>): Promise<void> {
  const { game } = opened;
  const foreign = twins.flatMap(({ world }) =>
    world.private.flatMap((_, seat) => game.legalMoves(seatView(world, seat))),
  );
  const legal = game.legalMoves(seatView(twins[0].world, viewer));
  const tries = foreign.filter((move) => !legal.includes(move));
  if (tries.length === 0) return;
  const move = game.notation.make(pick(rng, tries));
  const answers = [];
  for (const twin of twins) {
    const before = twin.speakers[viewer]?.heard.length;
    await speak(twin, viewer, { type: 'commit', match: twin.match, decision: 0, step: 0, move });
    answers.push(twin.speakers[viewer]?.heard.slice(before));
  }
  expect(answers[1]).toEqual(answers[0]);
}

/** All choose what looks the same; as long as the game shows no difference, the service shows none. */
async function resolveAlike<T extends GameTypes>(scene: Scene<T>): Promise<void> {
  const { opened, twins, viewer, rng, tally } = scene;
  const { game } = opened;
  const paired = pairedMoves(game, [twins[0].world, twins[1].world], { viewer, rng });
  if (paired === undefined) return;
  const after = twins.map(({ world }, i) =>
    playedOut(
      game,
      world,
      paired.map(({ seat, moves }) => [seat, moves[i] as Move]),
    ),
  );
  const last = lastOf(scene);
  const isLast = ({ seat }: { seat: Seat }): boolean => seat === last;
  const steps = new Map<Seat, number>();
  for (const { seat, moves } of [...paired.filter((pair) => !isLast(pair)), ...paired.filter(isLast)]) {
    const step = steps.get(seat) ?? 0;
    steps.set(seat, step + 1);
    for (const [i, twin] of twins.entries()) {
      const move = game.notation.make(moves[i] as Move);
      await speak(twin, seat, { type: 'commit', match: twin.match, decision: 0, step, move });
    }
  }
  for (const [i, twin] of twins.entries()) expectNoMore(scene, twin, after[i] as Told<T>);
  for (const twin of twins) await comeAgain(twin);

  const [here, there] = after as [Told<T>, Told<T>];
  const [heardHere, heardThere] = twins.map(heardBy);
  if (text([here.events, here.state.public]) !== text([there.events, there.state.public])) {
    tally.parted++;
    return;
  }
  tally.resolved++;
  expect(heardThere?.spectators).toEqual(heardHere?.spectators);
  if (text(seatView(here.state, viewer)) !== text(seatView(there.state, viewer))) return;
  expect(heardThere?.viewer).toEqual(heardHere?.viewer);
  await expectSameAnswers(scene);
}

/** A view tells what the game shows to its viewer, and nothing besides. */
function expectNoMore<T extends GameTypes>(
  { opened: { open, game }, viewer }: Scene<T>,
  { listeners }: Twin<T>,
  { state, events }: Told<T>,
): void {
  for (const listener of listeners) {
    const seen = viewOf(state, listener.guest === undefined ? 'spectator' : viewer);
    const message = listener.last('view');
    const legal =
      listener.guest !== undefined && listener.form === 'open' && pending(state).includes(viewer)
        ? { legal: game.legalMoves(seatView(state, viewer)).map(game.notation.make) }
        : {};
    expect(JSON.parse(text(message))).toEqual({
      ...legal,
      view: JSON.parse(text(listener.form === 'open' ? open.view(seen) : engineForm(seen))),
      events: JSON.parse(text(listener.form === 'open' ? events.map(open.event) : events)),
      type: 'view',
      match: expect.any(String),
      seat: listener.guest === undefined ? null : viewer,
      decision: state.public.decision,
      seq: expect.any(Number),
      keepers: state.private.map(() => 'player'),
      clock: { now: expect.any(Number), deadlines: expect.any(Array), banks: expect.any(Array) },
    });
  }
}

interface Told<T extends GameTypes> {
  readonly state: State<T>;
  readonly events: readonly T['event'][];
}

/** What the game itself makes of these moves. */
function playedOut<T extends GameTypes>(
  game: Game<T>,
  from: State<T>,
  moves: readonly (readonly [Seat, Move])[],
): Told<T> {
  const state = copyState(game, from);
  const events: T['event'][] = [];
  const emit = (event: T['event']): void => void events.push(event);
  for (const [seat, move] of moves) apply(game, state, seat, move, emit);
  for (let next = game.forced?.(state.public.table); next; next = game.forced?.(state.public.table)) {
    apply(game, state, next.seat, next.move, emit);
  }
  return { state, events };
}

async function listen<T extends GameTypes>(
  opened: OpenGame<T>,
  players: number,
  tally: Tally,
): Promise<void> {
  const { game } = opened;
  const options = game.readOptions({ players });
  if (!options.ok) throw new Error(options.refusal.code);
  const rng = rngFrom(`${game.id} ${players}`, 'silence');
  const match = startMatch(game, options.value, seedOfMatch('silence', players));
  for (const state of moments(match, rng)) {
    const viewer = below(rng, players);
    const world = anotherWorld(game, state, { viewer, rng });
    const twins = [await openTwin(opened, state, viewer), await openTwin(opened, world, viewer)] as const;
    const scene: Scene<T> = { opened, twins, viewer, rng, tally };
    tally.moments++;
    expectSilence(scene, 'when they come');
    await othersChoose(scene);
    await viewerTries(scene);
    expectSilence(scene, 'after the viewer tried');
    await expectSameAnswers(scene);
    await resolveAlike(scene);
    for (const twin of twins) expectSealed(twin);
  }
}

describe.for(GAME_IDS)('%s', (id: GameId) => {
  const { min, max } = withGame(id, ({ seats }) => seats);
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const tally: Tally = { moments: 0, commits: 0, resolved: 0, parted: 0 };

  test.for(counts)('none of %i players receives what they must not know', (players) =>
    withOpenGame(id, (opened) => listen(opened, players, tally)),
  );

  test('there was something to hear', () => {
    expect(tally.moments).toBeGreaterThan(100);
    expect(tally.resolved).toBeGreaterThan(60);
    // Somebody has to be asked while others are.
    if (id !== 'architects') expect(tally.commits).toBeGreaterThan(200);
  });
});
