/** So many sentences: a translation that leaves one out doesn't compile. */
export type Sentences<
  N extends number,
  Some extends readonly string[] = readonly [],
> = Some['length'] extends N ? Some : Sentences<N, readonly [...Some, string]>;

export interface Sheet<N extends number> {
  readonly title: string;
  readonly text: Sentences<N>;
}
