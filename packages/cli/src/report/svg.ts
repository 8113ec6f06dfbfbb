// SVG as text. Untrusted text is escaped here, the only place where text becomes markup.

export type Attributes = Readonly<Record<string, string | number>>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML allows no control characters. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/(?<=\d) %/g, '\u00a0%')
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] as string);

export function tag(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeText(typeof value === 'number' ? short(value) : value)}"`)
    .join('');
  return content.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${content.join('')}</${name}>`;
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const label = ({ x, y }: Point, text: string, attributes: Attributes = {}): string =>
  tag('text', { x, y, ...attributes }, escapeText(text));

export const line = (from: Point, to: Point, kind: string): string =>
  tag('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, class: kind });

export const path = (points: readonly Point[], kind: string): string =>
  tag('path', {
    class: kind,
    d: points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join(''),
  });

/** A chart with its own coordinates. */
export interface Drawing {
  readonly title: string;
  readonly height: number;
  readonly body: string;
}

/** A chart that can be drawn in any width, so that its letters have the same size on a desk and on a phone. */
export type Figure = (width: number) => Drawing;

export const WIDE = 760;
export const NARROW = 350;

/** Colours that people with any colour vision can tell apart. */
export const COLOURS = [
  '#0072b2',
  '#d55e00',
  '#009e73',
  '#cc79a7',
  '#e69f00',
  '#56b4e9',
  '#8c6bb1',
  '#7f7f7f',
] as const;
export const fillOf = (index: number): string => `f${index % COLOURS.length}`;
export const strokeOf = (index: number): string => `s${index % COLOURS.length}`;
