// Checks an installation: what is wrong with it, and how to fix it.

import { lookAtDatabase } from './database.ts';
import type { Diagnosis } from './finding.ts';
import { lookAtFolder } from './folder.ts';
import { lookAtPort } from './port.ts';
import { lookAtAddress } from './public-address.ts';

export { type Diagnosis, ok, problem, type Severity, warning } from './finding.ts';

export interface Installation {
  readonly data: string;
  readonly database?: string | undefined;
  readonly port: number;
  readonly host?: string | undefined;
  /** Its public address. */
  readonly address?: string | undefined;
}

/** Changes nothing. */
export async function examine({ data, database, port, host, address }: Installation): Promise<Diagnosis[]> {
  return [
    ...(database === undefined ? lookAtFolder({ data }) : await lookAtDatabase(database)),
    await lookAtPort(port, host),
    ...(address === undefined ? [] : await lookAtAddress(address)),
  ];
}
