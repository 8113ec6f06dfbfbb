// Who takes part, before there is anything else to show.

import type { TournamentView } from '@mirabilia/protocol/answers';
import { Panel } from '../ui/panel.tsx';
import { leagueWords } from '../words/index.ts';
import css from './leagues.module.css';

export function PlayerList({ tournament: { players } }: { readonly tournament: TournamentView }) {
  const words = leagueWords.value;
  return (
    <Panel title={words.players}>
      <ul class={css.list}>
        {players.map(({ name, isHost, ready, status }, at) => {
          const mark = status !== 'in' ? words.isOut : ready ? words.isReady : undefined;
          return (
            <li key={at} class={css.item}>
              <span class={css.words}>{name}</span>
              <span class={css.mark}>
                {[...(isHost ? [words.host] : []), ...(mark === undefined ? [] : [mark])].join(' · ')}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
