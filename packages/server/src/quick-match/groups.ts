// Who of those who wait play together: people near each other's strength, sooner or later anybody, and at last bots. Pure.

export interface Waiting {
  readonly guest: string;
  /** Numbers of players at a table that are wanted. */
  readonly sizes: readonly number[];
  /** The rating, in points. */
  readonly points: number;
  readonly since: number;
  /** Milliseconds after which bots may take the free seats; null for never. */
  readonly fillAfter: number | null;
}

export interface QuickGroup<W extends Waiting> {
  readonly people: readonly W[];
  readonly bots: number;
}

/** Points by which opponents may differ at first, and by how many more for each second of waiting. */
const FIRST_WINDOW = 100;
const WIDENS_BY = 10;
/** Milliseconds after which anybody will do. */
const ANYBODY_AFTER = 60_000;

const windowOf = ({ since }: Waiting, now: number): number =>
  now - since >= ANYBODY_AFTER
    ? Number.POSITIVE_INFINITY
    : FIRST_WINDOW + (WIDENS_BY * Math.max(0, now - since)) / 1000;

/** Everyone's own window counts: nobody who has just come is given to somebody who takes anybody by now. */
const areNear = (one: Waiting, other: Waiting, now: number): boolean =>
  Math.abs(one.points - other.points) <= Math.min(windowOf(one, now), windowOf(other, now));

const takesBots = ({ since, fillAfter }: Waiting, now: number): boolean =>
  fillAfter !== null && now - since >= fillAfter;

/** The largest table for the first of them, with those who are nearest. */
function ofPeople<W extends Waiting>(first: W, others: readonly W[], now: number): QuickGroup<W> | undefined {
  const near = others
    .filter((other) => areNear(first, other, now))
    .toSorted((one, other) => Math.abs(one.points - first.points) - Math.abs(other.points - first.points));
  for (const size of first.sizes.toSorted((one, other) => other - one)) {
    const people = [first];
    for (const other of near) {
      if (people.length === size) break;
      if (other.sizes.includes(size) && people.every((each) => areNear(each, other, now))) people.push(other);
    }
    if (people.length === size) return { people, bots: 0 };
  }
  return undefined;
}

/** The smallest table for the first of them and others who take bots by now. */
function withBots<W extends Waiting>(first: W, others: readonly W[], now: number): QuickGroup<W> {
  const size = Math.min(...first.sizes);
  const like = others.filter((other) => takesBots(other, now) && other.sizes.includes(size));
  const people = [first, ...like.slice(0, size - 1)];
  return { people, bots: size - people.length };
}

/** Those who have waited longest come first; everyone is in one group at most. */
export function groupsOf<W extends Waiting>(waiting: readonly W[], now: number): QuickGroup<W>[] {
  let left = waiting.toSorted((one, other) => one.since - other.since || (one.guest < other.guest ? -1 : 1));
  const groups: QuickGroup<W>[] = [];
  for (const first of [...left]) {
    if (!left.includes(first)) continue;
    const others = left.filter((other) => other !== first);
    const group =
      ofPeople(first, others, now) ?? (takesBots(first, now) ? withBots(first, others, now) : undefined);
    if (group === undefined) continue;
    groups.push(group);
    left = left.filter((each) => !group.people.includes(each));
  }
  return groups;
}
