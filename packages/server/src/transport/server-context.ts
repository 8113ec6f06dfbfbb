import type { Guest, MatchService } from '@mirabilia/match-service';
import type { House } from '../administration/house.ts';
import type { Daily } from '../daily/daily.ts';
import type { Groups } from '../groups/groups.ts';
import type { Door } from '../instance/door.ts';
import type { Instance } from '../instance/instance.ts';
import type { History } from '../profile/history.ts';
import type { LateErasures } from '../profile/late-erasures.ts';
import type { Passkeys } from '../profile/passkeys.ts';
import type { RetentionDays } from '../profile/retention-job.ts';
import type { QuickMatch } from '../quick-match/quick-match.ts';
import type { ShownRatings } from '../ratings/shown-ratings.ts';
import type { Store } from '../storage/store.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { BotTables } from './bot-tables.ts';
import type { Guesses } from './guesses.ts';
import type { Limiter, Limits } from './limits.ts';
import type { ServerLog } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Tokens } from './tokens.ts';

/** What every part of the transport uses. */
export interface ServerContext {
  readonly store: Store;
  readonly matchService: MatchService;
  readonly daily: Daily;
  readonly tournaments: Tournaments;
  readonly groups: Groups;
  readonly history: History;
  readonly ratings: ShownRatings;
  readonly quickMatch: QuickMatch;
  readonly passkeys: Passkeys;
  /** How the host has set the server up. */
  readonly instance: Instance;
  readonly door: Door;
  /** What the host has decided for everybody. */
  readonly house: House;
  readonly log: ServerLog;
  readonly metrics: Metrics;
  readonly tokens: Tokens;
  /** What stands for a caller's network address at a table; undefined where it tells nobody apart. */
  addressName(address: string): string | undefined;
  /** Browsers subscribe with it; null if there are no notifications. */
  readonly pushKey: string | null;
  /** May users have this address called? */
  mayCall(url: string): boolean;
  readonly limits: Limits;
  readonly limiter: Limiter;
  readonly guesses: Guesses;
  readonly botTables: BotTables;
  /** A guest's matches, found one time after the other: each may ask the store for dozens of logs. */
  readonly matchesOf: MatchService['matchesOf'];
  /** The number of the operator's proxies in front. */
  readonly proxies: number;
  /** The server's own origin, if the operator named it. */
  readonly publicOrigin: string | undefined;
  /** Trusted origins besides the server's own. */
  readonly origins: readonly string[];
  /** The folder of the built page, if there is one. */
  readonly staticDir: string | undefined;
  /** The id of the served page's build. */
  readonly build: string | null;
  readonly now: () => number;
  isDraining(): boolean;
  /** Tells a guest's open sockets that the guest has a new name. */
  renamed(guest: Guest): void;
  /** The guest is here today. */
  seen(guest: string): void;
  /** For how many days the operator keeps what. */
  readonly retention: RetentionDays;
  readonly lateErasures: Pick<LateErasures, 'add'>;
  /** Disconnects the guest's open sockets. */
  signedOut(guest: string): void;
  /** From where the guest is connected to this process. */
  addressesOf(guest: string): string[];
}
