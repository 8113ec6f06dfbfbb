// The built page uses nothing that the browsers of build/baseline.ts don't have. The build rewrites syntax and many styles; it
// adds no functions, so what came later is looked for by name.

import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtPage } from '../../cli/src/built-page.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** By what it looks like in a minified file. The version is the first of a browser that got it later than our oldest. */
const LATER: Readonly<Record<'js' | 'css', Readonly<Record<string, RegExp>>>> = {
  js: {
    'Promise.withResolvers, Safari 17.4': /\bwithResolvers\b/,
    'Promise.try, Safari 18.2': /\bPromise\.try\b/,
    'Object.groupBy and Map.groupBy, Safari 17.4': /\b(?:Object|Map)\.groupBy\b/,
    'Array.fromAsync, Chrome 121': /\bfromAsync\b/,
    'methods of sets, Chrome 122':
      /\.(?:intersection|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
    'methods of iterators, Safari 18.4':
      /\bIterator\.|\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|reduce|toArray|take|drop|flatMap|forEach)\(/,
    'URL.parse, Safari 18, and URL.canParse, Chrome 120': /\bURL\.(?:parse|canParse)\b/,
    'AbortSignal.any, Safari 17.4': /\bAbortSignal\.any\b/,
    'checkVisibility, Safari 17.4': /\bcheckVisibility\b/,
    'startViewTransition, Firefox 144': /\bstartViewTransition\b/,
    'bytes in base 64 and hex, Chrome 140': /\b(?:from|to)(?:Base64|Hex)\(/,
    'RegExp.escape, Chrome 136': /\bRegExp\.escape\b/,
    'Intl.DurationFormat, Chrome 129': /\bDurationFormat\b/,
    'DisposableStack, Chrome 134': /DisposableStack\b/,
    'dialogs that close by commands, Chrome 134':
      /\b(?:closedby|closedBy|requestClose|commandfor|commandFor)\b/,
  },
  css: {
    'light-dark(), Safari 17.5': /(?<!-)light-dark\(/,
    '@starting-style, Firefox 129': /@starting-style/,
    '@scope, Chrome 118': /@scope/,
    'nested rules, Chrome 120': /[{;}]&/,
    'colours from colours, Chrome 119': /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(from /,
    'round(), mod() and rem(), Chrome 125': /[:(,\s](?:round|mod|rem)\(/,
    'boxes that grow with their content, Chrome 123': /field-sizing|interpolate-size|calc-size\(/,
    'anchors, Chrome 125': /anchor-name|position-anchor|[:\s(]anchor\(/,
    'animations by scrolling, Safari 26': /animation-timeline|scroll-timeline|view-timeline/,
    ':user-valid and :user-invalid, Chrome 119': /:user-(?:in)?valid/,
    ':open, Chrome 133': /:open\b/,
    'queries of a container’s styles, Safari 18': /@container[^{]*(?:style|scroll-state)\(/,
  },
};

function beyondBaseline(kind: keyof typeof LATER, text: string): string[] {
  return Object.entries(LATER[kind])
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name);
}

describe('the built page', () => {
  let files: readonly { readonly name: string; readonly text: string }[] = [];
  const found = (kind: keyof typeof LATER): string[] =>
    files
      .filter(({ name }) => name.endsWith(`.${kind}`))
      .flatMap(({ name, text }) => beyondBaseline(kind, text).map((each) => `${basename(name)}: ${each}`));

  beforeAll(() => {
    // Does nothing if it is built already.
    execFileSync(process.execPath, ['scripts/build-page.mjs'], { cwd: ROOT, stdio: 'pipe' });
    const folder = builtPage() as string;
    files = globSync('**/*.{js,css}', { cwd: folder }).map((name) => ({
      name,
      text: readFileSync(join(folder, name), 'utf8'),
    }));
  });

  it('is looked through', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  it('calls no function that is too new', () => {
    expect(found('js')).toEqual([]);
  });

  it('has no style that is too new', () => {
    expect(found('css')).toEqual([]);
  });

  // Where Safari has none, something else is done.
  it('asks whether there is requestIdleCallback', () => {
    const users = files.filter(({ text }) => text.includes('requestIdleCallback('));
    expect(users.filter(({ text }) => !text.includes('typeof requestIdleCallback'))).toEqual([]);
  });
});

describe('what is too new is found', () => {
  it.for([
    ['js', 'let{promise:e,resolve:t}=Promise.withResolvers()', 1],
    ['js', 'return[...e.values().map(e=>e.id)]', 1],
    ['js', 'let n=URL.parse(e,t)', 1],
    ['js', 'new URL(e,t);e.map(e=>e.values());z.union([a,b])', 0],
    ['css', '.a{color:light-dark(#fff,#000)}', 1],
    ['css', '.a{color:red;&:hover{color:blue}}', 1],
    ['css', '.a{color:var(--lightningcss-light,#fff)var(--lightningcss-dark,#000)}.b[open]{margin:2rem}', 0],
  ] as const)('in %s: %s', ([kind, text, count]) => {
    expect(beyondBaseline(kind, text)).toHaveLength(count);
  });
});
