// What the command line needs to administrate a server.

export type { AdminActionWish } from '@mirabilia/protocol';
export type {
  AdminLog,
  AdminMatchLine,
  AdminOverview,
  AdminPersonLine,
  AdminReport,
  SanctionFacts,
} from '@mirabilia/protocol/answers';
export { accessWriter } from '../storage/grant-access.ts';
export { ADMIN_HEADER, makeAccess } from './admins.ts';
