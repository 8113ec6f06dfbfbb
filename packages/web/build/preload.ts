// What the first screen needs is named in the page's head, so that it is fetched at once and not one after the other.

import type { HtmlTagDescriptor, Plugin } from 'vite';

export interface Wishes {
  /** Modules that are loaded lazily and yet always needed at first, as the ends of their paths. */
  readonly modules: readonly string[];
  /** The beginnings of the names of fonts. */
  readonly fonts: readonly string[];
}

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs,
  injectTo: 'head',
});

export function preload({ modules, fonts }: Wishes): Plugin {
  return {
    name: 'mirabilia:preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const outputs = Object.values(bundle);
        const found = <T>(wish: string, files: readonly T[]): readonly T[] => {
          if (files.length === 0) throw new Error(`nothing to preload for “${wish}”`);
          return files;
        };
        const fontFiles = fonts.flatMap((start) =>
          found(
            start,
            outputs.filter(
              ({ fileName }) => fileName.startsWith(`assets/${start}-`) && fileName.endsWith('.woff2'),
            ),
          ).map(({ fileName }) => fileName),
        );
        const scripts = new Set(
          modules.flatMap((end) =>
            found(
              end,
              outputs.filter((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(end) === true),
            ).flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.fileName, ...chunk.imports] : [])),
          ),
        );
        return [
          ...fontFiles.map((file) =>
            link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` }),
          ),
          ...[...scripts]
            .filter((file) => !html.includes(`/${file}"`))
            .map((file) => link({ rel: 'modulepreload', crossorigin: true, href: `/${file}` })),
        ];
      },
    },
  };
}
