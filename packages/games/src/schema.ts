// JSON Schema of each game's open form. A door of its own: programs ask for it rarely.

import type { GameId } from './ids.ts';
import { ARCHITECTS_SCHEMA } from './open/architects-schema.ts';
import type { JsonSchema, OpenSchema } from './open/schema.ts';
import { SEVEN_WONDERS_SCHEMA } from './open/seven-wonders-schema.ts';

const SCHEMAS: Readonly<Record<GameId, OpenSchema>> = {
  'seven-wonders': SEVEN_WONDERS_SCHEMA,
  architects: ARCHITECTS_SCHEMA,
};

/** One document for both: `$defs.view` and `$defs.event`. As a whole it is the schema of a view. */
export const gameSchema = (id: GameId): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `${id}: the open form`,
  $ref: '#/$defs/view',
  $defs: { ...SCHEMAS[id] },
});

export type { JsonSchema };
