// The words of everything around the tables.

export interface Words {
  readonly unofficial: string;
}
