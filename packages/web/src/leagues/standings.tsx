// The table of a tournament's standings, and its export.

import type { TournamentView } from '@mirabilia/protocol/answers';
import { localeNow } from '../i18n/language.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Panel } from '../ui/panel.tsx';
import { leagueWords } from '../words/index.ts';
import css from './leagues.module.css';

export const decimal = (value: number): string =>
  new Intl.NumberFormat(localeNow(), { maximumFractionDigits: 2 }).format(value);

export function Standings({ tournament }: { readonly tournament: TournamentView }) {
  const words = leagueWords.value;
  const { id, name, standings, played } = tournament;
  const path = `/api/tournaments/${encodeURIComponent(id)}`;
  return (
    <Panel title={words.standings}>
      <div class={css.stack}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
        <section class={css.scroll} tabIndex={0} aria-label={words.players}>
          <table class={css.table}>
            <thead>
              <tr>
                <th scope="col">{words.place}</th>
                <th scope="col" class={css.who}>
                  {words.players}
                </th>
                {(['points', 'wins', 'opponents', 'total'] as const).map((each) => (
                  <th key={each} scope="col">
                    {words[each]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {standings.map((standing) => (
                <Line key={standing.player} standing={standing} tournament={tournament} />
              ))}
            </tbody>
          </table>
        </section>
        <p class={css.soft}>{words.explained}</p>
        {played.length > 0 && (
          <div class={css.row}>
            <strong>{words.export}</strong>
            <ButtonLink
              look="quiet"
              size="small"
              icon="download"
              href={`${path}/csv`}
              download={`${name}.csv`}
            >
              CSV
            </ButtonLink>
            <ButtonLink look="quiet" size="small" icon="download" href={path} download={`${name}.json`}>
              JSON
            </ButtonLink>
          </div>
        )}
      </div>
    </Panel>
  );
}

interface LineProps {
  readonly standing: TournamentView['standings'][number];
  readonly tournament: TournamentView;
}

function Line({ standing, tournament: { players, you, status } }: LineProps) {
  const words = leagueWords.value;
  const player = players[standing.player];
  const mark =
    player?.status !== 'in' ? words.isOut : player.ready && status !== 'over' ? words.isReady : undefined;
  return (
    <tr class={classes(standing.player === you.player && css.you)}>
      <td>{standing.place}</td>
      <th scope="row" class={css.who}>
        {player?.name} {mark !== undefined && <span class={css.mark}>{mark}</span>}
      </th>
      <td>{decimal(standing.points)}</td>
      <td>{standing.wins}</td>
      <td>{decimal(standing.opponents)}</td>
      <td>{standing.total}</td>
    </tr>
  );
}
