/**
 * A name in the room of so many letters: its first word if that tells it from the others, else its beginning, with the
 * first letter of its last word where two begin alike.
 */
export function shortName(name: string, room: number, others: readonly string[]): string {
  if ([...name].length <= room) return name;
  const words = name.split(' ');
  const [first = name] = words;
  const isAlone = (start: string) => !others.some((other) => other.startsWith(start));
  if ([...first].length <= room && isAlone(first)) return first;
  const start = [...first].slice(0, room - 1).join('');
  if (isAlone(start) || words.length === 1) return `${start}.`;
  return `${[...first].slice(0, room - 2).join('')}.${[...(words.at(-1) as string)][0]}`;
}
