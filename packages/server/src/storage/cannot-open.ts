/** The storage can't be opened, and waiting won't help. The message is a sentence for the operator. */
export class CannotOpen extends Error {
  override readonly name: string = 'CannotOpen';
}

/** The store is damaged, or isn't the one that was there: only the operator can mend it, and trying again is no use. */
export class UnusableStore extends CannotOpen {
  override readonly name: string = 'UnusableStore';
}
