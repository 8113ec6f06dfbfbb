// The first step of `npm start` and `npm test`. It runs before anything is installed, on whatever Node the
// system has, so it keeps to plain JavaScript and Node's own modules.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPageBuilt } from './page-sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.mirabilia-setup');
const OLDEST_NODE = [22, 18];

// Every dependency is pinned by the lock file, so its hash says whether what is installed is what is wanted.
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
let isFresh = false;
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

if (installed !== wanted) {
  console.error('Installing dependencies (once)...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  try {
    // What builds the page is needed even where NODE_ENV says production.
    execFileSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      // Standard output belongs to the command that follows.
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
  } catch {
    console.error('Could not install the dependencies: see npm’s message above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
  isFresh = true;
}

const version = (text) => text.replace(/^v/, '').split('.').map(Number);
const isNewEnough = ([major, minor]) =>
  major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);

// On Linux the lock file brings its own Node; npm scripts find it first. Elsewhere the system's has to do.
const brought = join(modules, '.bin', 'node');
if (!existsSync(brought) && !isNewEnough(version(process.version))) {
  console.error(`Mirabilia needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.version}.`);
  process.exit(1);
}

const node = existsSync(brought) ? brought : process.execPath;
const run = (script) =>
  execFileSync(node, [join(root, 'scripts', script)], { cwd: root, stdio: ['ignore', 'ignore', 2] });
if (isFresh) run('compile-ahead.mjs');
try {
  if (!isPageBuilt()) run('build-page.mjs');
} catch {
  process.exit(1);
}
