// Only the font subsets for the page's languages go into the build: latin, and latin-ext for Polish and Romanian. The page's
// head preloads those that every screen needs, so that they are fetched before the styles are read.

import { dirname, join, relative } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { UNICODE_RANGE } from './european-letters.ts';

const FONT_STYLES = /@fontsource-variable\/[\w-]+\/[\w-]+\.css$/;
/** A `@font-face` rule, with the comment before it that names its subset. */
const RULE = /\/\* [\w-]+ \*\/\s*@font-face \{[^}]*\}/g;
const NEEDED = /^\/\* [\w-]+?-latin(-ext)?-wght-/;
const NEEDED_AT_ONCE = /-latin-wght-normal-[\w-]+\.woff2$/;

const neededLetters = (css: string): string => css.replace(RULE, (rule) => (NEEDED.test(rule) ? rule : ''));

/** Made by `subset-font.ts`: a fifth of the published file's size. */
const OWN = join(import.meta.dirname, 'source-sans-3-european.woff2');
const PUBLISHED =
  /\.\/files\/source-sans-3-latin-ext-wght-normal\.woff2(\) format\('[\w-]+'\);\s*unicode-range: )[^;]*/;

const lighter = (css: string, from: string): string =>
  css.replace(PUBLISHED, (_, between: string) => `${relative(dirname(from), OWN)}${between}${UNICODE_RANGE}`);

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
  injectTo: 'head',
});

export function fonts(): Plugin {
  return {
    name: 'mirabilia:fonts',
    enforce: 'pre',
    transform: {
      filter: { id: FONT_STYLES },
      handler: (css, id) => ({ code: lighter(neededLetters(css), id), map: null }),
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => NEEDED_AT_ONCE.test(file))
          .map(preload),
    },
  };
}
