import type { SenderKeys } from '../notifications/web-push.ts';
import { LATEST } from '../storage/migrations.ts';
import { type Diagnosis, ok, problem, warning } from './diagnosis.ts';

export function checkVersion(found: number): Diagnosis {
  const message = `the tables have version ${found}, this Mirabilia knows ${LATEST}`;
  if (found > LATEST) return problem('schema', message, 'start the newer Mirabilia that wrote them');
  if (found < LATEST) {
    return warning('schema', message, 'the next start brings them up to date: take a backup before');
  }
  return ok('schema', `the tables have version ${found}`);
}

export const KEYS_QUERY = "select value from settings where key = 'push-keys'";

/** Lost keys are replaced at the next start; then every browser has to subscribe again. */
export function checkKeys(value: string | undefined): Diagnosis {
  if (value === undefined) return ok('push keys', 'they are made with the next start');
  try {
    const { publicKey, privateKey } = JSON.parse(value) as Partial<SenderKeys>;
    const lengths = [publicKey, privateKey].map((key) => Buffer.from(key ?? '', 'base64url').length);
    if (lengths.join() === '65,32') return ok('push keys', 'they are there');
  } catch {
    // Invalid JSON counts as damaged keys.
  }
  const fix = "restore a backup, or delete the row 'push-keys' of the table settings";
  return problem('push keys', 'they are damaged: nobody can be notified', fix);
}
