// Who sits at a table before the start, and what was agreed on. Pure functions over the JSON that the row keeps.

import { accept, type JsonObject, type Result, refuse, type Seat } from '@mirabilia/kernel';
import {
  type Aids,
  type Code,
  type CreateMatch,
  type Pace,
  type SeatChange,
  type TermsChange,
  USUAL_AIDS,
} from '@mirabilia/protocol';
import type { Guest } from '../client.ts';

export type StoredSeat =
  /** Anybody may take it. */
  | { readonly kind: 'open' }
  /** For those who were told the code, or the link of a private match. */
  | { readonly kind: 'invited' }
  | { readonly kind: 'human'; readonly guest: string; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

/** A type and not an interface, so that it is JSON for the compiler. */
export type Lobby = {
  readonly options: JsonObject;
  /** Before the start in the order in which they came; then as the deal seats them. */
  readonly seats: readonly StoredSeat[];
  readonly pace: Pace;
  readonly botDelay: number;
  readonly aids: Aids;
  readonly startedAt: number | null;
  /** The match that follows this one with the same people. */
  readonly rematch: string | null;
};

const OPEN: StoredSeat = { kind: 'open' };
const isFree = ({ kind }: StoredSeat): boolean => kind === 'open' || kind === 'invited';

export function seatOf({ seats }: Pick<Lobby, 'seats'>, guest: string | undefined): Seat | undefined {
  if (guest === undefined) return undefined;
  const seat = seats.findIndex((sitter) => sitter.kind === 'human' && sitter.guest === guest);
  return seat < 0 ? undefined : seat;
}

export function guestsOf({ seats }: Lobby): string[] {
  return seats.flatMap((sitter) => (sitter.kind === 'human' ? [sitter.guest] : []));
}

export const isFull = ({ seats }: Lobby): boolean => !seats.some(isFree);

const withSeat = (lobby: Lobby, seat: Seat, sitter: StoredSeat): Lobby => ({
  ...lobby,
  seats: lobby.seats.with(seat, sitter),
});

const person = ({ id, name }: Guest): StoredSeat => ({ kind: 'human', guest: id, name });

export function newLobby(
  wish: Pick<CreateMatch, 'pace' | 'botDelay' | 'aids'>,
  options: JsonObject,
  seats: readonly StoredSeat[],
): Lobby {
  const { pace, botDelay, aids = USUAL_AIDS } = wish;
  return { options, seats, pace, botDelay, aids, startedAt: null, rematch: null };
}

/** A seat as it is wished for: `open`, `invited` or `bot:<level>`. */
export function readStoredSeat(wish: string, levels: readonly string[]): Result<StoredSeat, Code> {
  if (wish === 'open' || wish === 'invited') return accept({ kind: wish });
  return readBot(wish.slice('bot:'.length), levels);
}

function readBot(level: string, levels: readonly string[]): Result<StoredSeat, Code> {
  return levels.includes(level) ? accept({ kind: 'bot', level }) : refuse('no-such-bot', { level });
}

/** Who makes a match takes its first free seat; if all are given to bots, he looks on. */
export function hostSits(seats: readonly StoredSeat[], host: Guest): readonly StoredSeat[] {
  const seat = seats.findIndex(isFree);
  return seat < 0 ? seats : seats.with(seat, person(host));
}

/** By which right somebody takes a seat: the invited ones come first for those who were invited. */
export type Coming = 'invited' | 'passing-by';

export function sitDown(lobby: Lobby, guest: Guest, coming: Coming): Result<Lobby, Code> {
  if (seatOf(lobby, guest.id) !== undefined) return refuse('already-seated');
  const invited = lobby.seats.findIndex(({ kind }) => kind === 'invited');
  const open = lobby.seats.findIndex(({ kind }) => kind === 'open');
  const seat = coming === 'invited' && invited >= 0 ? invited : open;
  return seat < 0 ? refuse('match-full') : accept(withSeat(lobby, seat, person(guest)));
}

export function standUp(lobby: Lobby, guest: string): Result<Lobby, Code> {
  const seat = seatOf(lobby, guest);
  return seat === undefined ? refuse('not-seated') : accept(withSeat(lobby, seat, OPEN));
}

/** Who is the host when the host has left; nobody if no human is there. */
export const nextHost = (lobby: Lobby): string => guestsOf(lobby)[0] ?? '';

export interface Rearranging {
  readonly levels: readonly string[];
  /** Who asks: he doesn't lose his own seat this way. */
  readonly host: string;
  shuffle(seats: readonly StoredSeat[]): readonly StoredSeat[];
}

type Rearrange<K extends SeatChange['do']> = (
  lobby: Lobby,
  change: Extract<SeatChange, { do: K }>,
  by: Rearranging,
) => Result<Lobby, Code>;

/** The seat, if there is one that the host may give to another. */
function othersSeat(lobby: Lobby, seat: Seat, { host }: Rearranging): Result<StoredSeat, Code> {
  const sitter = lobby.seats[seat];
  if (sitter === undefined) return refuse('no-such-seat', { seat });
  return sitter.kind === 'human' && sitter.guest === host
    ? refuse('already-seated', { seat })
    : accept(sitter);
}

function emptied(lobby: Lobby, seat: Seat, by: Rearranging): Result<Lobby, Code> {
  const sitter = othersSeat(lobby, seat, by);
  return sitter.ok ? accept(withSeat(lobby, seat, OPEN)) : sitter;
}

const REARRANGE: { readonly [K in SeatChange['do']]: Rearrange<K> } = {
  fill: (lobby, { level }, { levels }) => {
    const bot = readBot(level, levels);
    if (!bot.ok) return bot;
    return accept({ ...lobby, seats: lobby.seats.map((sitter) => (isFree(sitter) ? bot.value : sitter)) });
  },
  bot: (lobby, { seat, level }, by) => {
    const sitter = othersSeat(lobby, seat, by);
    if (!sitter.ok) return sitter;
    const bot = readBot(level, by.levels);
    return bot.ok ? accept(withSeat(lobby, seat, bot.value)) : bot;
  },
  open: (lobby, { seat }, by) => emptied(lobby, seat, by),
  remove: (lobby, { seat }, by) => emptied(lobby, seat, by),
  swap: (lobby, { seat, with: other }) => {
    const [here, there] = [lobby.seats[seat], lobby.seats[other]];
    if (here === undefined) return refuse('no-such-seat', { seat });
    if (there === undefined) return refuse('no-such-seat', { seat: other });
    return accept({ ...lobby, seats: lobby.seats.with(seat, there).with(other, here) });
  },
  shuffle: (lobby, _change, by) => accept({ ...lobby, seats: by.shuffle(lobby.seats) }),
};

export function rearranged(lobby: Lobby, change: SeatChange, by: Rearranging): Result<Lobby, Code> {
  // The table is exhaustive; the compiler just can't follow that `do` and change belong together.
  return (REARRANGE[change.do] as Rearrange<SeatChange['do']>)(lobby, change, by);
}

/** So many seats: free ones come at the end, and go before bots do. Nobody who sits there is sent away by it. */
export function resized(seats: readonly StoredSeat[], count: number): Result<readonly StoredSeat[], Code> {
  const rest = [...seats];
  while (rest.length > count) {
    const free = rest.findLastIndex(isFree);
    const goes = free >= 0 ? free : rest.findLastIndex(({ kind }) => kind === 'bot');
    if (goes < 0) return refuse('seats-taken', { people: rest.length });
    rest.splice(goes, 1);
  }
  return accept([...rest, ...Array.from({ length: count - rest.length }, () => OPEN)]);
}

/** What is agreed on anew; options and seats are for the caller to check. */
export function withNewTerms(
  lobby: Lobby,
  { pace, botDelay, aids }: TermsChange,
  { options, seats }: Pick<Lobby, 'options' | 'seats'>,
): Lobby {
  return {
    ...lobby,
    options,
    seats,
    pace: pace ?? lobby.pace,
    botDelay: botDelay ?? lobby.botDelay,
    aids: aids ?? lobby.aids,
  };
}

/** As the deal seats them: entry i of the seating is who sits at seat i. */
export function seated(lobby: Lobby, seating: readonly number[], startedAt: number): Lobby {
  return { ...lobby, seats: seating.map((came) => lobby.seats[came] as StoredSeat), startedAt };
}
