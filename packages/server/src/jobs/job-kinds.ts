// What there is to do. Machines with another Mirabilia would do it otherwise, so the version is a part of the kind.

import about from '../../package.json' with { type: 'json' };

export const ARENA_MATCH = `arena ${about.version}`;
export const THOUGHT = `thought ${about.version}`;
