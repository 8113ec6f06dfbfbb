import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the examples, with a slash at its end. */
export const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url));

/** Python, where there is one. */
export const PYTHON = spawnSync('python3', ['--version']).status === 0 ? 'python3' : undefined;
