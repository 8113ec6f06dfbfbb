// What may stand in the settings file of a server. Anything else is refused, so that nothing is misspelt unnoticed.

import { GAME_IDS } from '@mirabilia/games/ids';
import { LANGUAGES } from '@mirabilia/kernel';
import { z } from 'zod';
import { contrastOf, LEAST_CONTRAST, TEXT_ON_ACCENT } from './contrast.ts';

const LONGEST_NAME = 40;
const LONGEST_WELCOME = 600;
const SHORTEST_PASSWORD = 8;
/** A hundred years. */
const LONGEST_KEPT = 36_500;

const visible = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cf}]*$/u, 'has characters that nobody can see');

/** Plain text; lines may be broken. */
const paragraph = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_WELCOME)
  .regex(/^[^\p{Cf}]*$/u, 'has characters that nobody can see');

const accent = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'is written like #a84a28')
  .refine((colour) => contrastOf(colour, TEXT_ON_ACCENT) >= LEAST_CONTRAST, {
    error: ({ input }) =>
      `is too light: the text on buttons has a contrast of ${contrastOf(String(input), TEXT_ON_ACCENT).toFixed(1)} ` +
      `on it and needs ${LEAST_CONTRAST}`,
  });

const days = z.int().min(1).max(LONGEST_KEPT);

export const settingsSchema = z.strictObject({
  /** For editors. */
  $schema: z.string().optional(),
  /** What the server is called, on the front page, in titles and invitations. */
  name: visible(LONGEST_NAME).optional(),
  /** A few words on the front page: one text for all, or one for each language. */
  welcome: z
    .preprocess(
      (given) => (typeof given === 'string' ? { en: given } : given),
      z.strictObject(Object.fromEntries(LANGUAGES.map((each) => [each, paragraph.optional()]))),
    )
    .optional(),
  /** The colour of the most important buttons. */
  accent: accent.optional(),
  /** A picture file beside the settings file. */
  logo: z.string().min(1).max(400).optional(),
  /** Whoever comes has to know it. */
  password: z.string().min(SHORTEST_PASSWORD).max(200).optional(),
  /** The games that can be played here; all, if nothing is said. */
  games: z.array(z.enum(GAME_IDS)).min(1).optional(),
  /** `preset`, and single limits by name. */
  limits: z.record(z.string(), z.union([z.string(), z.int()], 'is a text or a number')).optional(),
  /** Days for which what is kept. */
  keep: z
    .strictObject({ matches: days.optional(), guests: days.optional(), chat: days.optional() })
    .optional(),
});

/** The same for editors, which check a file while it is written. */
export function settingsJsonSchema(): object {
  const { properties, ...schema } = z.toJSONSchema(settingsSchema, { io: 'input', unrepresentable: 'any' });
  // What is read before the schema looks at it.
  return {
    ...schema,
    properties: { ...properties, welcome: { anyOf: [{ type: 'string' }, properties?.welcome] } },
  };
}

/** What a settings file says. */
export type SettingsFile = z.infer<typeof settingsSchema>;
