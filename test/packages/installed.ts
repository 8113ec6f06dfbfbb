// The packages as somebody else gets them: packed, and installed into an empty folder.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pack, writePackages } from '../../scripts/packages/write-packages.ts';

const root = join(import.meta.dirname, '..', '..');

/** Packages of other people that ours need. They are packed from where they are installed, so no network is needed. */
const NEEDED = ['zod'];

export interface Installed {
  readonly path: string;
  readonly tarballs: readonly string[];
  remove(): void;
}

export async function installPackages(): Promise<Installed> {
  const path = mkdtempSync(join(tmpdir(), 'mirabilia-installed-'));
  const packed = join(path, 'packed');
  const tarballs = await writePackages(packed);
  const needed = pack(
    NEEDED.map((name) => join(root, 'node_modules', name)),
    packed,
  );
  const project = join(path, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  execFileSync(
    'npm',
    ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', ...tarballs, ...needed],
    { cwd: project },
  );
  return { path: project, tarballs, remove: () => rmSync(path, { recursive: true }) };
}

export interface Runtime {
  /** Such as `node v20.20.2`. */
  readonly name: string;
  /** The command that a file's path is added to. */
  readonly command: readonly string[];
}

/** The Node of the dependencies, every Node that the system has, and Deno and Bun where they are. */
export function runtimes(): Runtime[] {
  const onPath = (name: string): string[] =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .filter((file) => existsSync(file));
  const files = [process.execPath, ...['node', 'deno', 'bun'].flatMap(onPath)];
  const found = new Map<string, Runtime>();
  for (const file of new Set(files.map((each) => realpathSync(each)))) {
    const [, kind = 'node'] = /(deno|bun)$/.exec(file) ?? [];
    const version = spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout.trim().split('\n')[0];
    const name = `${kind} ${version}`;
    found.set(name, { name, command: kind === 'deno' ? [file, 'run', '-A'] : [file] });
  }
  return [...found.values()];
}
