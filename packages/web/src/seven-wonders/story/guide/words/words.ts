// The rules in short, and the words around the list of cards. Loaded when somebody asks for them.

export const SECTIONS = [
  'goal',
  'turn',
  'goods',
  'chains',
  'battles',
  'science',
  'points',
  'ages',
  'freeCity',
] as const;
export type Section = (typeof SECTIONS)[number];

export interface Words {
  readonly sections: Readonly<Record<Section, { readonly title: string; readonly text: readonly string[] }>>;
  readonly search: string;
  readonly noneFound: string;
}
