// Node's own SQLite. Node 22 prints a warning when it is loaded, which operators take for an error; Node 24 doesn't. Only
// this warning is suppressed.

type Warn = typeof process.emitWarning;

function withoutItsWarning<T>(load: () => T): T {
  const warn = process.emitWarning;
  process.emitWarning = ((warning: string | Error, ...rest: never[]) => {
    if (!String(warning).startsWith('SQLite is an experimental feature')) warn(warning, ...rest);
  }) as Warn;
  try {
    return load();
  } finally {
    process.emitWarning = warn;
  }
}

export const { DatabaseSync, backup } = withoutItsWarning(() => process.getBuiltinModule('node:sqlite'));

/** Primary result codes for faults of the disk or the system, not of the statement. */
const STORAGE_FAULTS = {
  busy: 5,
  locked: 6,
  noMemory: 7,
  readOnly: 8,
  readOrWriteFailed: 10,
  damaged: 11,
  full: 13,
  cannotOpen: 14,
  lockingFailed: 15,
  notADatabase: 26,
} as const;

/** Extended result codes of violated constraints. */
const CONSTRAINT_ERRORS = { foreignKey: 787, primaryKeyTaken: 1555, uniqueTaken: 2067 } as const;

function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode : undefined;
}

/** An extended code holds its primary one in the low byte. */
const primaryCode = (error: unknown) => (resultCode(error) ?? 0) & 0xff;

/** Another connection holds the lock. */
export const isBusy = (error: unknown): boolean => primaryCode(error) === STORAGE_FAULTS.busy;

const isIn = (codes: Readonly<Record<string, number>>, code: number) => Object.values(codes).includes(code);

export const isNotADatabase = (error: unknown): boolean =>
  [STORAGE_FAULTS.notADatabase, STORAGE_FAULTS.damaged].some((code) => code === primaryCode(error));

export const isStorageFault = (error: unknown): boolean => isIn(STORAGE_FAULTS, primaryCode(error));

export const isConstraintError = (error: unknown): boolean => isIn(CONSTRAINT_ERRORS, resultCode(error) ?? 0);

const READ_ONLY_CODES = ['EROFS', 'EACCES', 'EPERM'];

/** The disk or the folder may only be read, by what SQLite or the system says. */
export function isNotWritable(error: unknown): boolean {
  const codes: readonly number[] = [STORAGE_FAULTS.readOnly, STORAGE_FAULTS.cannotOpen];
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return (
    READ_ONLY_CODES.includes(String(code)) ||
    codes.includes(primaryCode(error)) ||
    (cause !== undefined && isNotWritable(cause))
  );
}
