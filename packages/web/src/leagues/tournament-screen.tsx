// A tournament: where to play next, the standings and the rounds.

import type { TournamentView } from '@mirabilia/protocol/answers';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { asGuest, guest } from '../app/guest.ts';
import { Footer } from '../app/home/footer.tsx';
import { titleOf } from '../app/home/match-line.tsx';
import { TopBar } from '../app/home/top-bar.tsx';
import { usePolling } from '../app/home/use-polling.ts';
import { go, groupPath, matchPath, tournamentPath } from '../app/routes.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CopyLink } from '../ui/copy-link.tsx';
import page from '../ui/page.module.css';
import { Panel } from '../ui/panel.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { type Asking, useAsking } from '../ui/use-asking.ts';
import { appWords, leagueWords } from '../words/index.ts';
import { leagueApi } from './api.ts';
import { HostTools } from './host-tools.tsx';
import css from './leagues.module.css';
import { statusOf } from './leagues-screen.tsx';
import { NameField, useOwnName } from './named-field.tsx';
import { PlayerList } from './player-list.tsx';
import { Rounds } from './rounds.tsx';
import { Standings } from './standings.tsx';

export const ready = () => leagueWords.ready();

/** Milliseconds. Rounds over days have time. */
const EVERY = 3000;
const EVERY_SLOW = 15_000;

export default function TournamentScreen({ id }: { readonly id: string }) {
  const isSlow = useSignal(false);
  const { value, trouble } = usePolling(
    () => leagueApi.tournament(id),
    isSlow.value ? EVERY_SLOW : EVERY,
    `${id} ${guest.value?.guest ?? ''}`,
  );
  const tournament = value.value;
  useEffect(() => {
    isSlow.value =
      tournament !== undefined && (tournament.pace.kind !== 'live' || tournament.status === 'over');
  }, [tournament, isSlow]);
  useNextTable(tournament);
  return (
    <>
      <TopBar />
      <main class={page.page}>
        {tournament === undefined ? (
          <>
            <h1 class={page.title}>{leagueWords.value.title}</h1>
            {trouble.value === undefined && <p role="status">{appWords.value.loading}</p>}
            <TroubleLine of={trouble.value} />
          </>
        ) : (
          <Loaded tournament={tournament} shown={value} />
        )}
      </main>
      <Footer />
    </>
  );
}

/** Who waits here in a live tournament is led to their table when the round begins. */
function useNextTable(tournament: TournamentView | undefined): void {
  const before = useSignal<string | null | undefined>(undefined);
  const match = tournament?.you.match;
  useEffect(() => {
    if (match === undefined) return;
    const hasBegun = before.peek() === null && match !== null;
    before.value = match;
    if (hasBegun && tournament?.pace.kind === 'live') go(matchPath(match));
  }, [match, tournament, before]);
}

export interface TournamentProps {
  readonly tournament: TournamentView;
  readonly shown: Signal<TournamentView | undefined>;
}

function Loaded({ tournament, shown }: TournamentProps) {
  const words = leagueWords.value;
  const { id, name, game, kind, status, rounds, played, group } = tournament;
  const isOpen = status !== 'over';
  return (
    <>
      <h1 class={page.title}>{name}</h1>
      <p class={css.about}>
        {titleOf(game)} · {words[kind]} · {statusOf({ status, round: played.length, rounds })}
        {group !== null && (
          <>
            {' · '}
            <a href={groupPath(group.id)}>{group.name}</a>
          </>
        )}
      </p>
      {isOpen && <Next tournament={tournament} shown={shown} />}
      <div class={page.columns}>
        <div class={page.column}>
          {played.length > 0 ? <Standings tournament={tournament} /> : <PlayerList tournament={tournament} />}
          {isOpen && (
            <Panel title={words.invite}>
              <CopyLink
                label={words.link}
                link={`${location.origin}${tournamentPath(id)}`}
                action={appWords.value.lobby.copyLink}
              />
            </Panel>
          )}
          {tournament.you.isHost && isOpen && <HostTools tournament={tournament} shown={shown} />}
        </div>
        {played.length > 0 && <Rounds tournament={tournament} />}
      </div>
    </>
  );
}

/** What the viewer does next. */
function Next({ tournament, shown }: TournamentProps) {
  const words = leagueWords.value;
  const asking = useAsking();
  const { id, you, players, played } = tournament;
  const own = you.player === null ? undefined : players[you.player];
  const isPlaying = played.at(-1)?.status === 'running' || played.at(-1)?.status === 'starting';
  const act = async (work: Parameters<typeof asking.ask<TournamentView>>[0]) => {
    const changed = await asking.ask(work);
    if (changed !== undefined) shown.value = changed;
  };
  const canStart = you.isHost && !isPlaying;
  return (
    <div class={css.next}>
      {own?.status !== 'in' && own?.status !== 'withdrawn' && (
        <Join tournament={tournament} shown={shown} asking={asking} />
      )}
      {you.match !== null && (
        <ButtonLink look="primary" size="large" icon="door" href={matchPath(you.match)}>
          {words.yourTable}
        </ButtonLink>
      )}
      {you.match === null && <p role="status">{waitingFor(tournament, isPlaying)}</p>}
      <div class={css.row}>
        {canStart && (
          <Button
            look="primary"
            icon="play"
            isBusy={asking.isBusy}
            onClick={() => void act(() => leagueApi.change(id, { do: 'start' }))}
          >
            {words.start(played.length + 1)}
          </Button>
        )}
        {own?.status === 'in' && !isPlaying && <Ready tournament={tournament} act={act} />}
        {own?.status === 'in' && (
          <Button look="quiet" icon="door" onClick={() => void act(() => leagueApi.dropOut(id))}>
            {words.dropOut}
          </Button>
        )}
      </div>
      <TroubleLine of={asking.trouble} />
    </div>
  );
}

function waitingFor({ start, nextAt }: TournamentView, isPlaying: boolean): string {
  const words = leagueWords.value;
  if (isPlaying) return words.waitTables;
  if (nextAt !== null) return words.waitSoon;
  return start === 'ready' ? words.waitReady : words.waitHost;
}

interface ReadyProps {
  readonly tournament: TournamentView;
  readonly act: (work: () => ReturnType<typeof leagueApi.setReady>) => Promise<void>;
}

/** Live rounds are for those who are there. */
function Ready({ tournament: { id, pace, start, players, you }, act }: ReadyProps) {
  const words = leagueWords.value;
  if (pace.kind !== 'live' && start !== 'ready') return null;
  const isReady = players[you.player ?? -1]?.ready === true;
  return (
    <Button
      icon={isReady ? 'pause' : 'check'}
      onClick={() => void act(() => leagueApi.setReady(id, !isReady))}
    >
      {isReady ? words.notReady : words.ready}
    </Button>
  );
}

function Join({ tournament: { id }, shown, asking }: TournamentProps & { readonly asking: Asking }) {
  const words = leagueWords.value;
  const name = useOwnName();
  const join = async (event: Event) => {
    event.preventDefault();
    const joined = await asking.ask(() => asGuest(() => leagueApi.join(id), name.shown.trim()));
    if (joined !== undefined) shown.value = joined;
  };
  return (
    <form class={css.stack} onSubmit={join}>
      <h2>{words.joinTitle}</h2>
      <NameField name={name} trouble={asking.trouble} />
      <Button type="submit" look="primary" size="large" icon="chair" isBusy={asking.isBusy}>
        {words.join}
      </Button>
    </form>
  );
}
