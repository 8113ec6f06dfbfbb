export { PARTS } from './parts.ts';
export { drainOnSignal, type Parts, type ServeOptions, serve } from './serve.ts';
export type * from './storage/store.ts';
export { LIMITS, type Limits, WITHOUT_RATES } from './transport/limits.ts';
export { createLog, type Log } from './transport/log.ts';
export { createMetrics, type Metrics } from './transport/metrics.ts';
export { type RunningServer, type ServerOptions, startServer } from './transport/server.ts';
