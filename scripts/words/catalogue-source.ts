// A catalogue as source text: where each of its texts stands, and the same file with other texts.

import { type ESTree, parseSync } from 'rolldown/utils';

/** A text, or an expression in TypeScript that makes one. */
export interface Value {
  readonly text: string;
  readonly isCode: boolean;
}

export interface Leaf extends Value {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** `{ coins }` has no value to put another in place of: the whole property is. */
  readonly shorthand: string | undefined;
}

export interface CatalogueSource {
  readonly source: string;
  /** Everything before the catalogue: imports, and helpers that its sentences use. */
  readonly head: string;
  /** Where the name of the language stands, which is the name of the export. */
  readonly name: { readonly start: number; readonly end: number };
  readonly leaves: readonly Leaf[];
}

export function parseCatalogue(source: string, language: string): CatalogueSource {
  const { program, errors } = parseSync('words.ts', source);
  const [error] = errors;
  if (error !== undefined) throw new Error(error.message);
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    const [made] = declaration.declarations;
    if (made?.id.type !== 'Identifier' || made.id.name !== language) continue;
    if (made.init?.type !== 'ObjectExpression') continue;
    return {
      source,
      head: source.slice(0, statement.start),
      name: { start: made.id.start, end: made.id.start + language.length },
      leaves: leavesOf(source, made.init, []),
    };
  }
  throw new Error(`it exports no object ${language}`);
}

function leavesOf(source: string, node: ESTree.Expression, path: readonly string[]): Leaf[] {
  if (node.type === 'ObjectExpression') {
    return node.properties.flatMap((property) => {
      if (property.type !== 'Property' || property.computed)
        throw new Error(`${path.join('.')}: only plain keys can be translated`);
      const inside = [...path, keyOf(property.key)];
      if (!property.shorthand) return leavesOf(source, property.value, inside);
      const { start, end } = property;
      const text = source.slice(start, end);
      return { key: inside.join('.'), start, end, text, isCode: true, shorthand: text };
    });
  }
  if (node.type === 'ArrayExpression') {
    return node.elements.flatMap((element, at) => {
      if (element === null || element.type === 'SpreadElement')
        throw new Error(`${path.join('.')}: only plain lists can be translated`);
      return leavesOf(source, element, [...path, String(at)]);
    });
  }
  const { start, end } = node;
  return [{ key: path.join('.'), start, end, shorthand: undefined, ...valueIn(source, node) }];
}

function keyOf(key: ESTree.PropertyKey): string {
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'Literal') return String(key.value);
  throw new Error('only plain keys can be translated');
}

function valueIn(source: string, node: ESTree.Expression): Value {
  if (node.type === 'Literal' && typeof node.value === 'string') return { text: node.value, isCode: false };
  return { text: source.slice(node.start, node.end), isCode: true };
}

/** The same catalogue in another language. What doesn't change keeps its bytes. */
export function withTexts(
  { source, head, name, leaves }: CatalogueSource,
  language: string,
  newHead: string,
  valueAt: (key: string) => Value,
): string {
  let made = newHead + source.slice(head.length, name.start) + language;
  let from = name.end;
  for (const leaf of leaves) {
    const value = valueAt(leaf.key);
    if (value.text === leaf.text && value.isCode === leaf.isCode) continue;
    const text = value.isCode ? value.text : quoted(value.text);
    made +=
      source.slice(from, leaf.start) + (leaf.shorthand === undefined ? text : `${leaf.shorthand}: ${text}`);
    from = leaf.end;
  }
  return made + source.slice(from);
}

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

const BROKEN = 'This text is code: keep `(names) => …`; write an apostrophe as ’';

/** What is wrong with an expression, or undefined. */
export function faultInExpression(code: string): string | undefined {
  const { program, errors } = parseSync('words.ts', `const value = (\n${code}\n);`);
  if (errors.length > 0) return BROKEN;
  const [statement, ...rest] = program.body;
  const isWhole =
    rest.length === 0 &&
    statement?.type === 'VariableDeclaration' &&
    statement.declarations.length === 1 &&
    statement.declarations[0]?.init?.type === 'ParenthesizedExpression';
  return isWhole ? undefined : 'it has to be a single expression';
}

/** What is wrong with the code before a catalogue, or undefined. */
export function faultInHead(code: string): string | undefined {
  const { program, errors } = parseSync('words.ts', code);
  if (errors.length > 0) return `${BROKEN} (${errors[0]?.message})`;
  const isHelper = ({ type }: { readonly type: string }) =>
    ['ImportDeclaration', 'VariableDeclaration', 'FunctionDeclaration'].includes(type);
  return program.body.every(isHelper) ? undefined : 'only imports, constants and functions may stand there';
}

/** All nodes of a piece of code, from the outside in. */
export function* nodesIn(given: unknown): Generator<ESTree.Node> {
  if (Array.isArray(given)) for (const each of given) yield* nodesIn(each);
  else if (typeof given === 'object' && given !== null) {
    if ('type' in given) yield given as ESTree.Node;
    yield* nodesIn(Object.values(given));
  }
}

/** The statements of an expression, or of the code before a catalogue. */
export function parseCode(code: string): readonly (ESTree.Directive | ESTree.Statement)[] {
  const isHead = faultInExpression(code) !== undefined;
  return parseSync('words.ts', isHead ? code : `(\n${code}\n);`).program.body;
}

/** What stands in quotes: texts, and the parts of templates. */
export const stringsIn = (code: string): string[] =>
  stringsOf(parseCode(code).filter(({ type }) => type !== 'ImportDeclaration'));

export function stringsOf(code: unknown): string[] {
  return [...nodesIn(code)].flatMap((node) => {
    if (node.type === 'TemplateElement') return node.value.cooked ?? '';
    return node.type === 'Literal' && typeof node.value === 'string' ? node.value : [];
  });
}
