// What bots have learned, rounded and packed: see src/solo/packed.ts.

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readNets, textOf } from '../../bots/src/weights.ts';
import { packed, readBack } from '../src/solo/packed.ts';

const MODULE = /packages\/bots\/src\/[\w-]+\/weights\.ts$/;
const TEXT = /(export const WEIGHTS =\s*)'([A-Za-z0-9+/]+)'/;
/** With nine bits of sixteen 99 of 100 choices are the same, and the file is half as large. */
const BITS = 9;
const READER = join(import.meta.dirname, '../src/solo/packed.ts');

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
        const short = packed(rounded);
        if (text === '' || readBack(short) !== rounded)
          throw new Error(`${id} holds no numbers of three digits`);
        const read = `import { readBack } from ${JSON.stringify(READER)};\n`;
        return { code: read + code.replace(whole, `${before}readBack('${short}')`), map: null };
      },
    },
  };
}
