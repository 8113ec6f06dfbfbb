// Compiles the libraries to plain ES modules with types and source maps. A module stays a module of its own, so that bundlers
// leave out what isn't used.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIBRARIES, libraryManifest, root } from './published.ts';

const TSC = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/** The compiler names modules in types as the sources do, which most editors don't follow into a package. */
export const withJavaScriptPaths = (types: string): string =>
  types.replace(/((?:from |import\()["']\.{1,2}\/[^"']*)\.ts(["'])/g, '$1.js$2');

function mendTypes(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => each.endsWith('.d.ts'))) {
    const file = join(folder, name);
    writeFileSync(file, withJavaScriptPaths(readFileSync(file, 'utf8')));
  }
}

/** Compiles all libraries into folders of their names. `use` gets the place, which is gone afterwards. */
export function withCompiled<R>(use: (compiled: string) => R): R {
  const compiled = mkdtempSync(join(tmpdir(), 'mirabilia-packages-'));
  try {
    execFileSync(process.execPath, [
      TSC,
      '-p',
      join(import.meta.dirname, 'tsconfig.json'),
      '--outDir',
      compiled,
    ]);
    mendTypes(compiled);
    return use(compiled);
  } finally {
    rmSync(compiled, { recursive: true });
  }
}

/** Writes each library into a folder of its name, as it is packed. */
export function writeLibraries(out: string): void {
  withCompiled((compiled) => {
    for (const name of LIBRARIES) {
      cpSync(join(compiled, name), join(out, name, 'dist'), { recursive: true });
      writePapers(join(out, name), name, libraryManifest(name));
    }
  });
}

/** What a package has besides its code. `name` is its folder in the repository. */
export function writePapers(folder: string, name: string, manifest: object): void {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(root, 'packages', name, 'README.md'), join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}
