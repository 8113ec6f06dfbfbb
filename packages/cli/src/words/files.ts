const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or directory',
  ENOTDIR: 'a part of the path is not a directory',
  EISDIR: 'it is a directory',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'there is no space left',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'there are too many symbolic links',
  EMFILE: 'too many files are open',
};

export function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).code === 'string';
}

/** Why the system refused a file, in words. */
export function reasonOf(error: unknown): string {
  if (!isFileError(error)) return String(error);
  return REASONS[error.code ?? ''] ?? error.message;
}
