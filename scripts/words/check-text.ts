// What translators get wrong in a text and the compiler doesn't see.

import type { ESTree } from 'rolldown/utils';
import {
  faultInExpression,
  nodesIn,
  parseCode,
  stringsIn,
  stringsOf,
  type Value,
} from './catalogue-source.ts';

/** What code may use of JavaScript itself. The page's globals, such as `name` and `status`, are not among it. */
const BUILT_IN = ['Array', 'Intl', 'Math', 'Number', 'Object', 'String', 'undefined'];

/** `names` are those that the helpers of the catalogue have. */
export function faultInText(own: Value, english: Value, names: ReadonlySet<string>): string | undefined {
  if (own.text.trim() === '') return 'it is empty';
  if (!own.isCode) {
    const [unused] = english.isCode ? unusedIn(undefined, functionIn(english.text)) : [];
    return spacesIn(own.text) ?? (unused === undefined ? undefined : notUsed(unused));
  }
  const fault = faultInExpression(own.text);
  if (fault !== undefined) return fault;
  const free = freeNamesIn(own.text).find((name) => !names.has(name));
  if (free !== undefined) return unknownName(free);
  const made = functionIn(own.text);
  const [unused] = english.isCode && made !== undefined ? unusedIn(made, functionIn(english.text)) : [];
  if (unused !== undefined) return notUsed(unused);
  if (made !== undefined && sentencesOf(made.body).some((text) => text !== text.trim())) return SPACE_AT_END;
  if (stringsIn(own.text).some((part) => part.includes('  '))) return TWO_SPACES;
  return losesNumber(parseCode(own.text), parseCode(english.text)) ? NUMBER_LOST : undefined;
}

/** The same for the code before a catalogue. */
export function faultInHelpers(own: string, english: string): string | undefined {
  const names = namesIn(own);
  const free = freeNamesIn(own).find((name) => !names.has(name));
  if (free !== undefined) return unknownName(free);
  if (stringsIn(own).some((part) => part.includes('  '))) return TWO_SPACES;
  const wanted = helpersIn(english);
  const [lost] = [...helpersIn(own)].find(([name, helper]) => losesNumber(helper, wanted.get(name))) ?? [];
  return lost === undefined ? undefined : `${lost}: ${NUMBER_LOST}`;
}

const notUsed = (name: string): string => `it has to use \`${name}\`, as English does`;
const unknownName = (name: string): string =>
  `\`${name}\` is not known here: use the names in front of => and those of the helpers`;

const SPACE_AT_END = 'it begins or ends with a space';
const TWO_SPACES = 'it has two spaces in a row';

function spacesIn(text: string): string | undefined {
  if (text !== text.trim()) return SPACE_AT_END;
  return text.includes('  ') ? TWO_SPACES : undefined;
}

/** A translation may say "a card" for one card, but must not lose a number. */
function losesNumber(own: unknown, english: unknown): boolean {
  const wanted = pluralFormsIn(english);
  const isCounted = wanted.length > 0 && wanted.every(({ text }) => text.includes('#'));
  return isCounted && pluralFormsIn(own).some(({ form, text }) => form !== 'one' && !text.includes('#'));
}
const NUMBER_LOST = 'every form of a plural but "one" needs #, which stands for the number';

type Sentence = ESTree.ArrowFunctionExpression;

function functionIn(code: string): Sentence | undefined {
  const [statement] = parseCode(code);
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const inside =
    statement.expression.type === 'ParenthesizedExpression'
      ? statement.expression.expression
      : statement.expression;
  return inside.type === 'ArrowFunctionExpression' ? inside : undefined;
}

/** The parameters that English uses and a translation doesn't, by the place that they have. */
function unusedIn(own: Sentence | undefined, english: Sentence | undefined): string[] {
  const isUsed = (sentence: Sentence, at: number): boolean => {
    const used = referencesIn(sentence.body);
    return [...referencesIn(sentence.params[at])].some((name) => used.has(name));
  };
  return (english?.params ?? []).flatMap((param, at) => {
    if (english === undefined || !isUsed(english, at)) return [];
    return own !== undefined && isUsed(own, at) ? [] : [[...referencesIn(param)].join(', ')];
  });
}

/** A sentence that is one template: with what it is given in the middle of it. */
function sentencesOf(body: ESTree.Node): string[] {
  if (body.type === 'Literal' && typeof body.value === 'string') return [body.value];
  if (body.type !== 'TemplateLiteral') return [];
  return [body.quasis.map(({ value }) => value.cooked ?? '').join('…')];
}

interface PluralForm {
  readonly form: string;
  readonly text: string;
}

function pluralFormsIn(code: unknown): PluralForm[] {
  return [...nodesIn(code)].flatMap((node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return [];
    const [, forms] = node.arguments;
    if (node.callee.name !== 'plural' || forms?.type !== 'ObjectExpression') return [];
    return forms.properties.flatMap((property): PluralForm[] => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
      return [{ form: property.key.name, text: stringsOf(property.value).join('') }];
    });
  });
}

function helpersIn(code: string): Map<string, ESTree.Node> {
  return new Map(
    [...nodesIn(parseCode(code))].flatMap((node) =>
      node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? [[node.id.name, node]] : [],
    ),
  );
}

/** Names that a piece of code brings along: imports, helpers, parameters. */
export function namesIn(code: string): Set<string> {
  const names = new Set<string>();
  for (const node of nodesIn(parseCode(code))) {
    const patterns =
      node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression'
        ? node.params
        : node.type === 'FunctionDeclaration'
          ? [node.id, ...node.params]
          : node.type === 'VariableDeclarator'
            ? [node.id]
            : 'local' in node
              ? [node.local]
              : [];
    for (const name of referencesIn(patterns)) names.add(name);
  }
  return names;
}

function freeNamesIn(code: string): string[] {
  const bound = namesIn(code);
  const used = referencesIn(parseCode(code).filter(({ type }) => type !== 'ImportDeclaration'));
  return [...used].filter((name) => !bound.has(name) && !BUILT_IN.includes(name));
}

/** Names that stand for a value; neither keys of objects nor types. */
function referencesIn(given: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(given)) for (const each of given) referencesIn(each, found);
  if (typeof given !== 'object' || given === null || !('type' in given)) return found;
  const node = given as ESTree.Node;
  if (node.type === 'Identifier') found.add(node.name);
  else if (node.type === 'MemberExpression')
    referencesIn(node.computed ? [node.object, node.property] : node.object, found);
  else if (node.type === 'Property') referencesIn(node.computed ? [node.key, node.value] : node.value, found);
  else if ('expression' in node && node.type.startsWith('TS')) referencesIn(node.expression, found);
  else if (!node.type.startsWith('TS')) for (const each of Object.values(node)) referencesIn(each, found);
  return found;
}
