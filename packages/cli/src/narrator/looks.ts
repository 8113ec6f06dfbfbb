/** The colours of the games' cards and of what else gives points, as the page has them. */
export const LOOKS = [
  'brown',
  'grey',
  'blue',
  'yellow',
  'red',
  'green',
  'purple',
  'wonder',
  'treasury',
  'cat',
] as const;
export type Look = (typeof LOOKS)[number];

/** Names of cards by their colour. */
export type NamesByLook = ReadonlyMap<Look, readonly string[]>;

export const namesByLook = (cards: readonly { readonly look: Look; readonly name: string }[]): NamesByLook =>
  new Map(
    LOOKS.map((look) => [
      look,
      [...new Set(cards.flatMap((card) => (card.look === look ? [card.name] : [])))],
    ]),
  );
