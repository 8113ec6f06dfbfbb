// Types of the words, checked beside the working copy: in a folder of its own that has the same sources and some other files.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CATALOGUES, FACTS, LOADER, TABLES } from './catalogues.ts';
import { SAME_AS_ENGLISH } from './same-as-english.ts';

const home = join(import.meta.dirname, '..', '..');

const isSource = (path: string): boolean =>
  !/(^|\/)(node_modules|dist|data)$/.test(path) || /\/src\/data$/.test(path);

/** The sources of all packages, with the libraries of this repository. */
export function copySources(root: string, to: string): void {
  const packages = readdirSync(join(root, 'packages'));
  for (const name of packages) {
    const [from, copy] = [join(root, 'packages', name), join(to, 'packages', name)];
    cpSync(join(from, 'src'), join(copy, 'src'), { recursive: true, filter: isSource });
    cpSync(join(from, 'package.json'), join(copy, 'package.json'));
  }
  for (const file of ['tsconfig.base.json', SAME_AS_ENGLISH]) cpSync(join(root, file), join(to, file));
  const modules = join(to, 'node_modules');
  mkdirSync(join(modules, '@mirabilia'), { recursive: true });
  for (const name of packages) symlinkSync(join(to, 'packages', name), join(modules, '@mirabilia', name));
  for (const name of readdirSync(join(home, 'node_modules'))) {
    if (name !== '@mirabilia' && !name.startsWith('.'))
      symlinkSync(join(home, 'node_modules', name), join(modules, name));
  }
}

/** What the compiler finds in all words and in what loads them. */
export function faultsInCopy(copy: string): string[] {
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: {
        composite: false,
        emitDeclarationOnly: false,
        noEmit: true,
        lib: ['es2024', 'dom', 'dom.iterable'],
        types: ['vite/client', 'node'],
        jsx: 'react-jsx',
        jsxImportSource: 'preact',
      },
      files: [LOADER, FACTS, ...TABLES],
      include: CATALOGUES.map(({ folder }) => `${folder}/*.ts`),
      exclude: ['**/*.test.ts'],
    }),
  );
  const { stdout } = spawnSync(
    join(home, 'node_modules/.bin/tsc'),
    ['-p', 'tsconfig.json', '--pretty', 'false'],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  );
  // A fault may go on in lines that are moved in.
  return stdout.split(/\n(?! )/).filter((line) => line.includes('error TS'));
}

export function typeFaults(root: string, files: ReadonlyMap<string, string>): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'mirabilia-words-'));
  try {
    copySources(root, copy);
    for (const [file, text] of files) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    }
    return faultsInCopy(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
