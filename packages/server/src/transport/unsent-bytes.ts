// What clients that don't read make the server keep: capped for all sockets of an address together, and for all sockets.
// One socket alone is capped by its connection. Whoever keeps most is dropped first.

export interface SlowReader {
  readonly address: string;
  /** Bytes that wait to be sent. */
  unsent(): number;
  /** It has too many. */
  dropSlow(): void;
}

export interface UnsentBytes {
  /** Something was sent to the reader, whose unsent bytes may be more now. */
  sent(reader: SlowReader): void;
  /** It is closed. */
  forget(reader: SlowReader): void;
}

export interface UnsentLimits {
  readonly unsentBytesOfAddress: number;
  readonly unsentBytesInAll: number;
}

/** Then so much is left that they need not be looked at again at once. */
const LEFT = 3 / 4;

/** Some readers, and how many bytes they had at most when they were last looked at. */
class Crowd {
  readonly #noted = new Map<SlowReader, number>();
  #sum = 0;

  get isEmpty(): boolean {
    return this.#noted.size === 0;
  }

  note(reader: SlowReader, bytes: number): void {
    this.#sum += bytes - (this.#noted.get(reader) ?? 0);
    if (bytes === 0) this.#noted.delete(reader);
    else this.#noted.set(reader, bytes);
  }

  /** The readers who have to go so that all have less than `most`, those with most bytes first. */
  tooMuch(most: number): SlowReader[] {
    if (this.#sum <= most) return [];
    // Some have read meanwhile.
    for (const reader of [...this.#noted.keys()]) this.note(reader, reader.unsent());
    const going: SlowReader[] = [];
    let sum = this.#sum;
    for (const [reader, bytes] of [...this.#noted].sort(([, one], [, other]) => other - one)) {
      if (sum <= most * LEFT) break;
      going.push(reader);
      sum -= bytes;
    }
    return going;
  }
}

export function newUnsentBytes({ unsentBytesOfAddress, unsentBytesInAll }: UnsentLimits): UnsentBytes {
  const everybody = new Crowd();
  const ofAddress = new Map<string, Crowd>();

  function note(reader: SlowReader, bytes: number): Crowd {
    const crowd = ofAddress.get(reader.address) ?? new Crowd();
    crowd.note(reader, bytes);
    everybody.note(reader, bytes);
    if (crowd.isEmpty) ofAddress.delete(reader.address);
    else ofAddress.set(reader.address, crowd);
    return crowd;
  }

  function drop(reader: SlowReader): void {
    note(reader, 0);
    reader.dropSlow();
  }

  return {
    sent: (reader) => {
      const crowd = note(reader, reader.unsent());
      for (const each of crowd.tooMuch(unsentBytesOfAddress)) drop(each);
      for (const each of everybody.tooMuch(unsentBytesInAll)) drop(each);
    },
    forget: (reader) => void note(reader, 0),
  };
}
