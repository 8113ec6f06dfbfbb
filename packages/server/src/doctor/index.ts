// Checks an installation: what is wrong with it, and how to fix it.

import { checkDatabase } from './database.ts';
import type { Diagnosis } from './diagnosis.ts';
import { checkFolder } from './folder.ts';
import { checkPort } from './port.ts';
import { checkPublicAddress } from './public-address.ts';

export { type Diagnosis, ok, problem, type Severity, warning } from './diagnosis.ts';

export interface Installation {
  readonly data: string;
  readonly database?: string | undefined;
  readonly port: number;
  readonly host?: string | undefined;
  /** Its public address. */
  readonly address?: string | undefined;
}

/** Changes nothing. */
export async function diagnose({ data, database, port, host, address }: Installation): Promise<Diagnosis[]> {
  return [
    ...(database === undefined ? checkFolder({ data }) : await checkDatabase(database)),
    await checkPort(port, host),
    ...(address === undefined ? [] : await checkPublicAddress(address)),
  ];
}
