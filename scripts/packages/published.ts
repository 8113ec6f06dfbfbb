// What is published, and the package.json that each package is published with. In the repository `exports` name the sources, so
// that nothing has to be built to run or to test; a published package names what was compiled from them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** Libraries, each after those that it needs. The command `mirabilia` is published as well, as one bundle. */
export const LIBRARIES = ['kernel', 'seven-wonders', 'architects', 'games', 'bots', 'protocol'] as const;
export type Library = (typeof LIBRARIES)[number];

/**
 * The entry points that are published. `index.ts` of each package and these are what users may rely on; other `exports` of the
 * package.json are for this repository alone. `rules` is there because the published bots need it.
 */
export const ENTRY_POINTS: Readonly<Record<Library, readonly string[]>> = {
  kernel: ['.', './testkit'],
  'seven-wonders': ['.', './i18n', './i18n/*', './rules'],
  architects: ['.', './i18n', './i18n/*', './rules'],
  games: ['.', './ids', './open'],
  bots: ['.', './ids', './arena'],
  protocol: ['.', './answers', './facts'],
};

/** The part of package.json that is read here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));

/** What is the same in the repository and published. */
const KEPT = [
  'name',
  'version',
  'description',
  'keywords',
  'license',
  'author',
  'type',
  'engines',
  'sideEffects',
];

const kept = (manifest: Manifest): object =>
  Object.fromEntries(Object.entries(manifest).filter(([key]) => KEPT.includes(key)));

const PUBLIC = { publishConfig: { access: 'public' }, files: ['dist'] };

/** The source that an entry point names. */
export function sourceOf(name: Library, path: string): string {
  const source = manifestOf(name).exports?.[path];
  if (source === undefined) throw new Error(`${name} has no entry point ${path}`);
  return source;
}

/** `./src/rules/index.ts` is compiled to `./dist/src/rules/index.js`, with its types beside it. */
function compiledExport(source: string): { types: string; default: string } {
  const compiled = source.replace(/^\.\//, './dist/');
  return { types: compiled.replace(/\.ts$/, '.d.ts'), default: compiled.replace(/\.ts$/, '.js') };
}

/** Our packages are released together and fit each other only in the same version. */
function pinned([name, range]: readonly [string, string]): [string, string] {
  return [name, name.startsWith('@mirabilia/') ? manifestOf(name.split('/')[1] as string).version : range];
}

export function libraryManifest(name: Library): object {
  const manifest = manifestOf(name);
  const exports = ENTRY_POINTS[name].map((path) => [path, compiledExport(sourceOf(name, path))]);
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(pinned);
  return {
    ...kept(manifest),
    ...PUBLIC,
    exports: Object.fromEntries(exports),
    dependencies: Object.fromEntries(dependencies),
  };
}

/** Everything that the command needs is in its bundle. */
export const commandManifest = (): object => ({
  ...kept(manifestOf('cli')),
  ...PUBLIC,
  files: ['dist', 'bin', 'THIRD-PARTY-LICENCES.txt'],
  bin: { mirabilia: 'bin/mirabilia.mjs' },
});
