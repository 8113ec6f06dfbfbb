// Signs beside a player's name: they think, they have no connection, or a bot plays for them.

import type { MatchLink } from '../match/link.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { appWords, tableWords } from '../words/index.ts';
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

interface PersonSignProps {
  readonly link: MatchLink | undefined;
  readonly seat: number;
}

/** A bot plays for the person who sits here, or they have no connection. */
export function PersonSign({ link, seat }: PersonSignProps) {
  if (link?.lobby.value?.seats[seat]?.kind !== 'human') return null;
  if (link.controllers.value[seat] === 'bot')
    return <Icon name="bot" label={tableWords.value.frame.botKeeps} />;
  const state = link.presence.value.seats[seat]?.state ?? 'here';
  if (state === 'here' || link.end.value !== undefined) return null;
  const { isAway, isReconnecting } = appWords.value.presence;
  return <Icon name="offline" label={state === 'away' ? isAway : isReconnecting} class={css.absent} />;
}
