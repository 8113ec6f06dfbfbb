import type { SenderKeys } from '../notifications/web-push.ts';
import { LATEST } from '../storage/migrations.ts';
import { type Diagnosis, ok, problem, warning } from './finding.ts';

export function versionFinding(found: number): Diagnosis {
  const says = `the tables have version ${found}, this Mirabilia knows ${LATEST}`;
  if (found > LATEST) return problem('schema', says, 'start the newer Mirabilia that wrote them');
  if (found < LATEST) {
    return warning('schema', says, 'the next start brings them up to date: take a backup before');
  }
  return ok('schema', `the tables have version ${found}`);
}

export const KEYS_QUESTION = "select value from settings where key = 'push-keys'";

/** Lost keys are replaced at the next start; then every browser has to subscribe again. */
export function keysFinding(value: string | undefined): Diagnosis {
  if (value === undefined) return ok('push keys', 'they are made with the next start');
  try {
    const { publicKey, privateKey } = JSON.parse(value) as Partial<SenderKeys>;
    const lengths = [publicKey, privateKey].map((key) => Buffer.from(key ?? '', 'base64url').length);
    if (lengths.join() === '65,32') return ok('push keys', 'they are there');
  } catch {
    // Invalid JSON counts as damaged keys.
  }
  const mend = "restore a backup, or delete the row 'push-keys' of the table settings";
  return problem('push keys', 'they are damaged: nobody can be notified', mend);
}
