// The first step of `npm start` and `npm test`. It runs before anything is installed, on whatever Node the
// system has, so it keeps to plain JavaScript and Node's own modules.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentBundle } from '../packages/cli/bin/server-bundle.mjs';
import { isPageBuilt } from './page-sources.mjs';
import { runStep } from './setup-step.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.mirabilia-setup');
const OLDEST_NODE = [22, 18];

// Every dependency is pinned by the lock file, so its hash says whether what is installed is what is wanted.
const lock = readFileSync(join(root, 'package-lock.json'));
const wanted = createHash('sha256').update(lock).digest('hex');
let isFresh = false;
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

/** How many of the packages are there: npm says nothing until it has all of them. */
function packagesThere() {
  const places = Object.keys(JSON.parse(lock).packages).filter((place) => place.startsWith('node_modules/'));
  return `${places.filter((place) => existsSync(join(root, place))).length} of ${places.length} packages`;
}

if (installed !== wanted) {
  await runStep({
    title: 'Installing dependencies (once, about a minute)',
    done: 'Dependencies are installed',
    failed: 'Could not install the dependencies. Is there a network?',
    command: process.platform === 'win32' ? 'npm.cmd' : 'npm',
    // What builds the page is needed even where NODE_ENV says production.
    args: ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    cwd: root,
    progress: packagesThere,
  });
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
const script = (name) => ({ command: node, args: [join(root, 'scripts', name)], cwd: root });
if (currentBundle() === undefined) {
  await runStep({
    title: 'Bundling the server',
    done: 'The server is bundled',
    failed: 'Could not bundle the server.',
    ...script('bundle-server.mjs'),
  });
}
if (isFresh) {
  await runStep({
    title: 'Compiling the server for quick starts',
    done: 'The server is compiled',
    failed: 'Could not compile the server.',
    ...script('compile-ahead.mjs'),
  });
}
if (!isPageBuilt()) {
  await runStep({
    title: 'Building the page',
    done: 'The page is built',
    failed: 'Could not build the page.',
    ...script('build-page.mjs'),
  });
}
