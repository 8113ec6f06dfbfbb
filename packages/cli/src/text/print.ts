/** Text from a file must not control the terminal: each line stays one line, without control characters. */
export function tame(line: string): string {
  return line.replaceAll(/\p{Cc}+/gu, ' ');
}

export function print(lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${lines.map(tame).join('\n')}\n`);
}
