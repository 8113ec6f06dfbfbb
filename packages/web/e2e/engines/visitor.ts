// Somebody in front of a tab: looks for what people look for, and presses it with the mouse.

import { findFirstSeen, findGone, PATIENCE } from '../kit/soon.ts';
import type { Picture } from './picture.ts';
import type { Point, Size, Tab } from './tab.ts';

export interface Sought {
  readonly selector: string;
  /** How its text or its label begins. */
  readonly text: string;
  /** Which of them, counted from the first. */
  readonly at: number;
  readonly patience: number;
}

/** Runs in the page: waits until it is there, stands still and lies on top, and gives its middle or what is wrong. */
function findPressable({ selector, text, at, patience }: Sought): Promise<Point | string> {
  const start = performance.now();
  const names = (element: Element) => [
    element.getAttribute('aria-label'),
    (element as HTMLElement).innerText,
  ];
  const find = () =>
    [...document.querySelectorAll(selector)].filter(
      (each) => each.checkVisibility() && names(each).some((name) => name?.trim().startsWith(text)),
    )[at];
  const frames = () => new Promise((resolve) => setTimeout(resolve, 50));
  const look = async (): Promise<Point | string> => {
    const element = find();
    let wrong = 'not there';
    if (element !== undefined) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const before = element.getBoundingClientRect();
      await frames();
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const top = document.elementFromPoint(middle.x, middle.y);
      if (x !== before.x || y !== before.y) wrong = 'moving';
      else if (element.matches(':disabled')) wrong = 'disabled';
      else if (top === null || !(element.contains(top) || top.contains(element)))
        wrong = `covered by ${top?.className}`;
      else return middle;
    }
    if (performance.now() - start > patience) return wrong;
    await frames();
    return look();
  };
  return look();
}

/** What a cut network and refused calls leave in the console. */
const EXPECTED =
  /net::ERR_|WebSocket|status of [45]\d\d|NetworkError|Failed to fetch|can’t establish|Load failed/;

export class Visitor {
  readonly tab: Tab;
  readonly address: string;

  constructor(tab: Tab, address: string) {
    this.tab = tab;
    this.address = address;
  }

  async goto(path: string): Promise<void> {
    await this.tab.goto(new URL(path, this.address).href);
  }

  evaluate<Given, Value>(work: (given: Given) => Value, given: Given): Promise<Awaited<Value>> {
    return this.tab.evaluate(`(${work})(${JSON.stringify(given)})`) as Promise<Awaited<Value>>;
  }

  /** The first of the places at which something is to be seen. */
  async firstSeen<Place extends string>(places: Readonly<Record<Place, string>>): Promise<Place> {
    const selectors = Object.entries<string>(places);
    const found = await this.evaluate(findFirstSeen, { selectors, patience: PATIENCE });
    if (found === undefined || found === null)
      throw new Error(`nothing of this came: ${Object.keys(places).join(', ')}`);
    return found as Place;
  }

  async sees(selector: string): Promise<void> {
    await this.firstSeen({ [selector]: selector });
  }

  async gone(selector: string): Promise<void> {
    const isGone = await this.evaluate(findGone, { place: selector, patience: PATIENCE });
    if (!isGone) throw new Error(`still there: ${selector}`);
  }

  count(selector: string): Promise<number> {
    return this.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
  }

  async press(selector: string, text = '', { at = 0, patience = 15_000 } = {}): Promise<void> {
    const found = await this.evaluate(findPressable, { selector, text, at, patience });
    if (typeof found === 'string') throw new Error(`${selector} “${text}”: ${found}`);
    await this.tab.click(found);
  }

  /** All that the page says, in one line. */
  async text(): Promise<string> {
    const text = await this.evaluate(() => document.body.innerText, null);
    return text.replaceAll(/\s+/g, ' ').trim();
  }

  async says(...wanted: readonly string[]): Promise<void> {
    const start = Date.now();
    for (;;) {
      const text = (await this.text()).toLowerCase();
      // Some styles write in capitals.
      const missing = wanted.filter((each) => !text.includes(each.toLowerCase()));
      if (missing.length === 0) return;
      if (Date.now() - start > 15_000) throw new Error(`the page doesn’t say: ${missing.join(', ')}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  /** Nothing is wider than the window. */
  async fits(where: string): Promise<void> {
    const [is, has] = await this.evaluate(
      () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
      null,
    );
    if (is > has) throw new Error(`${where}: ${is - has} px wider than the window`);
  }

  resize(size: Size): Promise<void> {
    return this.tab.resize(size);
  }

  picture(): Promise<Picture> {
    return this.tab.picture();
  }

  /** What the player chose for this browser; it counts from the next page on. */
  async choose(settings: Readonly<Record<string, unknown>>): Promise<void> {
    await this.evaluate(
      (given) => localStorage.setItem('mirabilia.settings', JSON.stringify(given)),
      settings,
    );
  }

  async hadNoTroubles(): Promise<void> {
    const troubles = (await this.tab.troubles()).filter((trouble) => !EXPECTED.test(trouble));
    if (troubles.length > 0) throw new Error(`errors of the page: ${troubles.join(' | ')}`);
  }
}
