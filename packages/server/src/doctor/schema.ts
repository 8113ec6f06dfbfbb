import { LATEST } from '../storage/migrations.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

export function versionFinding(found: number): Finding {
  const says = `the tables have version ${found}, this Mirabilia knows ${LATEST}`;
  if (found > LATEST) return problem('schema', says, 'start the newer Mirabilia that wrote them');
  if (found < LATEST) {
    return warning('schema', says, 'the next start brings them up to date: take a backup before');
  }
  return ok('schema', `the tables have version ${found}`);
}
