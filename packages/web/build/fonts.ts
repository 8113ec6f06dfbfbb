// Of the fonts only the letters of our languages go into the build: latin, and latin-ext for Polish and Romanian. What
// every page needs of them is named in its head, so that it is fetched before the styles are read.

import type { HtmlTagDescriptor, Plugin } from 'vite';

const FONT_STYLES = /@fontsource-variable\/[\w-]+\/[\w-]+\.css$/;
/** A rule, with the comment before it that names its letters. */
const RULE = /\/\* [\w-]+ \*\/\s*@font-face \{[^}]*\}/g;
const NEEDED = /^\/\* [\w-]+?-latin(-ext)?-wght-/;
const NEEDED_AT_ONCE = /-latin-wght-normal-[\w-]+\.woff2$/;

const neededLetters = (css: string): string => css.replace(RULE, (rule) => (NEEDED.test(rule) ? rule : ''));

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
      handler: (css) => ({ code: neededLetters(css), map: null }),
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
