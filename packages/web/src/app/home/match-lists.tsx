// My matches, those that wait for me first, and the public tables.

import { useSignal } from '@preact/signals';
import { namesOf } from '../../match/names.ts';
import { api, type MyMatch } from '../../net/api.ts';
import type { Failure } from '../../net/http.ts';
import { localMatches } from '../../solo/local-matches.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { appWords } from '../../words/index.ts';
import { troubleText } from '../../words/trouble-text.ts';
import { guest } from '../guest.ts';
import { matchPath, replayPath } from '../routes.ts';
import { LocalMatches } from './local-matches.tsx';
import { MatchLine, titleOf } from './match-line.tsx';
import css from './match-lists.module.css';
import { byUrgency } from './match-order.ts';
import { usePolling } from './use-polling.ts';

const FIRST = 5;
const MINE_EVERY = 10_000;
const PUBLIC_EVERY = 15_000;

function statusOf(match: MyMatch): string {
  const { front } = appWords.value;
  if (match.status === 'over') return front.over;
  if (match.status === 'lobby') return front.inLobby;
  if (match.waitsForYou) return front.yourTurn;
  const names = namesOf(match);
  return front.waitingFor(match.waitsFor.map((seat) => names[seat]).join(', '));
}

function Unreachable({ why, again }: { readonly why: Failure; readonly again: () => void }) {
  const words = appWords.value;
  return (
    <div class={css.failed}>
      <p>{troubleText(why)}</p>
      <Button size="small" icon="refresh" onClick={again}>
        {words.retry}
      </Button>
    </div>
  );
}

function Line({ match }: { readonly match: MyMatch }) {
  const { front } = appWords.value;
  return (
    <MatchLine
      match={match}
      href={matchPath(match.code || match.id)}
      status={statusOf(match)}
      isUrgent={match.waitsForYou && match.status === 'running'}
      action={match.waitsForYou ? front.play : front.open}
      beside={
        match.status === 'over' ? (
          <ButtonLink
            look="quiet"
            icon="play"
            aria-label={front.replayOf(titleOf(match.game))}
            href={replayPath({ kind: 'match', id: match.id })}
          >
            {front.replay}
          </ButtonLink>
        ) : undefined
      }
    />
  );
}

export function MyMatches() {
  const words = appWords.value;
  const isAllShown = useSignal(false);
  const {
    value,
    trouble,
    refresh: again,
  } = usePolling(
    async () => (guest.value === null ? ({ ok: true, value: { matches: [] } } as const) : api.myMatches()),
    MINE_EVERY,
    guest.value?.guest,
  );
  const matches = [...(value.value?.matches ?? [])].sort(byUrgency);
  const open = matches.filter(({ status }) => status !== 'over');
  const over = matches.filter(({ status }) => status === 'over');
  const shown = isAllShown.value ? open : open.slice(0, FIRST);
  const isExpected = ['no-guest', 'password-needed', 'banned'].includes(trouble.value?.code ?? '');
  const failed = isExpected ? undefined : trouble.value;
  return (
    <Panel title={words.front.yourMatches}>
      <LocalMatches />
      {failed !== undefined && <Unreachable why={failed} again={again} />}
      {value.value === undefined && trouble.value === undefined && <p class={css.empty}>{words.loading}</p>}
      {value.value !== undefined && matches.length + localMatches.value.length === 0 && (
        <p class={css.empty}>{words.front.noMatches}</p>
      )}
      {shown.length > 0 && (
        <ul class={css.list}>
          {shown.map((match) => (
            <Line key={match.id} match={match} />
          ))}
        </ul>
      )}
      {shown.length < open.length && (
        <Button
          size="small"
          look="quiet"
          onClick={() => {
            isAllShown.value = true;
          }}
        >
          {words.front.showAll(open.length)}
        </Button>
      )}
      {over.length > 0 && (
        <details class={css.over}>
          <summary>{words.front.finished(over.length)}</summary>
          <ul class={css.list}>
            {over.map((match) => (
              <Line key={match.id} match={match} />
            ))}
          </ul>
        </details>
      )}
      <p>
        <ButtonLink size="small" look="quiet" icon="upload" href={replayPath({ kind: 'file' })}>
          {words.front.openRecord}
        </ButtonLink>
      </p>
    </Panel>
  );
}

export function PublicMatches() {
  const words = appWords.value;
  const { value, trouble, refresh: again } = usePolling(api.publicMatches, PUBLIC_EVERY, guest.value?.guest);
  const matches = (value.value?.matches ?? []).filter(({ you }) => you.seat === null);
  return (
    <Panel title={words.front.publicMatches}>
      {trouble.value !== undefined && <Unreachable why={trouble.value} again={again} />}
      {value.value === undefined && trouble.value === undefined && <p class={css.empty}>{words.loading}</p>}
      {value.value !== undefined && matches.length === 0 && <p class={css.empty}>{words.front.noPublic}</p>}
      {matches.length > 0 && (
        <ul class={css.list}>
          {matches.map((match) => {
            const free = match.seats.filter(({ kind }) => kind === 'open').length;
            const isOpen = match.status === 'lobby' && free > 0;
            return (
              <MatchLine
                key={match.id}
                match={match}
                href={matchPath(match.code || match.id)}
                status={match.status === 'lobby' ? words.front.seatsFree(free) : words.front.underWay}
                action={isOpen ? words.front.sitDown : words.front.watch}
              />
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
