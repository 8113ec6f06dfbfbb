// The seats and the settings of a match, as its row stores them. Pure functions.

import { accept, type JsonObject, type Result, refuse, type Seat, type Seed } from '@mirabilia/kernel';
import {
  type Aids,
  type Code,
  type CreateMatch,
  distinctName,
  type Emblem,
  type Pace,
  type SeatChange,
  type Social,
  type TermsChange,
  USUAL_AIDS,
  USUAL_SOCIAL,
} from '@mirabilia/protocol';
import type { Guest } from '../client.ts';
import { checkRated, ratedTerms } from './rated.ts';

export type StoredSeat =
  /** Anybody may take the seat. */
  | { readonly kind: 'open' }
  /** Only for people who have the code, or the link of a private match. */
  | { readonly kind: 'invited' }
  | {
      readonly kind: 'human';
      readonly guest: string;
      readonly name: string;
      readonly emblem?: Emblem;
      /** Stands for the network address that they came from; a number once a rated match has started. */
      readonly address?: string;
      /** What the player's device adds to the chance of the deal. Until the start it moves with its player. */
      readonly chance?: SealedNonce;
    }
  | { readonly kind: 'bot'; readonly level: string };

/** Types, because the compiler doesn't accept an interface as JSON. */
export type SealedNonce = {
  readonly seal: string;
  /** Null until the device has told it. */
  readonly nonce: string | null;
};

export type Lobby = {
  readonly options: JsonObject;
  /** Before the start in the order in which people joined; then as the deal seats them. */
  readonly seats: readonly StoredSeat[];
  readonly pace: Pace;
  readonly botDelay: number;
  readonly aids: Aids;
  /** May people without a seat write in the chat? */
  readonly spectatorChat: boolean;
  readonly social: Social;
  /** The match counts for ratings: see `rated.ts`. */
  readonly rated: boolean;
  /** People whom the host has sent away, each under a name of their own. */
  readonly removed: readonly Removed[];
  /** Who may say nothing from the beginning: the host of the match before had silenced them. */
  readonly silenced: readonly Silenced[];
  /** The match was listed once, so strangers may know its id: now that it is private, only its code invites. */
  readonly wasPublic: boolean;
  /** The server's part of the chance, drawn at the creation. Null in matches from before there were secrets. */
  readonly secret: Seed | null;
  /** When the host asked for a start that waits for nonces; null otherwise. Meanwhile seats and settings are frozen. */
  readonly startingAt: number | null;
  /** What the devices added, by seat before the deal; empty before the start. */
  readonly nonces: readonly (SealedNonce | null)[];
  readonly startedAt: number | null;
  /** A bot's choice follows from the seed, the decision and its seat alone, so that equal moves have equal replies. */
  readonly fixedChance: boolean;
  /** The id of the rematch. */
  readonly rematch: string | null;
  /** The tournament that this is a table of. */
  readonly tournament: TournamentTable | null;
};

/** A type, because the compiler doesn't accept an interface as JSON. */
export type TournamentTable = {
  readonly id: string;
  readonly name: string;
  /** Both from 1. */
  readonly round: number;
  readonly table: number;
  /** The same deal is played at other tables: nobody else watches, and the record is closed, until all of them are over. */
  readonly sealed: boolean;
};

export type Removed = { readonly guest: string; readonly name: string };
/** Whom the host of the match before had silenced. */
export type Silenced = Removed;

const OPEN: StoredSeat = { kind: 'open' };
const isFree = ({ kind }: StoredSeat): boolean => kind === 'open' || kind === 'invited';

export function seatOf({ seats }: Pick<Lobby, 'seats'>, guest: string | undefined): Seat | undefined {
  if (guest === undefined) return undefined;
  const seat = seats.findIndex((occupant) => occupant.kind === 'human' && occupant.guest === guest);
  return seat < 0 ? undefined : seat;
}

export function guestsOf({ seats }: Lobby): string[] {
  return seats.flatMap((occupant) => (occupant.kind === 'human' ? [occupant.guest] : []));
}

/** Does anybody sit here who isn't a bot? */
export const hasPeople = (lobby: Lobby): boolean => guestsOf(lobby).length > 0;

export const isFull = ({ seats }: Lobby): boolean => !seats.some(isFree);

const withSeat = (lobby: Lobby, seat: Seat, occupant: StoredSeat): Lobby => ({
  ...lobby,
  seats: lobby.seats.with(seat, occupant),
});

const namesAt = (seats: readonly StoredSeat[]): string[] =>
  seats.flatMap((occupant) => (occupant.kind === 'human' ? [occupant.name] : []));

/** Nobody can pass for somebody else at the table: of two names that look alike the later one gets a number. */
const seatedAs = ({ id, name, emblem, address }: Guest, seats: readonly StoredSeat[]): StoredSeat => ({
  kind: 'human',
  guest: id,
  name: distinctName(name, namesAt(seats)),
  ...(emblem ? { emblem } : {}),
  ...(address === undefined ? {} : { address }),
});

export const isRemoved = ({ removed }: Pick<Lobby, 'removed'>, guest: string | undefined): boolean =>
  removed.some((person) => person.guest === guest);

/** Unless the host says otherwise: friends who look on may talk, strangers may not. */
const hasSpectatorChat = (visibility: CreateMatch['visibility']): boolean => visibility === 'private';

export function newLobby(
  request: Pick<
    CreateMatch,
    'pace' | 'botDelay' | 'aids' | 'visibility' | 'spectatorChat' | 'social' | 'rated'
  > & {
    readonly removed?: readonly Removed[];
    readonly silenced?: readonly Silenced[];
    readonly wasPublic?: boolean;
  },
  { options, seats, secret }: Pick<Lobby, 'options' | 'seats' | 'secret'>,
): Lobby {
  const { pace, botDelay, aids = USUAL_AIDS, visibility, removed = [], silenced = [] } = request;
  const { spectatorChat = hasSpectatorChat(visibility), social = USUAL_SOCIAL } = request;
  const { wasPublic = visibility === 'public', rated = false } = request;
  return {
    options,
    seats,
    pace,
    botDelay,
    aids,
    spectatorChat,
    social,
    rated,
    removed,
    silenced,
    wasPublic,
    secret,
    startingAt: null,
    nonces: [],
    startedAt: null,
    fixedChance: false,
    rematch: null,
    tournament: null,
  };
}

/** May the guest learn of the match only what they play there? */
export const isClosedTo = (
  { tournament, seats }: Pick<Lobby, 'tournament' | 'seats'>,
  guest: string | undefined,
): boolean => tournament?.sealed === true && seatOf({ seats }, guest) === undefined;

/** Reads a requested seat: `open`, `invited` or `bot:<level>`. */
export function readSeat(request: string, levels: readonly string[]): Result<StoredSeat, Code> {
  if (request === 'open' || request === 'invited') return accept({ kind: request });
  return readBot(request.slice('bot:'.length), levels);
}

function readBot(level: string, levels: readonly string[]): Result<StoredSeat, Code> {
  return levels.includes(level) ? accept({ kind: 'bot', level }) : refuse('no-such-bot', { level });
}

/** The host takes the first free seat, or none if all seats are bots'. */
export function hostSits(seats: readonly StoredSeat[], host: Guest): readonly StoredSeat[] {
  const seat = seats.findIndex(isFree);
  return seat < 0 ? seats : seats.with(seat, seatedAs(host, seats));
}

/** People with the code, or the link of a private match, take an invited seat before an open one. */
export type Arrival = 'invited' | 'passing-by';

export function sitDown(lobby: Lobby, guest: Guest, arrival: Arrival): Result<Lobby, Code> {
  if (seatOf(lobby, guest.id) !== undefined) return refuse('already-seated');
  if (isRemoved(lobby, guest.id)) return refuse('removed');
  const invited = lobby.seats.findIndex(({ kind }) => kind === 'invited');
  const open = lobby.seats.findIndex(({ kind }) => kind === 'open');
  const seat = arrival === 'invited' && invited >= 0 ? invited : open;
  return seat < 0 ? refuse('match-full') : accept(withSeat(lobby, seat, seatedAs(guest, lobby.seats)));
}

/** The player's seat shows the name and the emblem that they have now. */
export function renewed(lobby: Lobby, guest: Guest): Result<Lobby, Code> {
  const seat = seatOf(lobby, guest.id);
  if (seat === undefined) return refuse('not-seated');
  const before = lobby.seats[seat];
  const now = seatedAs(guest, lobby.seats.toSpliced(seat, 1));
  const chance = before?.kind === 'human' ? before.chance : undefined;
  return accept(withSeat(lobby, seat, chance === undefined ? now : ({ ...now, chance } as StoredSeat)));
}

export function standUp(lobby: Lobby, guest: string): Result<Lobby, Code> {
  const seat = seatOf(lobby, guest);
  return seat === undefined ? refuse('not-seated') : accept(withSeat(lobby, seat, OPEN));
}

/** The next host after the host has left; empty if no person is there. */
export const nextHost = (lobby: Lobby): string => guestsOf(lobby)[0] ?? '';

export interface RearrangeOptions {
  readonly levels: readonly string[];
  /** The host can't give away their own seat. */
  readonly host: string;
  shuffle(seats: readonly StoredSeat[]): readonly StoredSeat[];
}

type Rearrange<K extends SeatChange['do']> = (
  lobby: Lobby,
  change: Extract<SeatChange, { do: K }>,
  by: RearrangeOptions,
) => Result<Lobby, Code>;

/** The seat, if it exists and is not the host's own. */
function othersSeat(lobby: Lobby, seat: Seat, { host }: RearrangeOptions): Result<StoredSeat, Code> {
  const occupant = lobby.seats[seat];
  if (occupant === undefined) return refuse('no-such-seat', { seat });
  return occupant.kind === 'human' && occupant.guest === host
    ? refuse('already-seated', { seat })
    : accept(occupant);
}

const namesOf = (people: readonly Removed[]): string[] => people.map(({ name }) => name);

/** The row has to stay small; after so many a host rather makes the table private. */
const MOST_REMOVED = 100;

function emptied(lobby: Lobby, seat: Seat, by: RearrangeOptions): Result<Lobby, Code> {
  const occupant = othersSeat(lobby, seat, by);
  return occupant.ok ? accept(withSeat(lobby, seat, OPEN)) : occupant;
}

const REARRANGE: { readonly [K in SeatChange['do']]: Rearrange<K> } = {
  fill: (lobby, { level }, { levels }) => {
    const bot = readBot(level, levels);
    if (!bot.ok) return bot;
    return accept({
      ...lobby,
      seats: lobby.seats.map((occupant) => (isFree(occupant) ? bot.value : occupant)),
    });
  },
  bot: (lobby, { seat, level }, by) => {
    const occupant = othersSeat(lobby, seat, by);
    if (!occupant.ok) return occupant;
    const bot = readBot(level, by.levels);
    return bot.ok ? accept(withSeat(lobby, seat, bot.value)) : bot;
  },
  open: (lobby, { seat }, by) => emptied(lobby, seat, by),
  remove: (lobby, { seat }, by) => {
    const next = emptied(lobby, seat, by);
    const occupant = lobby.seats[seat];
    if (!next.ok || occupant?.kind !== 'human') return next;
    const { guest, name } = occupant;
    const person = { guest, name: distinctName(name, namesOf(lobby.removed)) };
    return accept({ ...next.value, removed: [...lobby.removed, person].slice(-MOST_REMOVED) });
  },
  readmit: (lobby, { name }) => {
    const removed = lobby.removed.filter((person) => person.name !== name);
    return removed.length === lobby.removed.length
      ? refuse('no-such-person', { name })
      : accept({ ...lobby, removed });
  },
  swap: (lobby, { seat, with: other }) => {
    const [here, there] = [lobby.seats[seat], lobby.seats[other]];
    if (here === undefined) return refuse('no-such-seat', { seat });
    if (there === undefined) return refuse('no-such-seat', { seat: other });
    return accept({ ...lobby, seats: lobby.seats.with(seat, there).with(other, here) });
  },
  shuffle: (lobby, _change, by) => accept({ ...lobby, seats: by.shuffle(lobby.seats) }),
};

export function rearranged(lobby: Lobby, change: SeatChange, by: RearrangeOptions): Result<Lobby, Code> {
  // cast: the table is exhaustive, but the compiler can't see that `do` and change belong together.
  const next = (REARRANGE[change.do] as Rearrange<SeatChange['do']>)(lobby, change, by);
  return next.ok ? checkRated(next.value) : next;
}

/** Adds free seats at the end, or removes free seats first and then bots. People keep their seats. */
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

/** The lobby with changed settings. The caller has checked options and seats. */
export function withNewTerms(
  lobby: Lobby,
  { pace, botDelay, aids, spectatorChat, social, rated, visibility }: TermsChange,
  { options, seats, visibility: before }: Pick<Lobby, 'options' | 'seats'> & Pick<CreateMatch, 'visibility'>,
): Result<Lobby, Code> {
  const isOther = visibility !== undefined && visibility !== before;
  const nextPace = pace ?? lobby.pace;
  return checkRated({
    ...lobby,
    options,
    seats,
    pace: rated === true ? ratedTerms.pace(nextPace) : nextPace,
    botDelay: botDelay ?? lobby.botDelay,
    aids: aids ?? lobby.aids,
    // Another visibility brings what is usual with it.
    spectatorChat: spectatorChat ?? (isOther ? hasSpectatorChat(visibility) : lobby.spectatorChat),
    social: social ?? lobby.social,
    rated: rated ?? lobby.rated,
    wasPublic: lobby.wasPublic || visibility === 'public',
  });
}

/** The lobby as the deal seats it: seat i goes to the occupant that had number `seating[i]` before. */
export function seated(lobby: Lobby, seating: readonly number[], startedAt: number): Lobby {
  return { ...lobby, seats: seating.map((came) => lobby.seats[came] as StoredSeat), startedAt };
}
