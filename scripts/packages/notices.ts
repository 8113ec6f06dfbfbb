// The licences of other people's code in a bundle: they ask that their text goes with every copy.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './published.ts';

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Packages whose modules are in the page; their names are not in the bundle of the command. */
const IN_PAGE = [
  'preact',
  '@preact/signals',
  '@preact/signals-core',
  'uqr',
  '@fontsource-variable/cinzel',
  '@fontsource-variable/source-sans-3',
];

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
  return `${name} ${version}: ${license}${text}`;
}

export function noticesOf(modules: readonly string[]): string {
  const bundled = modules.flatMap((id) => PACKAGE.exec(id.replaceAll('\\', '/'))?.[0] ?? []);
  const paged = IN_PAGE.map((name) => join(root, 'node_modules', name)).filter((folder) =>
    existsSync(folder),
  );
  const folders = [...new Set([...bundled, ...paged])].sort();
  const icons = 'Icons from game-icons.net: CC BY 3.0. The page names them and their authors at /credits.';
  return `${[...folders.map(noticeOf), icons].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
