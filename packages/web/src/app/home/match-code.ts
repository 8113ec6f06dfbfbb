import { isMatchCode } from '@mirabilia/protocol/facts';

/** The code or id of a match in text that was typed or pasted: six letters, or a whole link. Undefined if there is none. */
export function matchCodeIn(text: string): string | undefined {
  const trimmed = text.trim();
  const linked = /\/(?:m|tv)\/([\w-]{1,40})\/?(?:[?#].*)?$/.exec(trimmed)?.[1];
  if (linked !== undefined) return linked;
  const letters = trimmed.replace(/[\s-]/g, '');
  return isMatchCode(letters) ? letters.toUpperCase() : undefined;
}
