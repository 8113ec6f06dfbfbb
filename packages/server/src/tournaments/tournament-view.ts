// A tournament as somebody sees it, and as a file.

import type { Guest } from '@mirabilia/match-service';
import type { TournamentView } from '@mirabilia/protocol';
import type { GatheringRow } from '../storage/gatherings.ts';
import { resultsOf, standingsIn } from './played-rounds.ts';
import {
  matchOf,
  nextRoundAt,
  playerOf,
  type RoundTable,
  type Tournament,
  type TournamentRound,
  tournamentOf,
} from './tournament.ts';

type TableView = TournamentView['played'][number]['tables'][number];

function tableView(tournament: Tournament, round: TournamentRound, table: RoundTable): TableView {
  const results = resultsOf(tournament, round, table);
  return {
    match: table.match,
    isOver: table.result !== null,
    seats: table.seats.map((seat, at) => {
      const result = results?.[at];
      const score = table.result?.scores[at];
      return {
        player: 'player' in seat ? seat.player : null,
        bot: 'bot' in seat ? seat.bot : null,
        absent: result?.isAbsent ?? false,
        // cast: categories and their sum are numbers.
        score: result === undefined || score === undefined ? null : (score as Record<string, number>),
        share: result?.share ?? null,
        won: result?.isWin ?? false,
      };
    }),
  };
}

const STATUS = { starting: 'starting', running: 'running', opening: 'running', over: 'over' } as const;

export interface TournamentViewer {
  readonly guest: Guest | undefined;
  /** The group that the tournament belongs to, if the viewer may know. */
  readonly group: { readonly id: string; readonly name: string } | null;
}

export function tournamentView(row: GatheringRow, { guest, group }: TournamentViewer): TournamentView {
  const tournament = tournamentOf(row);
  const { name, host, terms, status, players, played } = tournament;
  const you = guest === undefined ? undefined : playerOf(tournament, guest.id);
  return {
    id: row.id,
    version: row.version,
    name,
    ...terms,
    group,
    status,
    nextAt: nextRoundAt(tournament),
    players: players.map((player) => ({
      name: player.name,
      emblem: player.emblem,
      status: player.status,
      ready: player.ready,
      isHost: player.guest !== '' && player.guest === host,
    })),
    standings: standingsIn(tournament),
    played: played.map((round) => ({
      status: STATUS[round.phase],
      startedAt: round.startedAt,
      deadline: round.deadline,
      tables: round.tables.map((table) => tableView(tournament, round, table)),
    })),
    you: {
      isHost: guest !== undefined && guest.id === host,
      player: you ?? null,
      match: matchOf(tournament, you),
    },
  };
}

const cell = (value: string | number): string => {
  // A spreadsheet would take it for a formula.
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line for each player in the order of the standings, with the share of each round; empty where they sat out. */
export function tournamentCsv({ standings, players, played }: TournamentView): string {
  const head = ['place', 'name', 'points', 'wins', 'opponents', 'victory_points'];
  const rounds = played.map((_, round) => `round_${round + 1}`);
  const lines = standings.map(({ player, place, points, wins, opponents, total }) => [
    place,
    players[player]?.name ?? '',
    points,
    wins,
    opponents,
    total,
    ...played.map(({ tables }) => {
      const seat = tables.flatMap(({ seats }) => seats).find((each) => each.player === player);
      return seat?.share ?? '';
    }),
  ]);
  return [[...head, ...rounds], ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
