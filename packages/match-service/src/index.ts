export type { Client, Guest } from './client.ts';
export { type DailyMatch, dailyMatch } from './daily-match.ts';
export {
  allGames,
  type Figures,
  type Games,
  type IdleLimits,
  type Log,
  type ServiceLimits,
  type Timers,
  USUAL_IDLE,
} from './environment.ts';
export type { ArrangedMatch, ArrangedSeat } from './lobby/arranged.ts';
export type { MayRunAlone } from './lobby/lobbies.ts';
export { guestsOf } from './lobby/lobby.ts';
export type { MatchPrefix, PrefixMove } from './lobby/prefix.ts';
export { findRow } from './lobby/rows.ts';
export { InvalidLobby, lobbyOf } from './lobby/stored-lobby.ts';
export type { WholeMatch } from './lobby/whole-match.ts';
export { MOST_WRITTEN } from './match/admission.ts';
export { logPages } from './match/log-pages.ts';
export type { MatchTurn } from './match/match-reader.ts';
export type { TablePlayed } from './match/table-played.ts';
export {
  type Asker,
  BOT_LEVELS,
  type Consultation,
  type MoveQuestion,
  type Opinion,
  type Practice,
  type ScoreAnswer,
  type ScoreQuestion,
  STAND_IN_LEVEL,
  type Thinker,
  type Thought,
  type ThreadAnswer,
  type ThreadQuestion,
  type Urgency,
  type WhyAnswer,
  type WhyQuestion,
} from './match/thinker.ts';
export {
  type MatchService,
  type MatchServiceOptions,
  openMatchService,
} from './match-service.ts';
export type { MatchMessage } from './messages.ts';
