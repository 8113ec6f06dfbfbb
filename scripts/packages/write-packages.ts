import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeCommand } from './command.ts';
import { writeLibraries } from './libraries.ts';
import { LIBRARIES } from './published.ts';

/** Writes all packages into an empty folder and packs them. Returns the tarballs. */
export async function writePackages(out: string): Promise<string[]> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  writeLibraries(out);
  await writeCommand(out);
  return pack(
    [...LIBRARIES, 'mirabilia'].map((name) => join(out, name)),
    out,
  );
}

export function pack(folders: readonly string[], out: string): string[] {
  const args = ['pack', ...folders, '--pack-destination', out, '--json', '--loglevel=error'];
  const packed = execFileSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 1 << 26,
  });
  return (JSON.parse(packed) as { filename: string }[]).map(({ filename }) => join(out, filename));
}
