/** Deeper than anything in the protocol or in a record, so that recursion over a value is safe. */
const DEEPEST = 24;

/** Parses untrusted text; undefined if it is not JSON or nested too deeply. */
export function readJson(text: string): { readonly value: unknown } | undefined {
  if (isTooDeep(text)) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** PostgreSQL keeps no text with this character, and nobody types it. */
const NUL = '\0';

/** Does a text in the value, or a key, have the character that not every store can keep? */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(NUL);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, each]) => key.includes(NUL) || hasNul(each));
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (inString) {
      if (char === '\\') i++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '[' || char === '{') {
      if (++depth > DEEPEST) return true;
    } else if (char === ']' || char === '}') depth--;
  }
  return false;
}
