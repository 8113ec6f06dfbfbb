// Puts the conditions of src/styles/breakpoints.ts in place of their names.

import { BOXES, LOCAL, LOCAL_BOXES, SCREEN } from '../src/styles/breakpoints.ts';

type Conditions = Readonly<Record<string, string>>;

interface AtRule {
  params: string;
  error(message: string): Error;
}

const screens: Conditions = { ...SCREEN, ...LOCAL };
const boxes: Readonly<Record<string, Conditions | undefined>> = {
  table: { ...BOXES.table, ...LOCAL_BOXES.table },
  reference: { ...BOXES.reference, ...LOCAL_BOXES.reference },
};

/** Several conditions need brackets of their own, or `not` would take the first of them alone. */
const bracketed = (condition: string): string =>
  /\) (?:and|or) \(/.test(condition) ? `(${condition})` : condition;

function resolve(rule: AtRule, conditions: Conditions): void {
  rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    const condition = conditions[name];
    if (condition === undefined) throw rule.error(`no size is called ${name}: see src/styles/breakpoints.ts`);
    return bracketed(condition);
  });
}

/** A plugin of PostCSS. */
export const breakpoints = {
  postcssPlugin: 'mirabilia:breakpoints',
  AtRule: {
    media: (rule: AtRule) => resolve(rule, screens),
    container: (rule: AtRule) => resolve(rule, boxes[rule.params.split(' ')[0] ?? ''] ?? {}),
  },
};
