// Which files of the repository become pages, where, and in which part of the contents.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../packages/published.ts';

export const PARTS = [
  'Start',
  'Rules',
  'Host',
  'Develop',
  'Research',
  'Examples',
  'Packages',
  'API',
  'Decisions',
  'Project',
  'Terms of translations',
] as const;
export type Part = (typeof PARTS)[number];

export interface Source {
  /** In the repository. */
  readonly file: string;
  /** In the site. */
  readonly page: string;
  readonly part: Part;
}

/** In the order of the contents. Other documents of `docs/` follow under “Project”. */
const GUIDES: readonly (readonly [part: Part, names: readonly string[]])[] = [
  ['Host', ['self-hosting', 'scaling', 'security']],
  [
    'Develop',
    ['packages', 'architecture', 'protocol', 'bot-protocol', 'write-a-game', 'glossary', 'browsers'],
  ],
  ['Research', ['arena', 'bots', 'bots-experiments', 'puzzles', 'record-format']],
];

const EXAMPLES = [
  'random-match.ts',
  'ask-the-expert.ts',
  'list-scores.ts',
  'write-a-bot.ts',
  'write-a-game/prizes.ts',
  'write-a-game/play.ts',
  'bot.mjs',
  'bot.py',
  'stdio-bot.mjs',
  'stdio-bot.py',
];

const PROJECT = ['CONTRIBUTING', 'CHANGELOG', 'CODE_OF_CONDUCT', 'SECURITY'];
const PROJECT_PAGES: Readonly<Record<string, string>> = { SECURITY: 'security-policy' };

const pageOfProject = (name: string): string =>
  `${PROJECT_PAGES[name] ?? name.toLowerCase().replaceAll('_', '-')}.html`;

const listed = GUIDES.flatMap(([part, names]) =>
  names.map((name): Source => ({ file: `docs/${name}.md`, page: `${name}.html`, part })),
);

const found = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const others = found('docs/*.md')
  .filter((file) => file !== 'docs/README.md' && listed.every((each) => each.file !== file))
  .map((file): Source => ({ file, page: `${basename(file, '.md')}.html`, part: 'Project' }));

const packagePages = found('packages/*/{README,SPEC}.md').map((file): Source => {
  const [, name = '', kind] = file.split('/');
  const isSpec = kind === 'SPEC.md';
  return {
    file,
    page: isSpec ? `rules/${name}-spec.html` : `packages/${name}.html`,
    part: isSpec ? 'Rules' : 'Packages',
  };
});

/** Documents in Markdown and examples. Rules in all languages and the API follow from code. */
export const SOURCES: readonly Source[] = [
  { file: 'docs/README.md', page: 'index.html', part: 'Start' },
  ...listed,
  ...packagePages,
  ...EXAMPLES.filter((name) => existsSync(join(root, 'examples', name))).map(
    (name): Source => ({ file: `examples/${name}`, page: `examples/${name}.html`, part: 'Examples' }),
  ),
  ...found('python/README.md').map(
    (file): Source => ({ file, page: 'packages/python.html', part: 'Packages' }),
  ),
  ...found('docs/decisions/*.md')
    .toSorted((a, b) => Number(b.endsWith('README.md')) - Number(a.endsWith('README.md')))
    .map(
      (file): Source => ({
        file,
        page: `decisions/${basename(file, '.md').replace('README', 'index')}.html`,
        part: 'Decisions',
      }),
    ),
  ...PROJECT.map((name): Source => ({ file: `${name}.md`, page: pageOfProject(name), part: 'Project' })),
  ...others,
  ...found('docs/words/*.md').map(
    (file): Source => ({ file, page: `words/${basename(file, '.md')}.html`, part: 'Terms of translations' }),
  ),
];

export const readSource = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The README is for the repository; its place here is the first page. A folder is what its README says. */
const ALSO: Readonly<Record<string, string>> = {
  'README.md': 'index.html',
  docs: 'index.html',
  'docs/decisions': 'decisions/index.html',
  examples: 'examples/random-match.ts.html',
  'examples/write-a-game': 'examples/write-a-game/prizes.ts.html',
};

/** The page for a file of the repository, if it has one. */
export const pageOf = (file: string): string | undefined =>
  ALSO[file] ?? SOURCES.find((source) => source.file === file)?.page;
