/** The storage can't be opened, and waiting won't help. The message is a sentence for the operator. */
export class CannotOpen extends Error {
  override readonly name: string = 'CannotOpen';
}
