// How strong many bots are, from matches in which each met only some of the others. A bot's rating says how often it comes in
// ahead of another (Bradley and Terry): 400 points more are ten to one.

import { covarianceOf, type Matrix, multiply, solve, zeros } from './matrix.ts';

/** Two bots at one table: how often the first came in ahead, a tie counting one half. */
export interface Meeting {
  readonly one: number;
  readonly other: number;
  readonly ahead: number;
}

/** The meetings of a deal depend on each other: its cards are the same. */
export type MeetingsOfDeal = readonly Meeting[];

export interface Ratings {
  /** By bot, in logarithms of the odds; their mean is 0. */
  readonly strengths: readonly number[];
  /** What is uncertain about them and their differences, from how deals differ. */
  readonly covariance: Matrix;
  /** How much is known so far if every meeting were independent: what another meeting adds to. */
  readonly information: Matrix;
}

/** Points of a rating for each unit of a strength. */
export const POINTS = 400 / Math.LN10;
/** The mean of all ratings. */
export const MEAN_RATING = 1500;
/** Before anything is played, most bots are taken to lie within 1200 points of the mean. */
const PRIOR = (600 / POINTS) ** -2;

const MOST_STEPS = 100;
const CLOSE = 1e-9;

/** The chance that the first comes in ahead. */
export const chanceOf = (one: number, other: number): number => 1 / (1 + Math.exp(other - one));

export function rate(bots: number, deals: readonly MeetingsOfDeal[]): Ratings {
  const strengths = new Array<number>(bots).fill(0);
  const all = deals.flat();
  let information = zeros(bots);
  // Newton's method: the likelihood with its prior has one maximum.
  for (let step = 0; step < MOST_STEPS; step++) {
    information = informationOf(strengths, all);
    const slope = slopeOf(strengths, all).map((sum, bot) => sum - PRIOR * (strengths[bot] as number));
    const change = solve(information, slope);
    change.forEach((by, bot) => {
      strengths[bot] = (strengths[bot] as number) + Math.max(-1, Math.min(1, by));
    });
    if (change.every((by) => Math.abs(by) < CLOSE)) break;
  }
  const mean = strengths.reduce((sum, one) => sum + one, 0) / bots;
  return {
    strengths: strengths.map((one) => one - mean),
    covariance: covarianceBetween(information, { strengths, deals }),
    information,
  };
}

function slopeOf(strengths: readonly number[], meetings: MeetingsOfDeal): number[] {
  const slope = new Array<number>(strengths.length).fill(0);
  for (const { one, other, ahead } of meetings) {
    const surprise = ahead - chanceOf(strengths[one] as number, strengths[other] as number);
    slope[one] = (slope[one] as number) + surprise;
    slope[other] = (slope[other] as number) - surprise;
  }
  return slope;
}

function informationOf(strengths: readonly number[], meetings: MeetingsOfDeal): Matrix {
  const information = zeros(strengths.length);
  for (const [bot, row] of information.entries()) row[bot] = PRIOR;
  for (const { one, other } of meetings) addMeeting(information, strengths, one, other);
  return information;
}

/** Adds what a meeting tells, whatever comes of it. */
export function addMeeting(
  information: Matrix,
  strengths: readonly number[],
  one: number,
  other: number,
): void {
  const chance = chanceOf(strengths[one] as number, strengths[other] as number);
  const told = chance * (1 - chance);
  const add = (row: number, column: number, by: number): void => {
    const cells = information[row] as number[];
    cells[column] = (cells[column] as number) + by;
  };
  add(one, one, told);
  add(other, other, told);
  add(one, other, -told);
  add(other, one, -told);
}

/**
 * The covariance of the strengths around their mean, from the residuals of whole deals (the sandwich estimator), because
 * meetings of one deal and of one match depend on each other. What the prior says is added, so that a bot that has hardly
 * played is uncertain.
 */
function covarianceBetween(
  information: Matrix,
  { strengths, deals }: { readonly strengths: readonly number[]; readonly deals: readonly MeetingsOfDeal[] },
): Matrix {
  const bots = strengths.length;
  const spread = zeros(bots);
  const often = deals.length > 1 ? deals.length / (deals.length - 1) : 1;
  for (const deal of deals) {
    const slope = slopeOf(strengths, deal);
    for (const [row, cells] of spread.entries()) {
      for (let column = 0; column < bots; column++) {
        cells[column] =
          (cells[column] as number) + often * (slope[row] as number) * (slope[column] as number);
      }
    }
  }
  for (const [bot, cells] of spread.entries()) cells[bot] = (cells[bot] as number) + PRIOR;
  const inverse = covarianceOf(information);
  return centred(multiply(multiply(inverse, spread), inverse));
}

/** The same of values less their mean. */
function centred(covariance: Matrix): Matrix {
  const rows = covariance.map((cells) => cells.reduce((sum, one) => sum + one, 0) / cells.length);
  const all = rows.reduce((sum, one) => sum + one, 0) / rows.length;
  return covariance.map((cells, row) =>
    cells.map((cell, column) => cell - (rows[row] as number) - (rows[column] as number) + all),
  );
}
