// What a browser is told that can't show the page.

import { runInNewContext } from 'node:vm';
import { LANGUAGES } from '@mirabilia/kernel';
import { describe, expect, it } from 'vitest';
import { oldBrowserScript } from '../build/shell/shell.ts';

const SCRIPT = await oldBrowserScript();

interface Browser {
  readonly language?: string;
  /** What it has besides the bare language. */
  readonly hasModules?: boolean;
  readonly hasPopovers?: boolean;
  readonly supports?: (condition: string) => boolean;
}

interface Notice {
  readonly lang: string;
  readonly textContent: string;
}

/** The notices that it shows. */
function noticesIn({ language = 'en', hasModules = true, hasPopovers = true, supports }: Browser): Notice[] {
  const notices: Notice[] = [];
  const document = {
    createElement: () => ({ style: {}, ...(hasModules ? { noModule: false } : {}) }),
    body: {
      ...(hasPopovers ? { popover: null } : {}),
      firstChild: null,
      insertBefore: (notice: Notice) => notices.push(notice),
    },
  };
  runInNewContext(SCRIPT, {
    document,
    navigator: { language },
    ...(supports === undefined ? {} : { CSS: { supports } }),
  });
  return notices;
}

describe('an old browser', () => {
  it('is told nothing if it has everything', () => {
    expect(noticesIn({ supports: () => true })).toEqual([]);
  });

  it.for<[string, Browser]>([
    ['modules', { hasModules: false, supports: () => true }],
    ['popovers', { hasPopovers: false, supports: () => true }],
    ['questions about styles', {}],
    [':has()', { supports: (condition) => !condition.includes(':has') }],
    ['subgrids', { supports: (condition) => !condition.includes('subgrid') }],
    ['colour spaces of gradients', { supports: (condition) => !condition.includes('in srgb') }],
  ])('without %s is told', ([, browser]) => {
    expect(noticesIn(browser)).toMatchObject([
      { lang: 'en', textContent: expect.stringContaining('too old') },
    ]);
  });

  it.for(LANGUAGES)('is told in its language: %s', (language) => {
    const [notice] = noticesIn({ language: `${language}-XX` });
    expect(notice).toMatchObject({ lang: language, textContent: expect.stringContaining('Safari') });
  });

  it('is told in English if we don’t speak its language', () => {
    expect(noticesIn({ language: 'fi' })).toMatchObject([{ lang: 'en' }]);
  });
});
