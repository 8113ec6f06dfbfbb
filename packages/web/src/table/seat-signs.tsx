// Signs beside a player's name: they think, or a bot plays for them.

import type { MatchLink } from '../match/link.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import css from './seat-signs.module.css';

export const ThinkingDots = ({
  label,
  class: extra,
}: {
  readonly label: string;
  readonly class?: string | undefined;
}) => (
  <span class={classes(css.dots, extra)} role="img" aria-label={label}>
    <i />
    <i />
    <i />
  </span>
);

interface BotSignProps {
  readonly link: MatchLink | undefined;
  readonly seat: number;
  readonly label: string;
}

/** A bot plays for the person who sits here. */
export function BotSign({ link, seat, label }: BotSignProps) {
  const isByBot = link?.controllers.value[seat] === 'bot' && link.lobby.value?.seats[seat]?.kind === 'human';
  return isByBot ? <Icon name="bot" label={label} /> : null;
}
