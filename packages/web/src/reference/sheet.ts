/** A fixed number of sentences: a translation that leaves one out doesn't compile. */
export type SheetSentences<
  N extends number,
  Some extends readonly string[] = readonly [],
> = Some['length'] extends N ? Some : SheetSentences<N, readonly [...Some, string]>;

export interface Sheet<N extends number> {
  readonly title: string;
  readonly text: SheetSentences<N>;
}
