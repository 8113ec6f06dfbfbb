// Of the fonts only the letters of our languages go into the build: latin, and latin-ext for Polish and Romanian.

import type { Plugin } from 'vite';

const FONT_STYLES = /@fontsource-variable\/[\w-]+\/[\w-]+\.css$/;
/** A rule, with the comment before it that names its letters. */
const RULE = /\/\* [\w-]+ \*\/\s*@font-face \{[^}]*\}/g;
const NEEDED = /^\/\* [\w-]+?-latin(-ext)?-wght-/;

export const neededLetters = (css: string): string =>
  css.replace(RULE, (rule) => (NEEDED.test(rule) ? rule : ''));

export function fontLetters(): Plugin {
  return {
    name: 'mirabilia:font-letters',
    enforce: 'pre',
    transform: {
      filter: { id: FONT_STYLES },
      handler: (css) => ({ code: neededLetters(css), map: null }),
    },
  };
}
