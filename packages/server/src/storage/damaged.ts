import { Unavailable } from './store.ts';

/**
 * The store is damaged: nothing is read from it or written to it any more. The message is a sentence for the operator, and
 * anybody who asks whether the server is ready may read it.
 */
export class Damaged extends Unavailable {
  override readonly name: string = 'Damaged';
  /** What is wrong, for the log. */
  readonly fault: string;

  constructor(fault: string, options?: ErrorOptions) {
    super(
      'The store is damaged. Stop the server, look at it with “mirabilia doctor”, ' +
        'and put back a backup with “mirabilia restore FILE --force”.',
      options,
    );
    this.fault = fault;
  }
}
