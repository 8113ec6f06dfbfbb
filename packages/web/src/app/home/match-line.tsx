// One match in a list: the game, the players and the status.

import type { LobbyView } from '@mirabilia/protocol';
import type { ComponentChildren } from 'preact';
import { isGameId } from '../../games/index.ts';
import { seatName } from '../../match/names.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { appWords } from '../../words/index.ts';
import css from './match-lists.module.css';

export const titleOf = (game: string): string => (isGameId(game) ? appWords.value.games[game].title : game);

/** The players' names; bots and empty seats are counted with icons. */
function Sitters({ seats }: Pick<LobbyView, 'seats'>) {
  const words = appWords.value;
  return (
    <span class={css.sitters}>
      {seats.map((seat, at) => (
        <span key={at} class={classes(css.sitter, seat.isYou && css.you)}>
          <Icon name={seat.kind === 'human' ? 'person' : seat.kind === 'bot' ? 'bot' : 'chair'} />
          {seat.kind === 'human' || seat.kind === 'bot' ? seatName(seat, at) : words.lobby.openSeat}
        </span>
      ))}
    </span>
  );
}

interface Props {
  readonly match: LobbyView;
  readonly href: string;
  readonly status: string;
  readonly isUrgent?: boolean;
  readonly action: ComponentChildren;
  /** At the end of the line; it leads elsewhere. */
  readonly beside?: ComponentChildren;
}

/** The whole line leads to the match. */
export function MatchLine({ match, href, status, isUrgent = false, action, beside }: Props) {
  const { game, seats } = match;
  return (
    <li class={css.item}>
      <a class={classes(css.line, isUrgent && css.urgent)} href={href}>
        <span class={css.what}>
          <strong class={css.game}>{titleOf(game)}</strong>
          <span class={css.status}>{status}</span>
          <Sitters seats={seats} />
        </span>
        <span class={css.action}>
          {action}
          <Icon name="forward" />
        </span>
      </a>
      {beside}
    </li>
  );
}
