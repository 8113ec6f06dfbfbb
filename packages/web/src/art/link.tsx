import type { JSX } from 'preact';
import { Icon } from './icon.tsx';

/** Two links of a chain: what stands makes another one free. */
export function Link(): JSX.Element {
  return (
    <Icon>
      <path
        fill="none"
        stroke="currentColor"
        stroke-width="2.4"
        stroke-linecap="round"
        d="M10 14a4.5 4.5 0 0 0 6.400.4l3.200-3.200a4.5 4.5 0 0 0-6.400-6.400L11.700 6.300M14 10a4.5 4.5 0 0 0-6.400-.4l-3.200 3.200a4.5 4.5 0 0 0 6.400 6.400l1.5-1.5"
      />
    </Icon>
  );
}
