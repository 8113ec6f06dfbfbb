// One tab of a browser, whichever engine it has: as little as every driver can do.

import type { Picture } from './picture.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Tab {
  /** Of the browser, or of the engine where the browser has none of its own. */
  readonly version: string;
  goto(address: string): Promise<void>;
  /** The value of an expression in the page, as JSON can carry it; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses and releases the main button there, from the upper left corner of the page. */
  click(point: Point): Promise<void>;
  /** Makes the page as large as this, or as near to it as the browser's window allows. */
  resize(size: Size): Promise<void>;
  picture(): Promise<Picture>;
  /** Errors of the page so far. */
  troubles(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** Finds the browser or installs it. Where that can't be done, the sentence of the error says what to install. */
  prepare(): void;
  open(): Promise<Tab>;
}

/** A driver that doesn't answer: not the page's fault. */
export class DriverHangs extends Error {}

/** Milliseconds that a call to a driver has: more than the page waits for anything. */
const PATIENCE = 60_000;

export async function within<T>(what: string, work: Promise<T>, patience = PATIENCE): Promise<T> {
  let alarm: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => reject(new DriverHangs(`no answer to ${what}`)), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(alarm);
  }
}
