// The words of everything around the tables.

export interface Words {
  readonly unofficial: string;
  readonly close: string;
  readonly loading: string;
  readonly partMissing: string;
  readonly reload: string;
}
