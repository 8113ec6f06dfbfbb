import { rngFrom, shuffle } from '@mirabilia/kernel';
import { expect, test } from 'vitest';
import { WEIGHTS as architects } from './architects/weights.ts';
import {
  evaluate,
  evaluateNear,
  type Features,
  lift,
  type Net,
  newAnchor,
  newFeatures,
  newNet,
  put,
} from './net.ts';
import { WEIGHTS as tables } from './seven-wonders/table-weights.ts';
import { WEIGHTS as sevenWonders } from './seven-wonders/weights.ts';
import { readNets, textOf } from './weights.ts';

const INPUTS = 40;

function someNet(): Net {
  const net = newNet(INPUTS, 8);
  for (const weights of [net.first, net.bias, net.second, net.base]) {
    for (let i = 0; i < weights.length; i++) weights[i] = Math.sin(i * 7.3 + weights.length) * 3;
  }
  return net;
}

function someFeatures(seed: string): Features {
  const features = newFeatures();
  const inputs = shuffle(rngFrom(seed, 'test'), [...Array(INPUTS).keys()]).slice(0, 12);
  inputs.forEach((input, i) => {
    put(features, input, (i - 5) / 3);
  });
  return features;
}

test('what is computed from an anchor is what is computed from nothing', () => {
  const net = someNet();
  const anchor = newAnchor();
  for (const seed of ['a', 'b', 'c', 'd', 'b']) {
    expect(evaluateNear(net, anchor, someFeatures(seed))).toBeCloseTo(evaluate(net, someFeatures(seed)), 3);
  }
  lift(anchor);
  expect(evaluateNear(net, anchor, someFeatures('d'))).toBe(evaluate(net, someFeatures('d')));
});

test('two tables with one anchor get the same answer whatever was asked between them', () => {
  const net = someNet();
  const near = (seeds: readonly string[]) => {
    const anchor = newAnchor();
    return seeds.map((seed) => evaluateNear(net, anchor, someFeatures(seed))).at(-1);
  };
  expect(near(['a', 'c'])).toBe(near(['a', 'b', 'd', 'c']));
});

test('networks survive their text form, which rounds them a little', () => {
  const net = someNet();
  const [read] = readNets(textOf([net, net]));
  if (read === undefined) throw new Error('nothing was read');
  expect(read.inputs).toBe(net.inputs);
  expect(read.hidden).toBe(net.hidden);
  const exact = evaluate(net, someFeatures('a'));
  expect(Math.abs(evaluate(read, someFeatures('a')) - exact)).toBeLessThan(Math.abs(exact) / 20);
  expect(textOf([read])).toBe(textOf([net]));
});

test.for([
  ['architects', architects],
  ['seven-wonders', sevenWonders],
  ['seven-wonders between turns', tables],
] as const)(
  'the weights of %s are rounded where they are kept, so that every device has the same',
  ([, weights]) => {
    expect(textOf(readNets(weights)) === weights).toBe(true);
  },
);
