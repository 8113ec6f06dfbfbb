// From the home page to a table: its coast comes nearer until it is the whole screen, and is there until the table is laid.
// It covers what is loading and hinders nothing; any press ends it.

import { settings } from './settings/settings.ts';
import css from './voyage.module.css';

/** Milliseconds after which it ends, whatever has become of the table. */
const LONGEST = 6000;

let end: (() => void) | undefined;
let landing: (() => void) | undefined;

/** `coast`: the picture that is seen now. */
export function setOut(coast: Element | null): void {
  end?.();
  if (coast === null || settings.motion.peek() === 'off' || document.hidden) return;
  const { x, y, width, height } = coast.getBoundingClientRect();
  const near = Math.max(innerWidth / width, innerHeight / height) * 1.15;
  const sky = document.createElement('div');
  sky.className = css.voyage as string;
  sky.setAttribute('aria-hidden', 'true');
  sky.dataset.voyage = '';
  const shore = document.createElement('div');
  shore.className = css.coast as string;
  const places = {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    '--near': String(near),
    '--to-x': `${innerWidth / 2 - x - width / 2}px`,
    // The land and not the sky is in the middle then.
    '--to-y': `${innerHeight / 2 - y - height * 0.62}px`,
  };
  for (const [name, value] of Object.entries(places)) shore.style.setProperty(name, value);
  shore.append(coast.cloneNode(true));
  sky.append(shore);
  document.body.append(sky);
  const over = new AbortController();
  end = () => {
    over.abort();
    clearTimeout(timer);
    sky.remove();
    end = undefined;
  };
  const timer = setTimeout(end, LONGEST);
  const { signal } = over;
  for (const kind of ['pointerdown', 'keydown'] as const)
    addEventListener(kind, end, { capture: true, signal });
  sky.addEventListener('animationend', ({ target }) => {
    if (target === sky && 'landing' in sky.dataset) end?.();
  });
  landing = () => {
    sky.dataset.landing = '';
  };
}

/** The table lies there, or there will be none. */
export function arrive(): void {
  landing?.();
  landing = undefined;
}
