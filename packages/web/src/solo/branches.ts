// Which matches of this browser went on from a moment of another one, and from which.

const KEY = 'mirabilia.branches';
/** Older ones are forgotten: they are listed like any other match then. */
const MOST = 100;

type Branches = Readonly<Record<string, string>>;

function branches(): Branches {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Branches;
  } catch {
    return {};
  }
}

/** The moment in words, as it was called when the match began. */
export const branchedFrom = (match: string): string | undefined => branches()[match];

export function noteBranch(match: string, moment: string): void {
  const latest = [...Object.entries(branches()), [match, moment]].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Full or forbidden: the match is listed without its origin.
  }
}
