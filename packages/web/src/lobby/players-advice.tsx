import type { GameId } from '@mirabilia/games/ids';
import type { ComponentChildren } from 'preact';
import { FEW_MATCHES, finishedMatches } from '../app/experience.ts';
import { GAMES } from '../games/index.ts';
import { appWords } from '../words/index.ts';
import css from './new-table.module.css';

interface Props {
  readonly game: GameId;
  readonly players: number;
  /** What is said if there is nothing to advise. */
  readonly children?: ComponentChildren;
}

/** Some numbers of players are better left for later: a hint to those who are new to the game. */
export function PlayersAdvice({ game, players, children }: Props) {
  const isAdvised = GAMES[game].advice.later.includes(players) && finishedMatches(game) < FEW_MATCHES;
  if (!isAdvised) return <>{children}</>;
  return (
    <p class={css.soft} role="note">
      {appWords.value.table.playOthersFirst}
    </p>
  );
}
