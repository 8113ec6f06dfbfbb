export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly shown: string;
}

const WIDTH = 40;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A horizontal bar chart; negative values have no bar. */
export function drawBars(bars: readonly Bar[]): string[] {
  const labels = Math.max(0, ...bars.map(({ label }) => label.length));
  const longest = Math.max(0, ...bars.map(({ value }) => value));
  return bars.map(({ label, value, shown }) => {
    const eighths = longest > 0 && value > 0 ? Math.round((value / longest) * WIDTH * 8) : 0;
    const bar = '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
    return `${label.padEnd(labels)}  ${bar.padEnd(WIDTH)}  ${shown}`;
  });
}
