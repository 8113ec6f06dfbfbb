// The bots' network weights are a text of numbers, three digits each. After rounding a few numbers are most frequent: each of
// those gets a one-letter code, which gzip then packs into few bits. The build packs the text, and the worker unpacks it.

const DIGITS = 3;
/** Characters that need no escape in a string literal. */
const LETTERS = '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}';
/** Comes before a number that has no letter and follows in full. */
const IN_FULL = '~';

const numbersIn = (text: string): string[] => text.match(new RegExp(`.{${DIGITS}}`, 'g')) ?? [];

/** First the numbers that have letters, then the whole text. */
export function packWeights(text: string): string {
  const counts = new Map<string, number>();
  for (const number of numbersIn(text)) counts.set(number, (counts.get(number) ?? 0) + 1);
  const common = [...counts.keys()]
    .sort((a, b) => (counts.get(b) as number) - (counts.get(a) as number))
    .slice(0, LETTERS.length);
  const letters = new Map(common.map((number, at) => [number, LETTERS[at]]));
  const written = numbersIn(text).map((number) => letters.get(number) ?? IN_FULL + number);
  return common.join('').padEnd(DIGITS * LETTERS.length) + written.join('');
}

export function unpackWeights(text: string): string {
  let read = '';
  for (let at = DIGITS * LETTERS.length; at < text.length; at++) {
    const letter = DIGITS * LETTERS.indexOf(text[at] as string);
    read += letter < 0 ? text.slice(at + 1, at + 1 + DIGITS) : text.slice(letter, letter + DIGITS);
    if (letter < 0) at += DIGITS;
  }
  return read;
}
