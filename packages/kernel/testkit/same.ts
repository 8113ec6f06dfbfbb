/** Where two values first differ; undefined if they are the same. A missing key and an undefined one are two things. */
export function difference(a: unknown, b: unknown, where = ''): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    return firstOf(a.keys(), (i) => difference(a[i], b[i], `${where}[${i}]`));
  }
  if (isPlain(a) && isPlain(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return firstOf(keys, (key) =>
      key in a && key in b
        ? difference(a[key], b[key], join(where, key))
        : `${join(where, key)} is in one only`,
    );
  }
  return `${where === '' ? 'whole' : where}: ${show(a)} against ${show(b)}`;
}

export function firstOf<T>(items: Iterable<T>, look: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = look(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The value as it comes back from its text. */
export function throughText<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function join(where: string, key: string): string {
  return where === '' ? key : `${where}.${key}`;
}

const LONGEST = 120;

function show(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
