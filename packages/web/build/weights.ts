// What bots have learned, laid out so that it is packed better: see src/solo/planes.ts.

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { laidOut, readBack } from '../src/solo/planes.ts';

const MODULE = /packages\/bots\/src\/[\w-]+\/weights\.ts$/;
const TEXT = /(export const WEIGHTS =\s*)'([A-Za-z0-9+/]+)'/;
const READER = join(import.meta.dirname, '../src/solo/planes.ts');

export function weights(): Plugin {
  return {
    name: 'mirabilia:weights',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: MODULE },
      handler: (code, id) => {
        const [whole = '', before = '', text = ''] = TEXT.exec(code) ?? [];
        const planes = laidOut(text);
        if (text === '' || readBack(planes) !== text)
          throw new Error(`${id} holds no numbers of three digits`);
        const read = `import { readBack } from ${JSON.stringify(READER)};\n`;
        return { code: read + code.replace(whole, `${before}readBack('${planes}')`), map: null };
      },
    },
  };
}
