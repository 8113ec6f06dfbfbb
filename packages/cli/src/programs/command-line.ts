/** Words of a command: between spaces, or in single or double quotes. A run of quoted and plain text is one word. */
const WORD = /(?:[^\s'"]|'[^']*'|"[^"]*")+/g;
const PART = /'([^']*)'|"([^"]*)"|[^'"]+/g;

/** A command without a shell: no variables, pipes or wildcards. Undefined if it is empty or a quote is left open. */
export function readCommandLine(text: string): readonly string[] | undefined {
  const words = text.match(WORD) ?? [];
  const isWhole = text.replaceAll(WORD, '').trim() === '';
  if (words.length === 0 || !isWhole) return undefined;
  return words.map((word) => word.replaceAll(PART, (part, single, double) => single ?? double ?? part));
}
