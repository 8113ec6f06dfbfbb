// Messages over a pipe: the number of bytes, the kind, and the bytes. Numbers are in the byte order of the machine, on which
// both ends run.

/** A kind of message: JSON as text, or numbers. */
export const FRAME = { json: 0, numbers: 1 } as const;

export interface Frame {
  readonly kind: number;
  readonly body: Buffer;
}

const HEAD_BYTES = 8;

export function frameOf(kind: number, body: Uint8Array): [Buffer, Uint8Array] {
  const head = Buffer.from(new Uint32Array([body.length, kind]).buffer);
  return [head, body];
}

/** Nobody has so much to say: whatever this is, it is no frame. */
const MOST_BYTES = 1 << 28;

/** The messages of a stream. It ends early at something that is none. */
export async function* framesIn(stream: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let unread: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    unread = unread.length === 0 ? chunk : Buffer.concat([unread, chunk]);
    while (unread.length >= HEAD_BYTES) {
      const [length = 0, kind = 0] = new Uint32Array(Uint8Array.from(unread.subarray(0, HEAD_BYTES)).buffer);
      if (length > MOST_BYTES) return;
      if (unread.length < HEAD_BYTES + length) break;
      yield { kind, body: unread.subarray(HEAD_BYTES, HEAD_BYTES + length) };
      unread = unread.subarray(HEAD_BYTES + length);
    }
  }
}
