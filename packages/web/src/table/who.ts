/** Somebody at the table, as sentences need him. */
export interface Who {
  readonly name: string;
  readonly isYou: boolean;
}
