// Every published entry point with what it exports.

import { join } from 'node:path';
import { withCompiled } from '../packages/libraries.ts';
import { ENTRY_POINTS, LIBRARIES, type Library, sourceOf } from '../packages/published.ts';
import { type ApiExport, exportsOf } from './api.ts';

export interface EntryPoint {
  readonly library: Library;
  /** As it is imported: `@mirabilia/kernel/testkit`. */
  readonly path: string;
  readonly exports: readonly ApiExport[];
}

/** Entry points of which anything may change. They are no part of the reference. */
const UNSTABLE = ['./rules'];

/** Languages have the same words. */
const isListed = (path: string): boolean => !path.includes('*') && !UNSTABLE.includes(path);

const byName = (a: ApiExport, b: ApiExport): number => (a.name < b.name ? -1 : 1);

/** What is exported is compiled first, so this takes a few seconds. */
export const readApi = (): EntryPoint[] =>
  withCompiled((compiled) =>
    LIBRARIES.flatMap((library) =>
      ENTRY_POINTS[library].filter(isListed).map((path) => {
        const file = join(compiled, library, sourceOf(library, path).replace(/\.ts$/, '.d.ts'));
        const exports = new Map(exportsOf(file).map((each) => [each.name, each]));
        return {
          library,
          path: join('@mirabilia', library, path),
          exports: [...exports.values()].toSorted(byName),
        };
      }),
    ),
  );

/** The type of a list's entries or of a schema's values is explained by the list or the schema. */
export const explainsItself = ({ signature }: ApiExport): boolean =>
  /^type \w+ = (?:\(typeof \w+\)\[number\](?:\['\w+'\])?|z\.infer<typeof \w+>|keyof typeof \w+);$/.test(
    signature,
  );
