/** Around the coach; what it says is in the words of the bots. @screen Coach */
export interface CoachWords {
  /** A switch. */
  readonly numbers: string;
  readonly numbersHint: string;
  /** A heading; differences by category follow. */
  readonly swings: (times: number) => string;
  /** A button: a new match begins at the moment of a replay. */
  readonly playOn: string;
  readonly playOnHint: string;
  readonly noSeed: string;
  /** A button. */
  readonly copyReview: string;
  /** A heading: the choices that cost most. */
  readonly turningPoints: string;
}
