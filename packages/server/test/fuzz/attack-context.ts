// What attackers know: each other, the ids of other matches, messages sent there, and what valid messages look like.

import { createHmac } from 'node:crypto';
import { below, pick, type Rng } from '@mirabilia/kernel';
import type { FuzzGuest } from './guest.ts';
import { oddText } from './junk.ts';
import type { VictimTable } from './victims.ts';

export interface AttackContext {
  readonly port: number;
  readonly attackers: readonly FuzzGuest[];
  readonly victims: readonly VictimTable[];
  /** A lobby of somebody else's that they know of, and that takes nobody without its code. */
  readonly lobby: string;
  /** Matches that attackers made: the last ones. */
  readonly own: string[];
  /** Those that they sit in and play. */
  readonly played: string[];
  /** The decision that each of them is at, and moves that are legal there. */
  readonly known: Map<string, { readonly decision: number; readonly legal: readonly string[] }>;
  /** A whole record that holds. */
  readonly record: object;
}

/** So many matches of their own are remembered. */
const MOST_OWN = 24;

export function noteOwn({ own, known }: AttackContext, match: string): void {
  if (own.includes(match)) return;
  own.push(match);
  if (own.length > MOST_OWN) known.delete(own.shift() as string);
}

/** One of the matches that a message may be about, mostly somebody else's. */
export function someMatch(rng: Rng, { victims, own, played, lobby }: AttackContext): string {
  const dice = below(rng, 20);
  if (dice < 10) return pick(rng, victims).id;
  if (dice < 14 && played.length > 0) return pick(rng, played);
  if (dice < 17 && own.length > 0) return pick(rng, own);
  if (dice < 18) return lobby;
  if (below(rng, 4) === 0) return oddText(rng);
  // Six letters as a code has them, or the form of an id.
  const letters = Array.from(
    { length: dice === 18 ? 6 : 22 },
    () => 'ABCDEFGHJKMNPQRSTVWXYZ'[below(rng, 22)],
  );
  return letters.join('');
}

/** Tokens that don't hold: of another's name, of another key, past, or broken. */
export function forgedToken(rng: Rng, { attackers, victims }: AttackContext): string {
  const [version, guest, expires, signature] = pick(rng, attackers).token.split('.') as [
    string,
    string,
    string,
    string,
  ];
  const other = pick(rng, pick(rng, victims).victims).guest.token.split('.')[1] as string;
  const signed = (text: string): string =>
    `${text}.${createHmac('sha256', 'a key of his own').update(`guest token ${text}`).digest('base64url')}`;
  switch (below(rng, 7)) {
    case 0:
      return [version, other, expires, signature].join('.');
    case 1:
      return signed([version, other, expires].join('.'));
    case 2:
      return [version, guest, `${expires}z`, signature].join('.');
    case 3:
      return [version, guest, expires, signature.slice(0, -1)].join('.');
    case 4: {
      const at = below(rng, signature.length);
      const turned = signature[at] === 'A' ? 'B' : 'A';
      return [version, guest, expires, signature.slice(0, at) + turned + signature.slice(at + 1)].join('.');
    }
    case 5:
      return [version, other, '0', ''].join('.');
    default:
      return `${version}..${expires}.${signature}`;
  }
}
