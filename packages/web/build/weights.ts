// The bots' network weights, rounded and packed: see src/solo/packed-weights.ts.

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readNets, textOf } from '../../bots/src/weights.ts';
import { packWeights, unpackWeights } from '../src/solo/packed-weights.ts';

const MODULE = /packages\/bots\/src\/[\w-]+\/[\w-]*weights\.ts$/;
const TEXT = /(export const WEIGHTS =\s*)'([A-Za-z0-9+/]+)'/;
/** With nine of sixteen bits 99 of 100 choices stay the same, and the file is half as large. */
const BITS = 9;
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
        const rounded = textOf(readNets(text), BITS);
        const short = packWeights(rounded);
        if (text === '' || unpackWeights(short) !== rounded)
          throw new Error(`${id} holds no numbers of three digits`);
        const read = `import { unpackWeights } from ${JSON.stringify(READER)};\n`;
        return { code: read + code.replace(whole, `${before}unpackWeights('${short}')`), map: null };
      },
    },
  };
}
