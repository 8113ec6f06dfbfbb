// JSON Schema of what a game tells in its open form, for programs in other languages. Every field has a description, and
// none may be missing: `schema.test.ts` holds real views and events against it, and the tables of docs/protocol.md are made
// from it.

import type { JsonObject } from '@mirabilia/kernel';

export type JsonSchema = JsonObject & { readonly description?: string };

export const text = (description: string): JsonSchema => ({ type: 'string', description });
export const whole = (description: string): JsonSchema => ({ type: 'integer', description });
export const oneOf = (description: string, words: readonly string[]): JsonSchema => ({
  enum: words,
  description,
});
export const list = (description: string, items: JsonSchema): JsonSchema => ({
  type: 'array',
  description,
  items,
});
/** An entry for each id that is there. */
export const counts = (description: string): JsonSchema => ({
  type: 'object',
  description,
  additionalProperties: { type: 'integer', minimum: 1 },
});
export const orNull = (schema: JsonSchema): JsonSchema => {
  const { description = '', ...rest } = schema;
  return { description, anyOf: [rest, { type: 'null' }] };
};

/** An object with these fields and no others; those in `optional` may be missing. */
export const object = (
  description: string,
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  description,
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
});

/** Objects that are told apart by their `kind`. */
export const kinds = (
  description: string,
  members: Readonly<
    Record<string, readonly [description: string, fields?: Readonly<Record<string, JsonSchema>>]>
  >,
): JsonSchema => ({
  description,
  oneOf: Object.entries(members).map(([kind, [what, fields = {}]]) =>
    object(what, { kind: { const: kind }, ...fields }),
  ),
});

/** Of a view, and of an event. */
export interface OpenSchema {
  readonly view: JsonSchema;
  readonly event: JsonSchema;
}
