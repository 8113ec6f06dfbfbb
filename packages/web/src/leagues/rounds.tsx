// The rounds of a tournament, the last one first, with their tables.

import type { TournamentView } from '@mirabilia/protocol/answers';
import { matchPath, replayPath } from '../app/routes.ts';
import { isLevel } from '../games/index.ts';
import { localeNow } from '../i18n/language.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { appWords, leagueWords } from '../words/index.ts';
import css from './leagues.module.css';
import { decimal } from './standings.tsx';

type Round = TournamentView['played'][number];
type Board = Round['tables'][number];

export function Rounds({ tournament }: { readonly tournament: TournamentView }) {
  const words = leagueWords.value;
  const { played } = tournament;
  return (
    <div class={css.stack}>
      {played
        .map((round, index) => ({ round, number: index + 1 }))
        .reverse()
        .map(({ round, number }) => (
          <Panel key={number} title={words.round(number)}>
            <div class={css.stack}>
              {round.status !== 'over' && round.deadline !== null && (
                <p class={css.soft}>{words.until(timeOf(round.deadline))}</p>
              )}
              <div class={css.tables}>
                {round.tables.map((table, at) => (
                  <TableCard
                    key={table.match}
                    tournament={tournament}
                    round={round}
                    table={table}
                    number={at + 1}
                  />
                ))}
              </div>
            </div>
          </Panel>
        ))}
    </div>
  );
}

const timeOf = (time: number): string =>
  new Date(time).toLocaleString(localeNow(), { dateStyle: 'medium', timeStyle: 'short' });

interface CardProps {
  readonly tournament: TournamentView;
  readonly round: Round;
  readonly table: Board;
  readonly number: number;
}

function TableCard({ tournament, round, table, number }: CardProps) {
  const words = leagueWords.value;
  const { front } = appWords.value;
  const isClosed = tournament.kind === 'duplicate' && round.status !== 'over';
  const isYours = table.seats.some(({ player }) => player !== null && player === tournament.you.player);
  return (
    <section class={css.board} aria-label={words.table(number)}>
      <h3>{words.table(number)}</h3>
      <ol class={css.seats}>
        {table.seats.map((seat, at) => (
          <li key={at}>
            <span>{nameOf(tournament, seat)}</span>
            <span>{resultOf(seat)}</span>
          </li>
        ))}
      </ol>
      {isClosed && !isYours && <p class={css.mark}>{words.closed}</p>}
      {!table.isOver && (isYours || !isClosed) && round.status === 'running' && (
        <ButtonLink size="small" look="quiet" icon={isYours ? 'door' : 'eye'} href={matchPath(table.match)}>
          {isYours ? words.yourTable : front.watch}
        </ButtonLink>
      )}
      {table.isOver && !isClosed && (
        <ButtonLink
          size="small"
          look="quiet"
          icon="play"
          href={replayPath({ kind: 'match', id: table.match })}
        >
          {front.replay}
        </ButtonLink>
      )}
    </section>
  );
}

type Seat = Board['seats'][number];

function nameOf({ players }: TournamentView, { player, bot }: Seat): string {
  if (player !== null) return players[player]?.name ?? '';
  const { levels } = appWords.value;
  return isLevel(bot) ? levels[bot].label : (bot ?? '');
}

/** Victory points, and what they are worth. */
function resultOf({ absent, score, share, player }: Seat): string {
  if (absent) return leagueWords.value.absent;
  if (score === null) return '';
  const total = decimal(score.total ?? 0);
  return player === null || share === null ? total : `${total} · ${decimal(share)}`;
}
