// Things that stand in more than one landscape.

import type { JSX } from 'preact';
import style from './wonders.module.css';

interface At {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** Looking the other way. */
  readonly flip?: boolean;
}

const place = ({ x, y, size = 1, flip = false }: At) =>
  `translate(${x} ${y}) scale(${flip ? -size : size} ${size})`;

/** From its foot. */
export function Palm(at: At): JSX.Element {
  return (
    <g transform={place(at)}>
      <path class={style.trunk} d="M-1.6 0c.6-9 .4-17 2.8-26l1.8.5C1.3-17 1.5-9 1.6 0Z" />
      <path
        class={style.leafShade}
        d="M2-26c3-5 9-5 12 1-4-2.5-8-2-12-1Zm0 0c6-1 10 3 9 9-2.5-4.5-5-7-9-9Zm0 0c2 5 0 10-3 12 .5-5 1-8 3-12Z"
      />
      <path
        class={style.leaf}
        d="M2-26c-2-6-8-7-13-2 5-1 9-1 13 2Zm0 0c-6-2-11 1-12 7 4-4 7-6 12-7Zm0 0c1-6 6-9 11-7-5 1-8 3-11 7Z"
      />
    </g>
  );
}

export function Cypress(at: At): JSX.Element {
  return (
    <g transform={place(at)}>
      <path class={style.trunk} d="M-.8 0v-4H.8v4Z" />
      <path class={style.leafShade} d="M0-30c4 8 5.5 16 4 24-1.2 3.5-6.8 3.5-8 0-1.5-8 0-16 4-24Z" />
      <path class={style.leaf} d="M0-30c.6 8-.2 17-1.6 26.5-1.2-.3-2-1.2-2.4-2.5-1.5-8 0-16 4-24Z" />
    </g>
  );
}

export function Olive(at: At): JSX.Element {
  return (
    <g transform={place(at)}>
      <path class={style.trunk} d="M-2 0c1-4 .5-7-1-10l1.5-.7L.3-7l2-4.5 1.4.7C2-7 1.5-4 2.5 0Z" />
      <path class={style.leafShade} d="M-9-12c-2-4 1-8 5-8 2-4 9-4 11 0 5 0 7 5 4 9-3 3-17 3-20-1Z" />
      <path class={style.leaf} d="M-9-12c-2-4 1-8 5-8 2-4 7-4 9-1-4 1-5 4-4 6-4-1-6 1-6 3-2 1-3 1-4 0Z" />
    </g>
  );
}

/** A ship with one sail; it swims at y. */
export function Ship(at: At): JSX.Element {
  return (
    <g transform={place(at)}>
      <path class={style.sail} d="M-1-20C7-18 9-11 7.5-5.5H-1Z" />
      <path class={style.sailShade} d="M-1-20c4 4 4.5 9 3.5 14.5H-1Z" />
      <path class={style.mast} d="M-1.5-22V-2M-10-4l8.5-17L9-5" />
      <path
        class={style.hull}
        d="M-13-5c1 4 3.5 6 7 6H7c3.5 0 5.5-3 6.5-7.5-3 2-5 2.5-8 2.5h-12c-3 0-5-.5-6.5-1Z"
      />
      <path class={style.wave} d="M-16 2c4-1.5 6 1.5 10 0s6 1.5 10 0 6 1.5 10 0" />
    </g>
  );
}

/** The builders' crane: two beams, a rope and a block. */
export function Crane(at: At): JSX.Element {
  return (
    <g transform={place(at)}>
      <path class={style.beam} d="M-7 0 5-40M9 0 5-40M-4.5-9H8M-2-18H7M-18-34 14-44" />
      <path class={style.rope} d="M-18-34v13M14-44 12 0" />
      <path class={style.block} d="M-22-21h8v6h-8Z" />
    </g>
  );
}

export function Birds(at: At): JSX.Element {
  return (
    <path
      class={style.birds}
      transform={place(at)}
      d="M0 0c2-2.5 4-2.5 5 0 1-2.5 3-2.5 5 0M14-7c1.6-2 3.2-2 4 0 .8-2 2.4-2 4 0M17 3c1.3-1.7 2.6-1.7 3.3 0 .7-1.7 2-1.7 3.3 0"
    />
  );
}

/** Somebody who looks on, for the scale. */
export function Person(at: At): JSX.Element {
  return (
    <path
      class={style.person}
      transform={place(at)}
      d="M0-8.6a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6ZM-1.4-5.6h2.8L2.1 0h-4.2Z"
    />
  );
}
