export { type BackupWish, backUp } from './storage/backup.ts';
export type { Rows } from './storage/copy-tables.ts';
export { type Restored, type RestoreWish, restore } from './storage/restore.ts';
