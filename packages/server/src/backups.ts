export { type BackupOptions, backUp } from './storage/backup.ts';
export type { RowCounts } from './storage/copy-tables.ts';
export { type Restored, type RestoreOptions, restore } from './storage/restore.ts';
