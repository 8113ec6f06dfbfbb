// The score as a picture: drawn with the page's letters and colours, on a canvas of its own.

import type { PadScore } from './pad-game.ts';

interface PicturePlayer extends PadScore {
  readonly name: string;
  readonly wonder: string | undefined;
  readonly isWinner: boolean;
}

export interface ScorePicture {
  readonly title: string;
  readonly subtitle: string;
  readonly notes: readonly string[];
  readonly total: string;
  readonly categories: readonly {
    readonly category: string;
    readonly name: string;
    readonly ground: string;
  }[];
  /** From the first to the last. */
  readonly players: readonly PicturePlayer[];
}

const WIDTH = 1080;
const EDGE = 56;
const ROW = 74;
const FIRST_COLUMN = 300;
const TITLE = '"Cinzel Variable", serif';
const TEXT = '"Source Sans 3 Variable", sans-serif';
/** As on a sheet of paper, whatever the page's theme is. */
const INK = '#2b2118';
const SOFT = '#5c4a38';
const LINE = '#c9a86a';
const PAPER = ['#fdf6e6', '#f3e4c1'] as const;
const WINNER = '#f0c75a';
const ON_GROUND = '#fffaf0';

/** The colour that a class gives to its ground. */
function groundOf(name: string): string {
  const probe = document.createElement('span');
  probe.className = name;
  probe.hidden = true;
  document.body.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

const written = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export async function drawScore(picture: ScorePicture): Promise<Blob> {
  await document.fonts.ready;
  const { categories, players, notes } = picture;
  const top = 190 + notes.length * 40;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = top + 120 + (categories.length + 1) * ROW + 100;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws on no canvas');
  /** Shortened by nobody: letters get smaller until the words fit. */
  const write = (
    text: string,
    x: number,
    y: number,
    look: {
      size: number;
      font: string;
      width: number;
      align?: CanvasTextAlign;
      colour?: string;
      weight?: number;
    },
  ) => {
    const { font, width, align = 'left', colour = INK, weight = 600 } = look;
    let { size } = look;
    do {
      pen.font = `${weight} ${size}px ${font}`;
      size -= 1;
    } while (pen.measureText(text).width > width && size > 10);
    pen.textAlign = align;
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  };

  const paper = pen.createLinearGradient(0, 0, 0, canvas.height);
  paper.addColorStop(0, PAPER[0]);
  paper.addColorStop(1, PAPER[1]);
  pen.fillStyle = paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = LINE;
  pen.lineWidth = 4;
  pen.strokeRect(20, 20, canvas.width - 40, canvas.height - 40);

  const whole = WIDTH - 2 * EDGE;
  write(picture.title, EDGE, 108, { size: 54, font: TITLE, width: whole, weight: 700 });
  write(picture.subtitle, EDGE, 156, { size: 30, font: TEXT, width: whole, colour: SOFT });
  for (const [at, note] of notes.entries())
    write(note, EDGE, 200 + at * 40, { size: 28, font: TEXT, width: whole, colour: SOFT });

  const column = (whole - FIRST_COLUMN) / players.length;
  const middleOf = (at: number): number => EDGE + FIRST_COLUMN + column * (at + 0.5);
  for (const [at, { name, wonder, isWinner }] of players.entries()) {
    if (isWinner) {
      pen.fillStyle = WINNER;
      pen.fillRect(middleOf(at) - column / 2 + 4, top, column - 8, 120 + (categories.length + 1) * ROW);
    }
    write(name, middleOf(at), top + 58, {
      size: 32,
      font: TEXT,
      width: column - 20,
      align: 'center',
      weight: 700,
    });
    if (wonder !== undefined)
      write(wonder, middleOf(at), top + 94, {
        size: 22,
        font: TEXT,
        width: column - 20,
        align: 'center',
        colour: SOFT,
      });
  }
  for (const [row, { category, name, ground }] of categories.entries()) {
    const y = top + 120 + row * ROW;
    pen.fillStyle = groundOf(ground);
    pen.beginPath();
    pen.roundRect(EDGE, y + 6, FIRST_COLUMN - 24, ROW - 12, 10);
    pen.fill();
    write(name, EDGE + 20, y + 48, { size: 30, font: TEXT, width: FIRST_COLUMN - 64, colour: ON_GROUND });
    for (const [at, { points }] of players.entries())
      write(written(points[category] ?? 0), middleOf(at), y + 49, {
        size: 36,
        font: TEXT,
        width: column - 12,
        align: 'center',
        weight: 500,
      });
    pen.fillStyle = LINE;
    pen.fillRect(EDGE, y + ROW - 1, whole, 1);
  }
  const y = top + 120 + categories.length * ROW;
  write(picture.total, EDGE + 20, y + 52, { size: 32, font: TITLE, width: FIRST_COLUMN - 44, weight: 700 });
  for (const [at, { total }] of players.entries())
    write(String(total), middleOf(at), y + 54, {
      size: 44,
      font: TITLE,
      width: column - 12,
      align: 'center',
      weight: 800,
    });
  write('Mirabilia', WIDTH / 2, canvas.height - 50, {
    size: 26,
    font: TITLE,
    width: whole,
    align: 'center',
    colour: SOFT,
  });

  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture came')) : resolve(blob)),
      'image/png',
    ),
  );
}
