// Line icons drawn for this project on a grid of 24: one stroke width, round ends.

import { classes } from './classes.ts';
import css from './icon.module.css';

const PATHS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  log: 'M7 4h11a2 2 0 012 2v12M7 4a3 3 0 00-3 3v1h3M7 4v13a3 3 0 003 3h8a3 3 0 003-3v-1H10M11 9h5M11 12.5h5',
  chat: 'M4 6a2 2 0 012-2h12a2 2 0 012 2v8a2 2 0 01-2 2h-7l-5 4v-4a2 2 0 01-2-2zM8 8.5h8M8 11.5h5',
  smile: 'M12 3a9 9 0 100 18 9 9 0 000-18zM9 9.5h.01M15 9.5h.01M8 14c1 1.7 2.4 2.5 4 2.5s3-.8 4-2.5',
  rules: 'M12 7c-2-2-5-2.5-8-2v13c3-.5 6 0 8 2 2-2 5-2.5 8-2V5c-3-.5-6 0-8 2zm0 0v13',
  settings:
    'M4 7h8M17 7h3M14.5 4.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM4 17h3M12 17h8M9.5 14.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  help: 'M12 3a9 9 0 100 18 9 9 0 000-18zM9.3 9.5a2.8 2.8 0 115 1.7c-.9 1-2.3 1.3-2.3 2.8M12 17h.01',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.8h.01',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2h.01',
  check: 'M5 12.5l4.5 4.5L19 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  share:
    'M6.5 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM17 3.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM17 15.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM8.7 10.8l6-3.4M8.7 13.2l6 3.4',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2M18 20h2v-2M14 20h1',
  link: 'M10 14a4 4 0 005.7 0l3-3a4 4 0 00-5.7-5.7l-1 1M14 10a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.7l1-1',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  people:
    'M9 5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM2.5 19.5c.5-3.5 3-5.3 6.5-5.3s6 1.8 6.5 5.3M16 5.3a3.5 3.5 0 010 6.4M18 14.8c2 .7 3.2 2.3 3.5 4.7',
  bot: 'M6 9h12v10H6zM12 9V5M12 5h.01M9.5 13v1.5M14.5 13v1.5M3.5 12.5v3M20.5 12.5v3',
  offline: 'M4 4l16 16M8.5 8.6A6 6 0 006 12.5 3.8 3.8 0 009 19h8.5M11 6.7A6 6 0 0118 11.6a3.6 3.6 0 012.6 5',
  chair: 'M8 3v9M16 3v9M8 5.5h8M8 8.5h8M6.5 12h11v3h-11zM8 15v6M16 15v6',
  crown: 'M4 18h16M4 8l4 4 4-7 4 7 4-4-2 10H6z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 100 6 3 3 0 000-6z',
  swap: 'M4 8h14l-4-4M20 16H6l4 4',
  bulb: 'M9 18h6M10.5 21h3M12 3a6 6 0 00-3.5 10.9V16h7v-2.1A6 6 0 0012 3z',
  shuffle:
    'M3 7h3c5 0 7 10 12 10h3M3 17h3c1.7 0 3-1.2 4.1-2.8M14 9.5C15 8 16.3 7 18 7h3M18.5 4.5L21 7l-2.5 2.5M18.5 14.5L21 17l-2.5 2.5',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5V12l3 2',
  hourglass: 'M6 3h12M6 21h12M7 3c0 5 3 6.5 5 9 2-2.5 5-4 5-9M7 21c0-5 3-6.5 5-9 2 2.5 5 4 5 9',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M19.5 14.5A8 8 0 019.5 4.5a8 8 0 1010 10z',
  globe:
    'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c2.5 2.5 3.7 5.5 3.7 9s-1.2 6.5-3.7 9c-2.5-2.5-3.7-5.5-3.7-9S9.5 5.5 12 3z',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 010 6M18 6.5a8 8 0 010 11',
  mute: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  bell: 'M6 16.5V11a6 6 0 0112 0v5.5l1.5 1.5h-15zM10 20.5h4M12 5V3',
  refresh: 'M19.5 12a7.5 7.5 0 11-2.2-5.3L20 9.5M20 4.5v5h-5',
  device: 'M7 3h10v18H7zM11 18h2',
  screen: 'M3 5h18v11H3zM8 20h8M12 16v4',
  send: 'M4 12L20 4l-5 16-3.5-6.5zM11.5 13.5L20 4',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3M12 14.5v2',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  chart: 'M4 20h16M7 20v-7M12 20V5M17 20v-10',
  cards: 'M4.5 7.5l8-3 5 12.5-8 3zM15 6h4.5v12.5H18',
  pin: 'M9 4h6l-1 6 3 3H7l3-3zM12 13v7',
  home: 'M4 11l8-7 8 7M6.5 9.5V20h11V9.5M10.5 20v-5.5h3V20',
  door: 'M6 21V4h9v17M3.5 21h17M12 12h.01M15 8h4v13',
  bolt: 'M13.5 3L6 13.5h5L9.5 21 18 10h-5.5z',
  again: 'M4.5 12a7.5 7.5 0 102.2-5.3L4 9.5M4 4.5v5h5M10.5 9v6l4.5-3z',
  play: 'M8 5l11 7-11 7z',
  skip: 'M5 5l8 7-8 7zM16 5v14',
  first: 'M19 5l-8 7 8 7zM8 5v14',
  pause: 'M8 5v14M16 5v14',
  download: 'M12 4v11M7 11l5 5 5-5M4.5 20h15',
  upload: 'M12 20V9M7 13l5-5 5 5M4.5 4h15',
  branch: 'M6 3v18M6 16c0-6 12-3 12-11M14.5 8.5L18 5l3.5 3.5',
  pencil: 'M5 19l1-4L16.5 4.5l3 3L9 18z',
} as const;

export type IconName = keyof typeof PATHS;

interface Props {
  readonly name: IconName;
  /** For screen readers; without it the icon is decorative. */
  readonly label?: string;
  readonly class?: string;
}

export function Icon({ name, label, class: extra }: Props) {
  const face = classes(css.icon, extra);
  const path = <path d={PATHS[name]} />;
  return label === undefined ? (
    <svg class={face} viewBox="0 0 24 24" aria-hidden="true">
      {path}
    </svg>
  ) : (
    <svg class={face} viewBox="0 0 24 24" role="img" aria-label={label}>
      {path}
    </svg>
  );
}
