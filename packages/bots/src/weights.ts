// Networks as text: whole numbers of sixteen bits in base 64, a scale for each list of weights.

import { type Net, newNet } from './net.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LARGEST = 32767;

const lists = ({ first, bias, second, base }: Net): readonly Float32Array[] => [first, bias, second, base];

/** Three digits of base 64 hold a number of sixteen bits. */
const write = (word: number): string =>
  (DIGITS[(word >> 12) & 15] as string) + DIGITS[(word >> 6) & 63] + DIGITS[word & 63];

/**
 * Of the sixteen bits of an input's weight only nine are used: there are many of these weights, 99 of 100 choices stay the
 * same, and the page's file is half as large. Everybody plays by the same rounded weights, so that a bot of fixed chance
 * chooses the same on a server and in a browser.
 */
const COARSE = 2 ** (16 - 9);

/** A number of hidden units is smaller; what is written beyond it are further answers. */
const ANSWERS = 1024;

/**
 * Each net: how many inputs, how many hidden units and answers, then each list with the exponent of its scale.
 */
export function textOf(nets: readonly Net[]): string {
  let text = '';
  for (const net of nets) {
    text += write(net.inputs) + write(net.hidden + (net.answers - 1) * ANSWERS);
    for (const list of lists(net)) {
      const most = list.reduce((max, weight) => Math.max(max, Math.abs(weight)), 1e-9);
      const exponent = Math.ceil(Math.log2(most));
      text += write(exponent & 0xffff);
      const step = list === net.first ? COARSE : 1;
      for (const weight of list) {
        const whole = Math.round(((weight / 2 ** exponent) * LARGEST) / step) * step;
        text += write(Math.max(-LARGEST, Math.min(LARGEST, whole)) & 0xffff);
      }
    }
  }
  return text;
}

export function readNets(text: string): Net[] {
  const nets: Net[] = [];
  let at = 0;
  const digit = (): number => DIGITS.indexOf(text[at++] as string);
  const word = (): number => (digit() << 12) | (digit() << 6) | digit();
  const signed = (): number => (word() << 16) >> 16;
  while (at < text.length) {
    const inputs = word();
    const units = word();
    const net = newNet(inputs, units % ANSWERS, Math.floor(units / ANSWERS) + 1);
    for (const list of lists(net)) {
      const scale = 2 ** signed() / LARGEST;
      for (let i = 0; i < list.length; i++) list[i] = signed() * scale;
    }
    nets.push(net);
  }
  return nets;
}

/** The networks as a module of their own. */
export const writeNets = (nets: readonly Net[]): string =>
  `// Learned by the scripts in training; see docs/bots.md.\nexport const WEIGHTS =\n  '${textOf(nets)}';\n`;
