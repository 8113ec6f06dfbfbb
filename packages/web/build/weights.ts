// The bots' network weights, packed: see src/solo/packed-weights.ts.

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packWeights, unpackWeights } from '../src/solo/packed-weights.ts';

const MODULE = /packages\/bots\/src\/[\w-]+\/[\w-]*weights\.ts$/;
const TEXT = /(export const WEIGHTS =\s*)'([A-Za-z0-9+/]+)'/;
const READER = join(import.meta.dirname, '../src/solo/packed-weights.ts');

export function weights(): Plugin {
  return {
    name: 'mirabilia:weights',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: MODULE },
      handler: (code, id) => {
        const [whole = '', before = '', text = ''] = TEXT.exec(code) ?? [];
        const short = packWeights(text);
        // A bot of fixed chance must choose the same here and on a server: nothing may be lost.
        if (text === '' || unpackWeights(short) !== text)
          throw new Error(`${id} holds no numbers of three digits`);
        const read = `import { unpackWeights } from ${JSON.stringify(READER)};\n`;
        return { code: read + code.replace(whole, `${before}unpackWeights('${short}')`), map: null };
      },
    },
  };
}
