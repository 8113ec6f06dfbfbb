// A group: its members with their standing, its tables and its tournaments.

import type { GroupView } from '@mirabilia/protocol/answers';
import { type Signal, useSignal } from '@preact/signals';
import { asGuest, guest } from '../app/guest.ts';
import { Footer } from '../app/home/footer.tsx';
import { titleOf } from '../app/home/match-line.tsx';
import { TopBar } from '../app/home/top-bar.tsx';
import { usePolling } from '../app/home/use-polling.ts';
import { go, groupPath, LEAGUES, matchPath, NEW_TOURNAMENT, replayPath } from '../app/routes.ts';
import { GAME_IDS, GAMES, type GameId } from '../games/index.ts';
import { labelled } from '../i18n/language.ts';
import { createMatch } from '../lobby/chance.ts';
import { createRequest, usualTerms } from '../lobby/terms.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { Icon } from '../ui/icon.tsx';
import page from '../ui/page.module.css';
import { Panel } from '../ui/panel.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords, leagueWords } from '../words/index.ts';
import { leagueApi } from './api.ts';
import { GroupTools } from './group-tools.tsx';
import css from './leagues.module.css';
import { TournamentList } from './leagues-screen.tsx';
import { NameField, useOwnName } from './named-field.tsx';
import { decimal } from './standings.tsx';

export const ready = () => leagueWords.ready();

const EVERY = 10_000;

/** What the address brings along for those who are invited. */
const keyInAddress = (): string => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
};

export default function GroupScreen({ id }: { readonly id: string }) {
  const key = useSignal(keyInAddress()).value;
  const { value, trouble } = usePolling(
    () => leagueApi.group(id, key),
    EVERY,
    `${id} ${guest.value?.guest ?? ''}`,
  );
  const group = value.value;
  return (
    <>
      <TopBar />
      <main class={page.page}>
        <h1 class={page.title}>{group?.name ?? leagueWords.value.title}</h1>
        {group !== undefined && <p class={css.about}>{labelled(leagueWords.value.members, group.size)}</p>}
        {group === undefined && trouble.value === undefined && <p role="status">{appWords.value.loading}</p>}
        <TroubleLine of={trouble.value} />
        {group?.you.isMember === false && <Join group={group} shown={value} secret={key} />}
        {group?.you.isMember === true && <Inside group={group} shown={value} />}
      </main>
      <Footer />
    </>
  );
}

export interface GroupProps {
  readonly group: GroupView;
  readonly shown: Signal<GroupView | undefined>;
}

function Join({ group, shown, secret }: GroupProps & { readonly secret: string }) {
  const words = leagueWords.value;
  const name = useOwnName();
  const { ask, isBusy, trouble } = useAsking();
  const join = async (event: Event) => {
    event.preventDefault();
    const joined = await ask(() => asGuest(() => leagueApi.joinGroup(group.id, secret), name.shown.trim()));
    if (joined !== undefined) shown.value = joined;
  };
  return (
    <Panel title={words.joinTitle}>
      <form class={css.stack} onSubmit={join}>
        <p class={css.soft}>{words.groupAbout}</p>
        <NameField name={name} trouble={trouble} />
        <TroubleLine of={trouble?.code === 'bad-name' ? undefined : trouble} />
        <Button type="submit" look="primary" size="large" icon="people" isBusy={isBusy}>
          {words.join}
        </Button>
      </form>
    </Panel>
  );
}

function Inside({ group, shown }: GroupProps) {
  const words = leagueWords.value;
  const { ask, isBusy, trouble } = useAsking();
  const leave = async () => {
    if ((await ask(() => leagueApi.leaveGroup(group.id))) !== undefined) go(LEAGUES);
  };
  return (
    <div class={page.columns}>
      <div class={page.column}>
        <Members group={group} />
        <Panel title={words.invite}>
          <CopyLink
            label={words.link}
            link={`${location.origin}${groupPath(group.id, group.key ?? '')}`}
            action={appWords.value.lobby.copyLink}
          />
        </Panel>
        {group.you.isOwner ? (
          <GroupTools group={group} shown={shown} />
        ) : (
          <>
            <TroubleLine of={trouble} />
            <Button look="quiet" icon="door" isBusy={isBusy} onClick={() => void leave()}>
              {words.leave}
            </Button>
          </>
        )}
      </div>
      <div class={page.column}>
        <Tables group={group} shown={shown} />
        <Panel title={words.tournaments}>
          <div class={css.stack}>
            {group.tournaments.length === 0 && <p class={css.soft}>{words.noTournaments}</p>}
            <TournamentList tournaments={group.tournaments} />
            <ButtonLink icon="plus" href={`${NEW_TOURNAMENT}?group=${encodeURIComponent(group.id)}`}>
              {words.newTournament}
            </ButtonLink>
          </div>
        </Panel>
      </div>
    </div>
  );
}

function Members({ group: { members } }: Pick<GroupProps, 'group'>) {
  const words = leagueWords.value;
  const ordered = members.toSorted(
    (one, other) => other.points - one.points || other.wins - one.wins || one.name.localeCompare(other.name),
  );
  return (
    <Panel title={words.members}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section class={css.scroll} tabIndex={0} aria-label={words.standings}>
        <table class={css.table}>
          <thead>
            <tr>
              <th scope="col" class={css.who}>
                {words.name}
              </th>
              <th scope="col">{words.points}</th>
              <th scope="col">{words.wins}</th>
              <th scope="col">{words.games}</th>
              <th scope="col">{words.week}</th>
            </tr>
          </thead>
          <tbody>
            {ordered.map(({ name, points, wins, matches, week, isYou }) => (
              <tr key={name} class={classes(isYou && css.you)}>
                <th scope="row" class={css.who}>
                  {name}
                </th>
                <td>{decimal(points)}</td>
                <td>{wins}</td>
                <td>{matches}</td>
                <td>{week.deals === 0 ? '–' : week.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}

function Tables({ group, shown }: GroupProps) {
  const words = leagueWords.value;
  const { games } = appWords.value;
  const { ask, isBusy, trouble } = useAsking();
  const open = async (game: GameId) => {
    const match = await ask(() =>
      asGuest(() => createMatch(createRequest(GAMES[game], usualTerms(GAMES[game])))),
    );
    if (match === undefined) return;
    const changed = await ask(() => leagueApi.addTable(group.id, match.id));
    if (changed !== undefined) {
      shown.value = changed;
      go(matchPath(match.code));
    }
  };
  return (
    <Panel title={words.tables}>
      <div class={css.stack}>
        {group.tables.length === 0 && <p class={css.soft}>{words.noTables}</p>}
        <ul class={css.list}>
          {group.tables.map((table) => (
            <li key={table.match}>
              <TableLine table={table} />
            </li>
          ))}
        </ul>
        <TroubleLine of={trouble} />
        <div class={css.row}>
          {GAME_IDS.map((game) => (
            <Button key={game} icon="plus" disabled={isBusy} onClick={() => void open(game)}>
              {words.newTable(games[game].title)}
            </Button>
          ))}
        </div>
      </div>
    </Panel>
  );
}

function TableLine({ table }: { readonly table: GroupView['tables'][number] }) {
  const words = leagueWords.value;
  const { front } = appWords.value;
  const { match, game, status, names, winners, free } = table;
  const list = names.join(', ');
  const state =
    status === 'lobby'
      ? front.seatsFree(free)
      : status === 'running'
        ? front.underWay
        : winners.length > 0
          ? words.won(winners.join(', '))
          : front.over;
  const href = status === 'over' ? replayPath({ kind: 'match', id: match }) : matchPath(match);
  return (
    <a class={css.item} href={href}>
      <span class={css.words}>
        <strong>{titleOf(game)}</strong>
        <small>
          {state} · {list}
        </small>
      </span>
      <Icon name="forward" />
    </a>
  );
}
