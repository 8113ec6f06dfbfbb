import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { defineConfig } from 'vite';
import { BASELINE } from './build/baseline.ts';
import { breakpoints } from './build/breakpoints.ts';
import { fonts } from './build/fonts.ts';
import { shell } from './build/shell/shell.ts';
import { weights } from './build/weights.ts';

/** Where `mirabilia serve` listens, for `npm run dev`. */
const SERVER = process.env.MIRABILIA_SERVER ?? 'http://localhost:7777';

const BUILD = process.env.MIRABILIA_BUILD ?? '';
const at = (place: string): string => join(import.meta.dirname, place);

/** A module of the page or of a package beside it, and not the words of one language. */
const modules = (places: string): RegExp =>
  new RegExp(`(?:packages|node_modules)/(?!.*/\\w\\w\\.ts$)(?:${places})`);

/**
 * Modules that are nearly always loaded together are one chunk: with twenty small ones a table took eighty requests. A chunk
 * takes what its modules need with it, unless that belongs to a chunk above it.
 */
const PIECES = Object.entries({
  // What workers need besides their own code; nothing that draws.
  'worker-base': modules(
    'web/src/(?:solo/(?:worker-url|deferred)|app/build)|kernel/src/(?:result|seed|sha256)|(?:bots|games)/src/ids|protocol/src/facts',
  ),
  // What every screen needs; then what the front page needs besides. The styles of the first are loaded first.
  shared: modules(
    'web/src/(?:ui|i18n|net/(?:api|http)|words/index|app/(?:settings|guest|routes))|kernel/src/(?:languages|plural|punctuation)|@?preact',
  ),
  front: modules(
    'web/src/(?:styles|app|match/(?:link-banner|names)|solo/(?:client|local-matches)|learn/(?:kept|lesson-ids|taught))|@fontsource',
  ),
  // What sentences in every language are put together with.
  sentences: modules('web/src/(?:words/(?:table|seven-wonders)|games/seven-wonders/roman)'),
  core: modules('kernel/src/(?!check)|protocol/src/names'),
  // What checks a record, loaded when somebody asks for it.
  proof: modules('kernel/src/check|web/src/table/end/proof\\.ts'),
  'wonders-cards': modules(
    'seven-wonders/src/(?:data|vocabulary|compiled-effect|catalogue|production|rules/(?:supply|payments|science))',
  ),
  'wonders-rules': modules('seven-wonders/src'),
  'architects-cards': modules('architects/src/(?:data|vocabulary|catalogue)'),
  'architects-rules': modules('architects/src'),
  pictures: modules('web/src/(?:art|table/signed|reference/(?:navigator|page\\.ts))'),
  'wonders-pictures': modules('web/src/games/seven-wonders/art'),
  'architects-pictures': modules('web/src/games/architects/art'),
  table: modules(
    'web/src/(?:table(?!/(?:end/(?:proof-panel|shown|ending|use-race|race|highlights|takeaways|finished-wonder|crown|laurels)|bars|sheet|choreography/(?:conflicts|borders)|comments)\\b)|match(?!/chat\\.tsx|/chat-people|/held-up|/use-nudges|/watching|/report-dialog)|net|learn/guided|tv/big-screen-offer|coach/coach-allowed)',
  ),
  // The score, which follows the table.
  ending: modules('web/src/table/(?:end/(?:shown|ending)|bars|sheet)\\b'),
  wonders: modules(
    'web/src/games/seven-wonders/(?:parts(?!/my-age)|scene|logic|story(?!/battles|/turn/finished-wonder)|[a-z]+\\.ts)',
  ),
  architects: modules('web/src/games/architects/(?:parts|scene|logic|story|[a-z]+\\.ts)'),
}).map(([name, test], before) => ({ name, test, priority: 100 - before }));

/**
 * The words of one area or game in one language. Their names end with the build, not with a hash each: the loader that names them all
 * is part of the front page, and hashes don't pack.
 */
const WORDS = /\/packages\/(?:web\/src\/words\/)?([\w-]+)\/(?:src\/(i18n)\/)?(\w\w)\.ts$/;

/** Without the line number that the default adds: it packs badly. */
const scopedName = (name: string, file: string): string => {
  const place = relative(import.meta.dirname, file);
  return `${name}_${createHash('sha256').update(place).digest('hex').slice(0, 5)}`;
};

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Tells a page and its server whether they belong together; `npm run build` sets it.
  define: { __BUILD__: JSON.stringify(BUILD) },
  plugins: [fonts(), weights(), shell()],
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [breakpoints] } },
  build: {
    target: BASELINE,
    // The server's content security policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Tests read from it which files a screen needs.
    manifest: true,
    rolldownOptions: {
      // Solo matches run in a worker, which starts others for its bots: see src/solo/worker-url.ts.
      input: {
        index: at('index.html'),
        'solo-worker': at('src/solo/solo-worker.ts'),
        'thinking-worker': at('src/solo/thinking-worker.ts'),
        push: at('src/service-worker/index.ts'),
      },
      output: {
        entryFileNames: ({ name }) => `assets/${name}-${name === 'index' ? '[hash]' : BUILD}.js`,
        chunkFileNames: ({ facadeModuleId }) => {
          const words = WORDS.exec(facadeModuleId ?? '');
          if (words === null) return 'assets/[name]-[hash].js';
          const [, area, isNames, language] = words;
          return `assets/${area}${isNames ? '-names' : ''}-${language}-${BUILD}.js`;
        },
        codeSplitting: { groups: PIECES },
      },
    },
    // Every file is weighed packed by `npm run build` and by the tests.
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': SERVER, '/socket': { target: SERVER, ws: true } } },
});
