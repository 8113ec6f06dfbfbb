// Matches outside play: they are created, joined, changed, started and followed by a rematch.

import type { OpenGame } from '@mirabilia/games/open';
import {
  accept,
  byRules,
  dealFrom,
  type GameTypes,
  type JsonObject,
  type Refused,
  type Result,
  refuse,
  rngFrom,
  seedFrom,
  shuffle,
} from '@mirabilia/kernel';
import type { Code, CreateMatch, SeatChange, TermsChange } from '@mirabilia/protocol';
import type { Guest } from '../client.ts';
import type { Environment } from '../environment.ts';
import { applyFollowUps } from '../match/apply-command.ts';
import { matchConfigOf } from '../match/match-config.ts';
import type { MatchReader } from '../match/match-reader.ts';
import { firstProgress, nextDuty } from '../match/progress.ts';
import { protocolRefusal } from '../refusal.ts';
import { Conflict, type MatchPatch, type MatchRow, type MatchStatus } from '../store.ts';
import {
  calledOff,
  chanceOf,
  isStarting,
  type StartStep,
  startedBy,
  toldBy,
  withFinalNonces,
  withNonceSeal,
  withoutNonce,
} from './chance.ts';
import { isInvitation } from './invitation.ts';
import {
  guestsOf,
  hasPeople,
  hostSits,
  isFull,
  type Lobby,
  newLobby,
  nextHost,
  readSeat,
  rearranged,
  renewed,
  resized,
  type StoredSeat,
  seated,
  seatOf,
  sitDown,
  standUp,
  withNewTerms,
} from './lobby.ts';
import type { PublicTables } from './public-tables.ts';
import { checkRated, ratedTerms, withAddressNumbers } from './rated.ts';
import { changeRow, findRow } from './rows.ts';
import { lobbyOf } from './stored-lobby.ts';

export interface Lobbies {
  create(host: Guest, request: CreateMatch): Promise<Result<MatchRow, Code>>;
  /** `nonceSeal`: what the guest's device adds to the chance of the deal, sealed. */
  join(asked: string, guest: Guest, nonceSeal?: string): Promise<Result<MatchRow, Code>>;
  /** The guest's seat shows the name and the emblem that they have now. */
  renewSeat(asked: string, guest: Guest): Promise<Result<MatchRow, Code>>;
  leave(asked: string, guest: Guest): Promise<Result<MatchRow, Code>>;
  changeSeats(asked: string, guest: Guest, change: SeatChange): Promise<Result<MatchRow, Code>>;
  changeTerms(asked: string, guest: Guest, change: TermsChange): Promise<Result<MatchRow, Code>>;
  sealNonce(asked: string, guest: Guest, seal: string): Promise<Result<MatchRow, Code>>;
  /** While the match is starting. With the last nonce it begins. */
  tellNonce(asked: string, guest: Guest, nonce: string): Promise<Result<MatchRow, Code>>;
  /** Begins at once, or waits for the nonces of other people's devices: see `chance.ts`. */
  start(asked: string, guest: Guest, options: StartOptions): Promise<Result<MatchRow, Code>>;
  rematch(asked: string, guest: Guest): Promise<Result<RematchRows, Code>>;
}

interface RematchRows {
  readonly old: MatchRow;
  readonly next: MatchRow;
  /** This call made it. */
  readonly isNew: boolean;
}

/** May another match without people run? It costs the server time, and nobody waits for it. */
export type MayRunAlone = () => Promise<boolean>;

export interface StartOptions {
  /** The host's own, where no other device has sealed one. */
  readonly nonce?: string | undefined;
  /** A match of nothing but bots is started only if this says so, where it is given. */
  readonly mayRunAlone?: MayRunAlone;
}

/** Codes are drawn until one is free; more attempts than this mean that something else is wrong. */
const MOST_CODES = 20;

const WRONG_STATUS: Readonly<Record<MatchStatus, Code>> = {
  lobby: 'match-not-started',
  running: 'match-started',
  over: 'match-over',
};

/** The lobby of a match that hasn't started. */
function openLobby(row: MatchRow): Result<Lobby, Code> {
  return row.status === 'lobby' ? accept(lobbyOf(row)) : refuse(WRONG_STATUS[row.status]);
}

function hostsLobby(row: MatchRow, guest: Guest): Result<Lobby, Code> {
  return row.host === guest.id ? openLobby(row) : refuse('not-host');
}

/** The host's lobby, unless it is frozen because the match is starting. */
function changeableLobby(row: MatchRow, guest: Guest): Result<Lobby, Code> {
  const lobby = hostsLobby(row, guest);
  return lobby.ok && isStarting(lobby.value) ? refuse('match-starting') : lobby;
}

/** A player's seat in a rematch. The number of their address told of the match before. */
function asBefore(occupant: StoredSeat): StoredSeat {
  const seat = withoutNonce(occupant);
  if (seat.kind !== 'human') return seat;
  const { address: _, ...rest } = seat;
  return rest;
}

export function newLobbies(
  env: Environment,
  publicTables: Pick<PublicTables, 'opening'>,
  reader: Pick<MatchReader, 'talk'>,
): Lobbies {
  const { store, clock, games, thinker, newId, newCode, newSeed, newSecret, log } = env;
  const { levels } = thinker;

  type NewMatch = Pick<MatchRow, 'id' | 'game' | 'visibility' | 'host'> & {
    readonly occupants: readonly StoredSeat[];
    readonly options: JsonObject;
    readonly pace: CreateMatch['pace'];
    readonly botDelay: number;
    readonly aids?: CreateMatch['aids'];
    readonly spectatorChat?: CreateMatch['spectatorChat'];
    readonly social?: CreateMatch['social'];
    readonly rated?: CreateMatch['rated'];
    readonly removed?: Lobby['removed'];
    readonly silenced?: Lobby['silenced'];
    /** Strangers may know its id. */
    readonly wasPublic?: boolean;
    readonly nonceSeal?: CreateMatch['nonceSeal'];
  };

  /** The options as the game reads them for this number of players. */
  function checkedOptions(gameId: string, given: JsonObject, players: number) {
    const checked = games.with(gameId, ({ game: { readOptions, rulesVersion } }) => ({
      options: readOptions({ ...given, players }),
      rulesVersion,
    }));
    if (checked === undefined) return refuse('no-such-game', { game: gameId });
    const { options, rulesVersion } = checked;
    if (!options.ok) return protocolRefusal(options.refusal, 'bad-options');
    return accept({ options: options.value, rulesVersion });
  }

  /** Creates the row, or gives the one that has this id already. */
  async function add(request: NewMatch, onMade?: () => void): Promise<Result<MatchRow, Code>> {
    const { id, game: gameId, visibility, host, occupants, options: given } = request;
    const checked = checkedOptions(gameId, given, occupants.length);
    if (!checked.ok) return checked;
    const { options, rulesVersion } = checked.value;
    const bare = checkRated(newLobby(request, { options, seats: occupants, secret: newSecret() }));
    if (!bare.ok) return bare;
    const lobby = withHostsNonce(bare.value, request);
    for (let attempt = 0; attempt < MOST_CODES; attempt++) {
      const now = clock();
      const row: MatchRow = {
        id,
        code: newCode(),
        game: gameId,
        rulesVersion,
        status: 'lobby',
        visibility,
        host,
        lobby,
        seed: null,
        result: null,
        wakeAt: null,
        createdAt: now,
        updatedAt: now,
        version: 1,
      };
      try {
        await store.createMatch(row);
        onMade?.();
        prepareBots(row);
        await noteGuests(row);
        return accept(row);
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        const there = await store.match(id);
        if (there !== undefined) return accept(there);
      }
    }
    return refuse('unavailable');
  }

  /** A host whose seats are all bots' has nothing to add. */
  function withHostsNonce(lobby: Lobby, { host, nonceSeal }: Pick<NewMatch, 'host' | 'nonceSeal'>): Lobby {
    const sealed = nonceSeal === undefined ? undefined : withNonceSeal(lobby, host, nonceSeal);
    return sealed?.ok ? sealed.value : lobby;
  }

  /** Lists the match for its players. The seats themselves are in the row, so they hold even if this fails. */
  async function noteGuests(row: MatchRow): Promise<void> {
    try {
      await store.seatGuests(row.id, guestsOf(lobbyOf(row)));
    } catch (error) {
      log.warn({ match: row.id, error }, 'a match will be missing from the lists of its players');
    }
  }

  function prepareBots(row: MatchRow): void {
    if (row.status !== 'lobby') return;
    const levelsHere = lobbyOf(row).seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []));
    if (levelsHere.length > 0) thinker.prepare?.(row.game, levelsHere);
  }

  async function create(host: Guest, request: CreateMatch): Promise<Result<MatchRow, Code>> {
    const occupants: StoredSeat[] = [];
    for (const seat of request.seats) {
      const occupant = readSeat(seat, levels);
      if (!occupant.ok) return occupant;
      occupants.push(occupant.value);
    }
    const made = () => add({ ...request, id: newId(), host: host.id, occupants: hostSits(occupants, host) });
    return request.visibility === 'public' ? publicTables.opening({ host: host.id }, made) : made();
  }

  /** Changes the row of a match before its start, and lists it for its players. */
  async function change(
    asked: string,
    decide: (row: MatchRow) => Result<MatchPatch, Code>,
  ): Promise<Result<MatchRow, Code>> {
    const changed = await changeRow(store, asked, decide);
    if (!changed.ok) return changed;
    const { before, row } = changed.value;
    prepareBots(row);
    const guests = (of: MatchRow): string => String(guestsOf(lobbyOf(of)));
    // The start tries again, because an earlier attempt may have failed.
    if (guests(before) !== guests(row) || row.status !== before.status) await noteGuests(row);
    return accept(row);
  }

  function join(asked: string, guest: Guest, nonceSeal?: string): Promise<Result<MatchRow, Code>> {
    return change(asked, (row) => {
      const lobby = openLobby(row);
      if (!lobby.ok) return lobby;
      // Where everybody has left, nobody's table is entered.
      const isInvited = row.host === '' || isInvitation(row, asked);
      if (!isInvited && row.visibility === 'private') return refuse('code-needed');
      const seated = sitDown(lobby.value, guest, isInvited ? 'invited' : 'passing-by');
      if (!seated.ok) return seated;
      const next = nonceSeal === undefined ? seated : withNonceSeal(seated.value, guest.id, nonceSeal);
      if (!next.ok) return next;
      // If everybody has left, the next guest to join becomes the host.
      return accept({ lobby: next.value, ...(row.host === '' ? { host: guest.id } : {}) });
    });
  }

  function renewSeat(asked: string, guest: Guest): Promise<Result<MatchRow, Code>> {
    return change(asked, (row) => {
      const lobby = openLobby(row);
      if (!lobby.ok) return lobby;
      // While devices tell their nonces nobody changes who is dealt to.
      if (isStarting(lobby.value)) return refuse('match-starting');
      const next = renewed(lobby.value, guest);
      return next.ok ? accept({ lobby: next.value }) : next;
    });
  }

  function leave(asked: string, guest: Guest): Promise<Result<MatchRow, Code>> {
    return change(asked, (row) => {
      const lobby = openLobby(row);
      if (!lobby.ok) return lobby;
      const left = standUp(lobby.value, guest.id);
      if (!left.ok) return left;
      const next = calledOff(left.value);
      if (row.host !== guest.id) return accept({ lobby: next });
      const host = nextHost(next);
      // Nobody is there to start it, so it is no longer listed.
      const hidden: MatchPatch = host === '' ? { visibility: 'private' } : {};
      return accept({ lobby: next, host, ...hidden });
    });
  }

  function changeSeats(asked: string, guest: Guest, request: SeatChange): Promise<Result<MatchRow, Code>> {
    const rng = rngFrom(newSeed(), 'seats');
    const by = {
      levels,
      host: guest.id,
      shuffle: (seats: readonly StoredSeat[]) => shuffle(rng, [...seats]),
    };
    return change(asked, (row) => {
      const lobby = changeableLobby(row, guest);
      if (!lobby.ok) return lobby;
      const next = rearranged(lobby.value, request, by);
      return next.ok ? accept({ lobby: next.value }) : next;
    });
  }

  async function changeTerms(
    asked: string,
    guest: Guest,
    request: TermsChange,
  ): Promise<Result<MatchRow, Code>> {
    const agreed = () => agreeOn(asked, guest, request);
    if (request.visibility !== 'public') return agreed();
    const row = await findRow(store, asked);
    return row.ok ? publicTables.opening({ host: guest.id, id: row.value.id }, agreed) : row;
  }

  function agreeOn(asked: string, guest: Guest, request: TermsChange): Promise<Result<MatchRow, Code>> {
    return change(asked, (row) => {
      const lobby = changeableLobby(row, guest);
      if (!lobby.ok) return lobby;
      const before = request.rated === true ? ratedTerms.seats(lobby.value.seats) : lobby.value.seats;
      const seats = resized(before, request.players ?? before.length);
      if (!seats.ok) return seats;
      const agreed = request.options ?? lobby.value.options;
      const given = request.rated === true ? { ...agreed, wonders: 'random' } : agreed;
      const checked = checkedOptions(row.game, given, seats.value.length);
      if (!checked.ok) return checked;
      const { options } = checked.value;
      const { visibility } = row;
      const next = withNewTerms(lobby.value, request, { options, seats: seats.value, visibility });
      return next.ok ? accept({ lobby: next.value, visibility: request.visibility ?? visibility }) : next;
    });
  }

  function sealNonce(asked: string, guest: Guest, seal: string): Promise<Result<MatchRow, Code>> {
    return change(asked, (row) => {
      const lobby = openLobby(row);
      if (!lobby.ok) return lobby;
      const next = withNonceSeal(lobby.value, guest.id, seal);
      return next.ok ? accept({ lobby: next.value }) : next;
    });
  }

  function tellNonce(asked: string, guest: Guest, nonce: string): Promise<Result<MatchRow, Code>> {
    return change(asked, (row) => {
      const lobby = openLobby(row);
      if (!lobby.ok) return lobby;
      const step = toldBy(lobby.value, guest.id, nonce);
      return step.ok ? carryOut(row, step.value) : step;
    });
  }

  async function start(
    asked: string,
    guest: Guest,
    { nonce, mayRunAlone = async () => true }: StartOptions,
  ): Promise<Result<MatchRow, Code>> {
    const found = await findRow(store, asked);
    if (!found.ok) return found;
    const isAllowedAlone = !hasPeople(lobbyOf(found.value)) && (await mayRunAlone());
    return change(asked, (row) => {
      const lobby = hostsLobby(row, guest);
      if (!lobby.ok) return lobby;
      if (!isFull(lobby.value)) return refuse('seats-open');
      if (!hasPeople(lobby.value) && !isAllowedAlone) return refuse('too-many-bot-tables');
      const step = startedBy(lobby.value, guest.id, { nonce, now: clock() });
      return step.ok ? carryOut(row, step.value) : step;
    });
  }

  function carryOut(row: MatchRow, { lobby, begins }: StartStep): Result<MatchPatch, Code> {
    if (!begins) return accept({ lobby });
    const begun = games.with(row.game, (game) =>
      begin(game, row, withAddressNumbers(withFinalNonces(lobby))),
    );
    return begun ?? refuse('no-such-game', { game: row.game });
  }

  /** Finds the seed, which decides the deal and the seating. */
  function begin<T extends GameTypes>(
    opened: OpenGame<T>,
    row: MatchRow,
    before: Lobby,
  ): Result<MatchPatch, Code> {
    const game = byRules(opened.game, row.rulesVersion);
    if (game === undefined) return refuse('other-rules');
    const options = game.readOptions(before.options);
    if (!options.ok) return protocolRefusal(options.refusal, 'bad-options');
    const chance = chanceOf(before);
    const seed = chance === undefined ? newSeed() : seedFrom(chance);
    const startedAt = clock();
    const lobby = seated(before, game.seating(dealFrom(game, options.value, seed)), startedAt);
    const config = matchConfigOf({ ...opened, game }, { id: row.id, seed, host: row.host }, lobby);
    const progress = firstProgress(config);
    const wakeAt =
      applyFollowUps(config, progress, startedAt) === undefined ? nextDuty(config, progress, 0) : startedAt;
    return accept({ status: 'running', seed, lobby, wakeAt });
  }

  async function rematch(asked: string, guest: Guest): Promise<Result<RematchRows, Code>> {
    const reserved = await reserve(asked, guest);
    if (!reserved.ok) return reserved;
    const old = reserved.value;
    const made = await store.match(lobbyOf(old).rematch as string);
    if (made !== undefined) return accept({ old, next: made, isNew: false });
    const {
      rematch: id,
      seats,
      options,
      pace,
      botDelay,
      aids,
      spectatorChat,
      social,
      rated,
      removed,
    } = lobbyOf(old);
    const { game, visibility } = old;
    const host = seatOf({ seats }, old.host) === undefined ? guest.id : old.host;
    const talk = await reader.talk(old);
    let isNew = false;
    const request = {
      id: id as string,
      game,
      visibility,
      host,
      occupants: seats.map(asBefore),
      options,
      pace,
      botDelay,
      aids,
      spectatorChat: talk?.spectatorChat ?? spectatorChat,
      social: { ...social, reactions: talk?.reactions ?? social.reactions },
      rated,
      removed,
      silenced: talk?.silenced.filter(({ guest: silenced }) => silenced !== host) ?? [],
    };
    const next = await addRematch(request, () => {
      isNew = true;
    });
    return next.ok ? accept({ old, next: next.value, isNew }) : next;
  }

  /** A host who has as many public lobbies as one may have plays on at a private table, which only its players are told of. */
  async function addRematch(request: NewMatch, onMade: () => void): Promise<Result<MatchRow, Code>> {
    if (request.visibility === 'private') return add(request, onMade);
    const made = await publicTables.opening(request, () => add(request, onMade));
    if (made.ok || made.refusal.code !== 'too-many') return made;
    return add({ ...request, visibility: 'private', wasPublic: true }, onMade);
  }

  /** The first to ask names the rematch in the old row; then any of them creates it, and all find the same one. */
  async function reserve(asked: string, guest: Guest): Promise<Result<MatchRow, Code>> {
    const mayAsk = (row: MatchRow): Refused<Code> | undefined => {
      if (row.status !== 'over') return refuse('match-not-over');
      if (lobbyOf(row).tournament !== null) return refuse('tournament-table');
      return seatOf(lobbyOf(row), guest.id) === undefined ? refuse('not-seated') : undefined;
    };
    const found = await findRow(store, asked, guest);
    if (!found.ok) return found;
    const refusal = mayAsk(found.value);
    if (refusal !== undefined) return refusal;
    if (lobbyOf(found.value).rematch !== null) return found;
    const id = newId();
    const changed = await changeRow(store, found.value.id, (row) => {
      const lobby = lobbyOf(row);
      return accept({ lobby: { ...lobby, rematch: lobby.rematch ?? id } });
    });
    return changed.ok ? accept(changed.value.row) : changed;
  }

  return { create, join, renewSeat, leave, changeSeats, changeTerms, sealNonce, tellNonce, start, rematch };
}
