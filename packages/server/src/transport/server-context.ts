import type { Guest, MatchService } from '@mirabilia/match-service';
import type { Store } from '../storage/store.ts';
import type { Limiter, Limits } from './limits.ts';
import type { ServerLog } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Tokens } from './tokens.ts';

/** What every part of the transport works with. */
export interface ServerContext {
  readonly store: Store;
  readonly matchService: MatchService;
  readonly log: ServerLog;
  readonly metrics: Metrics;
  readonly tokens: Tokens;
  /** To which browsers subscribe; null where nobody is told anything. */
  readonly pushKey: string | null;
  /** May people have this address called? */
  mayCall(url: string): boolean;
  readonly limits: Limits;
  readonly limiter: Limiter;
  /** How many proxies of the operator stand in front. */
  readonly proxies: number;
  /** Origins besides the server's own. */
  readonly origins: readonly string[];
  /** The folder of the built page, if there is one. */
  readonly staticDir: string | undefined;
  /** Which build of the page is served, if it is a built one. */
  readonly build: string | null;
  readonly now: () => number;
  isDraining(): boolean;
  /** A guest has another name now: his open sockets shall know. */
  renamed(guest: Guest): void;
}
