// Why not by TypeDoc: docs/decisions/0038-published-packages.md.
// What the published packages export, read from the types that are compiled for them: names, signatures and doc comments.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';

export interface ApiExport {
  readonly name: string;
  readonly kind: 'function' | 'constant' | 'type';
  /** The declaration as a type file has it, without `export` and `declare`. */
  readonly signature: string;
  /** The text of the doc comment; empty if there is none. */
  readonly doc: string;
  /** The type file that declares it. */
  readonly file: string;
}

type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];

interface Module {
  readonly file: string;
  readonly text: string;
  readonly body: readonly Statement[];
  /** By the place where they end. */
  readonly comments: readonly { readonly value: string; readonly start: number; readonly end: number }[];
}

function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, text, { lang: 'dts', sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return { file, text, body: program.body, comments };
}

/** The doc comment that stands directly before a place, as plain text. */
function docBefore({ text, comments }: Module, start: number): string {
  const comment = comments.findLast(({ end }) => end <= start);
  if (!comment?.value.startsWith('*') || text.slice(comment.end, start).trim() !== '') return '';
  return comment.value
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
}

const KINDS: Readonly<Record<string, ApiExport['kind']>> = {
  TSInterfaceDeclaration: 'type',
  TSTypeAliasDeclaration: 'type',
  TSDeclareFunction: 'function',
  FunctionDeclaration: 'function',
  ClassDeclaration: 'constant',
  VariableDeclaration: 'constant',
};

/** What a statement declares, by name, whether or not it exports it. */
function declaredBy(module: Module, statement: Statement): ApiExport[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  const kind = declaration === null ? undefined : KINDS[declaration.type];
  if (declaration === null || kind === undefined) return [];
  const signature = module.text
    .slice(statement.start, statement.end)
    .replace(/^export /, '')
    .replace(/^declare /, '');
  const about = { kind, signature, doc: docBefore(module, statement.start), file: module.file };
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [{ ...about, name: id.name, kind: kindOf(signature) }] : [],
    );
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier'
    ? [{ ...about, name: declaration.id.name }]
    : [];
}

/** Many functions are constants. */
const kindOf = (signature: string): ApiExport['kind'] =>
  /^const \w+: (?:<[^=]*>)?\(/.test(signature) ? 'function' : 'constant';

type Named = { readonly type: string; readonly name?: string; readonly value?: unknown };
const nameOf = (node: Named): string => node.name ?? String(node.value);

const known = new Map<string, readonly ApiExport[]>();

/** Everything that a type file exports, from wherever it comes. Names from other packages are theirs to explain. */
export function exportsOf(file: string): readonly ApiExport[] {
  const found = known.get(file) ?? readExports(readModule(file));
  known.set(file, found);
  return found;
}

function readExports(module: Module): ApiExport[] {
  const from = (source: { readonly value: string }): readonly ApiExport[] =>
    source.value.startsWith('.')
      ? exportsOf(join(dirname(module.file), source.value.replace(/\.js$/, '.d.ts')))
      : [];
  const renamed = (all: readonly ApiExport[], name: string, as: string): ApiExport[] =>
    all.filter((each) => each.name === name).map((each) => ({ ...each, name: as }));
  /** A name that the module exports without saying from where: its own, or one that it imports. */
  const local = (name: string, as: string): ApiExport[] => {
    const own = module.body.flatMap((statement) => declaredBy(module, statement));
    const imported = module.body.flatMap((statement) =>
      statement.type !== 'ImportDeclaration'
        ? []
        : statement.specifiers
            .filter((each) => each.type === 'ImportSpecifier' && each.local.name === name)
            .flatMap((each) =>
              renamed(from(statement.source), nameOf((each as { imported: Named }).imported), as),
            ),
    );
    return [...renamed(own, name, as), ...imported];
  };
  return module.body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') return from(statement.source);
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration !== null) return declaredBy(module, statement);
    const { source } = statement;
    return statement.specifiers.flatMap(({ local: inner, exported }) =>
      source === null
        ? local(nameOf(inner), nameOf(exported))
        : renamed(from(source), nameOf(inner), nameOf(exported)),
    );
  });
}
