// Outlines on whole numbers. Emblems are drawn on a grid of 512 and shown a tenth as large: what stands behind the point
// can't be seen, but has to be fetched.

interface Segment {
  /** In lower case: everything is told from where the pen is. */
  readonly command: string;
  readonly numbers: readonly number[];
}

/** What the numbers of a command are: along, down, or neither. */
const SHAPES: Readonly<Record<string, string>> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: 'rrrffxy',
  z: '',
};

const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;

function* segmentsOf(path: string): Generator<Segment & { readonly isRelative: boolean }> {
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    let command = letter.toLowerCase();
    const isRelative = letter === command;
    for (let at = 0; ; ) {
      const numbers: number[] = [];
      for (const kind of SHAPES[command] ?? '') {
        const pattern = kind === 'f' ? FLAG : NUMBER;
        pattern.lastIndex = at;
        const found = pattern.exec(rest);
        if (found === null) throw new Error(`not a path: ${letter}${rest}`);
        numbers.push(Number(found[1]));
        at = pattern.lastIndex;
      }
      yield { command, numbers, isRelative };
      if (rest.slice(at).trim() === '') break;
      // More pairs after a move are lines.
      if (command === 'm') command = 'l';
    }
  }
}

interface Pen {
  x: number;
  y: number;
}

/** Walks along a path: `each` gets every segment with all its points as they lie on the grid. */
function walk(path: string, each: (command: string, numbers: readonly number[]) => void): void {
  const pen: Pen = { x: 0, y: 0 };
  const start: Pen = { x: 0, y: 0 };
  for (const { command, numbers, isRelative } of segmentsOf(path)) {
    const shape = SHAPES[command] as string;
    const laid = numbers.map((number, i) => {
      const kind = shape[i];
      return isRelative && (kind === 'x' || kind === 'y') ? number + pen[kind] : number;
    });
    each(command, laid);
    if (command === 'z') Object.assign(pen, start);
    shape.split('').forEach((kind, i) => {
      if (i >= shape.length - 2 && (kind === 'x' || kind === 'y')) pen[kind] = laid[i] as number;
    });
    if (command === 'm') Object.assign(start, pen);
  }
}

/** Every point of a path as it lies on the grid. */
export function pointsOf(path: string): number[] {
  const points: number[] = [];
  walk(path, (command, numbers) => {
    const shape = SHAPES[command] as string;
    points.push(...numbers.filter((_, i) => shape[i] === 'x' || shape[i] === 'y'));
  });
  return points;
}

/** Numbers side by side, with a space only where they would run together. */
const joined = (numbers: readonly number[]): string =>
  numbers.map((number, i) => (i > 0 && number >= 0 ? ` ${number}` : String(number))).join('');

export function roundPath(path: string): string {
  const pen: Pen = { x: 0, y: 0 };
  const start: Pen = { x: 0, y: 0 };
  let text = '';
  let last = '';
  walk(path, (command, numbers) => {
    const shape = SHAPES[command] as string;
    const whole = numbers.map(Math.round);
    const told = whole.map((number, i) => {
      const kind = shape[i];
      return kind === 'x' || kind === 'y' ? number - pen[kind] : number;
    });
    const isSame = command === last && command !== 'm';
    const parts = joined(told);
    text += isSame && command !== 'z' ? (parts.startsWith('-') ? parts : ` ${parts}`) : command + parts;
    last = command;
    if (command === 'z') Object.assign(pen, start);
    shape.split('').forEach((kind, i) => {
      if (i >= shape.length - 2 && (kind === 'x' || kind === 'y')) pen[kind] = whole[i] as number;
    });
    if (command === 'm') Object.assign(start, pen);
  });
  return text;
}
