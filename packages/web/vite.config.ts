import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { defineConfig } from 'vite';
import { fonts } from './build/fonts.ts';
import { weights } from './build/weights.ts';

/** Where `mirabilia serve` listens, for `npm run dev`. */
const SERVER = process.env.MIRABILIA_SERVER ?? 'http://localhost:7777';

const BUILD = process.env.MIRABILIA_BUILD ?? '';
const at = (place: string): string => join(import.meta.dirname, place);

/** Catalogues that are always loaded together come in one piece for each language: small files pack badly. */
const TOGETHER = {
  table: /packages\/web\/src\/(?:table|table\/end|match|art)\/words\/(\w\w)\.ts$/,
  wonders: /packages\/web\/src\/seven-wonders\/(?:story\/)?words\/(\w\w)\.ts$/,
  // Not always: but whoever reads one of the rulebooks may read the other one.
  book: /packages\/web\/src\/(?:\w+(?:-\w+)?\/)?reference\/words\/(\w\w)\.ts$/,
};

/** Without the line in which a class stands, which the default adds: that packs badly. */
const scopedName = (name: string, file: string): string => {
  const place = relative(import.meta.dirname, file);
  return `${name}_${createHash('sha256').update(place).digest('hex').slice(0, 5)}`;
};

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // By which a page and a server know that they belong together; `npm run build` gives it.
  define: { __BUILD__: JSON.stringify(BUILD) },
  plugins: [fonts(), weights()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2023',
    // The policy of the server's pages allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // By which tests know what a screen is made of.
    manifest: true,
    rolldownOptions: {
      // Matches of this browser are kept by a worker, which starts others for its bots: see src/solo/places.ts.
      input: {
        index: at('index.html'),
        keeper: at('src/solo/keeper.ts'),
        thinker: at('src/solo/thinker.ts'),
        push: at('src/worker/index.ts'),
      },
      output: {
        entryFileNames: ({ name }) => `assets/${name}-${name === 'index' ? '[hash]' : BUILD}.js`,
        codeSplitting: {
          groups: [
            // What every screen shares comes in one piece, not in twenty.
            {
              name: 'shared',
              test: /packages\/web\/src\/(ui|i18n|net|settings|words\/index|guest|routes|build)|node_modules\/@?preact/,
            },
            ...Object.entries(TOGETHER).map(([name, catalogue]) => ({
              name: (id: string) => {
                const [, language] = catalogue.exec(id) ?? [];
                return language === undefined ? null : `${name}-${language}`;
              },
              debugName: name,
              // What languages share stays outside, or one would be loaded with another.
              includeDependenciesRecursively: false,
            })),
          ],
        },
      },
    },
    // Every file is weighed packed by `npm run build` and by the tests.
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': SERVER, '/socket': { target: SERVER, ws: true } } },
});
