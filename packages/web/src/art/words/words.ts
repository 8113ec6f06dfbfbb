// What a screen reader says for the pictures that both games draw.

export interface Words {
  readonly coin: string;
  readonly shield: string;
  readonly stageBuilt: string;
  readonly stageOpen: string;
  readonly coins: (count: number) => string;
  readonly points: (count: number) => string;
}
