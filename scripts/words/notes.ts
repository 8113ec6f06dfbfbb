// What a translator is told of each text: a comment, the screen where it stands, and what it is given. All of it comes from the
// doc comments of the catalogue's type; a text without one has those of its group.

import { type ESTree, parseSync } from 'rolldown/utils';

export interface Note {
  readonly comment: string;
  readonly screen: string;
  /** The type of a sentence with parameters. */
  readonly given: string | undefined;
}

interface Doc {
  readonly comment?: string;
  readonly screen?: string;
}

type Members = readonly ESTree.TSSignature[];

export function notesIn(source: string, type: string): (key: string) => Note {
  const { program, comments } = parseSync('words.ts', source);
  const docBefore = (start: number): Doc => {
    const before = comments.findLast(({ end }) => end <= start);
    if (before?.type !== 'Block' || !before.value.startsWith('*')) return {};
    if (source.slice(before.end, start).trim() !== '') return {};
    const [comment = '', screen] = before.value
      .slice(1)
      .replaceAll(/^\s*\* ?/gm, '')
      .split('@screen')
      .map((text) => text.replaceAll(/\s+/g, ' ').trim());
    return { ...(comment === '' ? {} : { comment }), ...(screen === undefined ? {} : { screen }) };
  };
  const interfaces = new Map<string, Doc & { readonly members: Members }>();
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'TSInterfaceDeclaration') continue;
    interfaces.set(declared.id.name, { ...docBefore(statement.start), members: declared.body.body });
  }
  const whole = interfaces.get(type);
  if (whole === undefined) throw new Error(`words.ts has no interface ${type}`);

  return (key) => {
    let members: Members | undefined = whole.members;
    let doc: Doc = whole;
    let given: string | undefined;
    for (const name of key.split('.')) {
      const member: ESTree.TSSignature | undefined = members?.find(
        (each) => each.type === 'TSPropertySignature' && nameOf(each.key) === name,
      );
      members = undefined;
      if (member?.type !== 'TSPropertySignature') break;
      const typed: ESTree.TSType | undefined = member.typeAnnotation?.typeAnnotation;
      const group: (Doc & { readonly members: Members }) | undefined =
        typed?.type === 'TSTypeReference' && typed.typeName.type === 'Identifier'
          ? interfaces.get(typed.typeName.name)
          : undefined;
      members = group?.members ?? (typed?.type === 'TSTypeLiteral' ? typed.members : undefined);
      const { comment = group?.comment, screen = group?.screen } = docBefore(member.start);
      doc = { comment: comment ?? doc.comment ?? '', screen: screen ?? doc.screen ?? '' };
      if (typed?.type === 'TSFunctionType') given = source.slice(typed.start, typed.end);
    }
    return { comment: doc.comment ?? '', screen: doc.screen ?? '', given };
  };
}

const nameOf = (key: ESTree.PropertyKey): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
