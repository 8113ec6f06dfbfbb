import { defineConfig } from 'vite';

/** Where `mirabilia serve` listens, for `npm run dev`. */
const SERVER = process.env.MIRABILIA_SERVER ?? 'http://localhost:7777';

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    // The policy of the server's pages allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': SERVER, '/socket': { target: SERVER, ws: true } } },
});
