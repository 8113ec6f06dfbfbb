// Before the start: the seats, the invitation and the terms.

import type { Result } from '@mirabilia/kernel';
import type { LobbyView } from '@mirabilia/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Footer } from '../app/home/footer.tsx';
import { titleOf } from '../app/home/match-line.tsx';
import { TopBar } from '../app/home/top-bar.tsx';
import { go } from '../app/routes.ts';
import { RemindMe } from '../app/settings/remind-me.tsx';
import { GAMES, isGameId } from '../games/index.ts';
import { api } from '../net/api.ts';
import type { Trouble } from '../net/http.ts';
import type { RemoteMatch } from '../net/remote-match.ts';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { lazy } from '../ui/lazy.tsx';
import page from '../ui/page.module.css';
import { Panel } from '../ui/panel.tsx';
import { toast } from '../ui/toast.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { Waiting } from '../ui/waiting.tsx';
import { appWords, peopleWords } from '../words/index.ts';
import { startMatch, useChance } from './chance.ts';
import { GroupChat } from './group-chat.tsx';
import { Invite } from './invite.tsx';
import { Join } from './join.tsx';
import css from './lobby.module.css';
import { LobbyChat } from './lobby-chat.tsx';
import { PlayersAdvice } from './players-advice.tsx';
import { Seal } from './seal.tsx';
import { seatChanges } from './seat-changes.ts';
import { FillUp, RemovedPeople, Seats } from './seats.tsx';
import { changedTerms, TermsSummary } from './terms-summary.tsx';

interface Props {
  readonly link: RemoteMatch;
  readonly lobby: LobbyView;
  /** The code or id in the address: guests who know the code may take invited seats. */
  readonly code: string;
}

const MyLook = lazy(
  async () => {
    const [{ default: Look }] = await Promise.all([import('./my-look.tsx'), peopleWords.ready()]);
    return { default: Look };
  },
  () => null,
);
const ChangeTerms = lazy(() => import('./change-terms.tsx'), Waiting);

/** The terms that have changed since this player came. Everyone but the host who changed them gets a message. */
function useChangedTerms(lobby: LobbyView): ReadonlySet<string> {
  const before = useRef(lobby);
  const changed = useSignal<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const news = changedTerms(before.current, lobby);
    before.current = lobby;
    if (news.size === 0 || lobby.you.isHost) return;
    changed.value = new Set([...changed.peek(), ...news.keys()]);
    toast(appWords.value.lobby.hostChanged([...news.values()].join(', ')));
  }, [lobby, changed]);
  return changed.value;
}

/** Announces who comes and goes, for screen readers. */
function useComings(lobby: LobbyView): void {
  const before = useRef(lobby);
  useEffect(() => {
    const { lobby: words } = appWords.value;
    const { came, went } = seatChanges(before.current.seats, lobby.seats);
    before.current = lobby;
    const news = [...came.map(words.cameIn), ...went.map(words.wentAway)];
    if (news.length > 0) announce(news.join('. '));
  }, [lobby]);
}

function Start({ lobby, run }: { readonly lobby: LobbyView; readonly run: RunLobbyCall }) {
  const { lobby: words } = appWords.value;
  const free = lobby.seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length;
  const host = lobby.seats.find(({ isHost }) => isHost)?.name ?? '';
  const awaited = lobby.seats.flatMap(({ isReserved, name }) => (isReserved ? [name] : []));
  const isHost = lobby.you.isHost;
  const waiting = lobby.starting
    ? words.starting
    : free > 0
      ? words.seatsOpen(free)
      : awaited.length > 0
        ? appWords.value.front.waitingFor(awaited.join(', '))
        : isHost
          ? words.allHere
          : words.waitForHost(host);
  return (
    <div class={css.start}>
      <p class={css.waiting}>{waiting}</p>
      <div class={css.buttons}>
        {lobby.you.seat !== null && (
          <Button
            look="quiet"
            icon="door"
            isBusy={run.isBusy}
            onClick={async () => {
              const left = await run.ask(() => api.leave(lobby.id));
              if (left !== undefined) go('/');
            }}
          >
            {words.leave}
          </Button>
        )}
        {isHost && free > 0 && !lobby.rated && <FillUp lobby={lobby} run={run} />}
        {isHost && (
          <Button
            look="primary"
            size="large"
            icon="play"
            isBusy={run.isBusy || lobby.starting}
            disabled={free > 0 || awaited.length > 0}
            onClick={() => run.change(() => startMatch(lobby))}
          >
            {words.start}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Calls that change the lobby: their answer is shown at once. */
export interface RunLobbyCall extends ReturnType<typeof useAsking> {
  change(work: () => Promise<Result<LobbyView, Trouble>>): Promise<void>;
}

export function Lobby({ link, lobby, code }: Props) {
  const words = appWords.value;
  const asking = useAsking();
  useComings(lobby);
  const changed = useChangedTerms(lobby);
  useChance(lobby);
  const run: RunLobbyCall = {
    ...asking,
    async change(work) {
      const changed = await asking.ask(work);
      // The socket may have told of the start before the answer came.
      if (changed !== undefined && link.lobby.value?.status === 'lobby') link.lobby.value = changed;
    },
  };
  const isSeated = lobby.you.seat !== null;
  const game = isGameId(lobby.game) ? GAMES[lobby.game] : undefined;
  // Until somebody has come, the link matters more than the seats.
  const isAlone = isSeated && lobby.seats.filter(({ kind }) => kind === 'human').length === 1;
  const isChanging = useSignal(false);
  const open = (isOpen: boolean) => {
    isChanging.value = isOpen;
  };
  return (
    <>
      <TopBar />
      <main class={classes(page.page, page.columns, css.main)}>
        <h1 class={classes(page.title, css.title)}>
          {titleOf(lobby.game)} <span class={css.kicker}>{words.lobby.title}</span>
        </h1>
        {!isSeated && <Join lobby={lobby} code={code} link={link} />}
        <Panel
          title={words.lobby.seats}
          class={css.seats}
          aside={isSeated && <MyLook link={link} lobby={lobby} />}
        >
          {(isSeated || lobby.you.isHost) && <Start lobby={lobby} run={run} />}
          <TroubleLine of={asking.trouble} />
          {game !== undefined && <PlayersAdvice game={game.id} players={lobby.seats.length} />}
          <Seats lobby={lobby} run={run} />
          <RemovedPeople lobby={lobby} run={run} />
        </Panel>
        <div class={classes(page.column, css.rest)}>
          {lobby.code !== '' && (
            <div class={classes(isAlone && css.first)}>
              <Invite lobby={lobby} />
            </div>
          )}
          <LobbyChat link={link} />
          {isSeated && lobby.pace.kind === 'days' && <RemindMe />}
          {lobby.you.isHost && lobby.pace.kind === 'days' && <GroupChat match={lobby.id} />}
          <Panel
            title={words.lobby.agreed}
            aside={
              lobby.you.isHost && (
                <Button size="small" icon="settings" onClick={() => open(true)}>
                  {words.lobby.changeAgreed}
                </Button>
              )
            }
          >
            <TermsSummary lobby={lobby} changed={changed} />
            <Seal lobby={lobby} />
          </Panel>
        </div>
      </main>
      <Footer />
      {isChanging.value && game !== undefined && (
        <ChangeTerms
          lobby={lobby}
          game={game}
          onClose={() => open(false)}
          onChanged={(next) => {
            link.lobby.value = next;
          }}
        />
      )}
    </>
  );
}
