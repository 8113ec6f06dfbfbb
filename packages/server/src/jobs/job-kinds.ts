// The kinds of jobs. They contain the version: another version of Mirabilia might give other results.

import about from '../../package.json' with { type: 'json' };

export const ARENA_MATCH = `arena ${about.version}`;
export const THOUGHT = `thought ${about.version}`;
