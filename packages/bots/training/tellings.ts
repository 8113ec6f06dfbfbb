// Chances and points that were told, and what came of them.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import {
  type ClusterSums,
  type Interval,
  meanOf,
  newSample,
  observe,
  shareInterval,
  sumsOf,
} from '../src/arena.ts';

export interface Telling {
  readonly game: string;
  readonly players: number;
  readonly judge: string;
  /** Decisions of one match came out alike: it is matches that are counted. */
  readonly match: string;
  readonly chance: number;
  /** The part of the victory. */
  readonly came: number;
  /** The round of the decision, the points that were told for the end, and those that came. */
  readonly round: number;
  readonly told: number;
  readonly points: number;
}

export const readTellings = (file: string): Telling[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Telling)
    : [];

export const keepTellings = (file: string, tellings: readonly Telling[]): void =>
  appendFileSync(file, tellings.map((telling) => `${JSON.stringify(telling)}\n`).join(''));

/** Tellings of about the same chance. */
export interface Level {
  readonly from: number;
  readonly to: number;
  readonly told: number;
  readonly came: number;
  /** The 95 % interval of what came true. */
  readonly interval: Interval;
  readonly count: number;
}

const LEVELS = 10;

export function levelsOf(tellings: readonly Telling[]): Level[] {
  return Array.from({ length: LEVELS }, (_, at) => {
    const inside = tellings.filter(({ chance }) => Math.min(LEVELS - 1, Math.floor(chance * LEVELS)) === at);
    const came = sumsIn(inside);
    return {
      from: at / LEVELS,
      to: (at + 1) / LEVELS,
      told: inside.reduce((sum, { chance }) => sum + chance, 0) / inside.length,
      came: meanOf(came),
      interval: shareInterval(came),
      count: inside.length,
    };
  }).filter(({ count }) => count > 0);
}

/** Those of one match stand one after the other. */
function sumsIn(tellings: readonly Telling[]): ClusterSums {
  const sample = newSample();
  for (const { match, came } of tellings) observe(sample, match, came);
  return sumsOf(sample);
}

export interface PointsTold {
  readonly round: number;
  /** By how much points were told too high, on average. */
  readonly error: number;
  readonly count: number;
}

export function pointsTold(tellings: readonly Pick<Telling, 'round' | 'told' | 'points'>[]): PointsTold[] {
  const rounds = [...new Set(tellings.map(({ round }) => round))].sort((a, b) => a - b);
  return rounds.map((round) => {
    const inside = tellings.filter((telling) => telling.round === round);
    const error = inside.reduce((sum, { told, points }) => sum + told - points, 0) / inside.length;
    return { round, error, count: inside.length };
  });
}

export const brierOf = (tellings: readonly Telling[]): number =>
  tellings.reduce((sum, { chance, came }) => sum + (chance - came) ** 2, 0) / tellings.length;

/** The mean negative logarithm of the likelihood, if chances were told with another certainty. */
export function lossAt(tellings: readonly Telling[], certainty: number): number {
  let loss = 0;
  for (const { chance, came, players } of tellings) {
    const p = sharpen(Math.min(0.999, Math.max(0.001, chance)), players, certainty);
    loss -= came * Math.log(p) + (1 - came) * Math.log(1 - p);
  }
  return loss / tellings.length;
}

/** As if the chances of all seats had been raised to a power: those of the others are taken to be alike. */
function sharpen(chance: number, players: number, certainty: number): number {
  const own = chance ** certainty;
  return own / (own + (players - 1) * ((1 - chance) / (players - 1)) ** certainty);
}

/** The certainty that would have been best; one if chances are told as they come true. */
export function bestCertainty(tellings: readonly Telling[]): number {
  let best = 1;
  for (let certainty = 0.3; certainty < 2.5; certainty += 0.05)
    if (lossAt(tellings, certainty) < lossAt(tellings, best)) best = certainty;
  return best;
}
